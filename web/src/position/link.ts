/** A position in an address: pressed together, in letters that addresses may have. */
export async function pack(text: string): Promise<string> {
  const pressed = await new Response(new Blob([JSON.stringify(JSON.parse(mark(text)))]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = Array.from(new Uint8Array(pressed), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** More than this no position has; a link that unfolds to more is none of ours. */
const MOST = 200_000;

export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new Error('the link holds too much to be a position');
    parts.push(part.value);
  }
  return unmark(await new Blob(parts as BlobPart[]).text());
}

// The digits of the generator are more than a number here can hold.
const mark = (text: string): string => text.replace(/("random"\s*:\s*)(-?\d+)/, '$1"$2"');
const unmark = (text: string): string => text.replace(/("random"\s*:\s*)"(-?\d+)"/, '$1$2');
