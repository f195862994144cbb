import { commandId, type NewSeat, type Table } from '../api';
import type { Opened } from '../engine';
import { t } from '../i18n';
import { LOCAL } from '../tables';
import { FORMAT, type KeptGame, type KeptSeat, tableOf } from './kept';
import { asApiError, refused } from './problems';
import * as shelf from './shelf';
import { tables } from './workers';

interface Wish {
  seats?: readonly NewSeat[];
  title?: string;
  /** The text that it begins as; the engine's, unless it came from elsewhere. */
  record?: string;
  /** The edition that it is played with, unless that is part of the program. */
  edition?: { text: string; name: string };
}

/** Begins a game: the engine opens it, the shelf keeps it. `from` says that it began elsewhere, and at which table. */
export async function begin(wish: Wish, open: (id: string) => Promise<Opened>, from?: { game?: string }): Promise<Table> {
  const { engine } = tables();
  try {
    const id = LOCAL + commandId().slice(0, 12);
    const { generation } = engine;
    const opened = await open(id);
    const [about, written] = await Promise.all([engine.call('about', {}), wish.record ?? engine.call('record', { table: opened.table }).then(({ text }) => text)]);
    const now = new Date().toISOString();
    const game: KeptGame = {
      id,
      format: FORMAT,
      title: wish.title ?? '',
      created: now,
      updated: now,
      record: written,
      entries: [],
      seats: seatsOf(wish.seats, opened.options.players),
      status: opened.over ? 'finished' : 'running',
      forkedFrom: from && { ...from, at: opened.moves },
      commands: [],
      revision: 0,
      options: opened.options,
      rules: about.rules,
      editionHash: opened.editionHash,
      edition: wish.edition?.text,
      editionName: wish.edition?.name,
      version: opened.version,
      moves: opened.moves,
      toMove: opened.toMove ?? null,
      result: opened.result,
    };
    // Moves that it brings along are kept with another time than they were opened with.
    if (opened.moves) void engine.call('close', { table: opened.table }).catch(() => {});
    else tables().take(game, opened.table, generation);
    await shelf.add(game);
    // Browsers that ask for it, or know the page well, then keep the games even when space runs short.
    void navigator.storage?.persist?.().catch(() => {});
    return tableOf(game);
  } catch (problem) {
    throw asApiError(problem);
  }
}

function seatsOf(wishes: readonly NewSeat[] | undefined, players: number): KeptSeat[] {
  if (wishes && wishes.length !== players) throw refused(422, 'bad-seats', `This game is for ${players}, not for ${wishes.length}.`);
  const wished = wishes?.flatMap(({ colour }) => colour ?? []) ?? [];
  if (new Set(wished).size < wished.length) throw refused(422, 'bad-seats', 'Two seats want the same colour.');
  return Array.from({ length: players }, (_, i) => {
    const wish = wishes?.[i];
    if (wish?.kind === 'open') throw refused(422, 'bad-seats', 'On this device nobody else can take a seat.');
    if (wish?.kind === 'bot') return { kind: 'bot', colour: wish.colour, name: wish.level ?? 'club', level: wish.level ?? 'club' };
    return { kind: 'person', colour: wish?.colour, name: wish?.name?.trim() || t('lobby.playerName', { number: i + 1 }) };
  });
}
