import type { Options } from '../api';
import type { Goods } from '../board/types';

/** What the editor changes of a position; the document of docs/formats.md holds more, and that stays as it is. */
export interface PositionFile {
  format: number;
  rules: string;
  edition: string;
  editionHash: string;
  position: Position;
}

export interface Position {
  options: Options;
  table: Table;
  players: Player[];
  autobot?: Autobot | null;
  turn: Record<string, unknown> & { seat: number };
  agenda: { step: string; seat: number; arguments: Record<string, string> }[];
  hidden: { deck: string[]; random: number; autobot?: AutobotDecks | null };
}

export interface Table {
  era: number;
  sectionsBuilt: number;
  eraTarget?: number | null;
  deadRounds?: number | null;
  trigger?: number | null;
  turnsLeft?: number | null;
  startSeat: number;
  roads: { built: string[]; upgraded: string[]; roadblocks: string[] };
  constructionTiles: Record<string, string>;
  deliveryTiles: Record<string, string[]>;
  pharmaceuticals: string[];
  display: string[];
  openRoutes: string[];
  offices: Record<string, number[]>;
  traffic?: string[] | null;
  services?: { left: number[]; improved: string[] } | null;
  wineTokens?: { singles: number; doubles: number } | null;
}

export interface Truck {
  at?: string | null;
  goods?: Goods | null;
  destination?: string | null;
}

export interface Player {
  money: number;
  supply: number;
  lobby: number;
  departments: Record<string, number[]>;
  funding: number[];
  development: number;
  hand: string[];
  played: Record<string, string[]>;
  yellowAside: boolean;
  cones: Record<string, number>;
  tokens: string[];
  extraTokens: number;
  technologies: Record<string, string[]>;
  stations: string[];
  trucks: Truck[];
  deliveryBoard: string;
  claimable: string[];
  claimed: string[];
  paid: string[];
  delivered: string[];
  tiles: string[];
  tilesTaken: number;
  route?: string | null;
  wine?: { card?: string | null; state: WineState } | null;
  trafficTokens?: number | null;
}

export type WineState = 'face-down' | 'loaded' | 'delivered';

export interface Autobot {
  colour: string;
  colourCardsUsed: string[];
  yellowOnTop: boolean;
  taskQueue: number[];
  tasksUsed: number[];
  advancedTasksSeen: number[];
  slotsFilled: number;
  wineCards?: string[] | null;
}

/** Autobot's face-down cards, the top ones first. */
export interface AutobotDecks {
  colours: string[];
  tasks: number[];
  advancedTasks: number[];
}

/** A seed has more digits than a number here can hold: it goes as the digits that stand in the text. */
const RANDOM = /("random"\s*:\s*)(-?\d+)/;

export function read(text: string): PositionFile {
  return JSON.parse(text.replace(RANDOM, '$1"$2"')) as PositionFile;
}

export function write(file: PositionFile): string {
  return JSON.stringify(file, null, 2).replace(/("random"\s*:\s*)"(-?\d+)"/, '$1$2');
}

/** What is wrong with a position: where, by the path within it, and in words. */
export interface Fault {
  path: string;
  text: string;
}

export function faultOf(line: string): Fault {
  const cut = line.indexOf(': ');
  return { path: line.slice(0, cut < 0 ? line.length : cut).replace(/^\$\.(position\.)?/, ''), text: cut < 0 ? line : line.slice(cut + 2) };
}

/** The field of the editor that a fault is about: the one with the longest path that the fault's begins with. */
export function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return fields
    .filter((field) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`))
    .sort((a, b) => b.length - a.length)[0];
}
