import { iconOf } from '../../design/icons';
import { t } from '../../i18n';
import { word } from '../../wording/lexicon';
import { bonusRule } from './bonusRules';
import type { Detail, Thing } from './model';
import { wantedText, wishOf } from '../state/wishes';
import type { TableState } from '../state/tableState.svelte';

/** Everything that lies or stands on the map. */
export function mapDetail({ kind, name }: Thing, table: TableState): Detail | null {
  switch (kind) {
    case 'city':
      return city(name, table);
    case 'section':
    case 'link':
      return road(name, table);
    case 'station':
      return station(name, table);
    case 'depot':
      return depot(name, table);
    case 'country':
      return country(name, table);
    case 'truck':
      return truck(name, table);
    case 'tile': {
      const tile = name.split('/').at(-1) ?? '';
      return { name: table.names.bonus(tile), face: { tile }, facts: [t('detail.tileOnMap')], rules: ['BUILD-3', ...bonusRule(tile)] };
    }
    default:
      return null;
  }
}

function city(name: string, table: TableState): Detail {
  const value = table.view?.reckoning.cityValues[name] ?? 0;
  const roads = table.edition.board.links.filter(({ link }) => word(link).split('-').includes(name));
  const colours = [...new Set(roads.map((link) => link.colour))];
  return {
    name: table.names.city(name),
    face: { icon: 'city' },
    facts: [t('board.value', { value }), t('detail.onRoads', { roads: colours.map((colour) => table.names.road(colour)).join(', ') })],
    rules: ['CITY-1', 'BUDGET-1'],
  };
}

function road(name: string, table: TableState): Detail {
  const { table: onTable, reckoning } = table.view!;
  const link = table.lexicon.linkOf(name);
  const size = table.lexicon.links.get(link)?.sections ?? 1;
  const built = onTable.roads.built.includes(name);
  const upgraded = onTable.roads.upgraded.includes(link);
  const tile = onTable.constructionTiles[name];
  const state = upgraded ? 'dual' : built ? 'single' : 'planned';
  const facts = [t(`board.${state}`)];
  if (!built) facts.push(t('detail.buildFor', { amount: reckoning.prices.build[size - 1] ?? 0 }));
  if (built && !upgraded) facts.push(t('detail.upgradeFor', { amount: reckoning.prices.upgrade[size - 1] ?? 0 }));
  if (onTable.roads.roadblocks.includes(name)) facts.push(t('board.blocked'));
  if (tile) facts.push(t('board.tile', { tile: table.names.bonus(tile) }));
  if (!built && table.edition.board.developSpaces.some((one) => word(one.section) === name)) facts.push(t('board.develop'));
  return {
    name: table.names.section(name),
    face: { icon: built ? 'upgrade' : 'build' },
    facts,
    rules: built ? ['UPG-1', 'UPG-2', 'MOVE-3'] : ['BUILD-1', 'BUILD-2', 'BUILD-3'],
  };
}

function station(link: string, table: TableState): Detail {
  const players = table.view!.players;
  const owner = players.findIndex((player) => player.stations.includes(link));
  const own = owner === table.seat;
  const facts =
    owner < 0
      ? [t('board.stationFree')]
      : [t('board.station', { player: table.names.player(owner) }), t('detail.uncovered', { bonuses: uncovered(owner, table) })];
  return { name: t('table.stationOn', { link: table.names.link(link) }), face: { icon: 'station' }, facts, rules: owner < 0 ? ['STN-1', 'STN-2'] : own ? ['MOVE-5', 'STN-2'] : ['MOVE-7', 'MOVE-5'] };
}

/** What lies open below the stations that a player has built. */
export function uncovered(seat: number, table: TableState): string {
  const built = table.view!.players[seat]?.stations.length ?? 0;
  return table.edition.playerBoard.stations
    .slice(0, built)
    .map((one) => table.names.bonus(one.bonus) + (one.larger ? `/${one.larger}` : ''))
    .join(' · ');
}

function depot(name: string, table: TableState): Detail {
  const goods = table.lexicon.goodsAt.get(name) ?? '';
  return {
    name: t('table.depotAt', { depot: table.names.depot(name) }),
    face: { goods },
    facts: [wantedText(goods, table)],
    rules: ['LOAD-1', 'LOAD-2', 'DELIV-3'],
  };
}

function country(name: string, table: TableState): Detail {
  const given = table.edition.trade.countries.find((one) => word(one.country) === name);
  const { deliveryTiles, pharmaceuticals } = table.view!.table;
  const tiles = (deliveryTiles[name] ?? []).map((tile) => table.names.bonus(tile)).join(', ') || t('board.none');
  return {
    name: table.names.country(name),
    face: { icon: 'country' },
    facts: [
      wishOf(name, table.seat, table),
      t('board.country', { money: given?.money ?? 0, tiles }),
      pharmaceuticals.includes(name) ? t('board.pharmaceuticalsTaken') : t('board.pharmaceuticals', { bonus: table.names.bonus(given?.pharmaceuticals ?? '') }),
    ],
    rules: ['DELIV-1', 'DELIV-2', 'DELIV-3', 'DELIV-5'],
  };
}

function truck(name: string, table: TableState): Detail {
  const [seat = 0, number = 1] = name.split('/').map(Number);
  const one = table.view!.players[seat]?.trucks[number - 1];
  const place = !one?.at ? t('table.truckHome') : one.at.includes(' ') ? table.names.depot(one.at) : table.names.section(one.at);
  const goods = one?.goods ?? '';
  return {
    name: t('table.truckOf', { truck: number, player: table.names.player(seat) }),
    face: goods ? { goods } : { icon: iconOf('move') },
    facts: [
      t('table.truckAt', { truck: number, place }),
      goods ? t('detail.carries', { goods: table.names.goods(goods) }) : t('detail.empty'),
      one?.destination ? `→ ${table.names.country(one.destination)}` : '',
      goods && seat === table.seat ? wantedText(goods, table) : '',
      t('table.truckSteps', { count: table.lexicon.era(table.view!.table.era).truckSteps }),
    ].filter(Boolean),
    rules: ['MOVE-1', 'MOVE-2', 'MOVE-4'],
  };
}
