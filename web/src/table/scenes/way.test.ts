import { describe, expect, it } from 'vitest';
import { distance } from '../../board/map/geometry';
import { networkOf } from '../../board/map/network';
import { standard } from '../../board/testing';
import { tourOf } from './tour';
import { along, truckWay } from './way';

const network = networkOf(standard);
const middle = (section: string) => network.sections.get(section)!.middle;

describe('ways on the board', () => {
  it('lead from the middle of a section to the middle of the next one', () => {
    const way = truckWay(network, 'Hamburg-Hannover', ['Hannover-BadHersfeld'])!;
    expect(distance(along(way, 0), middle('Hamburg-Hannover'))).toBeLessThan(20);
    expect(distance(along(way, 1), middle('Hannover-BadHersfeld'))).toBeLessThan(20);
    const city = network.cities.get('Hannover')!;
    const nearest = Math.min(...Array.from({ length: 50 }, (_, i) => distance(along(way, i / 49), city)));
    expect(nearest).toBeLessThan(15);
  });

  it('begin at a depot’s city and end in the city of a country', () => {
    const loaded = truckWay(network, 'red Hamburg', ['Hamburg-Hannover'])!;
    expect(distance(along(loaded, 0), network.cities.get('Hamburg')!)).toBeLessThan(1);
    const delivered = truckWay(network, 'København-Hamburg', [], 'Denmark') ?? truckWay(network, 'Hamburg-København', [], 'Denmark')!;
    expect(distance(along(delivered, 1), network.cities.get('København')!)).toBeLessThan(1);
  });

  it('are none where the map knows nothing', () => expect(truckWay(network, 'nowhere', [])).toBeNull());

  it('lead over all roads that are built, without a jump', () => {
    const links = [...network.links.values()].filter((link) => ['Hamburg-Hannover', 'Hannover-BadHersfeld', 'Dortmund-Hannover'].includes(link.name));
    const built = new Set(links.flatMap((link) => link.sections.map((section) => section.name)));
    const tour = tourOf(network, built)!;
    expect(tour.curves.length).toBe(2 * links.length);
    for (let i = 1; i < tour.curves.length; i++) expect(distance(tour.curves[i - 1]![3], tour.curves[i]![0])).toBeLessThan(1);
    expect(tourOf(network, new Set())).toBeNull();
  });
});
