import bold from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2?url';
import plain from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal.woff2?url';
import boldExtended from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-ext-700-normal.woff2?url';
import { HEIGHT, WIDTH } from '../../board/map/places';

/** What the page's styles decide about a drawing; the file has to say it by itself. */
const STYLED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin',
  'opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'color', 'stop-color', 'stop-opacity',
];
/** What most elements have anyway, so that the file need not say it. */
const USUAL: Record<string, string> = {
  'fill-opacity': '1', 'stroke-opacity': '1', 'stroke-dasharray': 'none', 'stroke-dashoffset': '0px', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
  opacity: '1', 'font-style': 'normal', 'letter-spacing': 'normal', 'text-anchor': 'start', stroke: 'none', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1',
};
const TEXTUAL = new Set(['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor']);

function inline(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown);
  const text = shown instanceof SVGTextElement;
  for (const name of STYLED) {
    if (TEXTUAL.has(name) && !text) continue;
    if (name.startsWith('stop-') && shown.tagName !== 'stop') continue;
    if (name === 'stroke-width' && style.stroke === 'none') continue;
    if (name === 'color' && shown.tagName !== 'svg') continue;
    const value = style.getPropertyValue(name);
    if (value && value !== USUAL[name]) copy.setAttribute(name, value.replaceAll('"', "'"));
    else copy.removeAttribute(name);
  }
  const { transform } = style;
  if (transform !== 'none' && !shown.hasAttribute('transform')) copy.setAttribute('transform', transform);
  for (const name of ['class', 'style', 'aria-hidden', 'aria-label', 'data-poster', 'role']) copy.removeAttribute(name);
  [...shown.children].forEach((child, i) => inline(child, copy.children[i]!));
}

async function dataOf(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** The type of the signs, so that the sheet looks the same wherever it is opened. */
async function fonts(): Promise<string> {
  const [one, two, three] = await Promise.all([plain, bold, boldExtended].map(dataOf));
  const face = (weight: string, data: string | undefined, range = '') => `@font-face{font-family:Barlow;font-weight:${weight};src:url(${data}) format('woff2');${range}}`;
  return face('400 500', one) + face('600 800', two) + face('600 800', three, 'unicode-range:U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF;');
}

/** A drawing of the page as a file of its own: nothing in it depends on the page any more. */
export async function svgFile(drawn: SVGSVGElement): Promise<Blob> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  inline(drawn, copy);
  for (const effect of copy.querySelectorAll('[data-effect]')) effect.remove();
  const [, , width = WIDTH, height = HEIGHT] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fonts();
  copy.prepend(style);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** A file as an address: pages may show pictures of these, but none of a blob. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('no picture'));
    reader.readAsDataURL(file);
  });
}

/** The same as a picture of dots, twice as fine as its units. */
export async function pngFile(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = await addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Keeps a file on this device. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether this device can hand a picture on to somebody. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] });
