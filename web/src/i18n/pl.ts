import { boardPl } from './board/pl';
import type { Catalogue } from './message';

export const pl: Catalogue = {
  'app.loading': 'Wczytywanie…',
  'app.pageFailed': 'Nie udało się wczytać tej strony',
  'app.reload': 'Spróbuj ponownie',
  'page.lobby': 'Gry',
  'page.design': 'Wygląd',
  'page.game': 'Gra',
  'page.new': 'Nowa gra',
  'page.rules': 'Zasady',
  'page.edition': 'Edycja',
  'page.learn': 'Nauka gry',
  'page.replay': 'Powtórka',
  'page.account': 'Konto',
  'page.missing': 'Nie znaleziono strony',
  'page.missingText': 'Pod adresem {path} niczego nie ma.',
  ...boardPl,
};
