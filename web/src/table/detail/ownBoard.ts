import { iconOf, isIcon } from '../../design/icons';
import { t } from '../../i18n';
import { bonusRule } from './bonusRules';
import type { Detail, Thing } from './model';
import { wishOf } from '../state/wishes';
import type { TableState } from '../state/tableState.svelte';

/** Everything on a player board, and cards wherever they lie. */
export function ownDetail(thing: Thing, table: TableState): Detail | null {
  const { kind, name, seat } = thing;
  switch (kind) {
    case 'card':
    case 'played':
    case 'display':
      return card(name, kind, table);
    case 'space':
      return space(thing, table);
    case 'lock':
      return lock(thing, table);
    case 'row':
      return row(name, table);
    case 'token':
      return token(thing, table);
    case 'stop':
      return stop(thing, table);
    case 'claim':
      return { name: table.names.country(name), face: { goods: table.lexicon.wish(table.view!.players[seat]?.deliveryBoard ?? '', name)?.goods ?? '' }, facts: [wishOf(name, seat, table)], rules: ['DELIV-3', 'DELIV-7', 'DELIV-4'] };
    case 'held':
      return { name: table.names.bonus(name), face: { tile: name }, facts: [], rules: ['TURN-3', ...bonusRule(name)] };
    case 'route':
      return route(name, table);
    default:
      return null;
  }
}

function card(id: string, kind: string, table: TableState): Detail {
  const one = table.lexicon.cards.get(id);
  const colours = one?.colours ?? [];
  const facts = [table.names.cardText(id), t('detail.onRoads', { roads: colours.map((colour) => `${table.names.road(colour)} (${table.names.colour(colour)})`).join(', ') })];
  if (one) facts.push(t(`detail.deck.${one.deck as 'basic'}`));
  const own = one?.kind === 'yellow' ? 'CARD-YELLOW' : one?.kind === 'plain' ? 'TURN-5' : `CARD-${one?.kind}`;
  return { name: table.names.card(id), face: { card: id }, facts, rules: [own, ...(kind === 'display' ? ['BONUS-GAIN', 'BONUS-REPLACE'] : ['TURN-4'])] };
}

const SPACE_RULES: Readonly<Record<string, string>> = { unlock: 'TECH-1', station: 'STN-1', load: 'LOAD-1', upgrade: 'UPG-1', build: 'BUILD-1' };

function space({ name, seat }: Thing, table: TableState): Detail {
  const player = table.view!.players[seat];
  const cards = player?.played[name as 'build'] ?? [];
  const limit = table.view!.reckoning.limits[seat]?.[name as 'build'] ?? 0;
  const cones = player?.cones[name as 'build'] ?? 0;
  const facts = [t('table.spaceIs', { space: table.names.space(name), count: cards.length, limit })];
  if (cones) facts.push(t('detail.cones', { count: cones }));
  return { name: table.names.space(name), face: { icon: iconOf(name) }, facts, rules: [SPACE_RULES[name] ?? 'TURN-2', 'TURN-4', ...(cones ? ['BONUS-FLIP', 'BONUS-REMOVE'] : [])] };
}

function lock({ name, seat }: Thing, table: TableState): Detail {
  const [column = '', level = ''] = name.split('/');
  const player = table.view!.players[seat];
  const open = player?.technologies[column as 'trade']?.includes(level as '1') ?? false;
  const technology = table.lexicon.technologies.get(`${column}/${level}`) ?? '';
  const facts = [t(open ? 'table.lockOpen' : 'table.lockClosed', { column: table.names.department(column), lock: level, technology: table.names.lockTechnology(column, level) })];
  if (!open) facts.push(t('detail.tokensLeft', { colours: (player?.tokens ?? []).map((colour) => table.names.colour(colour)).join(', ') || '–', count: player?.extraTokens ?? 0 }));
  facts.push(t('detail.opensFloor', { floor: Number(level[0]), department: table.names.department(column) }));
  return { name: table.names.lockTechnology(column, level), face: { icon: isIcon(technology) ? technology : iconOf(technology) }, facts, rules: ['TECH-1', 'TECH-6', 'TECH-3'] };
}

function row(name: string, table: TableState): Detail {
  const bonus = table.edition.playerBoard[name === '1' ? 'firstRow' : 'secondRow'].bonus;
  return { name: t('table.rowBonus', { bonus: table.names.bonus(bonus) }), face: { tile: bonus }, facts: [], rules: ['TECH-4', ...bonusRule(bonus)] };
}

function token({ name, seat }: Thing, table: TableState): Detail {
  const extra = name === 'extra';
  const count = table.view!.players[seat]?.extraTokens ?? 0;
  return { name: extra ? t('table.tokensExtra', { count }) : t('table.token', { colour: table.names.colour(name) }), face: { icon: 'token' }, facts: [], rules: extra ? ['TECH-7'] : ['TECH-1'] };
}

function stop({ name, seat }: Thing, table: TableState): Detail {
  const number = Number(name);
  const solo = table.view!.autobot && seat === 1 ? table.view!.options.solo : null;
  const one = (solo ? table.edition.solo[solo.hard ? 'hard' : 'easy'].stations : table.edition.playerBoard.stations).find((each) => each.space === number);
  const built = table.view!.players[seat]?.stations ?? [];
  const larger = one && 'larger' in one ? one.larger : undefined;
  const bonus = table.names.bonus(one?.bonus ?? '') + (larger ? `/${larger}` : '');
  const link = table.names.between(built[number - 1] ?? '');
  return {
    name: bonus,
    face: { tile: one?.bonus ?? '' },
    facts: [t(number <= built.length ? 'table.stationBuilt' : 'table.stationSpace', { space: number, bonus, link }), larger ? t('detail.twoAmounts') : ''].filter(Boolean),
    rules: [...(solo ? ['SOLO-7'] : ['MOVE-5', 'MOVE-7', 'STN-2']), ...bonusRule(one?.bonus ?? '')],
  };
}

function route(name: string, table: TableState): Detail {
  const state = table.route(name);
  const status = state?.status ?? null;
  const rewards = table.edition.cards.routeRewards.map((reward, i) => {
    const what = reward.status === undefined ? t('table.routeConnected') : reward.status ? t('table.routeStatus', { status: reward.status }) : t('table.routeBest');
    return `${state?.rewards.includes(i) ? '✓' : '–'} ${t('table.pair', { what, outcome: table.names.bonus(reward.bonus) })}`;
  });
  const told = status === null ? t('table.routeMissing', { count: state?.missing ?? 0 }) : t('table.routeJoined', { status });
  return { name: table.names.between(name), face: { icon: 'route' }, facts: [told, ...rewards], rules: ['ROUTE-1'] };
}
