declare global {
  interface Window {
    /** Whether the press that was prepared last has reached what it was meant for; answered when it has come. */
    pressed?: Promise<boolean>;
  }
}

export interface Wish {
  /** What the page showed before the last press: only something else counts as new. */
  after: string;
  rolls: readonly [number, number];
  /** Nothing will be pressed by pointing, so nothing can miss. */
  byKeys?: boolean;
}

export interface Found {
  kind: 'move' | 'confirm' | 'end' | 'over';
  move: string;
  x: number;
  y: number;
  stamp: string;
  /** How many moves are listed. */
  count: number;
}

/**
 * Runs in the page: waits until it offers something new, chooses, and says where to press. No clock decides when: every
 * change of the page is looked at. Selectors that the page promises: data-move, data-act, data-version, data-busy.
 */
export function find({ after, rolls, byKeys }: Wish): Promise<Found> {
  const PATIENCE = 40_000;
  const DULL = /^(pass|done|no-claim|stop|refresh|replace|swap)/;
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const stampNow = () => `${one('main')?.dataset.version}/${one('[data-act=confirm]') !== null}`;

  function choose(): { kind: Found['kind']; element: HTMLElement | null } | null {
    if (one('#tab-final')) return { kind: 'over', element: null };
    const main = one('main[data-busy="false"]');
    if (!main || stampNow() === after) return null;
    const confirm = one('[data-act=confirm]:not([disabled])');
    if (confirm) return { kind: 'confirm', element: confirm };
    const all = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    const lively = all.filter((each) => !DULL.test(each.dataset.move ?? ''));
    // Building brings a game to its end, so what builds is taken whenever it is there.
    const building = all.filter((each) => /^build| build$/.test(each.dataset.move ?? ''));
    const pool = building.length && rolls[0] < 0.75 ? building : lively.length ? lively : all;
    const element = pool[Math.floor(rolls[1] * pool.length)];
    if (element) return { kind: 'move', element };
    const end = one('[data-act=end]:not([disabled])');
    return end ? { kind: 'end', element: end } : null;
  }

  /**
   * From now on a press reaches this element or nothing. Between being found and being pressed it may have moved: somebody
   * else has said something, a part of the page has come. A person looks where they press; here what is under the pointer by
   * then would be pressed, and another move be made than the one that is reported.
   */
  function aim(element: HTMLElement): void {
    window.pressed = new Promise((tell) => {
      const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
      const over = (hit: boolean) => {
        clearTimeout(lost);
        for (const press of PRESSES) window.removeEventListener(press, guard, true);
        tell(hit);
      };
      const guard = (event: globalThis.Event) => {
        const hit = element.contains(event.target as Node);
        if (!hit) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        if (event.type === 'click' || (event.type === 'touchend' && !hit)) over(hit);
      };
      // What was pressed here and let go there makes no click.
      const lost = setTimeout(() => over(false), 2000);
      for (const press of PRESSES) window.addEventListener(press, guard, { capture: true, passive: false });
    });
  }

  const frame = () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

  /** Where to press. What has been scrolled to may lie under the hint that there is more, until the page has seen the scrolling. */
  async function place(element: HTMLElement): Promise<{ x: number; y: number }> {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (let look = 0; ; look++) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (element.contains(top)) {
        aim(element);
        return { x, y };
      }
      if (look === 2) throw new Error(`“${element.textContent?.trim()}” is covered by ${top?.outerHTML.slice(0, 120)}`);
      await frame();
    }
  }

  return new Promise((resolve, reject) => {
    const done = (action: () => void) => {
      clearTimeout(timer);
      observer.disconnect();
      action();
    };
    const look = () => {
      const choice = choose();
      if (!choice) return;
      done(() => {
        const stamp = stampNow();
        const count = document.querySelectorAll('[data-move]').length;
        const where = choice.element && !byKeys ? place(choice.element) : Promise.resolve({ x: 0, y: 0 });
        where.then(({ x, y }) => resolve({ kind: choice.kind, move: choice.element?.dataset.move ?? '', x, y, stamp, count }), reject);
      });
    };
    const timer = setTimeout(() => {
      const shown = one('#decision')?.textContent?.trim();
      done(() => reject(new Error(`nothing new is offered: “${shown}”, ${stampNow()}, busy ${one('main')?.dataset.busy}, alert ${one('[role=alert]')?.textContent}`)));
    }, PATIENCE);
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    look();
  });
}
