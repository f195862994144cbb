import type { Json } from '../figures';

export type Tree = { [key: string]: Json };

/** What lies together in the box, in the order in which one meets it. */
export const GROUPS = ['map', 'dashboard', 'offices', 'track', 'playerBoard', 'delivery', 'tiles', 'cards', 'solo', 'modules', 'rulings'] as const;
export type Group = (typeof GROUPS)[number];

/** A figure, or a few that share one letter: what the checker counts as one. */
export interface Unit {
  /** `board.links[3]`, or `board.cities[4].value` for a member with a letter of its own. */
  path: string;
  /** The entry that it is part of. */
  entry: string;
  /** `links` of `board.links[3]`. */
  kind: string;
  group: Group;
  members: string[];
  /** The members with the letter and with who has checked it. */
  from: string;
  by: string;
}

const isTree = (value: Json | undefined): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Where a figure comes from, and who has checked it. */
export const isAbout = (name: string): boolean => /^(from|by)$|From$|By$/.test(name);

/** The figures that were designed here, and those that somebody has checked since. */
export function unitsOf(tree: Tree): Unit[] {
  const units: Unit[] = [];
  walk(tree, '', (path, entry) => {
    const members = Object.keys(entry).filter((name) => !isAbout(name));
    const add = (own: string[], at: string, from: string, by: string) => {
      const unit = { path: at, entry: path, kind: kindOf(path), group: groupOf(at), members: own, from, by };
      if (isOurs(entry[from]) && editable(unit).length) units.push(unit);
    };
    add(members.filter((name) => !(`${name}From` in entry)), path, 'from', 'by');
    for (const name of members) if (`${name}From` in entry) add([name], `${path}.${name}`, `${name}From`, `${name}By`);
  });
  return units.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

const isOurs = (letter: Json | undefined): boolean => letter === 'D' || letter === 'C';

function walk(value: Json, path: string, visit: (path: string, entry: Tree) => void): void {
  if (Array.isArray(value)) return value.forEach((each, i) => walk(each, `${path}[${i}]`, visit));
  if (!isTree(value)) return;
  if ('from' in value) return visit(path, value);
  for (const [name, member] of Object.entries(value)) if (name !== 'provenance') walk(member, path ? `${path}.${name}` : name, visit);
}

const kindOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '');

function groupOf(path: string): Group {
  if (path.startsWith('board.') || path.endsWith('.pharmaceuticals')) return 'map';
  if (path.startsWith('administration.track')) return 'track';
  if (path.startsWith('administration.')) return 'offices';
  if (path.startsWith('trade.tiles')) return 'tiles';
  if (path.startsWith('trade.')) return 'delivery';
  const part = path.split(/[.[]/)[0];
  return GROUPS.find((group) => group === part) ?? 'modules';
}

/** What of an entry is a figure; the rest says which entry it is. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  links: ['sections'],
  tiles: ['count'],
  wishes: ['goods', 'bonus'],
  actionCards: ['kind', 'colours'],
  offices: ['seats'],
  bonuses: ['space', 'bonus'],
  slots: ['bonus'],
  rulings: ['holds'],
};
/** A place in a row: not the number changes, but what lies there. */
const PLACES: Readonly<Record<string, string>> = { actionSpaces: 'space', stations: 'space', improvements: 'place' };

/** The members that can be changed; `@place` stands for what lies at this place of its row. */
export function editable({ kind, entry, members }: Pick<Unit, 'kind' | 'entry' | 'members'>): string[] {
  const place = PLACES[kind];
  if (place && members.length === 1 && members[0] === place) return ['@place'];
  if (kind === 'stations' && entry.startsWith('solo.')) return ['bonus'];
  const figures = FIGURES[kind];
  return members.filter((name) => (figures ? figures.includes(name) : name !== place));
}

export function at(tree: Tree, path: string): Json | undefined {
  let value: Json | undefined = tree;
  for (const step of path.split(/\.|\[|\]\.?/).filter(Boolean)) {
    value = Array.isArray(value) ? value[Number(step)] : isTree(value) ? value[step] : undefined;
  }
  return value;
}

export const entryAt = (tree: Tree, path: string): Tree => {
  const entry = at(tree, path);
  if (!isTree(entry)) throw new Error(`no entry at ${path}`);
  return entry;
};

/** The list that an entry stands in, and where. */
export function siblings(tree: Tree, path: string): { list: Tree[]; index: number } {
  const index = Number(/\[(\d+)\]$/.exec(path)?.[1] ?? -1);
  const list = at(tree, path.replace(/\[\d+\]$/, ''));
  return { list: Array.isArray(list) ? list.filter(isTree) : [], index };
}

export const isChecked = (tree: Tree, unit: Unit): boolean => entryAt(tree, unit.entry)[unit.from] === 'C';
