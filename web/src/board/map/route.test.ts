import { describe, expect, it } from 'vitest';
import { position, standard } from '../testing';
import { networkOf } from './network';
import { routeOf } from './route';
import { stateOf } from './state';

const network = networkOf(standard);
const state = stateOf(standard, network, position('modules'));

describe('a route card (ROUTE-1)', () => {
  it('counts sections less upgrades and stations on the best complete way', () => {
    // Köln–Dortmund 1 − 1, Dortmund–Hamburg 2 − 1 upgraded − 1 station, Hamburg–Hannover 1 − 1. Dortmund–Hannover, which is
    // shorter, is jammed and not upgraded.
    expect(routeOf(network, state, 'Köln-Hannover')).toEqual({
      status: 0,
      way: ['Köln-Dortmund', 'Dortmund-Hamburg', 'Hamburg-Hannover'],
      missing: 0,
    });
  });

  it('adds one for traffic', () => {
    const jam = { ...state, traffic: new Set(['Köln-Dortmund']) };
    const free = routeOf(network, state, 'Köln-Dortmund').status;
    expect(routeOf(network, jam, 'Köln-Dortmund').status).toBe(Number(free) + 1);
  });

  it('says how much is missing as long as the cities are not joined', () => {
    const opening = stateOf(standard, network, position('opening'));
    const route = routeOf(network, opening, 'Paris-Mannheim');
    expect(route).toEqual({ status: null, way: ['Paris-Saarbrücken', 'Saarbrücken-Mannheim'], missing: 2 });
  });

  it('goes around roadblocks where that is not longer', () => {
    const opening = stateOf(standard, network, position('opening'));
    const route = routeOf(network, opening, 'Hamburg-Berlin');
    const open = route.way.flatMap((name) => network.links.get(name)!.sections).filter((section) => opening.blocked.has(section.name));
    expect(route.status).toBeNull();
    expect(open.length).toBeLessThanOrEqual(1);
  });
});
