import type { Json } from '../figures';
import { at, type Tree, type Unit } from './units';

export const COLOURS = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'] as const;
const GOODS = ['appliances', 'automotive', 'chemicals', 'pharmaceuticals'];
const KINDS = ['plain', 'I1', 'I2', 'I3', 'I4', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'];

/** Bonuses by their first word, and whether a number belongs to them. */
export const BONUSES: Readonly<Record<string, { least: number; most: number } | null>> = {
  develop: { least: 1, most: 24 },
  DM: { least: 1, most: 99 },
  promote: { least: 1, most: 9 },
  move: { least: 1, most: 12 },
  unlock: null,
  replace: null,
  gain: null,
  flip: null,
  remove: null,
  build: null,
  upgrade: null,
  station: null,
  load: null,
  swap: null,
  slide: null,
  recruit: null,
  funding: null,
  'pick-up': null,
  employee: null,
  colour: null,
};
/** Autobot's boards have some of their own. */
export const SOLO_BONUSES = ['promote network', 'promote trade', 'promote service', 'promote finance', 'discard'];

export interface BonusParts {
  word: string;
  amount: number | null;
}

export function bonusParts(text: string): BonusParts {
  const [, word = text, amount] = /^(\S+)(?: (\d+))?$/.exec(text) ?? [];
  if (SOLO_BONUSES.includes(text)) return { word: text, amount: null };
  return { word, amount: amount === undefined ? null : Number(amount) };
}

/** `promote`, not `promote 1`: that is how editions write it. */
export function bonusText({ word, amount }: BonusParts): string {
  const range = BONUSES[word];
  if (!range) return amount !== null && word === 'employee' ? `${word} ${amount}` : word;
  const number = Math.min(range.most, Math.max(range.least, amount ?? 1));
  return word === 'promote' && number === 1 ? word : `${word} ${number}`;
}

/** Numbers that a figure may be. What two figures must be together, the checker knows. */
export function range(kind: string, member: string): { least: number; most: number } {
  if (kind === 'links') return { least: 1, most: 2 };
  if (kind === 'offices') return { least: 2, most: 8 };
  if (kind === 'routeRewards') return { least: 0, most: 20 };
  if (member === 'value' && kind === 'cities') return { least: 1, most: 99 };
  return { least: 0, most: 99 };
}

const words = (tree: Tree, list: string, member: string): string[] => {
  const entries = at(tree, list);
  return Array.isArray(entries) ? entries.flatMap((entry) => (entry && typeof entry === 'object' && !Array.isArray(entry) ? [String(entry[member])] : [])) : [];
};

export const turned = (pair: string): string => pair.split('-').reverse().join('-');

/** The words that may stand at a place; null where it is no word of a list. */
export function options(tree: Tree, unit: Unit, member: string): string[] | null {
  switch (member) {
    case 'goods':
      return unit.kind === 'wishes' ? GOODS.slice(0, 3) : GOODS;
    case 'colour':
      return [...COLOURS];
    case 'city':
    case 'destination':
      return words(tree, 'board.cities', 'city').sort((a, b) => a.localeCompare(b));
    case 'section': {
      const links = at(tree, 'board.links') as Array<{ link: string; sections: number }>;
      return links.flatMap(({ link, sections }) => (sections === 2 ? [link, turned(link)] : [link])).sort((a, b) => a.localeCompare(b));
    }
    case 'kind':
      return unit.kind === 'actionCards' ? KINDS : null;
    case 'action':
      return ['build', 'load', 'station'];
    default:
      return null;
  }
}

/** A section of a link of one section has two names: the one that the link has. */
export const optionOf = (value: Json, all: readonly string[]): string => {
  const text = String(value);
  return all.includes(text) || !text.includes('-') ? text : all.includes(turned(text)) ? turned(text) : text;
};
