import type { Event, View } from '../../api';
import { oneWord } from '../../board/map/names';

/** A piece that flies. */
export type Piece =
  | { kind: 'coins'; amount: number }
  | { kind: 'employee'; seat: number }
  | { kind: 'tile'; tile: string }
  | { kind: 'card'; card: string }
  | { kind: 'station'; seat: number };

/** What is seen of an event while it is played out. Places are names of `anchors.ts`; the first one that can be seen counts. */
export type Effect =
  | { kind: 'grow'; section: string }
  | { kind: 'widen'; link: string }
  | { kind: 'drive'; truck: string; seat: number; goods: string | null; from: string; sections: string[]; country?: string }
  | { kind: 'fly'; piece: Piece; from: string[]; to: string[] }
  | { kind: 'trace'; links: readonly string[]; cities: string[]; joined: boolean }
  | { kind: 'wall' };

export const text = (event: Event, name: string): string => String(event[name] ?? '');
export const figure = (event: Event, name: string): number => Number(event[name] ?? 0);

/** What stands around an event: the table before it, and its neighbours within the same move. */
export interface Around {
  view: View;
  before: readonly Event[];
  after: readonly Event[];
}

const purse = (seat: number) => [`purse/${seat}`, `player/${seat}`];
const lobby = (seat: number) => [`lobby/${seat}`, `player/${seat}`];
const supply = (seat: number) => [`supply/${seat}`, `player/${seat}`];
const hand = (seat: number) => [`hand/${seat}`, `player/${seat}`];
const fly = (piece: Piece, from: string[], to: string[]): Effect[] => [{ kind: 'fly', piece, from, to }];

/** Where money goes to or comes from: the thing that the neighbouring event is about, else the bank. */
function source(event: Event, { before, after }: Around): string[] {
  const reason = text(event, 'reason').toLowerCase();
  const near = (name: string, list: readonly Event[]) => list.find((one) => one.event === name);
  const section = near('section-built', after);
  const link = near('link-upgraded', after);
  if (reason === 'section' && section) return [`section:${text(section, 'section')}`, 'bank'];
  if (reason === 'upgrade' && link) return [`link:${text(link, 'link')}`, 'bank'];
  const delivered = near('goods-delivered', [...before].reverse());
  if (reason === 'delivery' && delivered) return [`country:${oneWord(text(delivered, 'country'))}`, 'bank'];
  const passed = near('station-passed', [...before].reverse());
  if (reason.includes('station') && passed) return [`station:${text(passed, 'link')}`, 'bank'];
  const divided = near('budget-divided', [...before].reverse());
  if (reason === 'budget' && divided) return [`office/${text(divided, 'office')}`, 'bank'];
  return ['bank'];
}

/** Where a tile was taken from. */
function tileSource({ view, before }: Around): string[] {
  for (const event of [...before].reverse()) {
    if (event.event === 'section-built') return [`section:${text(event, 'section')}`];
    if (event.event === 'goods-delivered') return [`country:${oneWord(text(event, 'country'))}`];
  }
  return [`player/${view.turn.seat}`];
}

type Show = (event: Event, seat: number, around: Around) => Effect[];

const SHOWN: Record<string, Show> = {
  'card-played': (event, seat) =>
    fly({ kind: 'card', card: text(event, 'card') }, hand(seat), [`space/${seat}/${text(event, 'space')}`, 'map']),
  'tile-taken': (event, seat, around) =>
    fly({ kind: 'tile', tile: text(event, 'tile') }, tileSource(around), [`tiles/${seat}`, `player/${seat}`]),
  'tile-used': (event, seat) => fly({ kind: 'tile', tile: text(event, 'tile') }, [`tiles/${seat}`, `player/${seat}`], ['map']),
  'money-gained': (event, seat, around) => fly({ kind: 'coins', amount: figure(event, 'amount') }, source(event, around), purse(seat)),
  'money-paid': (event, seat, around) => fly({ kind: 'coins', amount: figure(event, 'amount') }, purse(seat), source(event, around)),
  'section-built': (event) => [{ kind: 'grow', section: text(event, 'section') }],
  'link-upgraded': (event) => [{ kind: 'widen', link: text(event, 'link') }],
  'employee-seated': (event, seat) => fly({ kind: 'employee', seat }, supply(seat), [`office/${text(event, 'office')}`]),
  'employee-pushed-out': (event, seat) => fly({ kind: 'employee', seat }, [`office/${text(event, 'office')}`], lobby(seat)),
  'employees-returned': (_, seat) => fly({ kind: 'employee', seat }, lobby(seat), supply(seat)),
  'employee-recruited': (_, seat) => fly({ kind: 'employee', seat }, supply(seat), lobby(seat)),
  'employee-promoted': (event, seat) => {
    const [department, floor] = [text(event, 'department'), figure(event, 'floor')];
    return fly({ kind: 'employee', seat }, floor > 1 ? [`floor:${department}/${floor - 1}`] : lobby(seat), [`floor:${department}/${floor}`]);
  },
  'station-built': (event, seat) => fly({ kind: 'station', seat }, [`stations/${seat}`, `player/${seat}`], [`station:${text(event, 'link')}`]),
  'card-gained': (event, seat) => fly({ kind: 'card', card: text(event, 'card') }, [`display:${text(event, 'card')}`, 'display'], hand(seat)),
  'card-replaced': (event, seat) => fly({ kind: 'card', card: text(event, 'card') }, [`display:${text(event, 'card')}`, 'display'], hand(seat)),
  'card-revealed': (event) => fly({ kind: 'card', card: text(event, 'card') }, ['deck'], ['display']),
  'autobot-drew': (event) => fly({ kind: 'card', card: text(event, 'card') }, ['player/1'], ['map']),
  'route-checked': (event, _, { view }) => {
    const route = text(event, 'route');
    const way = view.reckoning.routes.find((one) => one.route === route)?.way ?? [];
    return [{ kind: 'trace', links: way, cities: route.split('-'), joined: figure(event, 'status') >= 0 }];
  },
  reunified: () => [{ kind: 'wall' }],
};

export function effectsOf(event: Event, around: Around): Effect[] {
  return SHOWN[event.event]?.(event, figure(event, 'seat'), around) ?? [];
}
