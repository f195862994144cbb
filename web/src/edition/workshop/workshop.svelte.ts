import type { DeviceEdition } from '../../local/editions';
import { deviceEditions, keepEdition } from '../../local/editions';
import { storageProblem } from '../../local/problems';
import { tables } from '../../local/workers';
import { t } from '../../i18n';
import { Said } from '../../ui/problemSentence';
import type { Json } from '../figures';
import { changed, confirmed, exchanged } from './change';
import { isChecked, type Tree, type Unit, unitsOf } from './units';

export interface Fault {
  /** As units name it, without the `$.` of the checker. */
  path: string;
  text: string;
}

const MOST_STEPS = 200;

/** One edition on the workbench: every step is kept on this device at once, and can be taken back. */
export class Workshop {
  tree = $state.raw<Tree>({});
  faults = $state.raw<Fault[]>([]);
  /** As it is kept: null with faults, undefined until the last change has been looked at. */
  hash = $state<string | null | undefined>(undefined);
  by = $state('');
  problem = $state.raw<unknown>(null);
  steps = $state.raw<Tree[]>([]);
  server = $state.raw<DeviceEdition['server']>(undefined);
  readonly base: Tree;
  readonly units = $derived(unitsOf(this.tree));
  readonly checked = $derived(this.units.filter((unit) => isChecked(this.tree, unit)).length);
  private checking = 0;

  constructor(
    readonly key: string,
    kept: Pick<DeviceEdition, 'text' | 'base' | 'by' | 'hash' | 'server'>,
  ) {
    this.tree = JSON.parse(kept.text) as Tree;
    this.base = JSON.parse(kept.base) as Tree;
    this.by = kept.by;
    this.hash = kept.hash;
    this.server = kept.server;
    void this.check();
  }

  /** One that is kept on this device. */
  static open(key: string): Workshop | null {
    const kept = deviceEditions().find((edition) => edition.key === key);
    return kept ? new Workshop(key, kept) : null;
  }

  /** A new one, made from the text of any edition. */
  static begin(text: string, name: string, by: string): Workshop {
    const key = crypto.randomUUID().slice(0, 8);
    const base = JSON.parse(text) as Tree;
    const legend = { ...(base.provenance as Tree), C: 'checked against the printed game' };
    const tree: Tree = { ...base, edition: `box-${key}`, name, provenance: legend };
    const workshop = new Workshop(key, { text: JSON.stringify(tree), base: text, by });
    workshop.keep();
    return workshop;
  }

  get name(): string {
    return String(this.tree.name ?? '');
  }

  get text(): string {
    return JSON.stringify(this.tree);
  }

  confirm = (unit: Unit) => this.step(confirmed(this.tree, unit, this.by));
  change = (unit: Unit, member: string, value: Json) => this.step(changed(this.tree, unit, member, value, this.by));
  exchange = (unit: Unit, other: number) => this.step(exchanged(this.tree, unit, other, this.by));
  describe = (part: { name?: string; note?: string }) => this.step({ ...this.tree, ...part });

  undo(): void {
    const before = this.steps.at(-1);
    if (!before) return;
    this.steps = this.steps.slice(0, -1);
    this.set(before);
  }

  sign(by: string): void {
    this.by = by;
    this.keep();
  }

  stored(server: DeviceEdition['server']): void {
    this.server = server;
    this.keep();
  }

  private step(next: Tree): void {
    this.steps = [...this.steps, this.tree].slice(-MOST_STEPS);
    this.set(next);
  }

  private set(tree: Tree): void {
    this.tree = tree;
    this.hash = undefined;
    this.keep();
    void this.check();
  }

  private keep(): void {
    try {
      const { key, name, hash, text, by, server } = this;
      keepEdition({ key, name, hash, text, base: JSON.stringify(this.base), by, updated: new Date().toISOString(), server });
      this.problem = null;
    } catch (problem) {
      this.problem = storageProblem(problem).code === 'storage-full' ? new Said(t('workshop.noRoom')) : problem;
    }
  }

  /** The engine's own checker, in a worker: the same that the server and the command line ask. */
  private async check(): Promise<void> {
    const number = ++this.checking;
    try {
      const { hash, faults } = await tables().engine.call('checkEdition', { text: this.text });
      if (number !== this.checking) return;
      this.hash = hash ?? null;
      this.faults = faults.map((fault) => {
        const end = fault.indexOf(': ');
        return { path: fault.slice(0, end).replace(/^\$\.?/, ''), text: fault.slice(end + 2) };
      });
      this.keep();
    } catch (problem) {
      if (number === this.checking) this.problem = problem;
    }
  }

  /** What is wrong with a figure itself. */
  faultsOf(unit: Unit): Fault[] {
    return this.faults.filter(({ path }) => path === unit.path || path === unit.entry || unit.members.some((name) => path === `${unit.entry}.${name}` || path.startsWith(`${unit.entry}.${name}[`)));
  }
}
