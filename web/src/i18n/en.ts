import { boardEn } from './board/en';
import type { Messages } from './message';

/** The texts. This catalogue decides which keys there are; the others must have the same. */
export const en = {
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
  ...boardEn,
} satisfies Messages;
