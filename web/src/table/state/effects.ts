import type { Event, View } from '../../api';
import type { Lexicon } from '../../wording/lexicon';

/** What a move would bring, told apart by what players ask first: money, then everything else. */
export interface Effects {
  paid: number;
  gained: number;
  /** DM left afterwards. */
  left: number;
  /** DM less than the price on the dashboard. */
  saved: number;
  /** What else happens, in order, without the money and without what the move says by itself. */
  rest: Event[];
  /** The era that comes to its end. */
  endsEra: number | null;
}

/** Said by the move's own name already, or by the figures. */
const OWN: ReadonlySet<string> = new Set([
  'card-played',
  'card-colour-changed',
  'section-built',
  'link-upgraded',
  'station-built',
  'truck-loaded',
  'truck-moved',
  'extra-taken',
  'tile-used',
  'route-taken',
  'delivery-claimed',
  'funding-taken',
  'hand-refreshed',
  'station-bonus-chosen',
  'technology-unlocked',
  'card-gained',
  'card-replaced',
  'cards-swapped',
  'card-slid',
  'action-tile-raised',
  'turn-began',
]);

export function effectsOf(events: readonly Event[], view: View, seat: number, lexicon: Lexicon): Effects {
  let paid = 0;
  let gained = 0;
  let price = 0;
  let endsEra: number | null = null;
  const rest: Event[] = [];
  const { build, upgrade } = view.reckoning.prices;
  const listed = (prices: readonly number[], link: unknown) => prices[(lexicon.links.get(lexicon.linkOf(String(link)))?.sections ?? 1) - 1] ?? 0;
  for (const event of events) {
    const mine = event.seat === seat;
    if (event.event === 'money-paid' && mine) paid += Number(event.amount);
    else if (event.event === 'money-gained' && mine) gained += Number(event.amount);
    else if (event.event === 'era-end-triggered') endsEra = Number(event.era);
    else if (!OWN.has(event.event)) rest.push(event);
    if (event.event === 'dead-end-reached') endsEra = Number(event.era);
    if (event.event === 'section-built') price += listed(build, event.section);
    if (event.event === 'link-upgraded') price += listed(upgrade, event.link);
  }
  const money = view.players[seat]?.money ?? 0;
  return { paid, gained, left: money - paid + gained, saved: Math.max(0, price - paid), rest, endsEra };
}
