import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRules, search, spans } from './parse';

const file = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
const chapters = parseRules(file);
const ids = chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])));

describe('the rules page', () => {
  it('has every rule of the file, once', () => {
    const anchors = [...file.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]);
    expect(ids).toEqual(anchors);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows the chapters by the anchors that the file itself uses', () => {
    const linked = [...file.matchAll(/\]\(#([a-z-]+)\)/g)].map((match) => match[1]!);
    const known = chapters.map((chapter) => chapter.id);
    expect(linked.filter((anchor) => !known.includes(anchor))).toEqual([]);
  });

  it('reads tables and marks', () => {
    const technology = chapters.find((chapter) => chapter.id === 'technology');
    expect(technology?.blocks.find((block) => block.kind === 'table')).toMatchObject({ rows: [['level', expect.any(String), expect.any(String), expect.any(String)], expect.anything(), expect.anything(), expect.anything(), expect.anything()] });
    expect(spans('a **b** *c* [d](#E-1)')).toEqual([{ text: 'a ' }, { text: 'b', style: 'strong' }, { text: ' ' }, { text: 'c', style: 'em' }, { text: ' ' }, { text: 'd', link: '#E-1' }]);
  });

  it('finds by id, by words, without accents', () => {
    expect(search(chapters, 'turn-7').flatMap((chapter) => chapter.blocks)).toHaveLength(1);
    expect(search(chapters, 'nurnberg roadblock').length).toBeGreaterThan(0);
    expect(search(chapters, 'xyzzy')).toEqual([]);
    expect(search(chapters, '')).toHaveLength(chapters.length);
  });
});
