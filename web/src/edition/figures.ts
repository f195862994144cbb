/** Where a figure comes from: stated, follows, shown by a helper, designed here, checked against the printed game. */
export type Provenance = 'S' | 'X' | 'H' | 'D' | 'C';
export const PROVENANCES: readonly Provenance[] = ['S', 'X', 'H', 'D', 'C'];

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One figure of the edition file, at its place. */
export interface Figure {
  member: string;
  value: Json;
  from: Provenance;
}

/** What belongs together: a city, a card, an era. */
export interface Entry {
  /** Where it stands in the file, as the checker names it. */
  path: string;
  figures: Figure[];
}

export interface Part {
  name: string;
  entries: Entry[];
}

const HEAD = new Set(['format', 'edition', 'name', 'note', 'provenance']);

/** All figures of an edition, part by part. A letter holds for an entry and all below it, `xFrom` for the member `x`. */
export function figures(edition: Record<string, unknown>): Part[] {
  return Object.entries(edition as Record<string, Json>)
    .filter(([name]) => !HEAD.has(name))
    .map(([name, value]) => {
      const entries: Entry[] = [];
      walk(value, name, 'D', entries);
      return { name, entries };
    });
}

function walk(value: Json, path: string, from: Provenance, entries: Entry[]): void {
  if (Array.isArray(value) && value.every(isObject)) return value.forEach((each, i) => walk(each, `${path}[${i}]`, from, entries));
  if (!isObject(value)) return void entries.push({ path, figures: [{ member: kindOf(path), value, from }] });
  const own = letter(value.from) ?? from;
  const members = Object.entries(value).filter(([name]) => !/^(from|by)$|From$|By$/.test(name));
  const nested = members.filter(([, member]) => isNested(member));
  const flat = members.filter(([, member]) => !isNested(member));
  if (flat.length) {
    entries.push({
      path,
      figures: flat.map(([member, content]) => ({ member, value: content, from: letter(value[`${member}From`]) ?? own })),
    });
  }
  for (const [name, member] of nested) walk(member, `${path}.${name}`, letter(value[`${name}From`]) ?? own, entries);
}

/** `links` of `board.links[3]`: what it is, wherever it stands. */
export const kindOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '');

/** `board.links` of `board.links[3]`, `dashboard` of `dashboard.startMoney`: what stands together. */
export const groupOf = (path: string): string => path.replace(path.endsWith(']') ? /\[\d+\]$/ : /\.?[^.]*$/, '');

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNested = (value: Json): boolean => isObject(value) || (Array.isArray(value) && value.length > 0 && value.every(isObject));
const letter = (value: Json | undefined): Provenance | undefined => PROVENANCES.find((each) => each === value);
