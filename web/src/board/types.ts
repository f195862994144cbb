/** What the board reads of an edition and of a view; both documents hold more. See docs/formats.md. */
export type Colour = 'red' | 'cyan' | 'orange' | 'purple' | 'white' | 'black' | 'yellow';
export type Goods = 'appliances' | 'automotive' | 'chemicals' | 'pharmaceuticals' | 'wine';

export interface EditionCity {
  city: string;
  latitude: number;
  longitude: number;
  east?: boolean;
  country?: string;
  value?: number;
}

export interface EditionLink {
  link: string;
  colour: string;
  sections: number;
}

export interface BoardEdition {
  board: {
    autobahns: ReadonlyArray<{ colour: string; name: string }>;
    cities: readonly EditionCity[];
    links: readonly EditionLink[];
    roadblocks: ReadonlyArray<{ section: string }>;
    developSpaces: ReadonlyArray<{ section: string }>;
    depots: ReadonlyArray<{ city: string; colour: string; goods: string }>;
  };
  trade: { countries: ReadonlyArray<{ country: string; money: number; pharmaceuticals: string }> };
}

export interface BoardTruck {
  at?: string | null;
  goods?: string | null;
  destination?: string | null;
}

export interface BoardView {
  table: {
    era: number;
    roads: { built: readonly string[]; upgraded: readonly string[]; roadblocks: readonly string[] };
    constructionTiles: Readonly<Record<string, string>>;
    deliveryTiles: Readonly<Record<string, readonly string[]>>;
    pharmaceuticals: readonly string[];
    traffic?: readonly string[] | null;
    services?: { left: readonly number[]; improved: readonly string[] } | null;
  };
  /** What follows from it by the rules; the server has worked it out. */
  reckoning: { cityValues: Readonly<Record<string, number>> };
  players: ReadonlyArray<{ stations: readonly string[]; trucks: readonly BoardTruck[] }>;
}

/** How a thing on the board stands to the decision that is to be made. */
export type TargetState = 'can' | 'staged' | 'cannot';

/** The board's contract with whoever shows it. Ids are a kind and a name of the notation: `section:Köln-Dortmund`. */
export interface BoardProps {
  edition: BoardEdition;
  view: BoardView;
  targets?: ReadonlyMap<string, TargetState>;
  selected?: string | null;
  highlights?: ReadonlySet<string>;
  /** What a thing is called aloud; without it, the name in the id. */
  labels?: (id: string) => string;
  /** Names of the players, by seat. */
  players?: readonly string[];
  /** Sections (their names) of a truck's way, in the order of driving. */
  path?: readonly string[];
  onpick?: (id: string) => void;
  onexplain?: (id: string) => void;
  onhover?: (id: string | null) => void;
}
