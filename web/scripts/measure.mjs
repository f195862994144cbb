/** What figures.mjs measures, each in a page of its own. */

/** Bytes over the wire, headers included, until something is shown and the line has been silent for a second. */
export async function bytesOf(page, address, shown) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  let bytes = 0;
  let last = Date.now();
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = Date.now();
  });
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  while (Date.now() - last < 1000) await page.waitForTimeout(100);
  return bytes;
}

/** Milliseconds from the navigation until something was painted. */
export async function paintedAfter(page, address, shown) {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.paintedAfter = performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, shown);
  await page.goto(address);
  const handle = await page.waitForFunction(() => window.paintedAfter);
  return handle.jsonValue();
}

/** What the page's main thread worked from the navigation until something was painted, whatever else the machine did. */
export async function workUntil(page, address, shown) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  await paintedAfter(page, address, shown);
  const { metrics } = await browser.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Milliseconds from each click on a move until the page that shows it chosen is painted. */
export async function answersOf(page, address) {
  await page.goto(address);
  await page.locator('main[aria-busy=false] [data-move]').first().waitFor();
  await page.evaluate(() => {
    window.answers = [];
    document.addEventListener('pointerdown', () => (window.pressed = performance.now()), true);
    document.addEventListener('click', (event) => {
      if (!event.target.closest('[data-move]')) return;
      requestAnimationFrame(() => setTimeout(() => {
        if (document.querySelector('[data-act=confirm]')) window.answers.push(performance.now() - window.pressed);
      }));
    }, true);
  });
  for (let i = 0; i < 24; i++) {
    await page.locator('[data-move]').nth(i % 2).click();
    await page.locator('[data-act=confirm]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-act=confirm]').waitFor({ state: 'detached' });
  }
  return page.evaluate(() => window.answers);
}

/** Milliseconds of script, style and layout each time that the board changes between two quite different positions. */
export async function redrawsOf(page, address) {
  await page.goto(address);
  await page.getByRole('group', { name: 'Map of the autobahns' }).first().waitFor();
  return page.evaluate(async () => {
    const [one, other] = ['opening', 'late'].map((name) => [...document.querySelectorAll('.choice button')].find((each) => each.textContent === name));
    const frame = document.querySelector('.frame');
    const took = [];
    const jump = async (button) => {
      const changed = new Promise((done) => new MutationObserver((_, observer) => (observer.disconnect(), done())).observe(frame, { subtree: true, childList: true, attributes: true }));
      const start = performance.now();
      button.click();
      await changed;
      frame.getBoundingClientRect();
      took.push(performance.now() - start);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    };
    for (let i = 0; i < 80; i++) await jump(i % 2 ? other : one);
    // The first ones load the positions and warm the code up.
    return took.slice(20);
  });
}

/** Frames a second while something is played out: from the first sight of it to its end. */
export async function framesOf(page, happen) {
  await page.evaluate(() => {
    window.frames = { count: 0, began: 0, ended: 0 };
    const tick = (now) => {
      if (document.querySelector('[data-scene=turn]')) {
        window.frames.began ||= now;
        window.frames.ended = now;
        window.frames.count++;
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await happen();
  await page.locator('[data-scene=turn]').waitFor();
  await page.locator('main[data-played=false]').waitFor({ timeout: 120_000 });
  return page.evaluate(() => (1000 * (window.frames.count - 1)) / (window.frames.ended - window.frames.began));
}
