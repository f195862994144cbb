// Makes src/vocabulary of the engine's words, which the build has written (VocabularyFile in module server): npm run types
// Files whose content stays the same are left alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../server/target/vocabulary.json', import.meta.url));
const folder = fileURLToPath(new URL('../src/vocabulary/', import.meta.url));

if (!existsSync(file)) {
  console.error('The words of the engine are not written yet: build once, with ./autobahn --version');
  process.exit(1);
}
const { moves, steps, events, reasons, faults, positionFaults, rulings, priorities, questions, names, deadEndRounds } = JSON.parse(readFileSync(file, 'utf8'));

/** The engine writes [one|many] where pages have plural forms. */
function message(english) {
  const form = (which) => english.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one, many) => (which === 'one' ? one : many));
  return form('one') === form('other') ? english : { one: form('one'), other: form('other') };
}

const constant = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 1)} as const;`;
const union = (name, values) => `export type ${name} = ${values.map((value) => JSON.stringify(value)).join(' | ')};`;
const title = (name) => name.charAt(0).toUpperCase() + name.slice(1);

write('game.ts', [
  constant('MOVES', moves),
  'export type MoveType = keyof typeof MOVES;',
  '/** Whether somebody is asked; the other steps run by themselves. */',
  constant('STEPS', steps),
  'export type Step = keyof typeof STEPS;',
  'export type AskedStep = { [S in Step]: (typeof STEPS)[S] extends true ? S : never }[Step];',
  '/** What each kind of event says. */',
  constant('EVENTS', events),
  'export type EventName = keyof typeof EVENTS;',
  'export type EventMember<E extends EventName> = keyof (typeof EVENTS)[E] & string;',
  constant('RULINGS', Object.keys(rulings)),
  'export type Ruling = (typeof RULINGS)[number];',
  '/** The keys of our texts, by the English names that events carry. */',
  constant('PRIORITIES', priorities),
  'export type Priority = (typeof PRIORITIES)[keyof typeof PRIORITIES];',
  constant('QUESTIONS', questions),
  'export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];',
  '/** After so many rounds in which nobody could build, an era ends by itself (ERA-5). */',
  constant('DEAD_END_ROUNDS', deadEndRounds),
]);
write('names.ts', Object.entries(names).map(([kind, values]) => union(`${title(kind)}Name`, values)));
write('reasons.ts', [
  '/** The sentences of the engine in English, by key; the gaps of each are the same in every language. */',
  constant('reasons', Object.fromEntries(Object.entries(reasons).map(([key, { english }]) => [key, message(english)]))),
  'export type ReasonKey = keyof typeof reasons;',
  `export type ReasonGap = ${[...new Set(Object.values(reasons).flatMap((reason) => reason.arguments))].map((gap) => JSON.stringify(gap)).join(' | ')};`,
]);

write('editionFaults.ts', [
  '/** What can be wrong with an edition, in English, by key; the gaps of each are the same in every language. */',
  constant('editionFaults', faults),
]);
write('positionFaults.ts', [
  '/** The same for positions. */',
  constant('positionFaults', positionFaults),
]);

write('rulings.ts', [
  '/** Both readings of every ruling in English, as the edition says them. */',
  constant('readings', Object.fromEntries(Object.entries(rulings).flatMap(([name, { text, otherwise }]) => [[`rulingText.${name}`, text], [`rulingOther.${name}`, otherwise]]))),
]);

// Positions that show rules: several rules may share one, which then stands at the first of them.
const pictures = JSON.parse(readFileSync(fileURLToPath(new URL('../src/pictures/pictures.json', import.meta.url)), 'utf8'));
const pictured = pictures.flatMap(({ rules }) => rules.map((rule, i) => [rule, i === 0 ? 'own' : 'shared']));
write('pictures.ts', [
  '/** Which rules have a picture of their own, and which share that of another. */',
  `export const PICTURED: Readonly<Record<string, 'own' | 'shared'>> = ${JSON.stringify(Object.fromEntries(pictured), null, 1)};`,
]);

function write(name, lines) {
  const text = `// Made by scripts/vocabulary.mjs of the engine's words; not to be edited by hand.\n${lines.join('\n')}\n`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(folder + name) || readFileSync(folder + name, 'utf8') !== text) writeFileSync(folder + name, text);
}
