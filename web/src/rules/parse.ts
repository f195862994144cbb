/** The rules as the page shows them: chapters of rules with ids, and of what stands between them. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export type Block =
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: string[][] };

/** Reads docs/rules.md, or a translation of the same shape. What comes before the first chapter is left to the file. */
export function parseRules(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line);
    if (heading) chapters.push({ id: anchor(heading[1]!), title: heading[1]!, blocks: [] });
    else if (chapters.length && line.trim()) addLine(chapters.at(-1)!.blocks, line.trim());
  }
  return chapters;
}

function addLine(blocks: Block[], line: string): void {
  const rule = /^- <a id="([^"]+)"><\/a>\*\*[^*]+\*\*\s*(.*)$/.exec(line);
  if (rule) blocks.push({ kind: 'rule', id: rule[1]!, text: rule[2]! });
  else if (line.startsWith('|')) addRow(blocks, line);
  else blocks.push({ kind: 'text', text: line });
}

function addRow(blocks: Block[], line: string): void {
  if (/^\|[-|: ]+\|$/.test(line)) return;
  const row = line.slice(1, -1).split('|').map((cell) => cell.trim());
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(row);
  else blocks.push({ kind: 'table', rows: [row] });
}

const anchor = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replace(/ /g, '-');

/** A piece of a line: plain, strong, emphasised, code, or a link. */
export interface Span {
  text: string;
  style?: 'strong' | 'em' | 'code';
  link?: string;
}

/** The few marks that the rules use within a line. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const mark = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;
  let from = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    const [whole, strong, em, code, label, link] = match;
    if (strong !== undefined) found.push({ text: strong, style: 'strong' });
    else if (em !== undefined) found.push({ text: em, style: 'em' });
    else if (code !== undefined) found.push({ text: code, style: 'code' });
    else found.push({ text: label!, link: link! });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** Without marks and accents, in small letters: what a search compares. */
export function plain(text: string): string {
  return text.replace(/[*`]|\]\([^)]*\)|\[/g, '').normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();
}

/** The chapters with only what matches all words; the whole chapter where its title does. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  const fits = (text: string) => words.every((word) => plain(text).includes(word));
  return chapters
    .map((chapter) => (fits(chapter.title) ? chapter : { ...chapter, blocks: chapter.blocks.filter((block) => fits(content(block))) }))
    .filter((chapter) => chapter.blocks.length);
}

function content(block: Block): string {
  if (block.kind === 'rule') return `${block.id} ${block.text}`;
  return block.kind === 'text' ? block.text : block.rows.flat().join(' ');
}
