import type { Event, View } from '../../api';
import { oneWord } from '../../board/map/names';

type Player = View['players'][number];
type Table = View['table'];

const text = (event: Event, name: string): string => String(event[name] ?? '');
const number = (event: Event, name: string): number => Number(event[name] ?? 0);

/** A list without the first of such things; the same list if there is none. */
function without<T>(list: readonly T[] | undefined, thing: T): T[] {
  const found = (list ?? []).indexOf(thing);
  return found < 0 ? [...(list ?? [])] : (list ?? []).filter((_, i) => i !== found);
}

/** Names in lists of fixed words come from the server, so they are such words. */
const add = <T>(list: readonly T[] | undefined | null, thing: unknown): T[] => [...(list ?? []), thing as T];

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

function withTable(view: View, change: Partial<Table>): View {
  return { ...view, table: { ...view.table, ...change } };
}

function withTruck(view: View, event: Event, truck: Player['trucks'][number]): View {
  const at = number(event, 'truck') - 1;
  return withPlayer(view, number(event, 'seat'), ({ trucks }) => {
    const all = Array.from({ length: Math.max(trucks.length, at + 1) }, (_, i) => trucks[i] ?? {});
    return { trucks: all.map((one, i) => (i === at ? truck : one)) };
  });
}

const withHands = (view: View, seat: number, more: number): View => ({
  ...view,
  handSizes: view.handSizes.map((size, i) => (i === seat ? size + more : size)),
});

const inOffice = (view: View, office: string): number[] => view.table.offices[office as 'red'] ?? [];
const withOffice = (view: View, office: string, people: number[]): View =>
  withTable(view, { offices: { ...view.table.offices, [office]: people } });

type Change = (view: View, event: Event, seat: number) => View;

