import type { Key } from '../i18n';
import type { Names } from './names';
import type { Move, MoveType } from './notation';
import type { Part } from './sentenceParts';
import { plainText, rich } from './sentenceParts';

/** What a sentence about a move may need to know besides the move. */
export interface MoveContext {
  /** The delivery board of the seat that moves. */
  deliveryBoard?: string;
  /** The card played this turn. */
  card?: string | null;
  /** The trucks of the seat that moves. */
  trucks?: ReadonlyArray<{ goods?: string | null }>;
  /** The decision that the move is made at, if it is known: the same word ends phases 2 and 3. */
  decision?: string | null;
}

type Arguments = Record<string, string | Part>;
type Teller = (n: Names, args: readonly string[], context: MoveContext) => Arguments;

const nothing: Teller = () => ({});

/** For every kind of move, the names that its sentence shows. */
const TELLERS: Record<MoveType, Teller> = {
  ROUTE: (n, [route = '']) => ({ route: routePart(n, route) }),
  CLAIM: (n, [country = ''], c) => ({
    country: n.countryPart(country),
    bonus: n.bonus(n.lexicon.wish(c.deliveryBoard ?? '', country)?.bonus ?? ''),
  }),
  NO_CLAIM: nothing,
  PLAY: (n, [card = '', space = '']) => ({ card: n.cardPart(card), space: n.space(space) }),
  REFRESH: nothing,
  FUNDING: nothing,
  TILE: (n, [tile = '']) => ({ tile: n.bonus(tile) }),
  TILE_COLOUR: (n, [, colour = ''], c) => ({ colour: n.colour(colour), ...(c.card ? { card: n.cardPart(c.card) } : {}) }),
  EXTRA: (n, [extra = ''], c) => ({ extra: n.extra(extra, c.card) }),
  DONE: nothing,
  BUILD: (n, [section = '']) => ({ section: n.sectionPart(section) }),
  BUILD_TWO: (n, [section = '']) => ({ section: n.sectionPart(section) }),
  UPGRADE: (n, [link = '']) => ({ link: n.linkPart(link) }),
  STATION: (n, [link = '']) => ({ link: n.linkPart(link) }),
  LOAD: (n, [depot = '', truck = ''], c) => ({ depot: n.depotPart(depot), truck, goods: n.goods(loadOf(truck, c)) }),
  UNLOCK: (n, [column = '', lock = '', token = '']) => ({
    column: n.department(column),
    lock,
    technology: n.lockTechnology(column, lock),
    token: n.colour(token),
  }),
  PROMOTE: (n, [department = '', floor = '']) => ({ department: n.department(department), floor }),
  GAIN: (n, [card = '']) => ({ card: n.cardPart(card) }),
  REPLACE: (n, [old = '', card = '']) => ({ old: n.cardPart(old), card: n.cardPart(card) }),
  SWAP: (n, [old = '', card = '']) => ({ old: n.cardPart(old), card: n.cardPart(card) }),
  FLIP: (n, [space = '']) => ({ space: n.space(space) }),
  REMOVE: (n, [space = '']) => ({ space: n.space(space) }),
  SLIDE: (n, [card = '', space = '']) => ({ card: n.cardPart(card), space: n.space(space) }),
  DRIVE: (n, [truck = '', section = '']) => ({ truck, section: n.sectionPart(section) }),
  DELIVER: (n, [truck = '', country = '']) => ({ truck, country: n.countryPart(country) }),
  STOP: (_, [truck = '']) => ({ truck }),
  BONUS: (n, [space = '']) => ({ space, bonus: n.stationBonus(Number(space)) }),
  HIRE: nothing,
  TAKE: (n, [tile = '']) => ({ tile: n.bonus(tile) }),
  PASS: nothing,
  END: nothing,
  IMPROVE: (n, [improvement = '', link = '']) => ({ link: n.linkPart(link), bonus: n.improvement(Number(improvement)) }),
  WINE: (n, [truck = ''], c) => ({ truck, goods: n.goods(loadOf(truck, c)) }),
  TRAFFIC: (n, [section = '']) => ({ section: n.sectionPart(section) }),
  DEAL: (n, [kind = '', name = '']) => ({ outcome: n.outcome(kind, name) }),
};

/** What a truck under way carries, and loses when it is loaded anew. */
function loadOf(truck: string | undefined, { trucks }: MoveContext): string {
  return trucks?.[Number(truck) - 1]?.goods ?? '';
}

function routePart(n: Names, route: string): Part {
  return { text: n.between(route), ids: route.split('-').map((city) => `city:${city}`) };
}

/** A move as a sentence whose names light up. */
export function moveParts(move: Move, names: Names, context: MoveContext = {}): Part[] {
  return rich(names.t, keyOf(move, context), TELLERS[move.type](names, move.args, context));
}

/** The key of the sentence: some moves mean something else, or more, at some moments. */
function keyOf({ type, args }: Move, context: MoveContext): Key {
  switch (type) {
    case 'DONE':
      if (context.decision === 'ACTION') return 'move.done-action';
      return context.decision === 'TRUCKS' ? 'move.done-trucks' : 'move.done';
    case 'TILE_COLOUR':
      return context.card ? 'move.tile-colour-card' : 'move.tile-colour';
    case 'LOAD':
      return loadOf(args[1], context) ? 'move.load-again' : 'move.load';
    case 'WINE':
      return loadOf(args[0], context) ? 'move.wine-again' : 'move.wine';
    default:
      return `move.${type.toLowerCase().replaceAll('_', '-')}` as Key;
  }
}

export function moveSentence(move: Move, names: Names, context: MoveContext = {}): string {
  return plainText(moveParts(move, names, context));
}
