import { boardFr } from './board/fr';
import type { Catalogue } from './message';

export const fr: Catalogue = {
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
  ...boardFr,
};
