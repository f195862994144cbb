import type { leaving as english } from '../en/leaving';
import type { Texts } from '../message';

/** Leaving a game: resigning, being away, letting others wait. */
export const leaving: Texts<typeof english> = {
  'resign.text': 'Możesz też poddać partię tylko za siebie. Dla ciebie jest wtedy przegrana; dalej gra bot albo partia się kończy, gdy zostaje tylko jedna osoba.',
  'resign.alone': 'Partię rankingową z Autobotem gra się do końca. Jeśli ją poddasz, przegrywasz.',
  'resign.button': 'Poddaj partię',
  'resign.sure': 'Tak, poddaję ostatecznie',
  'away.since': 'brak od {time}',
  'away.waited': 'Kto każe wszystkim czekać {time} i nie śledzi stołu, może zostać zastąpiony botem przez dowolnego innego gracza.',
  'away.standIn': 'Niech za tę osobę gra bot',
  'left.resigned': 'poddał(a) partię',
  'left.absent': 'był(a) nieobecny(a)',
  'left.stalled': 'kazał(a) wszystkim czekać',
  'end.without': '{player} zbyt długo każe wszystkim czekać i nie jest pytany(a).',
  'table.resigned': 'Zakończona poddaniem',
};
