/** Keys that work wherever the focus is, unless one is typing. */
export const SHORTCUTS = [
  { key: 'Enter', name: 'confirm' },
  { key: 'Esc', name: 'cancel' },
  { key: 'U', name: 'undo' },
  { key: 'E', name: 'end' },
  { key: '1 – 9', name: 'choose' },
  { key: 'H', name: 'hint' },
  { key: 'D', name: 'decision' },
  { key: 'M', name: 'map' },
  { key: 'N', name: 'notation' },
  { key: 'L', name: 'log' },
  { key: 'S', name: 'score' },
  { key: 'P', name: 'plan' },
  { key: 'T', name: 'text' },
  { key: 'I', name: 'detail' },
  { key: '?', name: 'help' },
] as const;

export type Shortcut = (typeof SHORTCUTS)[number]['name'];

const BY_KEY: Record<string, Shortcut> = {
  Enter: 'confirm',
  Escape: 'cancel',
  u: 'undo',
  e: 'end',
  h: 'hint',
  d: 'decision',
  m: 'map',
  n: 'notation',
  l: 'log',
  s: 'score',
  p: 'plan',
  t: 'text',
  '?': 'help',
};

/** The shortcut of a key press, and for digits which of the listed moves; null where the key belongs to something else. */
export function shortcutOf(event: KeyboardEvent): { name: Shortcut; number?: number } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.matches('input, textarea, select, [contenteditable]')) return null;
    // Enter on a button presses it, and dialogs close by Escape.
    if (event.key === 'Enter' && target.closest('button, a, [role="button"], summary, [data-id]')) return null;
    if (target.closest('dialog')) return null;
  }
  if (event.target instanceof SVGElement && event.key === 'Enter') return null;
  if (/^[1-9]$/.test(event.key)) return { name: 'choose', number: Number(event.key) };
  const name = BY_KEY[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return name ? { name } : null;
}
