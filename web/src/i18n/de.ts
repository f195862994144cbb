import { boardDe } from './board/de';
import type { Catalogue } from './message';

export const de: Catalogue = {
  'app.loading': 'Wird geladen …',
  'app.pageFailed': 'Diese Seite konnte nicht geladen werden',
  'app.reload': 'Noch einmal',
  'page.lobby': 'Partien',
  'page.design': 'Gestaltung',
  'page.game': 'Partie',
  'page.new': 'Neue Partie',
  'page.rules': 'Regeln',
  'page.edition': 'Ausgabe',
  'page.learn': 'Spielen lernen',
  'page.replay': 'Wiedergabe',
  'page.account': 'Konto',
  'page.missing': 'Seite nicht gefunden',
  'page.missingText': 'Unter {path} ist nichts zu finden.',
  ...boardDe,
};
