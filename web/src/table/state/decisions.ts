import type { AskedStep } from '../../vocabulary/game';
import type { Option } from './picks';
import type { MoveType } from '../../wording/notation';

/** What a decision is mostly about: that part of the table comes forward on a small screen. */
export type Place = 'hand' | 'map' | 'board' | 'administration' | 'display' | 'panel';

/** Where each decision of the engine is made. */
const PLACES: Record<AskedStep, Place> = {
  ROUTE_CARD: 'panel',
  CLAIM: 'board',
  ACTION: 'hand',
  TRUCKS: 'map',
  END_TURN: 'panel',
  BUILD: 'map',
  SECOND_SECTION: 'map',
  UPGRADE: 'map',
  STATION: 'map',
  LOAD: 'map',
  UNLOCK: 'board',
  PROMOTE: 'administration',
  GAIN: 'display',
  REPLACE: 'display',
  SWAP: 'hand',
  ACTION_TILE: 'board',
  SLIDE: 'board',
  MOVE_TRUCK: 'map',
  DRIVE: 'map',
  CHOOSE_STATION_BONUS: 'board',
  HIRE: 'panel',
  DELIVERY_TILE: 'panel',
  TRAFFIC: 'map',
  DEAL: 'panel',
};

export function placeOf(decision: string | null | undefined): Place | undefined {
  return decision && Object.hasOwn(PLACES, decision) ? PLACES[decision as AskedStep] : undefined;
}

/** How the moves of a kind are offered in the panel. */
export type Form =
  /** Cards down, action spaces across. */
  | 'matrix'
  /** One button each, with what it costs. */
  | 'list'
  /** Moves that are not about a thing: refresh, go on, decline. */
  | 'plain'
  /** The button that ends the turn, which stands apart. */
  | 'end';

export const FORMS: Record<MoveType, Form> = {
  ROUTE: 'list',
  CLAIM: 'list',
  NO_CLAIM: 'plain',
  PLAY: 'matrix',
  REFRESH: 'plain',
  FUNDING: 'plain',
  TILE: 'list',
  TILE_COLOUR: 'list',
  EXTRA: 'list',
  DONE: 'plain',
  BUILD: 'list',
  BUILD_TWO: 'list',
  UPGRADE: 'list',
  STATION: 'list',
  LOAD: 'list',
  UNLOCK: 'list',
  PROMOTE: 'list',
  GAIN: 'list',
  REPLACE: 'list',
  SWAP: 'list',
  FLIP: 'list',
  REMOVE: 'list',
  SLIDE: 'list',
  DRIVE: 'list',
  DELIVER: 'list',
  STOP: 'plain',
  BONUS: 'list',
  HIRE: 'list',
  TAKE: 'list',
  PASS: 'plain',
  END: 'end',
  IMPROVE: 'list',
  WINE: 'list',
  TRAFFIC: 'list',
  DEAL: 'list',
};

/** Moves that only say what comes next, or whose outcome is seen at once: taken back as easily as made. */
const LIGHT: ReadonlySet<MoveType> = new Set<MoveType>([
  'PLAY',
  'EXTRA',
  'DRIVE',
  'STOP',
  'DONE',
  'PASS',
  'NO_CLAIM',
  'BUILD_TWO',
  'END',
  'DEAL',
]);

/** Whether a move waits for a second look before it is sent, for people who want one. */
export function waits(type: MoveType, confirm: boolean): boolean {
  return confirm && !LIGHT.has(type);
}

export interface Group {
  form: Form;
  type: MoveType;
  options: Option[];
}

/** The moves in the order in which people look for them: what the turn is about, then extras, then going on. */
export function groupsOf(options: readonly Option[]): Group[] {
  const groups = new Map<MoveType, Group>();
  for (const option of options) {
    const { type } = option.move;
    const group = groups.get(type) ?? { form: FORMS[type], type, options: [] };
    group.options.push(option);
    groups.set(type, group);
  }
  const rank = (group: Group) => {
    const late: MoveType[] = ['EXTRA', 'TILE', 'TILE_COLOUR'];
    return group.form === 'end' ? 4 : group.form === 'plain' ? 3 : late.includes(group.type) ? 2 : 1;
  };
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
