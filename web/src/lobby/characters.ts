import type { Level } from '../api';

/** Bots have names, one for each place, so that two of a level can be told apart. They are names, so no language has others. */
const NAMES: Readonly<Record<Level, readonly [string, string, string, string]>> = {
  random: ['Rita', 'Rudi', 'Rosa', 'Ralf'],
  beginner: ['Bea', 'Ben', 'Britta', 'Bodo'],
  casual: ['Carla', 'Carlo', 'Conny', 'Claus'],
  greedy: ['Greta', 'Gustav', 'Gerda', 'Georg'],
  hurried: ['Hanna', 'Hugo', 'Heike', 'Horst'],
  club: ['Klara', 'Kurt', 'Karin', 'Konrad'],
  expert: ['Edda', 'Emil', 'Elke', 'Egon'],
  master: ['Magda', 'Max', 'Mathilde', 'Moritz'],
  builder: ['Dora', 'Dieter', 'Doris', 'Dirk'],
  trader: ['Thea', 'Theo', 'Tilda', 'Till'],
  landlord: ['Lena', 'Ludwig', 'Lotte', 'Lars'],
  banker: ['Paula', 'Paul', 'Petra', 'Peter'],
};

export function characterName(level: Level, seat: number): string {
  return NAMES[level][seat % 4]!;
}
