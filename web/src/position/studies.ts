/** A position that somebody keeps, with notes and the games that were played on from it. */
export interface Study {
  id: string;
  title: string;
  notes: string;
  /** The text of the position. */
  text: string;
  /** Games of this device that went on from here, in their order. */
  variations: { game: string; begun: string }[];
}

const KEY = 'autobahn.studies';
const MOST = 200;

/** All studies, the latest first. What cannot be read is none, and harms no other. */
export function studies(): Study[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStudy) : [];
  } catch {
    return [];
  }
}

const isStudy = (value: unknown): value is Study =>
  typeof value === 'object' && value !== null && ['id', 'title', 'notes', 'text'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') && Array.isArray((value as Study).variations);

/** Keeps a study in front of the others; throws where the browser's storage is full. */
export function keep(study: Study): Study[] {
  const all = [study, ...studies().filter(({ id }) => id !== study.id)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(all));
  return all;
}

export function remove(id: string): Study[] {
  const all = studies().filter((study) => study.id !== id);
  localStorage.setItem(KEY, JSON.stringify(all));
  return all;
}
