import type { stats as english } from '../en/stats';
import type { Texts } from '../message';

export const stats: Texts<typeof english> = {
  'stats.title': 'Statystyki',
  'stats.pool': 'Gry',
  'stats.pool.solo': 'solo',
  'stats.pool.two': 'we dwoje',
  'stats.pool.several': 'we troje lub czworo',
  'stats.none': 'Brak zakończonych gier tego rodzaju.',
  'stats.points': 'Średnio punktów',
  'stats.perTurn': 'Czas na turę',
  'stats.seconds': '{seconds} s',
  'stats.minutes': { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' },
  'stats.where': 'Skąd pochodzą punkty',
  'stats.figures': 'Średnio',
  'stats.sections': 'Odcinki',
  'stats.stations': 'Stacje',
  'stats.deliveries': 'Dostawy',
  'stats.technologies': 'Technologie',
  'stats.routes': 'Połączone trasy',
  'stats.more': 'więcej niż {percent} %',
  'stats.pointsMore': 'Więcej punktów niż {percent} % wszystkich miejsc na tym serwerze.',
  'stats.openings': 'Pierwsze karty',
  'stats.openingGames': { one: '{count} gra, wygrane: {wins}', few: '{count} gry, wygrane: {wins}', many: '{count} gier, wygrane: {wins}', other: '{count} gry, wygrane: {wins}' },
  'stats.met': { one: '{count} gra, wyżej w {ahead}', few: '{count} gry, wyżej w {ahead}', many: '{count} gier, wyżej w {ahead}', other: '{count} gry, wyżej w {ahead}' },
  'stats.time': 'Czas',
};
