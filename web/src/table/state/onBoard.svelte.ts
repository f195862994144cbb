import type { Lexicon } from '../../wording/lexicon';
import { boardIds, type Option } from './picks';
import { type Turn, waysOf } from './turns';

/** What the board shows of a table's state. */
interface Shown {
  readonly lexicon: Lexicon;
  readonly seat: number;
  readonly turns: readonly Turn[];
  readonly targets: ReadonlyMap<string, 'can' | 'staged'>;
  readonly highlights: ReadonlySet<string>;
  readonly previewed: Option | null;
  idsOf(option: Option): string[];
}

/** What can be pointed at, what is lit and which way a truck takes, as the board draws it: by sections, where moves speak of links. */
export class OnBoard {
  constructor(private readonly table: Shown) {}

  readonly targets: ReadonlyMap<string, 'can' | 'staged'> = $derived.by(() => {
    const found = new Map<string, 'can' | 'staged'>();
    for (const [id, target] of this.table.targets) for (const one of this.drawn(id)) found.set(one, target);
    return found;
  });

  /** What is lit, and what a pointed move is about. */
  readonly highlights: ReadonlySet<string> = $derived.by(() => {
    const { highlights, previewed } = this.table;
    const route = previewed?.move.type === 'ROUTE' ? this.table.idsOf(previewed) : [];
    return new Set([...highlights, ...route].flatMap((id) => this.drawn(id)));
  });

  /** The way of the truck that drives now, with the step that is pointed at. */
  readonly way: string[] = $derived.by(() => {
    const { turns, previewed, seat } = this.table;
    const ways = waysOf(turns.at(-1));
    const next = previewed?.move;
    const truck = next?.type === 'DRIVE' ? `${seat}/${next.args[0]}` : [...ways.keys()].at(-1);
    const way = truck ? (ways.get(truck) ?? []) : [];
    return next?.type === 'DRIVE' ? [...way, next.args[1] ?? ''] : way;
  });

  /** The pick that something on the board stands for: a section may stand for its link. */
  pickAt(id: string): string {
    const { targets, lexicon } = this.table;
    if (targets.has(id) || !id.startsWith('section:')) return id;
    const link = `link:${lexicon.linkOf(id.slice('section:'.length))}`;
    return targets.has(link) ? link : id;
  }

  private drawn(id: string): string[] {
    return boardIds(id, (link) => this.table.lexicon.sectionsOf(link));
  }
}
