import type { Option } from './picks';
import type { MoveType } from '../../wording/notation';

/** What a decision is mostly about: that part of the table comes forward on a small screen. */
export type Place = 'hand' | 'map' | 'board' | 'administration' | 'display' | 'panel';

export interface Decision {
  /** Whether people are ever asked; the other steps run by themselves and only show up in what is still to come. */
  asks: boolean;
  place: Place;
}

const asks = (place: Place): Decision => ({ asks: true, place });
const runs: Decision = { asks: false, place: 'panel' };

/** Every kind of step of the engine (StepKind). A test reads the engine's list and fails where one is missing. */
export const DECISIONS: Record<string, Decision> = {
  ROUTE_CARD: asks('panel'),
  FIRST_TURN: runs,
  TURN: runs,
  CLAIM: asks('board'),
  ACTION: asks('hand'),
  TRUCKS: asks('map'),
  END_TURN: asks('panel'),
  BUILD: asks('map'),
  SECOND_SECTION: asks('map'),
  CHOSEN_SECTION: runs,
  PAY_RESERVED: runs,
  UPGRADE: asks('map'),
  STATION: asks('map'),
  LOAD: asks('map'),
  UNLOCK: asks('board'),
  PROMOTE: asks('administration'),
  GAIN: asks('display'),
  REPLACE: asks('display'),
  SWAP: asks('hand'),
  ACTION_TILE: asks('board'),
  SLIDE: asks('board'),
  MOVE_TRUCK: asks('map'),
  DRIVE: asks('map'),
  CHOOSE_STATION_BONUS: asks('board'),
  STATION_BONUS: runs,
  HIRE: asks('panel'),
  DELIVERY_TILE: asks('panel'),
  EMPLOYEE: runs,
  DEVELOP: runs,
  ROUTE_REWARD: runs,
  NEXT_ERA: runs,
  TRAFFIC: asks('map'),
  AUTOBOT: runs,
};

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
