import { describe, expect, it } from 'vitest';
import { position, standard } from '../testing';
import { distance, pointAt } from './geometry';
import { networkOf } from './network';
import { canonical, stateOf } from './state';

const network = networkOf(standard);

describe('the network', () => {
  it('has the roads of the edition', () => {
    expect(network.cities.size).toBe(26);
    expect(network.links.size).toBe(37);
    expect(network.sections.size).toBe(52);
  });

  it('is made once for an edition', () => {
    expect(networkOf(standard)).toBe(network);
  });

  it('names a section of two by the city that it touches', () => {
    for (const [city, other] of [['Hamburg', 'København'], ['København', 'Hamburg']] as const) {
      const start = network.sections.get(`${city}-${other}`)?.curve[0];
      expect(start).toMatchObject({ x: network.cities.get(city)?.x, y: network.cities.get(city)?.y });
    }
  });

  it('lets the sections of a link meet at its station', () => {
    for (const link of network.links.values()) {
      const [first, second] = link.sections;
      if (!first || !second) continue;
      expect(distance(pointAt(first.curve, 1), pointAt(second.curve, 1))).toBeLessThan(0.01);
      expect(distance(pointAt(first.curve, 1), link.middle)).toBeLessThan(1);
    }
  });

  it('reads one-section links either way round', () => {
    expect(canonical(network, 'Hamburg-Schwerin')).toBe('Schwerin-Hamburg');
    expect(canonical(network, 'Bad Hersfeld-Jena')).toBe('BadHersfeld-Jena');
  });

  it('knows the number of every road', () => {
    expect(network.links.get('Jena-Berlin')?.shield).toBe('A9');
    expect(network.links.get('Berlin-Schwerin')?.shield).toBe('A24');
    expect(network.links.get('Dresden-Warszawa')?.shield).toBe('A14');
    expect(network.links.get('Jena-Dresden')?.shield).toBe('A4');
    expect(network.links.get('Basel-Mannheim')?.shield).toBe('A5');
    expect(network.links.get('Hamburg-Hannover')?.shield).toBe('A7');
  });
});

describe('the state of a view', () => {
  it('finds stations, trucks and dual carriageways', () => {
    const state = stateOf(standard, network, position('middle'));
    expect(state.stations.get('Hannover-BadHersfeld')).toBe(0);
    expect(state.trucks.get('Crailsheim-Mannheim')).toMatchObject([{ id: 'truck:1/1', goods: 'automotive' }]);
    expect(state.roads.get('Crailsheim-Mannheim')).toBe('dual');
    expect(state.roads.get('Köln-Dortmund')).toBe('single');
    expect(state.roads.get('København-Hamburg')).toBe('planned');
  });
});
