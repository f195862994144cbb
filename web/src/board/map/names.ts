/** Names as the notation writes them, and the ids of things on the board: a kind and a name. */
export type Kind = 'city' | 'link' | 'section' | 'country' | 'depot' | 'truck' | 'station' | 'tile';

/** Editions write `Bad Hersfeld`, the notation `BadHersfeld`. */
export function oneWord(name: string): string {
  return name.replaceAll(' ', '');
}

export function idOf(kind: Kind, name: string): string {
  return `${kind}:${name}`;
}

export function splitId(id: string): { kind: string; name: string } {
  const colon = id.indexOf(':');
  return { kind: id.slice(0, colon), name: id.slice(colon + 1) };
}

/** The two cities of a link or section. No city has a hyphen in its name. */
export function endsOf(name: string): [string, string] {
  const [from = '', to = ''] = name.split('-');
  return [from, to];
}
