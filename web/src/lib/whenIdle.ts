/** Does something when the browser has time for it; Safari, which cannot tell, a moment later. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else setTimeout(then, 100);
}
