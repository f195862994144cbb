/** A text without what is easily typed otherwise: case, accents, dashes, spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('–', '-')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}
