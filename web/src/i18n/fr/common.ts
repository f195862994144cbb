import type { common as english } from '../en/common';
import type { Texts } from '../message';

export const common: Texts<typeof english> = {
  'app.loading': 'Chargement…',
  'app.pageFailed': 'Cette page n’a pas pu être chargée',
  'app.reload': 'Réessayer',
  'page.lobby': 'Parties',
  'page.design': 'Design',
  'page.game': 'Partie',
  'page.new': 'Nouvelle partie',
  'page.rules': 'Règles',
  'page.edition': 'Édition',
  'page.learn': 'Apprendre à jouer',
  'page.replay': 'Relecture',
  'page.account': 'Compte',
  'page.missing': 'Page introuvable',
  'page.missingText': 'Il n’y a rien à l’adresse {path}.',
};
