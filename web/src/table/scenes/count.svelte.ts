import { duration } from '../../lib/preferences.svelte';
import { sound } from '../../lib/sounds';

const A_STEP = 1300;

/** Counts steps one after another, each from 0 to 1; all at once where nothing is to move. */
export class Count {
  step = $state(0);
  t = $state(0);
  private readonly steps: number;
  readonly done: boolean = $derived.by(() => this.step >= this.steps);
  private frame = 0;
  private last = 0;

  constructor(steps: number) {
    this.steps = steps;
    if (duration(1) === 0) this.step = steps;
  }

  /** Starts the clock; answers how to stop it. */
  start(): () => void {
    this.last = performance.now();
    const tick = (now: number) => {
      const took = duration(A_STEP);
      if (took === 0) this.finish();
      else this.t += Math.min(50, now - this.last) / took;
      this.last = now;
      if (this.t >= 1) this.next();
      if (!this.done) this.frame = requestAnimationFrame(tick);
    };
    if (!this.done) this.frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(this.frame);
  }

  next(): void {
    if (this.done) return;
    this.step++;
    this.t = 0;
    void sound(this.done ? 'victory' : 'coin');
  }

  finish(): void {
    if (this.done) return;
    this.step = this.steps;
    this.t = 0;
    void sound('victory');
  }

  /** How much of a step is counted: all of those before, some of this one. */
  share(step: number): number {
    if (step < this.step) return 1;
    return step === this.step ? Math.min(1, this.t / 0.8) : 0;
  }
}
