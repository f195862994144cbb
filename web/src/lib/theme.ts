/** Light, dark, or as the system has it. The page carries the outcome as `data-theme`, so styles ask one thing. */
export type Theme = 'light' | 'dark' | 'system';

const STORED = 'autobahn.theme';
const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

export function theme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function setTheme(wanted: Theme): void {
  if (wanted === 'system') localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, wanted);
  show();
}

/** To be called once, before the first picture. */
export function startTheme(): void {
  show();
  system?.addEventListener('change', show);
  // Chosen in another window of this browser: all of them look the same.
  addEventListener('storage', ({ key }) => key === STORED && show());
}

function show(): void {
  const wanted = theme();
  const dark = wanted === 'dark' || (wanted === 'system' && system?.matches === true);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
