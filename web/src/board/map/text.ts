/** About how wide a text in the bold sign type is, for signs that are drawn before fonts have come. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if ('iljIt.,f '.includes(letter)) width += 0.29;
    else if ('rsJ-'.includes(letter)) width += 0.4;
    else if ('mwMWÅ'.includes(letter)) width += 0.74;
    else if (letter >= 'A' && letter <= 'Z') width += 0.59;
    else width += 0.52;
  }
  return width * size;
}
