import { iconOf } from '../../design/icons';
import { t } from '../../i18n';
import { bonusRule } from './bonusRules';
import type { Detail, Thing } from './model';
import type { TableState } from '../state/tableState.svelte';

/** Figures of the dashboard and of players, Autobot's board, and what modules add. */
export function wholeDetail({ kind, name, seat }: Thing, table: TableState): Detail | null {
  const player = table.view!.players[seat];
  switch (kind) {
    case 'era':
    case 'price':
      return dashboard(kind === 'era' ? kind : name, table);
    case 'money':
      return { name: t('table.money'), face: { icon: 'dm' }, facts: [`${table.names.player(seat)}: ${t('table.dm', { amount: player?.money ?? 0 })}`], rules: ['BUILD-2', 'TURN-7', 'BUDGET-1'] };
    case 'supply':
      return { name: t('table.supply'), face: { icon: 'employee' }, facts: [`${table.names.player(seat)}: ${player?.supply ?? 0}`], rules: ['EMP-1', 'EMP-2', 'EMP-3'] };
    case 'funding':
      return { name: t('table.fundingTaken'), face: { icon: 'funding' }, facts: [player?.funding.join(', ') || '–', t('table.fundingIs', { amount: table.lexicon.era(table.view!.table.era).funding })], rules: ['TURN-7'] };
    case 'hand':
      return { name: t('table.hand'), face: { icon: 'hand' }, facts: [`${table.names.player(seat)}: ${table.view!.handSizes[seat] ?? 0}`], rules: ['TURN-9', 'TURN-8', 'TURN-6'] };
    case 'points':
      return points(seat, table);
    case 'wine':
      return { name: player?.wine ? t(`table.wine.${player.wine.state}`) : '', face: { goods: 'wine' }, facts: player?.wine?.card ? [wineWay(player.wine.card, table)] : [], rules: ['WINE-2', 'WINE-4', 'WINE-5'] };
    case 'traffic':
      return { name: t('table.traffic'), face: { icon: 'traffic' }, facts: [String(player?.trafficTokens ?? 0)], rules: ['TRAF-6', 'TRAF-2', 'TRAF-4'] };
    case 'task': {
      const task = table.edition.solo.tasks.find((one) => parseInt(one.task) === Number(name));
      return { name: task ? table.names.space(task.action) : name, face: { icon: iconOf(task?.action ?? 'build') }, facts: task?.bonus ? [table.names.bonus(task.bonus)] : [], rules: ['SOLO-2', 'SOLO-3'] };
    }
    case 'slot': {
      const slot = table.edition.solo[table.view!.options.solo?.hard ? 'hard' : 'easy'].slots[Number(name)];
      return { name: table.names.bonus(slot?.bonus ?? ''), face: { tile: slot?.bonus ?? '' }, facts: [], rules: ['SOLO-8', ...bonusRule(slot?.bonus ?? '')] };
    }
    default:
      return null;
  }
}

function wineWay(card: string, table: TableState): string {
  const [country = '', city = ''] = card.split('-');
  return `${table.names.country(country)} → ${table.names.city(city)}`;
}

function points(seat: number, table: TableState): Detail {
  const score = table.view!.scores.find((one) => one.seat === seat);
  const parts = (score?.departments ?? []).filter((one) => one.points).map((one) => t('table.pair', { what: table.names.department(one.department), outcome: String(one.points) }));
  return { name: t('table.pointsNow'), face: { icon: 'score' }, facts: [`${table.names.player(seat)}: ${score?.total ?? 0}`, t('table.pair', { what: t('table.lobby'), outcome: String(score?.lobbyPoints ?? 0) }), ...parts], rules: ['SCORE-1', 'SCORE-2'] };
}

const PRICES: Readonly<Record<string, { icon: 'build' | 'upgrade' | 'move' | 'funding' | 'era'; rules: string[] }>> = {
  era: { icon: 'era', rules: ['ERA-1', 'ERA-3', 'SETUP-3'] },
  build: { icon: 'build', rules: ['BUILD-2'] },
  upgrade: { icon: 'upgrade', rules: ['UPG-2'] },
  move: { icon: 'move', rules: ['MOVE-1', 'MOVE-2'] },
  funding: { icon: 'funding', rules: ['TURN-7'] },
};

function dashboard(what: string, table: TableState): Detail {
  const { era: number, sectionsBuilt, eraTarget } = table.view!.table;
  const era = table.lexicon.era(number);
  const { icon, rules } = PRICES[what] ?? PRICES.era!;
  const names: Record<string, string> = {
    era: t('table.era', { era: number }),
    build: t('table.priceBuild', { single: era.buildSingle, double: era.buildDouble }),
    upgrade: t('table.priceUpgrade', { price: era.upgrade }),
    move: t('table.truckSteps', { count: era.truckSteps }),
    funding: t('table.fundingIs', { amount: era.funding }),
  };
  const next = table.edition.dashboard.eras[number];
  const later: Record<string, string> = next
    ? {
        build: t('table.priceBuild', { single: next.buildSingle, double: next.buildDouble }),
        upgrade: t('table.priceUpgrade', { price: next.upgrade }),
        move: t('table.truckSteps', { count: next.truckSteps }),
        funding: t('table.fundingIs', { amount: next.funding }),
      }
    : {};
  const facts = what === 'era' ? [era.years, t('table.sectionsUntil', { built: sectionsBuilt, end: eraTarget ?? 0 })] : later[what] ? [t('detail.nextEra', { what: later[what] })] : [];
  return { name: names[what] ?? what, face: { icon }, facts, rules };
}
