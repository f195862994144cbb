/** The rules of the game in one language, as docs/rules.md and its translations have them. */
export interface Rulebook {
  title: string;
  intro: string[];
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  /** paragraphs before the rules */
  before: string[];
  rules: Rule[];
  table: string[][];
  /** figures and examples after the rules */
  after: string[];
}

export interface Rule {
  id: string;
  heading: string;
  text: string;
}

const RULE = /^- <a id="([^"]+)"><\/a>\*\*\1\*\* \*\*(.+?)\.\*\* (.+)$/;
/** The list of chapters is for readers of the file; a page has its own. */
const CONTENTS = /^\*\*[^*]+:\*\* \[/;

/** Reads a rulebook. A line that is no title, rule, row or paragraph is a mistake in the file and is told. */
export function parse(markdown: string): Rulebook {
  const book: Rulebook = { title: '', intro: [], chapters: [] };
  for (const line of markdown.split('\n')) {
    const chapter = book.chapters.at(-1);
    const rule = RULE.exec(line);
    if (line === '' || CONTENTS.test(line) || /^[|-]+$/.test(line)) continue;
    else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3), before: [], rules: [], table: [], after: [] });
    else if (!chapter) book.intro.push(line);
    else if (rule) chapter.rules.push({ id: rule[1] ?? '', heading: rule[2] ?? '', text: rule[3] ?? '' });
    else if (line.startsWith('|')) chapter.table.push(line.split('|').slice(1, -1).map((cell) => cell.trim()));
    else if (/^(- |#|<)/.test(line)) throw new Error(`not a rule: ${line}`);
    else (chapter.rules.length > 0 ? chapter.after : chapter.before).push(line);
  }
  return book;
}

/** A piece of a text: plain, emphasised, or the id of another rule. */
export interface Piece {
  kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule';
  text: string;
}

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([A-Z0-9-]+)\]\(#\4\)/g;

/** Takes a text apart, so that a page can show it without writing HTML. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > from) found.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, strong, emphasis, code, rule] = match;
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (emphasis) found.push({ kind: 'emphasis', text: emphasis });
    else if (code) found.push({ kind: 'code', text: code });
    else if (rule) found.push({ kind: 'rule', text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
