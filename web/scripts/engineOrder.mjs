// Puts functions that are like each other beside each other, so that gzip finds in one what it has just seen in the other:
// engineOrder.mjs MODULE TEXT TO, with the module as bytes and as text (wasm-dis). The first ones stay, as they are called most
// and have the shortest numbers; after each other one comes the one that shares most sequences of bytes with it.
import { readFileSync, writeFileSync } from 'node:fs';

const [module, from, to] = process.argv.slice(2);

/** So many functions have a number of one byte. */
const SHORT = 128;
/** How long a sequence is: gzip finds nothing that is shorter than three bytes. */
const SEQUENCE = 4;
/** What more functions than this have says nothing about any. */
const COMMON = 200;
/** Long functions share more with any other: how much of that counts against them. */
const NORM = 0.7;
const CODE = 10;

/** The functions of a module, byte for byte, as they stand in its code section. */
function bodies(bytes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (;;) {
    if (at >= bytes.length) throw new Error('the engine has no code');
    const section = bytes[at++];
    const end = number() + at;
    if (section === CODE) break;
    at = end;
  }
  return Array.from({ length: number() }, () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at);
  });
}

function sequences(body) {
  const found = new Set();
  for (let i = 0; i + SEQUENCE <= body.length; i++) found.add(body.toString('latin1', i, i + SEQUENCE));
  return found;
}

/** The numbers of all functions in their new order. */
function ordered(functions) {
  const all = functions.map(sequences);
  const having = new Map();
  const left = new Set();
  for (let i = SHORT; i < all.length; i++) {
    left.add(i);
    for (const sequence of all[i]) (having.get(sequence) ?? having.set(sequence, []).get(sequence)).push(i);
  }
  const order = Array.from({ length: Math.min(SHORT, all.length) }, (_, i) => i);
  for (let next = SHORT; left.size; ) {
    order.push(next);
    left.delete(next);
    const shared = new Map();
    for (const sequence of all[next]) {
      const others = having.get(sequence);
      if (others.length <= COMMON) for (const other of others) if (left.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    let best = 0;
    [next] = left;
    for (const [other, count] of shared) {
      const likeness = count / (all[other].size + 20) ** NORM;
      if (likeness > best || (likeness === best && other < next)) [best, next] = [likeness, other];
    }
  }
  return order;
}

// Without the bracket that ends the module, which stands behind the last part.
const END = '\n)';
const parts = readFileSync(from, 'utf8').trimEnd().slice(0, -END.length).split(/\n(?= \()/);
const isFunction = (part) => part.startsWith(' (func ');
const texts = parts.filter(isFunction);
const functions = bodies(readFileSync(module));
if (texts.length !== functions.length) throw new Error('the text is not that of the module');
const moved = ordered(functions).map((i) => texts[i]);
writeFileSync(to, parts.map((part) => (isFunction(part) ? moved.shift() : part)).join('\n') + END);
