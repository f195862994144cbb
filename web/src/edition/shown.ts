import { type Entry, groupOf, type Part, type Provenance } from './figures';
import type { Words } from './words';

/** A figure in the reader's words. */
export interface ShownFigure {
  member: string;
  word: string;
  value: string;
  from: Provenance;
  /** The entry's name says it already. */
  naming: boolean;
  /** What is to be said about it: that of two readings this one is played. */
  mark: string;
}

export interface ShownEntry {
  path: string;
  label: string;
  figures: ShownFigure[];
  /** What a search looks at: the words, and the names and values of the file. */
  sought: string;
}

export interface ShownGroup {
  path: string;
  title: string;
  entries: ShownEntry[];
}

export interface ShownPart {
  name: string;
  title: string;
  groups: ShownGroup[];
}

/** An edition in the reader's words, what stands together kept together. */
export function shown(parts: readonly Part[], words: Words): ShownPart[] {
  return parts.map((part) => {
    const title = words.part(part.name);
    const groups = new Map<string, ShownGroup>();
    for (const entry of part.entries) {
      const path = groupOf(entry.path);
      let group = groups.get(path);
      if (!group) groups.set(path, (group = { path, title: words.group(path, part.entries), entries: [] }));
      group.entries.push(inWords(entry, `${title} ${group.title}`, words));
    }
    return { name: part.name, title, groups: [...groups.values()] };
  });
}

function inWords(entry: Entry, above: string, words: Words): ShownEntry {
  const label = words.label(entry);
  const figures = entry.figures.map((figure) => ({
    member: figure.member,
    word: words.member(entry, figure.member),
    value: words.value(figure, entry),
    from: figure.from,
    naming: words.isNaming(entry, figure.member),
    mark: words.mark(entry, figure.member),
  }));
  const raw = entry.figures.flatMap((figure) => [figure.member, String(figure.value)]);
  const said = figures.filter((figure) => !figure.naming).flatMap((figure) => [figure.word, figure.value, figure.mark]);
  return { path: entry.path, label, figures, sought: [above, entry.path, label, ...said, ...raw].join(' ').toLowerCase() };
}

/** The letters beside a figure of each provenance. */
export function counts(parts: readonly ShownPart[]): Record<Provenance, number> {
  const sum: Record<Provenance, number> = { S: 0, X: 0, H: 0, D: 0, C: 0 };
  for (const part of parts) for (const group of part.groups) for (const entry of group.entries) for (const figure of entry.figures) sum[figure.from]++;
  return sum;
}

/** The figures of a provenance and with all words; what holds none is left out. */
export function filtered(parts: readonly ShownPart[], from: Provenance | 'all', query: string): ShownPart[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = (entries: ShownEntry[]): ShownEntry[] =>
    entries
      .filter((entry) => wanted.every((each) => entry.sought.includes(each)))
      .map((entry) => ({ ...entry, figures: entry.figures.filter((figure) => from === 'all' || figure.from === from) }))
      .filter((entry) => entry.figures.length);
  return parts
    .map((part) => ({
      ...part,
      groups: part.groups.map((group) => ({ ...group, entries: fitting(group.entries) })).filter((group) => group.entries.length),
    }))
    .filter((part) => part.groups.length);
}
