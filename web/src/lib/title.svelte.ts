const waiting = $state({ count: 0 });

/** How many games wait for me: shown in front of every title. */
export function setWaiting(count: number): void {
  waiting.count = count;
}

export function waitingGames(): number {
  return waiting.count;
}

/** The title of the browser's tab. */
export function pageTitle(title: string): string {
  return `${waiting.count ? `(${waiting.count}) ` : ''}${title} – Autobahn`;
}
