import { describe as suite, expect, it } from 'vitest';
import { describe, type Subject } from './describe';
import { networkOf } from './map/network';
import { stateOf } from './map/state';
import { position, standard } from './testing';

const network = networkOf(standard);
const view = position('modules');
const on: Subject = { edition: standard, network, view, board: stateOf(standard, network, view), players: ['Anna', 'Ben', 'Cleo', 'Dora'] };

suite('what is said beside the pointer', () => {
  it('names things as people do, with what there is to know about them', () => {
    expect(describe('city:Köln', on)).toEqual({ name: 'Cologne', text: 'value 6' });
    expect(describe('section:København-Hamburg', on)).toEqual({ name: 'Hamburg–Copenhagen (A1, at Copenhagen)', text: 'not built, bonus tile: develop 2 steps' });
    expect(describe('station:Dortmund-Hannover', on)).toEqual({ name: 'Dortmund–Hanover', text: 'Station of Anna' });
    expect(describe('truck:0/1', on).name).toBe('truck 1 of Anna, carries chemicals');
    expect(describe('country:Italy', on)).toEqual({
      name: 'Italy',
      text: expect.stringMatching(/^pays DM 2; tiles left: build a road section, load a truck, flip an action tile; first pharmaceuticals: promote 2 times$/),
    });
  });

  it('calls players by their seats where names are not known', () => {
    expect(describe('truck:1/1', { ...on, players: undefined }).name).toContain('seat 2');
  });
});
