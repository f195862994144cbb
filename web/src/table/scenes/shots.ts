import type { Event, View } from '../../api';
import { oneWord } from '../../board/map/names';
import { afterEvent } from '../state/afterEvent';
import { type Effect, effectsOf, figure, text } from './effects';
import { type SoundName, soundOf } from './soundOf';

/** One thing to look at: what happened, the table before and after it, and how long that takes at normal speed. */
export interface Shot {
  events: Event[];
  /** Whose turn it belongs to; null for what belongs to nobody, such as the end of an era. */
  actor: number | null;
  /** A move of a person at this screen: quicker, and never in the way. */
  own: boolean;
  /** Part of the end of an era, which has a panel of its own and can be stepped. */
  era: number | null;
  before: View;
  after: View;
  effects: Effect[];
  millis: number;
  sound: SoundName | null;
  /** Prices of the era that begins, which no event tells. */
  prices?: boolean;
}

/** At normal speed, in milliseconds. What is not listed takes as long as a glance; 0 goes along with what came before. */
const MILLIS: Record<string, number> = {
  'turn-began': 650,
  'card-played': 950,
  'section-built': 1200,
  'link-upgraded': 1200,
  'city-value-changed': 0,
  'station-passed': 0,
  'station-bonus-chosen': 0,
  'card-colour-changed': 0,
  'era-ended': 1800,
  'era-end-triggered': 1500,
  'budget-divided': 1300,
  'route-checked': 1800,
  reunified: 2600,
  'goods-delivered': 1300,
  'wine-delivered': 1300,
  developed: 550,
  'card-revealed': 500,
  'autobot-chose': 700,
  'autobot-task-queued': 500,
  'autobot-reshuffled': 500,
  'game-ended': 0,
};
const GLANCE = 850;
const A_SECTION = 420;
/** One's own moves take this part of the time. */
const OWN = 0.45;

/** From here on a move is the end of an era, until the next turn begins. */
const ENDS_ERA = 'era-ended';

/** Whether an event goes on with what a shot shows: a truck that drives on, the coins of one budget. */
function goesOn(shot: Shot, event: Event): boolean {
  const last = shot.events.at(-1);
  if (!last) return false;
  if (event.event === 'truck-moved') {
    const moved = shot.events.findLast((one) => one.event === 'truck-moved');
    return moved !== undefined && moved.seat === event.seat && moved.truck === event.truck;
  }
  if (event.event === 'money-gained') return shot.events[0]?.event === 'budget-divided' && text(event, 'reason').toLowerCase() === 'budget';
  return event.event === 'card-revealed' && last.event === 'card-revealed';
}

const truckId = (event: Event) => `truck:${event.seat}/${event.truck}`;

/** The truck drives the road that it takes, and at a delivery on to the city. */
function drive(view: View, event: Event): Effect | null {
  const truck = view.players[figure(event, 'seat')]?.trucks[figure(event, 'truck') - 1];
  if (!truck?.at) return null;
  const sections = event.event === 'truck-moved' ? [text(event, 'section')] : [];
  const country = event.event === 'goods-delivered' ? oneWord(text(event, 'country')) : undefined;
  return { kind: 'drive', truck: truckId(event), seat: figure(event, 'seat'), goods: truck.goods ?? null, from: truck.at, sections, country };
}

export interface Told {
  view: View;
  events: readonly Event[];
  /** Whose turn runs as they begin. */
  actor: number | null;
  /** The era whose end is being told as they begin: it may ask questions, and then goes on in the next move. */
  era: number | null;
  /** Seats of people at this screen. */
  mine: ReadonlySet<number>;
}

/** What is seen of a move, in the order of its events, and where that leaves things. */
export function shotsOf(told: Told): { shots: Shot[]; view: View; era: number | null } {
  const { events, mine } = told;
  const shots: Shot[] = [];
  let { view, actor, era } = told;
  events.forEach((event, i) => {
    const before = view;
    view = afterEvent(view, event);
    if (event.event === ENDS_ERA) era = figure(event, 'era');
    if (event.event === 'turn-began') {
      if (era !== null) shots.push(pricesOf(before, view, era));
      era = null;
      actor = figure(event, 'seat');
    }
    const millis = MILLIS[event.event] ?? GLANCE;
    const last = shots.at(-1);
    const moving = event.event === 'truck-moved' || event.event === 'goods-delivered';
    const driven = moving ? drive(before, event) : null;
    const effects = driven ? [driven] : effectsOf(event, { view: before, before: events.slice(0, i), after: events.slice(i + 1) });
    if (last && last.era === era && (millis === 0 || goesOn(last, event))) {
      last.events.push(event);
      last.after = view;
      if (event.event === 'truck-moved') prolong(last, text(event, 'section'));
      else last.effects.push(...effects);
      return;
    }
    const own = era === null && actor !== null && mine.has(actor);
    // That it is my turn is told by the question itself.
    if (millis === 0 || (own && event.event === 'turn-began')) return;
    const took = moving ? A_SECTION * (event.event === 'goods-delivered' ? 3 : 2) : millis;
    shots.push({ events: [event], actor: era === null ? actor : null, own, era, before, after: view, effects, millis: own ? took * OWN : took, sound: soundOf(event) });
  });
  return { shots, view, era };
}

/** The next era has other prices: nothing moves, but it is to be seen. */
function pricesOf(before: View, after: View, era: number): Shot {
  return { events: [], actor: null, own: false, era, before, after, effects: [], millis: 2200, sound: null, prices: true };
}

function prolong(shot: Shot, section: string): void {
  const driving = shot.effects.find((effect) => effect.kind === 'drive');
  if (!driving) return;
  driving.sections.push(section);
  shot.millis += A_SECTION * (shot.own ? OWN : 1);
}

/** The table while a shot is played: as before it, but a truck that drives is drawn driving, not standing. */
export function during(shot: Shot): View {
  const driving = shot.effects.find((effect) => effect.kind === 'drive');
  if (!driving) return shot.before;
  const [seat = 0, truck = 0] = driving.truck.slice('truck:'.length).split('/').map(Number);
  const players = shot.before.players.map((player, i) =>
    i === seat ? { ...player, trucks: player.trucks.map((one, k) => (k === truck - 1 ? {} : one)) } : player,
  );
  return { ...shot.before, players };
}
