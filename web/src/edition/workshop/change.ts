import type { Json } from '../figures';
import { editable, entryAt, isAbout, siblings, type Tree, type Unit } from './units';

/** A copy of an edition in which one entry is another; what is not on the way to it stays the same object. */
export function withEntry(tree: Tree, path: string, change: (entry: Tree) => Tree): Tree {
  const steps = path.split(/\.|\[|\]\.?/).filter(Boolean);
  const into = (value: Json, rest: readonly string[]): Json => {
    const [step, ...more] = rest;
    if (step === undefined) return change(value as Tree);
    if (Array.isArray(value)) return value.map((each, i) => (i === Number(step) ? into(each, more) : each));
    return { ...(value as Tree), [step]: into((value as Tree)[step]!, more) };
  };
  return into(tree, steps) as Tree;
}

/** Marks a figure as checked against the printed game. */
export function confirmed(tree: Tree, unit: Unit, by: string): Tree {
  return withEntry(tree, unit.entry, (entry) => {
    const { [unit.by]: _, ...rest } = entry;
    return { ...rest, [unit.from]: 'C', ...(by.trim() ? { [unit.by]: by.trim() } : {}) };
  });
}

/** Gives a figure another value; whoever changes it has checked it. */
export function changed(tree: Tree, unit: Unit, member: string, value: Json, by: string): Tree {
  const next = withEntry(tree, unit.entry, (entry) => named(unit, { ...entry, [member]: value }));
  return confirmed(next, unit, by);
}

/** A card is called by its colours and its kind, so that tables draw it as it is. */
function named(unit: Unit, entry: Tree): Tree {
  if (unit.kind !== 'actionCards' || !Array.isArray(entry.colours)) return entry;
  return { ...entry, card: `${entry.colours.length > 2 ? 'any' : entry.colours.join('/')}-${String(entry.kind)}` };
}

/** What lies at a place of a row changes places with what lies at another one; the places keep their numbers and letters. */
export function exchanged(tree: Tree, unit: Unit, other: number, by: string): Tree {
  const { list, index } = siblings(tree, unit.entry);
  const place = unit.members[0]!;
  const numbered = typeof list[index]?.[place] === 'number';
  const stays = (name: string) => (numbered && name === place) || name === `${place}From` || name === `${place}By`;
  const moved = (to: Tree, from: Tree): Tree => ({
    ...Object.fromEntries(Object.entries(from).filter(([name]) => !stays(name))),
    ...Object.fromEntries(Object.entries(to).filter(([name]) => stays(name))),
  });
  const [here, there] = [list[index]!, list[other]!];
  const list_ = unit.entry.replace(/\[\d+\]$/, '');
  const once = withEntry(tree, unit.entry, () => moved(here, there));
  const twice = withEntry(once, `${list_}[${other}]`, () => moved(there, here));
  return confirmed(twice, unit, by);
}

/** Which figures of two editions differ, among those that can be changed here. */
export const differs = (tree: Tree, base: Tree, unit: Unit): boolean => {
  try {
    const [now, before] = [entryAt(tree, unit.entry), entryAt(base, unit.entry)];
    // At a place of a row all that lies there may be another.
    const members = editable(unit).includes('@place') ? Object.keys(before).filter((name) => !isAbout(name)) : unit.members;
    return members.some((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  } catch {
    return true;
  }
};
