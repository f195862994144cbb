import { getContext, type Snippet, setContext } from 'svelte';
import type { Choice, Hint, Refusal, Route, Table, View } from '../../api';
import { t } from '../../i18n';
import { playerName } from '../../lobby/describe';
import type { GameStore } from '../../tables';
import { intendedMoves } from './intendedMoves';
import { groupsOf, waits } from './decisions';
import { Lexicon, type TableEdition } from '../../wording/lexicon';
import { type Effects, effectsOf } from './effects';
import { fold } from '../../wording/fold';
import { type MoveContext, moveSentence } from '../../wording/moveSentence';
import { Names } from '../../wording/names';
import { choosing, NOTHING, type Option, optionsOf, pick, targetsOf } from './picks';
import { OnBoard } from './onBoard.svelte';
import { Plan } from './plan.svelte';
import { preferences } from '../../lib/preferences.svelte';
import { problemSentence } from '../../ui/problemSentence';
import { Recap } from './recap.svelte';
import { SentPlans } from './sentPlans.svelte';
import type { Played, Stage } from './stage';
import { type Turn, turnsOf } from './turns';

/** Why something cannot be chosen: the moves that were asked about, and what the engine says. */
export interface WhyNot {
  id: string;
  answers: ReadonlyArray<{ move: string; refusal: Refusal }>;
}

export type Side = 'final' | 'log' | 'score' | 'autobot' | 'chat';

/** The table as one person uses it: what is pointed at, staged, explained and lit. The game itself is the store's. */
export class TableState {
  readonly lexicon: Lexicon;
  readonly names: Names = $derived.by(() => new Names(t, this.lexicon, this.seatNames));
  readonly seatNames: string[] = $derived.by(() => this.store.table?.seats.map(playerName) ?? []);
  /** What is shown: the present, how the table stood while something is played out or the recap looks back, or where a plan leads. */
  readonly view: View | null = $derived.by(() => this.played?.view ?? this.recap.past ?? this.plan.view ?? this.store.now?.view ?? null);
  /** Whether this is where the game was left for good: somebody may have been to move then, but nobody is now. */
  readonly ended: boolean = $derived.by(() => {
    const { over, givenUp, now, table } = this.store;
    return (over || givenUp) && !this.recap.past && !this.played && (now?.moves ?? 0) >= (table?.moves ?? 0);
  });
  /** The seat whose eyes this is; a watcher looks from the first. */
  readonly seat: number = $derived.by(() => this.store.seat ?? 0);

  /** Whether I choose: because it is my turn, or in a plan. */
  readonly deciding: boolean = $derived.by(() => (this.plan.active ? this.plan.view?.toMove === this.seat : this.store.myTurn));

  readonly options: Option[] = $derived.by(() =>
    this.view && this.deciding && !this.busy && !this.held && !this.recap.past && !this.played ? optionsOf(this.view.moves, this.seat) : [],
  );
  /** The moves that have a key of their own, in the order of the keys 1 to 9. */
  readonly keyed: Option[] = $derived.by(() =>
    groupsOf(this.options)
      .flatMap((group) => (group.form === 'end' ? [] : group.options))
      .slice(0, 9),
  );
  readonly choice = $derived.by(() => choosing(this.options, this.picked));
  readonly targets = $derived.by(() => targetsOf(this.choice, this.options));
  readonly busy: boolean = $derived.by(() => this.store.sending !== null || this.store.queued !== null || this.plan.busy);
  readonly moveContext: MoveContext = $derived.by(() => ({
    deliveryBoard: this.view?.players[this.seat]?.deliveryBoard,
    card: this.view?.turn.card,
    trucks: this.view?.players[this.seat]?.trucks,
    decision: this.view?.decision,
  }));
  /** What is staged, or what pointing at something would stage. */
  readonly previewed: Option | null = $derived.by(() => this.choice.staged ?? this.pointed ?? this.hoveredOption());
  readonly canEnd: boolean = $derived.by(() => this.options.some((option) => option.move.type === 'END'));
  readonly canUndo: boolean = $derived.by(() => (this.plan.active ? this.plan.moves.length > 0 : (this.store.now?.undo ?? 'no') !== 'no') && !this.busy && !this.recap.past && !this.played);

