/** The pages and their addresses. One table, read by the router and by links. */
export type PageName =
  | 'lobby'
  | 'design'
  | 'game'
  | 'new'
  | 'rules'
  | 'edition'
  | 'workshop'
  | 'learn'
  | 'replay'
  | 'chances'
  | 'account'
  | 'person'
  | 'admin'
  | 'daily'
  | 'contests'
  | 'newContest'
  | 'contest'
  | 'ladder'
  | 'recover'
  | 'confirmMail'
  | 'unsubscribe'
  | 'forgotten'
  | 'newPassword'
  | 'atHome'
  | 'position'
  | 'puzzles'
  | 'puzzle'
  | 'missing';

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

const ROUTES: ReadonlyArray<readonly [string, PageName]> = [
  ['/', 'lobby'],
  ['/design', 'design'],
  ['/game/:id', 'game'],
  ['/new', 'new'],
  ['/rules', 'rules'],
  ['/edition', 'edition'],
  ['/workshop', 'workshop'],
  ['/learn', 'learn'],
  ['/replay/:id', 'replay'],
  ['/chances/:id', 'chances'],
  ['/account', 'account'],
  ['/people/:name', 'person'],
  ['/admin', 'admin'],
  ['/daily', 'daily'],
  ['/daily/:day', 'daily'],
  ['/contests', 'contests'],
  ['/contests/new', 'newContest'],
  ['/contests/:id', 'contest'],
  ['/ladder', 'ladder'],
  ['/recover', 'recover'],
  ['/confirm-mail', 'confirmMail'],
  ['/unsubscribe', 'unsubscribe'],
  ['/forgotten', 'forgotten'],
  ['/new-password', 'newPassword'],
  ['/at-home', 'atHome'],
  ['/position', 'position'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/:id', 'puzzle'],
];

const COMPILED = ROUTES.map(([pattern, page]) => ({ page, parts: pattern.split('/') }));

/** The page of an address; parameters are decoded. */
export function match(path: string): Route {
  const parts = path.replace(/(.)\/+$/, '$1').split('/');
  for (const route of COMPILED) {
    if (route.parts.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = route.parts.every((expected, i) => {
      const part = parts[i] ?? '';
      if (!expected.startsWith(':')) return expected === part;
      if (part === '') return false;
      const value = decode(part);
      if (value === null) return false;
      params[expected.slice(1)] = value;
      return true;
    });
    if (fits) return { page: route.page, params };
  }
  return { page: 'missing', params: { path } };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
