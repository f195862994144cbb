import type { Event } from '../api';
import type { Key } from '../i18n';
import type { EventMember, EventName } from '../vocabulary/game';
import { word } from './lexicon';
import type { Names } from './names';
import type { Part } from './sentenceParts';
import { plainText, rich } from './sentenceParts';

/** An event's members: those that the engine gives to its kind. */
class Members<Member extends string> {
  constructor(private readonly event: Event) {}
  text(name: Member): string {
    const value = this.event[name];
    return typeof value === 'string' ? value : String(value ?? '');
  }
  number(name: Member): number {
    return Number(this.event[name] ?? 0);
  }
  list(name: Member): string[] {
    const value = this.event[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

type Told = Record<string, string | number | Part>;
/** Another sentence than the one that the event's name stands for. */
class Other {
  constructor(
    readonly kind: string,
    readonly args: Told,
  ) {}
}
type Teller<Member extends string> = (n: Names, e: Members<Member>) => Told | Other;

const LOCKS = ['1', '2', '3a', '3b'];

const who = (n: Names, e: Members<'seat'>): Told => ({ player: n.playerPart(e.number('seat')) });

function told<Member extends string>(tell: (n: Names, e: Members<Member | 'seat'>) => Told): Teller<Member | 'seat'> {
  return (n, e) => ({ ...who(n, e), ...tell(n, e) });
}

const plain: Teller<'seat'> = (n, e) => who(n, e);
const section = (n: Names, e: Members<'section'>): Told => ({ section: n.sectionPart(e.text('section')) });
const link = (n: Names, e: Members<'link'>): Told => ({ link: n.linkPart(e.text('link')) });
const card = (n: Names, e: Members<'card'>): Told => ({ card: n.cardPart(e.text('card')) });
const money = (n: Names, e: Members<'amount' | 'reason'>): Told => ({
  amount: e.number('amount'),
  reason: n.say('reason', e.text('reason').toLowerCase()),
});
const route = (n: Names, e: Members<'route'>): Part => ({
  text: n.between(e.text('route')),
  ids: e.text('route').split('-').map((city) => `city:${city}`),
});

/** For every kind of event of the engine, what its sentence says. */
const TELLERS: { [E in EventName]: Teller<EventMember<E>> } = {
  'route-taken': told((n, e) => ({ route: route(n, e) })),
  'turn-began': plain,
  'delivery-claimed': told((n, e) => ({ country: n.countryPart(e.text('country')), bonus: n.bonus(e.text('bonus')) })),
  'card-played': (n, e) => {
    const own = n.lexicon.cards.get(e.text('card'))?.colours ?? [];
    const colours = e.list('colours');
    const args = { ...who(n, e), ...card(n, e), space: n.space(e.text('space')) };
    if (colours.every((colour) => own.includes(colour))) return args;
    return new Other('card-played-as', { ...args, colours: colours.map(n.colour).join('/') });
  },
  'card-colour-changed': told((n, e) => ({ ...card(n, e), colour: n.colour(e.text('colour')) })),
  'hand-refreshed': told((_, e) => ({ count: e.number('cards') })),
  'hand-picked-up': told((_, e) => ({ count: e.number('cards') })),
  'funding-taken': told((_, e) => ({ era: e.number('era') })),
  'tile-taken': told((n, e) => ({ tile: n.bonus(e.text('tile')) })),
  'tile-used': told((n, e) => ({ tile: n.bonus(e.text('tile')) })),
  'extra-taken': told((n, e) => ({ extra: n.extra(e.text('extra')) })),
  'money-gained': told(money),
  'money-paid': told(money),
  'section-built': told(section),
  'link-upgraded': told(link),
  'city-value-changed': (n, e) => ({ city: n.cityPart(e.text('city')), value: e.number('value') }),
  'employee-seated': told((n, e) => ({ office: n.officePart(e.text('office')) })),
  'employee-pushed-out': told((n, e) => ({ office: n.officePart(e.text('office')) })),
  'employees-returned': told((_, e) => ({ count: e.number('count') })),
  'employee-promoted': told((n, e) => ({ department: n.department(e.text('department')), floor: e.number('floor') })),
  'employee-recruited': plain,
  'station-built': told(link),
  'truck-loaded': told((n, e) => ({
    truck: e.text('truck'),
    depot: n.depotPart(e.text('depot')),
    goods: n.goods(e.text('goods')),
  })),
  'truck-recalled': told((_, e) => ({ truck: e.text('truck') })),
  'truck-moved': told((n, e) => ({ truck: e.text('truck'), ...section(n, e) })),
  'station-passed': (n, e) => {
    const args = { ...who(n, e), ...link(n, e) };
    if (e.number('owner') === e.number('seat')) return new Other('station-passed-own', args);
    return { ...args, owner: n.playerPart(e.number('owner')) };
  },
  'station-bonus-chosen': told((n, e) => ({ space: e.number('space'), bonus: n.stationBonus(e.number('space')) })),
  'goods-delivered': told((n, e) => ({ goods: n.goods(e.text('goods')), country: n.countryPart(e.text('country')) })),
  'technology-unlocked': told((n, e) => ({
    column: n.department(e.text('column')),
    lock: LOCKS[e.number('lock') - 1] ?? '',
    technology: n.technology(e.text('technology')),
  })),
  developed: told((_, e) => ({ space: e.number('space') })),
  'action-tile-raised': told((n, e) => ({ space: n.space(e.text('space')), limit: e.number('limit') })),
  'card-gained': told(card),
  'card-replaced': told((n, e) => ({ discarded: n.cardPart(e.text('discarded')), ...card(n, e) })),
  'cards-swapped': told((n, e) => ({ toBoard: n.cardPart(e.text('toBoard')), toHand: n.cardPart(e.text('toHand')) })),
  'card-slid': told((n, e) => ({ ...card(n, e), space: n.space(e.text('space')) })),
  'card-revealed': card,
  'era-end-triggered': told((_, e) => ({ era: e.number('era') })),
  'nobody-can-build': (_, e) => ({ rounds: e.number('rounds'), limit: e.number('limit') }),
  'dead-end-reached': (n, e) => {
    const args = { era: e.number('era'), rounds: e.number('rounds') };
    // The last era ends with one more turn for everybody.
    return args.era < n.lexicon.edition.dashboard.eras.length ? args : new Other('dead-end-reached-last', args);
  },
  'era-ended': (_, e) => ({ era: e.number('era') }),
  'budget-divided': (n, e) => ({
    office: n.officePart(e.text('office')),
    values: e.number('cityValues'),
    count: e.number('employees'),
    each: e.number('each'),
  }),
  'route-checked': (n, e) => {
    const args = { ...who(n, e), route: route(n, e) };
    if (e.number('status') < 0) return new Other('route-unconnected', args);
    return { ...args, status: e.number('status') };
  },
  reunified: () => ({}),
  'traffic-placed': section,
  'traffic-collected': told((n, e) => ({ ...link(n, e), tokens: e.number('tokens') })),
  'station-improved': told((n, e) => ({ ...link(n, e), bonus: n.bonus(e.text('bonus')) })),
  'wine-loaded': told((n, e) => ({
    country: n.countryPart(e.text('country')),
    destination: n.cityPart(e.text('destination')),
  })),
  'wine-delivered': told((n, e) => ({ destination: n.cityPart(e.text('destination')), count: e.number('promotions') })),
  'autobot-drew': card,
  'autobot-task-queued': (n, e) => ({ task: e.number('task'), action: n.space(e.text('action')) }),
  'autobot-task': (n, e) => {
    const args = { task: e.number('task'), action: n.space(e.text('action')), road: n.officePart(e.text('colour')) };
    return e.text('fromQueue') === 'true' ? new Other('autobot-task-waited', args) : args;
  },
  'autobot-chose': (n, e) => ({ chosen: optionPart(n, e.text('chosen')), count: e.list('options').length }),
  'autobot-heads-for': (n, e) => ({ truck: e.text('truck'), country: n.countryPart(e.text('country')) }),
  'autobot-skipped': () => ({}),
  'autobot-reshuffled': (_, e) => ({ colourCards: e.number('colourCards'), tasks: e.number('tasks') }),
  'autobot-task-added': (_, e) => ({ left: e.number('left') }),
  'autobot-colour-added': card,
  'autobot-discarded': card,
  'game-ended': () => ({}),
};

/** An option of Autobot: a country, a depot, a section or a link. */
export function optionPart(n: Names, name: string): Part {
  if (name.includes(' ') && !name.includes('-')) {
    return n.lexicon.goodsAt.has(name) ? n.depotPart(name) : n.countryPart(name);
  }
  if (!name.includes('-')) return n.countryPart(word(name));
  return n.sectionPart(name);
}

/** What happened, as a sentence whose names light up on the board. */
export function eventParts(event: Event, names: Names): Part[] {
  if (!Object.hasOwn(TELLERS, event.event)) return [{ text: event.event }];
  const teller: Teller<never> = TELLERS[event.event as EventName];
  const said = teller(names, new Members(event));
  const [kind, args] = said instanceof Other ? [said.kind, said.args] : [event.event, said];
  return rich(names.t, `event.${kind}` as Key, args);
}

export function eventSentence(event: Event, names: Names): string {
  return plainText(eventParts(event, names));
}
