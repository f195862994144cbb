import type { Now, Table, View } from '../api';
import { GameStore } from '../tables';
import address from './pictures.json?url';

/** A position that shows rules, with moves to step through; module rules writes them. */
export interface Picture {
  name: string;
  rules: readonly string[];
  parts: readonly string[];
  /** What the map is about; all of it if nothing. */
  focus: readonly string[];
  steps: ReadonlyArray<{ move: string; view: View }>;
}

let loaded: Promise<Picture[]> | null = null;

export function loadPictures(): Promise<Picture[]> {
  return (loaded ??= load());
}

async function load(): Promise<Picture[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Picture[];
}

/** The picture of a rule, and whether it stands with this one: rules that share a picture have it at the first of them. */
export function pictureOf(pictures: readonly Picture[], rule: string): { picture: Picture; here: boolean } | null {
  const picture = pictures.find((one) => one.rules.includes(rule));
  return picture ? { picture, here: picture.rules[0] === rule } : null;
}

/** A table that shows one position, and at which nobody plays. */
export class PictureStore extends GameStore {
  constructor(names: readonly string[]) {
    super('picture');
    this.connection = 'online';
    names.forEach((_, seat) => this.company.presence.add(seat));
    const seats = names.map((name, seat) => ({ seat, name, kind: 'person', mine: false, host: false, online: true }));
    this.table = { id: 'picture', title: '', status: 'running', seats, moves: 0, version: 0 } as unknown as Table;
  }

  draw(view: View, step: number): void {
    this.now = { game: 'picture', version: step, moves: step, view, undo: 'no' } as Now;
  }
}
