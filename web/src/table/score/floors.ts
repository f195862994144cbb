/** What a department pays, as a sum: floors of its employees times its unit. */
export function floorsTimes(floors: readonly number[], unit: number): string {
  return floors.length > 1 ? `(${floors.join(' + ')}) × ${unit}` : `${floors[0] ?? 0} × ${unit}`;
}