  /** What stands in the place of the choices, where nobody chooses. */
  instead = $state.raw<Snippet | null>(null);
  /** Somebody else has the word, such as the coach after a step: nothing can be chosen. */
  held = $state(false);
  /** No advice is given: whoever asks has to find it out. */
  unaided = $state(false);
  /** What is played out just now; the stage sets it. */
  played = $state.raw<Played | null>(null);
  /** What plays things out, once it has been loaded. */
  scenes = $state.raw<Stage | null>(null);
  /** Whose player board was asked for; null for one's own. */
  shown = $state<number | null>(null);
  /** Whose player board lies in front: that of whoever acts while it is played out. */
  readonly front: number = $derived.by(() => this.played?.front ?? this.shown ?? this.seat);
  hovered = $state<string | null>(null);
  /** The move of a list that is pointed at. */
  pointed = $state.raw<Option | null>(null);
  highlights = $state.raw<ReadonlySet<string>>(new Set());
  why = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Which tab of the side panel is open. */
  side = $state<Side>('log');
  /** The board in words instead of a picture. */
  asText = $state(false);
  shortcuts = $state(false);
  /** The question whether to give the game up is open. */
  giving = $state(false);
  /** The question how to end the game together is open. */
  ending = $state(false);
  /** Who plays, and whether bots stand in, is shown. */
  seating = $state(false);
  /** The field for moves in notation is open. */
  typing = $state(false);
  /** How many messages of the chat have been seen. */
  read = $state(0);
  /** What failed beside moves, in words. */
  trouble = $state<string | null>(null);
  /** Counts moves made here, so that the focus can follow. */
  made = $state(0);

  private pickedNow = $state.raw<{ at: string; picked: readonly string[] }>({ at: '', picked: NOTHING });
  /** Which position the picks are for. */
  private readonly position: string = $derived.by(() => `${this.store.version}/${this.plan.active ? this.plan.moves.length : '-'}`);

  constructor(
    readonly store: GameStore,
    readonly edition: TableEdition,
  ) {
    this.lexicon = new Lexicon(edition);
  }

  /** Picks are forgotten as soon as the position changes. */
  get picked(): readonly string[] {
    return this.pickedNow.at === this.position ? this.pickedNow.picked : NOTHING;
  }

  private set picked(picked: readonly string[]) {
    this.pickedNow = { at: this.position, picked };
  }

  /** Points at something. What that completes is staged, or played at once if the person wants it so. */
  point(id: string): void {
    this.why = null;
    const next = pick(this.options, this.picked, id);
    if (next === null) {
      void this.explain(id);
      return;
    }
    this.picked = next;
    const staged = this.choice.staged;
    if (staged && next.length > 0 && !waits(staged.move.type, preferences.confirm)) void this.play(staged.move.text);
  }

  /** Chooses a whole move, from a list. */
  stage(option: Option): void {
    this.why = null;
    if (waits(option.move.type, preferences.confirm)) this.picked = [...option.picks];
    else void this.play(option.move.text);
  }

  cancel(): void {
    this.recap.leave();
    this.picked = NOTHING;
    this.why = null;
  }

  async confirm(): Promise<void> {
    if (this.choice.staged) await this.play(this.choice.staged.move.text);
  }

  async play(move: string): Promise<void> {
    this.hint = null;
    this.why = null;
    this.hovered = null;
    this.pointed = null;
    await (this.plan.active ? this.plan.play(move) : this.store.play(move));
    this.picked = NOTHING;
    this.made++;
  }

  async undo(): Promise<void> {
    this.picked = NOTHING;
    this.why = null;
    this.hint = null;
    await (this.plan.active ? this.plan.back() : this.store.undo());
    this.made++;
  }

  /** The table is another since something done here; the focus goes to what is to be decided now. */
  async changed(now: Table): Promise<void> {
    await this.store.changed(now);
    if (now.status !== 'running') this.made++;
  }

  /** Does something about the end of the game, and says what went wrong with it. */
  async settle(what: Promise<void>): Promise<void> {
    try {
      await what;
    } catch (problem) {
      this.trouble = problemSentence(problem);
    }
  }

  /** The end of an era once more: the one that came with the move after which so many stood. */
  async seeEraAgain(moves: number): Promise<void> {
    this.recap.leave();
    try {
      await this.scenes?.eraAgain(moves);
    } catch (problem) {
      this.trouble = problemSentence(problem);
    }
  }

  /** Asks the engine why something cannot be chosen. */
  async explain(id: string): Promise<void> {
    const view = this.view;
    if (!view || !this.deciding || this.recap.past || this.played) return;
    const legal = new Set(view.moves);
    await this.explainMoves(id, intendedMoves(id, view, this.seat, this.picked).filter((move) => !legal.has(move)));
  }

  private whyNot(move: string): Promise<Refusal> {
    return this.plan.active ? this.plan.why(move) : this.store.why(move);
  }

  async explainMoves(id: string, moves: readonly string[]): Promise<void> {
    try {
      const answers = await Promise.all(
        moves.map(async (move) => ({ move, refusal: await this.whyNot(move) })),
      );
      const seen = new Set<string>();
      const told = answers.filter(({ refusal }) => {
        const fresh = !refusal.legal && !seen.has(refusal.reason ?? '');
        seen.add(refusal.reason ?? '');
        return fresh;
      });
      this.why = { id, answers: told };
    } catch (problem) {
      this.trouble = problemSentence(problem);
    }
  }

