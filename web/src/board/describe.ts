import { t } from '../i18n';
import { endsOf, oneWord, splitId } from './map/names';
import type { Network } from './map/network';
import type { BoardState, TruckAt } from './map/state';
import type { BoardEdition, BoardView } from './types';
import { bonusText, cityText, countryText, goodsText } from './words';

/** What there is to say about things on the board: in its equivalent as text, and beside the pointer. */
export interface Subject {
  edition: BoardEdition;
  network: Network;
  view: BoardView;
  board: BoardState;
  /** Names of the players; without them seats have numbers. */
  players?: readonly string[];
}

export const listed = (parts: ReadonlyArray<string | false | null | undefined>): string => parts.filter(Boolean).join(', ');

const playerText = (seat: number, players?: readonly string[]): string => players?.[seat] ?? t('board.seat', { seat: seat + 1 });

export const roadText = (colour: string, edition: BoardEdition): string =>
  edition.board.autobahns.find((autobahn) => autobahn.colour === colour)?.name ?? colour;

export function truckText({ number, seat, goods }: TruckAt, players?: readonly string[]): string {
  const player = playerText(seat, players);
  return goods ? t('board.truck', { number, player, goods: goodsText(goods) }) : t('board.truckEmpty', { number, player });
}

export function stationText(link: string, { board, players }: Subject): string {
  const seat = board.stations.get(link);
  if (seat === undefined) return t('board.stationFree');
  return listed([t('board.station', { player: playerText(seat, players) }), board.improved.has(link) && t('board.improved')]);
}

export function sectionText(name: string, { board }: Subject): string {
  const state = board.roads.get(name) ?? 'planned';
  const tile = board.tiles[name];
  return listed([
    t(`board.${state}`),
    board.blocked.has(name) && t('board.blocked'),
    state === 'planned' && board.develop.has(name) && t('board.develop'),
    tile && t('board.tile', { tile: bonusText(tile) }),
    board.traffic.has(name) && t('board.traffic'),
  ]);
}

export function countryFacts(name: string, { edition, view }: Subject): string {
  const country = edition.trade.countries.find((one) => oneWord(one.country) === name);
  if (!country) return '';
  const tiles = listed((view.table.deliveryTiles[name] ?? []).map(bonusText)) || t('board.none');
  const pharmaceuticals = view.table.pharmaceuticals.includes(name)
    ? t('board.pharmaceuticalsTaken')
    : t('board.pharmaceuticals', { bonus: bonusText(country.pharmaceuticals) });
  return `${t('board.country', { money: country.money, tiles })}; ${pharmaceuticals}`;
}

/** A thing in a line or two: what it is, then what is to be said about it. */
export function describe(id: string, on: Subject): { name: string; text: string } {
  const { kind, name } = splitId(id);
  const { network, board, edition } = on;
  const between = (link: string) => endsOf(link).map((city) => cityText(city, network.cities.get(city)?.label)).join('–');
  switch (kind) {
    case 'city':
      return { name: cityText(name, network.cities.get(name)?.label), text: t('board.value', { value: board.values[name] ?? 0 }) };
    case 'country':
      return { name: countryText(name), text: countryFacts(name, on) };
    case 'section': {
      // Named like everywhere else: by its link, in the order in which that is written, and by the city that a half touches.
      const link = network.sections.get(name)?.link ?? name;
      const road = roadText(network.sections.get(name)?.colour ?? '', edition);
      const [near] = endsOf(name);
      const half = (network.links.get(link)?.sections.length ?? 1) > 1;
      const city = cityText(near, network.cities.get(near)?.label);
      return { name: half ? t('name.half', { link: between(link), road, city }) : `${between(link)} (${road})`, text: sectionText(name, on) };
    }
    case 'link':
      return { name: `${between(name)} (${roadText(network.links.get(name)?.colour ?? '', edition)})`, text: '' };
    case 'station':
      return { name: between(name), text: stationText(name, on) };
    case 'depot': {
      const [colour = '', city = ''] = name.split(' ');
      const goods = edition.board.depots.find((depot) => depot.colour === colour && oneWord(depot.city) === city)?.goods ?? '';
      return { name: cityText(city), text: t('board.depot', { road: roadText(colour, edition), goods: goodsText(goods) }) };
    }
    case 'truck': {
      const truck = [...board.trucks.values()].flat().find((one) => one.id === id);
      return { name: truck ? truckText(truck, on.players) : '', text: truck?.destination ? `→ ${countryText(truck.destination)}` : '' };
    }
    case 'tile':
      return { name: bonusText(name.split('/')[1] ?? ''), text: '' };
    default:
      return { name, text: '' };
  }
}
