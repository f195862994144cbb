// Takes out of the engine's text (wasm-dis) what it sets up when it starts and need not: engineConstants.mjs FROM TO.
// TeaVM makes empty tables of methods and fills them by code, and prepares to hand objects to JavaScript. Tables are written
// down as constants instead, which is shorter and lets wasm-opt see through calls; the module has its memory itself; and the
// page only ever calls "call".
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
const text = readFileSync(from, 'utf8');

/** Cuts a module into its outermost parts, as they are indented. */
const parts = text.split(/\n(?= \()/);
const named = (kind) => (part) => part.startsWith(` (${kind} `);
const nameOf = (part) => /^ \(\w+ (\S+)/.exec(part)[1];

const start = parts.find(named('start'))?.trim().slice(7, -1);
if (!start) throw new Error('the engine has no start: is this the compiler’s own?');
const at = parts.findIndex((part) => named('func')(part) && nameOf(part) === start);
const statements = parts[at].split(/\n(?=  \()/);

/** The types of a struct's fields, by the struct's name. */
const structs = new Map();
for (const [, name, fields] of text.matchAll(/\(type (\S+) \(sub [^\n]*?\(struct([^\n]*)\)\)\)/g)) {
  structs.set(name, [...fields.matchAll(/\(field (?:\(mut )?(\(ref [^)]*\)|\w+)\)/g)].map(([, type]) => type));
}
const functions = new Set([...text.matchAll(/\(type (\S+) (?:\(sub [^\n]*?)?\(func/g)].map(([, name]) => name));
const nothing = (type) => (/^[if]\d/.test(type) ? `(${type}.const 0)` : functions.has(/(\S+)\)$/.exec(type)?.[1]) ? '(ref.null nofunc)' : '(ref.null none)');

const SET = /^  \(struct\.set \S+ (\d+)\n   \(global\.get (\S+)\)\n   \(ref\.func (\S+)\)\n  \)/;
const TWO = /^  \(call (\S+)\n   \(global\.get (\S+)\)\n   \(global\.get (\S+)\)\n  \)/;

/** The function that gives every table its first methods and its class: the one that is called most with two things. */
const pairs = statements.map((statement) => TWO.exec(statement)).filter((pair) => pair);
const callers = [...new Set(pairs.map(([, called]) => called))].map((called) => [called, pairs.filter((pair) => pair[1] === called)]);
const [[common, filled]] = callers.sort(([, a], [, b]) => b.length - a.length);
const firstly = parts.findIndex((part) => named('func')(part) && nameOf(part) === common);
const FIRST = /\n  \(struct\.set \S+ (\d+)\n   \(local\.get \$0\)\n   \(ref\.func (\S+)\)\n  \)/g;
const first = [...parts[firstly].matchAll(FIRST)].map(([, field, method]) => [Number(field), method]);
// Tables of arrays, which are made later, still get their methods from it; ours only their class.
const CLASS_ONLY = '$classOnly';
parts[firstly] += `\n${parts[firstly].replace(FIRST, '').replace(common, CLASS_ONLY)}`;
/** The methods of each table, by their fields. */
const tables = new Map(filled.map(([, , table]) => [table, new Map(first)]));

const kept = statements.map((statement) => (TWO.exec(statement)?.[1] === common ? statement.replace(common, CLASS_ONLY) : statement)).filter((statement) => {
  const [, field, table, method] = SET.exec(statement) ?? [];
  tables.get(table)?.set(Number(field), method);
  // What hands something to JavaScript is called with what JavaScript gives back.
  const glue = /^  \(global\.set \S+\n   \(call /.test(statement) || /^  \(call \$fimport/.test(statement);
  return !glue && !tables.has(table);
});
parts[at] = kept.join('\n') + (kept.at(-1) === statements.at(-1) ? '' : '\n )');

/** The most memory beside the garbage-collected one, in pages; only the files inside the module lie there. */
const MOST = 256;
const size = Number(/"teavm\.memoryRequirements"[^\n]*?dataSize\\":(\d+)/.exec(text)?.[1]);
if (!size) throw new Error('the engine does not say how much room its files take');
const heap = Math.ceil(size / 8) * 8;
const OWN = {
  memory: (name, pages) => ` (memory ${name} ${pages} ${MOST})`,
  heapOffset: (name) => ` (global ${name} i32 (i32.const ${heap}))`,
  maxSize: (name) => ` (global ${name} i32 (i32.const ${MOST * 65536}))`,
};
const own = [];

/** A part as it is to be; nothing, if it is not wanted. */
function renewed(part) {
  if (named('export')(part)) return part.includes('"call"') ? [part] : [];
  const methods = named('global')(part) ? tables.get(nameOf(part)) : undefined;
  if (!methods) return [part];
  const type = /struct\.new_default ([^)]*)\)/.exec(part)[1];
  const values = structs.get(type).map((field, i) => (methods.has(i) ? `(ref.func ${methods.get(i)})` : nothing(field)));
  return [part.replace(/\(struct\.new_default [^)]*\)/, `(struct.new ${type} ${values.join(' ')})`)];
}

const written = parts.flatMap((part) => {
  const [, given, name, pages] = /^ \(import "(?:env|teavmMemory)" "(memory|heapOffset|maxSize)" \(\w+ (\S+) (\w+)/.exec(part) ?? [];
  if (given) own.push(OWN[given](name, pages));
  if (given || named('import')(part)) return given ? [] : [part];
  // All that comes from outside stands first.
  return part.startsWith(' (') && !named('type')(part) && !part.startsWith(' (rec') ? [...own.splice(0), ...renewed(part)] : [part];
});
writeFileSync(to, written.join('\n'));
