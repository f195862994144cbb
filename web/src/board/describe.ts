import { t } from '../i18n';
import { oneWord } from './map/names';
import type { Network } from './map/network';
import type { BoardState, TruckAt } from './map/state';
import type { BoardEdition, BoardView } from './types';
import { bonusText, goodsText } from './words';

/** What there is to say about things on the board, in its equivalent as text. */
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
