import type { BoardEdition } from '../board/types';

/** What the table reads of an edition; the document holds more (provenance, cards, routes). */
export interface TableEdition extends BoardEdition {
  dashboard: { eras: ReadonlyArray<Era> };
  playerBoard: {
    actionSpaces: ReadonlyArray<{ space: string; limit: number }>;
    columns: ReadonlyArray<{ column: string; technologies: ReadonlyArray<{ level: string; technology: string }> }>;
    firstRow: { bonus: string };
    secondRow: { bonus: string };
    stations: ReadonlyArray<{ space: number; bonus: string; larger?: number }>;
    unlockTokens: { colours: readonly string[]; extra: number };
  };
  trade: BoardEdition['trade'] & {
    boards: ReadonlyArray<{ board: string; wishes: ReadonlyArray<{ country: string; goods: string; bonus: string }> }>;
  };
  cards: {
    actionCards: ReadonlyArray<{ card: string; deck: string; kind: string; colours: readonly string[] }>;
    routeRewards: ReadonlyArray<{ status?: number; bonus: string }>;
  };
  administration: {
    offices: ReadonlyArray<{ office: string; seats: readonly number[] }>;
    departments: { order: readonly string[] };
    floors: { value: number };
    seatsPerFloor: { value: number };
    lobbyPoints: { value: number };
    track: {
      spaces: { value: number };
      loop: { value: number };
      bonuses: ReadonlyArray<{ space: number; bonus: string }>;
    };
  };
  solo: {
    tasks: ReadonlyArray<{ task: string; action: string; bonus?: string }>;
    easy: SoloBoard;
    hard: SoloBoard;
  };
  modules: {
    wineCards: ReadonlyArray<{ country: string; destination: string; colour: string }>;
    improvements: ReadonlyArray<{ place: number; bonus: string }>;
  };
}

export interface SoloBoard {
  stations: ReadonlyArray<{ space: number; bonus: string }>;
  slots: ReadonlyArray<{ row: number; slot: number; bonus: string }>;
}

export interface Era {
  era: number;
  years: string;
  sections: number;
  buildSingle: number;
  buildDouble: number;
  upgrade: number;
  truckSteps: number;
  funding: number;
}

/** Names as the notation writes them: in one word. */
export const word = (name: string): string => name.replaceAll(' ', '');

/** Look-ups in an edition by the names of the notation. */
export class Lexicon {
  readonly roads = new Map<string, string>();
  readonly links = new Map<string, { colour: string; sections: number }>();
  readonly cards = new Map<string, { deck: string; kind: string; colours: readonly string[] }>();
  readonly technologies = new Map<string, string>();
  readonly goodsAt = new Map<string, string>();

  constructor(readonly edition: TableEdition) {
    for (const road of edition.board.autobahns) this.roads.set(road.colour, road.name);
    for (const link of edition.board.links) this.links.set(word(link.link), link);
    for (const card of edition.cards.actionCards) this.cards.set(card.card, card);
    for (const column of edition.playerBoard.columns) {
      for (const one of column.technologies) this.technologies.set(`${column.column}/${one.level}`, one.technology);
    }
    for (const depot of edition.board.depots) this.goodsAt.set(`${depot.colour} ${word(depot.city)}`, depot.goods);
  }

  era(number: number): Era {
    const era = this.edition.dashboard.eras[number - 1];
    if (!era) throw new Error(`no era ${number} in this edition`);
    return era;
  }

  /** The link of a section, written the way the edition does. */
  linkOf(section: string): string {
    return this.links.has(section) ? section : turned(section);
  }

  sectionsOf(link: string): string[] {
    const data = this.links.get(link);
    return data?.sections === 2 ? [link, turned(link)] : [link];
  }

  wish(board: string, country: string): { goods: string; bonus: string } | undefined {
    const wishes = this.edition.trade.boards.find((one) => one.board === board)?.wishes;
    return wishes?.find((one) => word(one.country) === country);
  }
}

export function turned(section: string): string {
  const [a, b] = section.split('-');
  return `${b}-${a}`;
}
