import type { TableEdition } from '../wording/lexicon';
import type { Autobot, AutobotDecks, Player, Position } from './file';

/** Puts a member into a list, or takes it out. */
export function toggle<T>(list: readonly T[], member: T): T[] {
  return list.includes(member) ? list.filter((one) => one !== member) : [...list, member];
}

/** The same for lists by a key, where an empty list is left out. */
export function toggleIn<T>(lists: Readonly<Record<string, readonly T[]>>, key: string, member: T): Record<string, T[]> {
  const { [key]: before = [], ...others } = lists as Record<string, T[]>;
  const after = toggle(before, member);
  return after.length ? { ...others, [key]: after } : others;
}

/** One more of a kind; where there are as many as there may be, none. */
export function addOne<T>(list: readonly T[], member: T, most: number): T[] {
  const others = list.filter((one) => one !== member);
  const count = list.length - others.length;
  return count < most ? [...list, member] : others;
}

/** Where one of Autobot's tasks is. */
export const TASK_PLACES = ['deck', 'queue', 'used', 'aside'] as const;
export type TaskPlace = (typeof TASK_PLACES)[number];

const piles = (open: Autobot, hidden: AutobotDecks): Record<TaskPlace, number[]> => ({ deck: hidden.tasks, queue: open.taskQueue, used: open.tasksUsed, aside: hidden.advancedTasks });

export const taskPlace = (open: Autobot, hidden: AutobotDecks, task: number): TaskPlace | '' => TASK_PLACES.find((place) => piles(open, hidden)[place].includes(task)) ?? '';

/** Lays a task somewhere, and takes it away from wherever it was. An advanced one that lies open has been seen. */
export function layTask(open: Autobot, hidden: AutobotDecks, task: number, to: TaskPlace, advanced: boolean): void {
  const without = (list: readonly number[]) => list.filter((one) => one !== task);
  const put = (place: TaskPlace, list: readonly number[]) => (place === to ? [...without(list), task] : without(list));
  const sorted = (list: number[]) => list.sort((a, b) => a - b);
  hidden.tasks = put('deck', hidden.tasks);
  hidden.advancedTasks = put('aside', hidden.advancedTasks);
  open.taskQueue = sorted(put('queue', open.taskQueue));
  open.tasksUsed = sorted(put('used', open.tasksUsed));
  if (advanced && to !== 'deck') open.advancedTasksSeen = sorted([...without(open.advancedTasksSeen), ...(to === 'aside' ? [] : [task])]);
}

/** Turns up one of Autobot's colour cards, or puts it back on top of its deck. */
export function turnColour(open: Autobot, hidden: AutobotDecks, card: string): void {
  if (open.colourCardsUsed.includes(card)) {
    open.colourCardsUsed = toggle(open.colourCardsUsed, card);
    hidden.colours = [card, ...hidden.colours];
  } else {
    hidden.colours = toggle(hidden.colours, card);
    open.colourCardsUsed = [...open.colourCardsUsed, card];
  }
}

/** What somebody lays on the board. */
export type Tool = 'road' | 'upgrade' | 'station' | 'truck' | 'traffic';

/** A tap on the board: lays a piece, or takes away the one that lies there. True if it meant something. */
export function lay(position: Position, tool: Tool, seat: number, id: string, linkOf: (section: string) => string): boolean {
  const [kind, name = ''] = id.split(/:(.*)/s);
  const { table, players } = position;
  const { roads } = table;
  const link = kind === 'station' || kind === 'link' ? name : kind === 'section' ? linkOf(name) : '';
  switch (tool) {
    case 'road':
      if (kind !== 'section') return false;
      roads.built = toggle(roads.built, name);
      return true;
    case 'upgrade':
      if (!link) return false;
      roads.upgraded = toggle(roads.upgraded, link);
      return true;
    case 'station': {
      if (!link) return false;
      const owner = players.find((player) => player.stations.includes(link));
      if (owner) owner.stations = toggle(owner.stations, link);
      if (owner !== players[seat]) players[seat]!.stations = [...players[seat]!.stations, link];
      return true;
    }
    case 'traffic':
      if (kind !== 'section' || !table.traffic) return false;
      table.traffic = toggle(table.traffic, name);
      return true;
    case 'truck':
      return kind === 'section' || kind === 'depot' ? park(players[seat]!, name) : false;
  }
}

/** A truck of the player that stands there leaves; else the first one that is off the board comes. */
function park(player: Player, at: string): boolean {
  const there = player.trucks.findIndex((truck) => truck.at === at);
  if (there >= 0) {
    player.trucks[there] = {};
    return true;
  }
  const free = player.trucks.findIndex((truck) => !truck.at);
  if (free < 0) return false;
  player.trucks[free] = { at, goods: 'automotive' };
  return true;
}

/** Whose turn begins, with nothing done in it yet. */
export function beginTurn(position: Position, seat: number): void {
  position.turn = {
    seat,
    colours: [],
    mainDone: false,
    lockedTiles: [],
    tileUsed: false,
    extrasDone: [],
    builtWithCard: false,
    reserved: 0,
    stationBonuses: [],
    stationsPassed: [],
    trucksMoved: [],
    trails: [[], []],
  };
  position.agenda = [{ step: 'turn', seat, arguments: {} }];
  position.table.openRoutes = [];
}

/**
 * Works out what follows from the rest: employees that are left, sections that players have built, tiles that are taken, and a
 * deck of all the cards that lie nowhere else. What somebody knows of the deck stays on top.
 */
export function workOut(position: Position, edition: TableEdition, started: readonly string[], employees: number): void {
  const { table, players, hidden } = position;
  const last = table.era === 3;
  table.sectionsBuilt = table.roads.built.length - started.length;
  for (const section of table.roads.built) delete table.constructionTiles[section];
  if (last) table.roads.roadblocks = [];
  for (const [seat, player] of players.entries()) {
    const seated = Object.values(table.offices).flat().filter((one) => one === seat).length;
    const floors = Object.values(player.departments).flat().length;
    player.supply = Math.max(0, employees - seated - floors - player.lobby - player.funding.length);
    player.tilesTaken = Math.max(player.tilesTaken, player.tiles.length);
    const isAutobot = position.options.players === 1 && seat === 1;
    if (!isAutobot && player.yellowAside !== !last) {
      player.yellowAside = !last;
      player.hand = last ? [...new Set([...player.hand, 'yellow'])] : player.hand.filter((card) => card !== 'yellow');
    }
  }
  const lying = new Set([...table.display, ...players.flatMap((player) => [...player.hand, ...Object.values(player.played).flat()]), ...(position.autobot?.colourCardsUsed ?? []), ...(hidden.autobot?.colours ?? [])]);
  const decks = last ? ['advanced', ...(position.options.features?.includes('two-coloured-cards') ? ['two-coloured'] : [])] : ['improved'];
  const pile = edition.cards.actionCards.filter(({ deck }) => decks.includes(deck)).map(({ card }) => card);
  table.display = table.display.filter((card) => pile.includes(card));
  const known = hidden.deck.filter((card) => pile.includes(card) && !lying.has(card));
  const unknown = pile.filter((card) => !lying.has(card) && !known.includes(card));
  hidden.deck = [...known, ...unknown];
}