  /** Whether advice is given here: not where ratings or a contest are at stake, and the server refuses it. */
  get canAsk(): boolean {
    return this.store.myTurn && !this.plan.active && !this.unaided && !this.store.table?.rated && !this.store.table?.contest;
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    try {
      const hint = await this.store.hint();
      if (hint.version !== this.store.version) return;
      this.hint = hint;
      // What it speaks of is shown where it lies.
      const first = this.options.find((option) => option.move.text === hint.moves[0]);
      if (first) this.light([...first.picks, ...this.idsOf(first)]);
    } catch (problem) {
      this.trouble = problemSentence(problem);
    } finally {
      this.hinting = false;
    }
  }

  /** A move typed in notation: played if it is legal, else explained. Only spaces and case are forgiven here. */
  async type(text: string): Promise<void> {
    const wanted = fold(text);
    const found = this.options.find((option) => fold(option.move.text) === wanted);
    if (found) return this.play(found.move.text);
    try {
      const refusal = await this.whyNot(text.trim());
      if (refusal.legal) await this.play(text.trim());
      else this.why = { id: `do:${text.trim()}`, answers: [{ move: text.trim(), refusal }] };
    } catch (problem) {
      this.trouble = problemSentence(problem);
    }
  }

  /** What each floor of a department counts for the seat that decides, as the server scores it now. */
  unitOf(department: string): number | undefined {
    const score = this.view?.scores.find((one) => one.seat === this.seat);
    return score?.departments.find((one) => one.department === department)?.unit;
  }

  /** The key that chooses a move; undefined where it has none. */
  keyOf(option: Option): number | undefined {
    const at = this.keyed.indexOf(option);
    return at < 0 ? undefined : at + 1;
  }

  choiceOf(move: string): Choice | undefined {
    if (this.plan.active) return this.plan.choices.find((choice) => choice.move === move);
    const { choices, version } = this.store;
    return choices?.version === version ? choices.choices.find((choice) => choice.move === move) : undefined;
  }

  effects(move: string): Effects | null {
    const choice = this.choiceOf(move);
    return choice && this.view ? effectsOf(choice.events, this.view, this.seat, this.lexicon) : null;
  }

  light(ids: readonly string[] | null): void {
    this.highlights = new Set(ids ?? []);
  }

  readonly turns: Turn[] = $derived.by(() => turnsOf(this.store.log));
  readonly recap: Recap = new Recap(this);
  readonly plan: Plan = new Plan(this);
  readonly sent: SentPlans = new SentPlans(this);

  /** Whether moves can be tried here: by whoever has a seat, as long as the game runs. */
  readonly canPlan: boolean = $derived.by(() => this.store.table?.status === 'running' && this.store.mine.length > 0 && !this.store.substituted && !this.recap.past);

  async beginPlan(): Promise<void> {
    this.cancel();
    this.hint = null;
    await this.plan.begin();
    this.made++;
  }

  dropPlan(): void {
    this.plan.drop();
    this.cancel();
    this.made++;
  }

  /** Plans anew with what was sent before. */
  async resumePlan(moves: readonly string[]): Promise<void> {
    this.cancel();
    this.hint = null;
    await this.plan.resume(moves);
    this.made++;
  }

  async performPlan(): Promise<void> {
    await this.plan.perform();
    this.cancel();
    this.made++;
  }

  readonly board: OnBoard = new OnBoard(this);

  /** The move that pointing at something leads to, if it is just one. */
  optionAt(id: string): Option | null {
    const found = this.choice.left.filter((option) => option.picks.includes(id));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** How a route card stands. */
  route(route: string): Route | null {
    return this.view?.reckoning.routes.find((one) => one.route === route) ?? null;
  }

  /** A route card on the map: its cities and its best way. */
  routeIds(route: string): string[] {
    return [...route.split('-').map((city) => `city:${city}`), ...(this.route(route)?.way ?? []).map((link) => `link:${link}`)];
  }

  /** What a move is about, to be lit on the board. */
  idsOf(option: Option): string[] {
    if (option.move.type === 'ROUTE') return this.routeIds(option.move.args[0] ?? '');
    return option.picks.slice(-1);
  }

  /** The same for a move in notation, whoever made it. */
  idsOfMove(text: string): string[] {
    return optionsOf([text], this.seat).flatMap((option) => this.idsOf(option));
  }

  sentence(option: Option): string {
    return moveSentence(option.move, this.names, this.moveContext);
  }

  private hoveredOption(): Option | null {
    if (!this.hovered) return null;
    const next = pick(this.options, this.picked, this.hovered);
    return next && next.length > this.picked.length ? choosing(this.options, next).staged : null;
  }
}

const CONTEXT = Symbol('table');
export const provideTable = (table: TableState): TableState => setContext(CONTEXT, table);
export const useTable = (): TableState => getContext<TableState>(CONTEXT);
