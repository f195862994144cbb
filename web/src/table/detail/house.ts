import { iconOf } from '../../design/icons';
import { t } from '../../i18n';
import { bonusRule } from './bonusRules';
import type { Detail, Thing } from './model';
import type { TableState } from '../state/tableState.svelte';

/** What stands beside the map: offices, administration, display and track. */
export function houseDetail({ kind, name }: Thing, table: TableState): Detail | null {
  switch (kind) {
    case 'office':
      return office(name, table);
    case 'department':
      return department(name, table);
    case 'floor':
      return floor(name, table);
    case 'lobby':
      return lobby(table);
    case 'track':
      return trackSpace(Number(name), table);
    case 'deck':
      return { name: t('table.deckIs', { count: table.view!.deckSize }), face: { icon: 'deck' }, facts: [], rules: ['BONUS-GAIN', 'REUN-1'] };
    case 'improvement': {
      const bonus = table.edition.modules.improvements.find((one) => one.place === Number(name))?.bonus ?? '';
      return { name: table.names.improvement(Number(name)), face: { tile: bonus }, facts: [], rules: ['SERV-2', 'SERV-3', 'SERV-4'] };
    }
    default:
      return null;
  }
}

function office(colour: string, table: TableState): Detail {
  const { table: onTable, reckoning } = table.view!;
  const taken = onTable.offices[colour as 'red'] ?? [];
  const seats = reckoning.officeSeats[colour as 'red'] ?? 0;
  const budget = reckoning.budgets[colour];
  const people = taken.map((seat) => table.names.player(seat)).join(', ') || t('table.nobody');
  const facts = [t('table.officeIs', { road: table.names.road(colour), people, seats })];
  const first = taken[0];
  if (first !== undefined && taken.length >= seats) facts.push(t('detail.leavesNext', { player: table.names.player(first) }));
  if (budget) facts.push(t('detail.budget', { values: budget.cityValues, amount: budget.each }));
  return { name: t('detail.office', { road: table.names.road(colour) }), face: { icon: 'office' }, facts, rules: ['EMP-1', 'BUDGET-1'] };
}

const scored = (department: string, seat: number, table: TableState) =>
  table.view!.scores.find((one) => one.seat === seat)?.departments.find((one) => one.department === department);

function department(name: string, table: TableState): Detail {
  const unit = table.names.say('departmentUnit', name);
  const facts = table.view!.scores.map(({ seat }) => {
    const one = scored(name, seat, table);
    return t('detail.scores', { player: table.names.player(seat), unit: one?.unit ?? 0, floors: one?.floors.join(' + ') || '–', points: one?.points ?? 0 });
  });
  return { name: `${table.names.department(name)}: ${unit}`, face: { icon: iconOf(name) }, facts, rules: ['SCORE-1', 'BONUS-PROMOTE', ...needs(name)] };
}

/** What opens floors: Finance is always open, the extra departments have rules of their own. */
function needs(department: string): string[] {
  if (department === 'finance') return [];
  return [department === 'planning' ? 'STRETCH-PLAN' : department === 'customs' ? 'STRETCH-CUSTOMS' : 'TECH-6'];
}

function floor(name: string, table: TableState): Detail {
  const [department = '', number = ''] = name.split('/');
  const level = Number(number);
  const players = table.view!.players;
  const people = players.flatMap((player, seat) => (player.departments[department as 'network']?.includes(level) ? [table.names.player(seat)] : []));
  const unit = table.unitOf(department) ?? 0;
  const what = table.names.say('departmentUnit', department);
  const open = players[table.seat]?.technologies[department as 'trade'];
  const facts = [
    t('detail.floorCounts', { floor: level, unit, what, points: level * unit }),
    t('table.floorIs', { department: table.names.department(department), floor: level, people: people.join(', ') || t('table.nobody') }),
  ];
  const locks = level === 3 ? (['3a', '3b'] as const) : ([number] as '1'[]);
  if (open) {
    const missing = locks.filter((lock) => !open.includes(lock));
    facts.push(missing.length ? t('detail.floorNeeds', { department: table.names.department(department), locks: missing.join(', ') }) : t('detail.floorOpen'));
  }
  return { name: `${table.names.department(department)}, ${t('detail.floor', { floor: level })}`, face: { icon: iconOf(department) }, facts, rules: ['BONUS-PROMOTE', ...needs(department), 'SCORE-1'] };
}

function lobby(table: TableState): Detail {
  const points = table.edition.administration.lobbyPoints.value;
  const facts = table.view!.players.map((player, seat) => t('table.pair', { what: table.names.player(seat), outcome: `${player.lobby} × ${points} = ${player.lobby * points}` }));
  return { name: t('table.lobby'), face: { icon: 'lobby' }, facts: [t('table.lobbyIs', { points }), ...facts], rules: ['SCORE-1', 'BONUS-PROMOTE', 'EMP-2'] };
}

function trackSpace(space: number, table: TableState): Detail {
  const { bonuses, loop } = table.edition.administration.track;
  const bonus = bonuses.find((one) => one.space === space)?.bonus;
  const players = table.view!.players;
  const here = players.flatMap((player, seat) => (player.development === space ? [table.names.player(seat)] : []));
  const steps = space - (players[table.seat]?.development ?? 0);
  return {
    name: t('table.trackSpace', { space }),
    face: bonus ? { tile: bonus } : { icon: 'development-track' },
    facts: [
      bonus ? table.names.bonus(bonus) : t('detail.noBonus'),
      here.join(', '),
      steps > 0 ? t('detail.stepsAway', { count: steps }) : '',
      space >= loop.value ? t('table.trackLoop') : '',
    ].filter(Boolean),
    rules: ['BONUS-DEV', ...(bonus ? bonusRule(bonus) : [])],
  };
}
