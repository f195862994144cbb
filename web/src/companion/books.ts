import type { View } from '../api';

/** What the end of the era would pay a seat now. */
export interface Payment {
  seat: number;
  /** By office, where it has employees there. */
  offices: { colour: string; employees: number; each: number }[];
  budget: number;
  /** How its route stands; nothing where there is no connection. */
  route?: View['reckoning']['routes'][number];
}

/** What the books say of every seat, Autobot's aside, which earns nothing (SOLO-13). */
export function payments(view: View): Payment[] {
  const people = view.options.solo ? [0] : view.players.map((_, seat) => seat);
  return people.map((seat) => {
    const offices = Object.entries(view.reckoning.budgets).flatMap(([colour, { each }]) => {
      const employees = (view.table.offices[colour as keyof typeof view.table.offices] ?? []).filter((one) => one === seat).length;
      return employees ? [{ colour, employees, each }] : [];
    });
    const budget = offices.reduce((sum, { employees, each }) => sum + employees * each, 0);
    const name = view.players[seat]?.route;
    return { seat, offices, budget, route: view.reckoning.routes.find(({ route }) => route === name) };
  });
}

/** Cities by their value, the highest first. */
export const cityValues = (view: View): [string, number][] => Object.entries(view.reckoning.cityValues).sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