/** What each kind of event moves on the table. Kinds that move nothing to be seen are left out. */
const CHANGES: Record<string, Change> = {
  'turn-began': (view, event, seat) => ({
    ...withTable(view, { era: number(event, 'era') || view.table.era }),
    toMove: seat,
    turn: { ...view.turn, seat, card: undefined, space: undefined, colours: [], mainDone: false },
  }),
  'route-taken': (view, event, seat) =>
    withTable(
      withPlayer(view, seat, () => ({ route: text(event, 'route') })),
      { openRoutes: without(view.table.openRoutes, text(event, 'route')) },
    ),
  'delivery-claimed': (view, event, seat) => withPlayer(view, seat, ({ claimed }) => ({ claimed: add(claimed, text(event, 'country')) })),
  'card-played': (view, event, seat) => {
    const [card, space] = [text(event, 'card'), text(event, 'space') as 'build'];
    const laid = withPlayer(view, seat, ({ hand, played }) => ({
      hand: hand && without(hand, card),
      played: { ...played, [space]: add(played[space], card) },
    }));
    return { ...withHands(laid, seat, -1), turn: { ...view.turn, seat, card, space, colours: add<never>(event.colours as never[], []).flat() } };
  },
  'hand-refreshed': (view, event, seat) => takeBack(view, seat, number(event, 'cards')),
  'hand-picked-up': (view, event, seat) => takeBack(view, seat, number(event, 'cards')),
  'funding-taken': (view, event, seat) => withPlayer(view, seat, ({ funding, supply }) => ({ funding: add(funding, number(event, 'era')), supply: supply - 1 })),
  'tile-taken': (view, event, seat) =>
    withPlayer(view, seat, ({ tiles, tilesTaken }) => ({ tiles: add(tiles, text(event, 'tile')), tilesTaken: tilesTaken + 1 })),
  'tile-used': (view, event, seat) => withPlayer(view, seat, ({ tiles }) => ({ tiles: without<string>(tiles, text(event, 'tile')) as typeof tiles })),
  'money-gained': (view, event, seat) => withPlayer(view, seat, ({ money }) => ({ money: money + number(event, 'amount') })),
  'money-paid': (view, event, seat) => withPlayer(view, seat, ({ money }) => ({ money: money - number(event, 'amount') })),
  'section-built': (view, event) => {
    const section = text(event, 'section');
    const { [section]: _, ...constructionTiles } = view.table.constructionTiles;
    const { roads, sectionsBuilt } = view.table;
    return withTable(view, { roads: { ...roads, built: add(roads.built, section) }, constructionTiles, sectionsBuilt: sectionsBuilt + 1 });
  },
  'link-upgraded': (view, event) =>
    withTable(view, { roads: { ...view.table.roads, upgraded: add(view.table.roads.upgraded, text(event, 'link')) } }),
  'city-value-changed': (view, event) => ({
    ...view,
    reckoning: { ...view.reckoning, cityValues: { ...view.reckoning.cityValues, [oneWord(text(event, 'city'))]: number(event, 'value') } },
  }),
  'employee-seated': (view, event, seat) =>
    withOffice(
      withPlayer(view, seat, ({ supply }) => ({ supply: supply - 1 })),
      text(event, 'office'),
      add(inOffice(view, text(event, 'office')), seat),
    ),
  'employee-pushed-out': (view, event, seat) =>
    withOffice(
      withPlayer(view, seat, ({ lobby }) => ({ lobby: lobby + 1 })),
      text(event, 'office'),
      without(inOffice(view, text(event, 'office')), seat),
    ),
  'employees-returned': (view, event, seat) =>
    withPlayer(view, seat, ({ lobby, supply }) => ({ lobby: lobby - number(event, 'count'), supply: supply + number(event, 'count') })),
  'employee-promoted': (view, event, seat) => {
    const [department, floor] = [text(event, 'department') as 'network', number(event, 'floor')];
    return withPlayer(view, seat, ({ departments, lobby }) => {
      const others = without(departments[department], floor - 1);
      return { lobby: floor === 1 ? lobby - 1 : lobby, departments: { ...departments, [department]: [...others, floor].sort() } };
    });
  },
  'employee-recruited': (view, _, seat) => withPlayer(view, seat, ({ lobby, supply }) => ({ lobby: lobby + 1, supply: supply - 1 })),
  'station-built': (view, event, seat) => withPlayer(view, seat, ({ stations }) => ({ stations: add(stations, text(event, 'link')) })),
  'truck-loaded': (view, event) => withTruck(view, event, { at: text(event, 'depot'), goods: text(event, 'goods') as 'wine' }),
  'truck-recalled': (view, event) => withTruck(view, event, {}),
  'truck-moved': (view, event, seat) =>
    withTruck(view, event, { ...view.players[seat]?.trucks[number(event, 'truck') - 1], at: text(event, 'section') }),
  'goods-delivered': (view, event) => withTruck(view, event, {}),
  'wine-delivered': (view, event) => withTruck(view, event, {}),
  developed: (view, event, seat) => withPlayer(view, seat, () => ({ development: number(event, 'space') })),
  'technology-unlocked': (view, event, seat) =>
    withPlayer(view, seat, ({ technologies, trucks }) => {
      const column = text(event, 'column') as 'trade';
      const more = text(event, 'technology') === 'second-truck' ? [...trucks, {}] : trucks;
      return { trucks: more, technologies: { ...technologies, [column]: add(technologies[column], LOCKS[number(event, 'lock') - 1]) } };
    }),
  'card-gained': (view, event, seat) => takeCard(view, seat, text(event, 'card'), null),
  'card-replaced': (view, event, seat) => takeCard(view, seat, text(event, 'card'), text(event, 'discarded')),
  'card-revealed': (view, event) => ({
    ...withTable(view, { display: [text(event, 'card') as never, ...view.table.display] }),
    deckSize: Math.max(0, view.deckSize - 1),
  }),
  'autobot-discarded': (view, event) => withTable(view, { display: without(view.table.display, text(event, 'card') as never) }),
  reunified: (view) => withTable(view, { roads: { ...view.table.roads, roadblocks: [] } }),
  'traffic-placed': (view, event) => withTable(view, { traffic: add(view.table.traffic, text(event, 'section')) }),
};

const LOCKS = ['1', '2', '3a', '3b'];

/** Cards that lay on the action spaces go back to the hand, if it was all of them. */
function takeBack(view: View, seat: number, cards: number): View {
  const played = Object.values(view.players[seat]?.played ?? {}).flat();
  const back = withHands(view, seat, cards);
  if (played.length !== cards) return back;
  return withPlayer(back, seat, ({ hand }) => ({ played: {}, hand: hand && ([...hand, ...played] as typeof hand) }));
}

function takeCard(view: View, seat: number, card: string, discarded: string | null): View {
  const taken = withPlayer(view, seat, ({ hand }) => ({ hand: hand && add(discarded === null ? hand : without<string>(hand, discarded), card) }));
  const cleared = withTable(taken, { display: without<string>(view.table.display, card) as typeof view.table.display });
  return discarded === null ? withHands(cleared, seat, 1) : cleared;
}

/**
 * The table as it stands after an event, told from how it stood before. The server sends a view for every move; what happened
 * within a move (all of Autobot's turn, the end of an era) is told by events alone. Never a guess about rules: points, prices
 * and what else follows from the table stay as they were, until the view after the move brings them.
 */
export function afterEvent(view: View, event: Event): View {
  return CHANGES[event.event]?.(view, event, number(event, 'seat')) ?? view;
}

export const afterEvents = (view: View, events: readonly Event[]): View => events.reduce(afterEvent, view);
