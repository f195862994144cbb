import { flushSync, onDestroy, untrack } from 'svelte';

type Draw = () => void;

/** Parts that wait to be drawn, whichever component they belong to. */
const waiting: Draw[] = [];
let unready = $state(false);

/** Milliseconds in which further parts are drawn at once: fast machines are ready in a few frames, slow ones answer meanwhile. */
const ROOM = 8;

/** After the next frame, which paints what is there at once; a page that nobody sees has no frames. */
function start(): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}

/** Behind all that answers somebody, where the browser lets that be said; it paints and answers in between as it finds best. */
function later(): void {
  if (typeof scheduler === 'object' && 'postTask' in scheduler) void scheduler.postTask(next, { priority: 'background' });
  else setTimeout(next);
}

function next(): void {
  const began = performance.now();
  while (waiting.length && performance.now() - began < ROOM) flushSync(waiting.shift());
  unready = waiting.length > 0;
  if (unready) later();
}

/** Whether parts are still to come. */
export function drawing(): boolean {
  return unready;
}

/**
 * Lets a component draw itself in parts, over several frames, so that a large page shows what matters first and answers
 * meanwhile: `const parts = drawInParts(2)`, and then `{#if parts.due > 1}` around its second part.
 */
export function drawInParts(count: number): { readonly due: number } {
  let due = $state(0);
  const draw = () => void due++;
  for (let i = 0; i < count; i++) waiting.push(draw);
  if (!untrack(drawing)) start();
  unready = true;
  onDestroy(() => {
    for (let i = waiting.indexOf(draw); i >= 0; i = waiting.indexOf(draw)) waiting.splice(i, 1);
  });
  return {
    get due() {
      return due;
    },
  };
}
