import type { Messages } from '../message';

export const common = {
  'app.loading': 'Loading …',
  'app.pageFailed': 'This page could not be loaded',
  'app.reload': 'Try again',
  'page.lobby': 'Games',
  'page.design': 'Design',
  'page.game': 'Game',
  'page.new': 'New game',
  'page.rules': 'Rules',
  'page.edition': 'Edition',
  'page.learn': 'Learn to play',
  'page.replay': 'Replay',
  'page.account': 'Account',
  'page.missing': 'Page not found',
  'page.missingText': 'There is nothing at {path}.',
} satisfies Messages;
