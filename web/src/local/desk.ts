import { Engine, type Handle, type Opened } from '../engine';
import { keptAs, type KeptGame } from './kept';

/** Tables that stay open in a worker; a table that is put away is opened again when it is asked for. */
const MOST = 4;

interface Lying {
  handle: Handle;
  /** Which worker it lies in: one that was replaced knows no table. */
  generation: number;
  version: number;
}

/** A worker with the tables that lie open in it. */
export class Desk {
  readonly engine = new Engine();
  private readonly lying = new Map<string, Promise<Lying>>();

  /** `keepsPlans`: tables are brought along move by move, so that bots remember their plans. */
  constructor(private readonly keepsPlans = false) {}

  /** The handle of a game as it is kept now. */
  async at(game: KeptGame): Promise<Handle> {
    const before = this.lying.get(game.id);
    const now = (before ?? Promise.resolve(undefined)).catch(() => undefined).then((lying) => this.lay(game, lying));
    this.lying.delete(game.id);
    this.lying.set(game.id, now);
    now.catch(() => this.lying.delete(game.id));
    this.tidy();
    return (await now).handle;
  }

  /** A table that was opened here for a game that is kept from now on: nobody has to open it again. */
  take({ id, version }: KeptGame, handle: Handle, generation: number): void {
    this.lying.set(id, Promise.resolve({ handle, generation, version }));
    this.tidy();
  }

  /** What lies here has just been brought to where the game is kept now. */
  advanced({ id, version }: KeptGame): void {
    const lying = this.lying.get(id);
    if (lying) this.lying.set(id, lying.then((before) => ({ ...before, version })));
  }

  /** What lies here is not what is kept. */
  forget(id: string): void {
    const lying = this.lying.get(id);
    this.lying.delete(id);
    void lying?.then(({ handle }) => this.engine.call('close', { table: handle })).catch(() => {});
  }

  /** The worker does not have a table any more. One that somebody has opened meanwhile stays. */
  async lost(id: string, handle: Handle): Promise<void> {
    const lying = this.lying.get(id);
    const now = await lying?.catch(() => undefined);
    if (now?.handle === handle && this.lying.get(id) === lying) this.lying.delete(id);
  }

  private async lay(game: KeptGame, before: Lying | undefined): Promise<Lying> {
    const { generation } = this.engine;
    if (before?.generation === generation) {
      if (!this.keepsPlans && before.version === game.version) return before;
      if (this.keepsPlans) return this.lies(await this.engine.call('follow', { table: before.handle, entries: game.entries }), generation);
      void this.engine.call('close', { table: before.handle }).catch(() => {});
    }
    return this.lies(await this.engine.call('open', { game: game.id, edition: game.edition, ...keptAs(game) }), generation);
  }

  private lies({ table, version }: Opened, generation: number): Lying {
    return { handle: table, generation, version };
  }

  private tidy(): void {
    for (const id of [...this.lying.keys()].slice(0, -MOST)) this.forget(id);
  }
}
