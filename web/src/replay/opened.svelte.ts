import { editionOf } from '../lib/prefetch';
import { router } from '../lib/router.svelte';
import { invitationIn } from '../lobby/invitation';
import type { TableEdition } from '../wording/lexicon';
import { ReplayStore } from './replay.svelte';

/** A game that a page looks at again, from its address on: on its way, there, or what went wrong. */
export class OpenedGame {
  readonly store: ReplayStore;
  edition = $state.raw<TableEdition | null>(null);
  problem = $state.raw<unknown>(null);

  /** Begins to load it, and to look after `at` moves if that is said. */
  constructor(
    id: string,
    private readonly at?: number,
  ) {
    this.store = new ReplayStore(id);
    void this.load();
  }

  load = async (): Promise<void> => {
    this.problem = null;
    try {
      await this.store.load(this.at, invitationIn(router.hash));
      if (this.store.table) this.edition = (await editionOf(this.store.table)) as TableEdition;
    } catch (reason) {
      this.problem = reason;
    }
  };
}
