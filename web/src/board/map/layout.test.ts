import { describe, expect, it } from 'vitest';
import { words as de } from '../../i18n/de/words';
import { words as en } from '../../i18n/en/words';
import { words as fr } from '../../i18n/fr/words';
import { words as pl } from '../../i18n/pl/words';
import { position, standard } from '../testing';
import { distance } from './geometry';
import { DEPOT, depotsOf, deliveryTilePlaces, panelOf, TILE, trucksOf } from './layout';
import { networkOf } from './network';
import { outlineOf } from './outline';
import { CITY_RADIUS, HEIGHT, PANEL_HEIGHT, PANEL_WIDTH, PANELS, WIDTH } from './places';
import { nextTowards, type Scene, shapeOf } from './shapes';
import { stateOf } from './state';
import { textWidth } from './text';

const network = networkOf(standard);

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LANGUAGES: Record<string, Record<string, unknown>> = { en, de, fr, pl };

/** Everything that must be legible, as boxes, at one of the sizes in which the board draws it and in one language. */
function boxes(scale: number, language: string): Box[] {
  const around = (name: string, x: number, y: number, w: number, h: number): Box => ({
    name,
    left: x - w / 2,
    right: x + w / 2,
    top: y - h / 2,
    bottom: y + h / 2,
  });
  const found: Box[] = [];
  for (const city of network.cities.values()) {
    const width = textWidth(String(LANGUAGES[language]?.[`city.${city.name}`]), 17) + 13;
    const { x: dx, y: dy, align } = city.sign;
    const shift = align === 'start' ? width / 2 : align === 'end' ? -width / 2 : 0;
    found.push(around(`dot ${city.name}`, city.x, city.y, CITY_RADIUS * 1.7 * scale, CITY_RADIUS * 1.7 * scale));
    found.push(around(`sign ${city.name}`, city.x + (dx + shift) * scale, city.y + dy * scale, width * scale, 24 * scale));
  }
  for (const depot of depotsOf(standard, network, scale).values()) {
    found.push(around(`depot ${depot.name}`, depot.x, depot.y, DEPOT * scale, DEPOT * scale));
  }
  for (const name of Object.keys(PANELS)) {
    const panel = panelOf(name, scale);
    if (panel) found.push(around(`panel ${name}`, panel.x, panel.y, panel.width, panel.height));
  }
  return found;
}

describe('the layout', () => {
  const sizes = [1, 1.15, 1.4].flatMap((scale) => Object.keys(LANGUAGES).map((language) => [scale, language] as const));

  it.each(sizes)('lets no sign, city, depot or country cover another at scale %s in %s', (scale, language) => {
    const all = boxes(scale, language);
    const covered: string[] = [];
    all.forEach((a, i) =>
      all.slice(i + 1).forEach((b) => {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 2 && y > 2) covered.push(`${a.name} and ${b.name} by ${x.toFixed(0)} × ${y.toFixed(0)}`);
      }),
    );
    expect(covered).toEqual([]);
  });

  const large = sizes.filter(([scale]) => scale < 1.4);

  it.each(large)('lets no sign cover more than a quarter of a tile on the road at scale %s in %s', (scale, language) => {
    const covered: string[] = [];
    for (const box of boxes(scale, language).filter(({ name }) => !name.startsWith('dot') && !name.startsWith('depot'))) {
      for (const { name, middle } of network.sections.values()) {
        const x = Math.min(box.right, middle.x + TILE / 2) - Math.max(box.left, middle.x - TILE / 2);
        const y = Math.min(box.bottom, middle.y + TILE / 2) - Math.max(box.top, middle.y - TILE / 2);
        if (x > 0 && y > 0 && x * y > (TILE * TILE) / 4) covered.push(`${box.name} and ${name} by ${x.toFixed(0)} × ${y.toFixed(0)}`);
      }
    }
    expect(covered).toEqual([]);
  });

  it.each(sizes)('keeps everything on the board at scale %s in %s', (scale, language) => {
    const outside = boxes(scale, language).filter((box) => box.left < 0 || box.top < 0 || box.right > WIDTH || box.bottom > HEIGHT);
    expect(outside.map((box) => box.name)).toEqual([]);
  });

  it('leaves room for a truck on every section', () => {
    for (const section of network.sections.values()) {
      const ends = [section.curve[0], section.curve[3]];
      for (const end of ends) expect(distance(section.middle, end), section.name).toBeGreaterThan(30);
    }
  });
});

describe('shapes', () => {
  const view = position('late');
  const board = stateOf(standard, network, view);
  const depots = depotsOf(standard, network);
  const scene: Scene = { network, view, depots, trucks: trucksOf(board, network, depots), scale: 1 };

  it('finds everything by its id', () => {
    for (const id of ['city:Köln', 'link:Köln-Dortmund', 'section:København-Hamburg', 'country:CzechRepublic', 'depot:red Hamburg', 'truck:0/1', 'truck:1/2', 'station:Hannover-BadHersfeld', 'tile:Paris-Saarbrücken', 'tile:Denmark/dm-5']) {
      expect(shapeOf(id, scene), id).not.toBeNull();
    }
  });

  it('knows nothing that is not there', () => {
    for (const id of ['city:Atlantis', 'truck:3/9', 'tile:Denmark/unlock', 'nonsense', 'what:ever']) {
      expect(shapeOf(id, scene), id).toBeNull();
    }
  });

  it('sets delivery tiles into the sign of their country', () => {
    const { x, y } = PANELS.France ?? { x: 0, y: 0 };
    for (const tile of deliveryTilePlaces(view, 'France', 1)) {
      expect(Math.abs(tile.x - x)).toBeLessThan(PANEL_WIDTH / 2 - 12);
      expect(Math.abs(tile.y - y)).toBeLessThan(PANEL_HEIGHT / 2 - 12);
    }
  });

  it('walks to the nearest target ahead', () => {
    const others = [
      { id: 'a', middle: { x: 50, y: 40 } },
      { id: 'b', middle: { x: 80, y: 0 } },
      { id: 'c', middle: { x: -10, y: 0 } },
    ];
    expect(nextTowards({ x: 0, y: 0 }, { x: 1, y: 0 }, others)).toBe('b');
    expect(nextTowards({ x: 0, y: 0 }, { x: -1, y: 0 }, others)).toBe('c');
    expect(nextTowards({ x: 0, y: 0 }, { x: 0, y: -1 }, others)).toBeNull();
  });
});

describe('the text of the board', () => {
  it('walks from cities over roads to sections, in the order in which one meets them', () => {
    const board = stateOf(standard, network, position('middle'));
    const cities = outlineOf(standard, network, board);
    expect(cities).toHaveLength(26);
    const hannover = cities.find((city) => city.id === 'city:Hannover');
    const south = hannover?.roads.find((road) => road.id === 'link:Hannover-BadHersfeld');
    expect(south?.station).toMatchObject({ seat: 0 });
    expect(south?.sections.map((section) => section.id)).toEqual(['section:Hannover-BadHersfeld', 'section:BadHersfeld-Hannover']);
    const hersfeld = cities.find((city) => city.id === 'city:BadHersfeld');
    const north = hersfeld?.roads.find((road) => road.id === 'link:Hannover-BadHersfeld');
    expect(north?.sections.map((section) => section.id)).toEqual(['section:BadHersfeld-Hannover', 'section:Hannover-BadHersfeld']);
    expect(hersfeld?.depots).toHaveLength(2);
  });
});
