import type { View } from '../api';
import type { TableEdition } from '../wording/lexicon';
import { type Fault, type Position, type PositionFile, write } from './file';
import { faultsOf, shown } from './sources';
import { workOut } from './edit';

/** What the editor needs of an edition besides the table's part. */
export interface EditorEdition extends TableEdition {
  board: TableEdition['board'] & { startSections: ReadonlyArray<{ section: string }> };
  playerBoard: TableEdition['playerBoard'] & { employees: { value: number } };
  trade: TableEdition['trade'] & { tiles: ReadonlyArray<{ tile: string; stretch: boolean }> };
  cards: TableEdition['cards'] & { routes: ReadonlyArray<{ route: string }> };
}

const MOST_STEPS_BACK = 100;

/** A position that is being set up: what it is, what is wrong with it, and the way back. */
export class Editor {
  file = $state() as PositionFile;
  faults = $state.raw<Fault[]>([]);
  checking = $state(true);
  /** As the engine shows it; of the last position that could be played, as long as this one cannot. */
  view = $state.raw<View | null>(null);
  private past = $state.raw<string[]>([]);
  private last = '';
  private asked = 0;

  constructor(file: PositionFile, readonly edition: EditorEdition) {
    this.file = file;
    this.last = write(file);
    void this.check();
  }

  get position(): Position {
    return this.file.position;
  }

  get text(): string {
    return write($state.snapshot(this.file) as PositionFile);
  }

  readonly canUndo: boolean = $derived.by(() => this.past.length > 0);

  /** Something was changed: it can be taken back, and is looked at anew. */
  changed(): void {
    const { text } = this;
    if (text === this.last) return;
    this.past = [...this.past, this.last].slice(-MOST_STEPS_BACK);
    this.last = text;
    void this.check();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.last = before;
    this.file = JSON.parse(before.replace(/("random"\s*:\s*)(-?\d+)/, '$1"$2"')) as PositionFile;
    void this.check();
  }

  workOut(): void {
    const started = this.edition.board.startSections.map(({ section }) => section.replaceAll(' ', ''));
    workOut(this.position, this.edition, started, this.edition.playerBoard.employees.value);
    this.changed();
  }

  /** The engine says what is wrong; an answer that comes late is about another position. */
  private async check(): Promise<void> {
    const turn = ++this.asked;
    this.checking = true;
    const file = $state.snapshot(this.file) as PositionFile;
    try {
      const faults = await faultsOf(file);
      if (turn !== this.asked) return;
      this.faults = faults;
      if (!faults.length) {
        const { view } = await shown(file);
        if (turn === this.asked) this.view = view;
      }
    } finally {
      if (turn === this.asked) this.checking = false;
    }
  }
}
