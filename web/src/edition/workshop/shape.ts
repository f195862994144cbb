import type { Json } from '../figures';
import { isAbout, type Tree } from './units';

/** Twice the longest list of the game, and the longest text that an edition may hold. */
const MOST_ENTRIES = 100;
const MOST_LETTERS = 2000;
const MOST_SHOWN = 80;

const isList = (value: Json): value is Json[] => Array.isArray(value);
const isTree = (value: Json): value is Tree => typeof value === 'object' && value !== null && !isList(value);
const isPlain = (value: Json): boolean => typeof value === 'boolean' || (typeof value === 'string' && value.length <= MOST_LETTERS) || (typeof value === 'number' && Number.isFinite(value));

/**
 * Where a file is not built as editions are, by the one that it is held against; null where it is, whatever its figures say: those
 * the engine judges, and they can be mended. What is built otherwise could not even be drawn.
 */
export function misfit(value: Json, like: Json, path = ''): string | null {
  if (isTree(like)) return isTree(value) ? misfitOfTree(value, like, common([like]), path) : shown(path);
  if (!isList(like)) return isPlain(value) && typeof value === typeof like ? null : shown(path);
  if (!isList(value) || value.length > MOST_ENTRIES) return shown(path);
  const trees = like.filter(isTree);
  // Some entries of a list have members that others lack; what all of them have must be there.
  const any = Object.assign({}, ...trees) as Tree;
  const all = common(trees);
  return first(value, (each, i) => {
    const at = `${path}[${i}]`;
    if (!trees.length) return misfit(each, like[0] ?? '', at);
    return isTree(each) ? misfitOfTree(each, any, all, at) : shown(at);
  });
}

function misfitOfTree(value: Tree, like: Tree, needed: readonly string[], path: string): string | null {
  const missing = needed.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return shown(join(path, missing));
  return first(Object.entries(value), ([name, member]) => {
    const at = join(path, name);
    if (isAbout(name)) return typeof member === 'string' && isPlain(member) ? null : shown(at);
    if (Object.hasOwn(like, name)) return misfit(member, like[name]!, at);
    return isPlain(member) ? null : shown(at);
  });
}

/** The members of all of them but those that say where a figure comes from. */
const common = (trees: readonly Tree[]): string[] => Object.keys(trees[0] ?? {}).filter((name) => !isAbout(name) && trees.every((tree) => Object.hasOwn(tree, name)));

function first<T>(all: readonly T[], fault: (each: T, index: number) => string | null): string | null {
  for (const [i, each] of all.entries()) {
    const found = fault(each, i);
    if (found !== null) return found;
  }
  return null;
}

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const shown = (path: string): string => (path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path || '$');
