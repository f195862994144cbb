const seen = new WeakMap<object, number>();

/** When something came from the server, by a clock that nobody sets: the first time that this is asked of it. */
export function receivedAt(value: object): number {
  let at = seen.get(value);
  if (at === undefined) seen.set(value, (at = performance.now()));
  return at;
}
