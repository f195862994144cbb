/** Where a figure comes from: stated, follows, shown by a helper, designed here. */
export type Provenance = 'S' | 'X' | 'H' | 'D';
export const PROVENANCES: readonly Provenance[] = ['S', 'X', 'H', 'D'];

/** One figure of the edition file, at its place. */
export interface Figure {
  member: string;
  value: string;
  from: Provenance;
}

/** What belongs together: a city, a card, an era. */
export interface Entry {
  /** Where it stands in the file, as the checker names it. */
  path: string;
  label: string;
  figures: Figure[];
}

export interface Part {
  name: string;
  entries: Entry[];
}

const HEAD = new Set(['format', 'edition', 'name', 'note', 'provenance']);
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

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
  if (Array.isArray(value)) {
    if (value.every(isObject)) value.forEach((each, i) => walk(each, `${path}[${i}]`, from, entries));
    else entries.push({ path, label: last(path), figures: [{ member: last(path), value: shown(value), from }] });
    return;
  }
  if (!isObject(value)) return void entries.push({ path, label: last(path), figures: [{ member: last(path), value: shown(value), from }] });
  const own = letter(value.from) ?? from;
  const members = Object.entries(value).filter(([name]) => name !== 'from' && !name.endsWith('From'));
  const nested = members.filter(([, member]) => isNested(member));
  const flat = members.filter(([, member]) => !isNested(member));
  if (flat.length) {
    entries.push({
      path,
      label: label(value, path),
      figures: flat.map(([member, content]) => ({ member, value: shown(content), from: letter(value[`${member}From`]) ?? own })),
    });
  }
  for (const [name, member] of nested) walk(member, `${path}.${name}`, letter(value[`${name}From`]) ?? own, entries);
}

/** The letters beside a figure of each provenance. */
export function counts(parts: readonly Part[]): Record<Provenance, number> {
  const sum: Record<Provenance, number> = { S: 0, X: 0, H: 0, D: 0 };
  for (const part of parts) for (const entry of part.entries) for (const figure of entry.figures) sum[figure.from]++;
  return sum;
}

/** The figures of a provenance and with all words; parts without any are left out. */
export function filtered(parts: readonly Part[], from: Provenance | 'all', query: string): Part[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return parts
    .map((part) => ({
      ...part,
      entries: part.entries
        .map((entry) => ({ ...entry, figures: entry.figures.filter((figure) => from === 'all' || figure.from === from) }))
        .filter((entry) => entry.figures.length && fits(entry, words)),
    }))
    .filter((part) => part.entries.length);
}

function fits(entry: Entry, words: string[]): boolean {
  const text = [entry.path, entry.label, ...entry.figures.flatMap((figure) => [figure.member, figure.value])].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNested = (value: Json): boolean => isObject(value) || (Array.isArray(value) && value.length > 0 && value.every(isObject));
const letter = (value: Json | undefined): Provenance | undefined => PROVENANCES.find((each) => each === value);
const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Entries go by their first text, which is their name; others by their place. */
function label(entry: { [key: string]: Json }, path: string): string {
  const [first, value] = Object.entries(entry)[0] ?? [];
  if (typeof value === 'string' && first !== 'from') return value;
  if (typeof value === 'number' && first !== 'value') return `${first} ${value}`;
  return last(path);
}

function shown(value: Json): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (isObject(value)) return JSON.stringify(value);
  return value === null ? '–' : String(value);
}
