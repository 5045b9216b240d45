import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { Display, Engine, EngineName, Key } from './engine.ts';
import { type Layout, measureLayout } from './layout.ts';
import { startSlowScripts } from './slow-scripts.ts';

/** Generous: four browsers share two cores. */
const TIMEOUT_MS = 40_000;
/** For people: CI compares only layouts, and Chromium sometimes draws no frame for a screenshot on a busy machine. */
const TAKES_SCREENSHOTS = !process.env.CI;

export interface View {
  name: string;
  /** Null if the content is random. */
  layout: Layout | null;
  /** Null in CI. */
  screenshot: Buffer | null;
}

/** Drives the site in one engine as a visitor would, and records layouts and screenshots. */
export class Visitor {
  readonly views: View[] = [];
  readonly #engine: Engine;
  readonly #baseUrl: string;
  readonly #proxies: { close: () => void }[] = [];
  readonly display: Display;

  constructor(engine: Engine, baseUrl: string, display: Display) {
    this.#engine = engine;
    this.#baseUrl = baseUrl;
    this.display = display;
  }

  get engineName(): EngineName {
    return this.#engine.name;
  }

  takeErrors(): string[] {
    return this.#engine.takeErrors();
  }

  get isPhone(): boolean {
    return this.display.width < 800;
  }

  /**
   * Clears the state of the previous journey. Marks the casino-of-the-month popup as closed, unless the journey needs
   * it.
   */
  async begin({ withMonthPopup = false } = {}): Promise<void> {
    await this.#engine.goto(`${this.#baseUrl}/robots.txt`);
    await this.#engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    if (!withMonthPopup) await this.#markMonthPopupAsClosed();
    this.#engine.takeErrors();
  }

  #markMonthPopupAsClosed(): Promise<void> {
    return this.#engine.evaluate((keys) => {
      for (const key of keys) sessionStorage.setItem(key, 'true');
    }, MARKETS.map(monthPopupStorageKey));
  }

  async open(path: string): Promise<void> {
    await this.#engine.goto(this.#baseUrl + path);
  }

  /** Opens a page through a proxy that delays every script. Does not wait until the page has loaded. */
  async openWithSlowScripts(path: string): Promise<void> {
    const proxy = await startSlowScripts(this.#baseUrl);
    this.#proxies.push(proxy);
    // Mark the popup as closed again: storage belongs to an origin, and the proxy's origin is new.
    await this.#engine.goto(`${proxy.url}/robots.txt`);
    await this.#markMonthPopupAsClosed();
    await this.#engine.evaluate((url) => {
      // Navigate after this call has returned: drivers wait for a navigation that a script starts.
      setTimeout(() => location.assign(url));
    }, proxy.url + path);
  }

  /** Stops the proxies that the journey started. */
  end(): void {
    for (const proxy of this.#proxies.splice(0)) proxy.close();
  }

  evaluate<Result, Arg = undefined>(
    script: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.#engine.evaluate(script, arg);
  }

  /** Waits until the condition holds in the page. */
  async waitUntil<Arg = undefined>(
    description: string,
    condition: (arg: Arg) => boolean,
    arg?: Arg,
  ): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      // Evaluation fails while the browser navigates to another page.
      const holds = await this.#engine.evaluate(condition, arg).catch(() => false);
      if (holds) return;
      if (Date.now() > deadline)
        throw new Error(`${this.engineName}: timed out waiting until ${description}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  waitUntilVisible(selector: string): Promise<void> {
    return this.waitUntil(
      `${selector} is visible`,
      (css) =>
        [...document.querySelectorAll(css)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  waitUntilGone(selector: string): Promise<void> {
    return this.waitUntil(
      `${selector} is gone`,
      (css) =>
        ![...document.querySelectorAll(css)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  /** Waits for the whole list, because React renders its rows in batches. */
  waitForAllRows(): Promise<void> {
    return this.waitUntil(
      'every row is drawn',
      () => document.querySelector('#kaikki-kasinot [aria-busy=false]') !== null,
    );
  }

  waitForPath(path: string): Promise<void> {
    return this.waitUntil(
      `the URL is ${path}`,
      (expected) => location.pathname + location.search === expected,
      path,
    );
  }

  /** Moves the pointer onto the element, which starts hydration, and waits until React has hydrated it. */
  async waitUntilHydrated(selector: string): Promise<void> {
    const { x, y } = await this.#locate(selector);
    await this.#engine.moveTo(x, y - 1);
    await this.#engine.moveTo(x, y);
    await this.waitUntil(
      `${selector} is hydrated`,
      (css) => {
        const element = [...document.querySelectorAll(css)].find((found) => found.checkVisibility());
        return element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps'));
      },
      selector,
    );
  }

  waitForText(selector: string, pattern: RegExp): Promise<void> {
    return this.waitUntil(
      `${selector} matches ${pattern}`,
      ({ css, source }) =>
        [...document.querySelectorAll<HTMLElement>(css)].some(
          (element) => element.checkVisibility() && new RegExp(source).test(element.textContent.trim()),
        ),
      { css: selector, source: pattern.source },
    );
  }

  /** Clicks the centre of the first visible match. Throws if another element covers it. */
  async click(selector: string): Promise<void> {
    const { x, y, coveredBy } = await this.#locate(selector);
    if (coveredBy) throw new Error(`${this.engineName}: ${selector} is covered by ${coveredBy}`);
    await this.#engine.clickAt(x, y);
  }

  /** Clicks at the left edge of the screen, which no dialog or menu covers. */
  clickOutside(): Promise<void> {
    return this.#engine.clickAt(8, this.display.height / 2);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#engine.type(text);
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#engine.press(key);
  }

  /** Sets the value of a select and dispatches its input and change events, because native menus are not in the DOM. */
  selectOption(selector: string, value: string): Promise<void> {
    return this.#engine.evaluate(
      ({ css, chosen }) => {
        const select = [...document.querySelectorAll<HTMLSelectElement>(css)].find((element) =>
          element.checkVisibility(),
        );
        if (!select) throw new Error(`no visible ${css}`);
        select.value = chosen;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { css: selector, chosen: value },
    );
  }

  text(selector: string): Promise<string> {
    return this.#engine.evaluate((css) => {
      const element = [...document.querySelectorAll<HTMLElement>(css)].find((found) =>
        found.checkVisibility(),
      );
      return element?.textContent.trim() ?? '';
    }, selector);
  }

  count(selector: string): Promise<number> {
    return this.#engine.evaluate(
      (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
      selector,
    );
  }

  /** Records layout and screenshot. `keepScroll` is for states that scrolling through the page would change. */
  async capture(name: string, { keepScroll = false } = {}): Promise<void> {
    const layout = await this.#engine.evaluate(measureLayout, { keepScroll });
    this.views.push({ name, layout, screenshot: await this.#screenshot() });
  }

  /** Records only a screenshot, for random content whose layout cannot be compared. */
  async captureScreenshot(name: string): Promise<void> {
    this.views.push({ name, layout: null, screenshot: await this.#screenshot() });
  }

  async #screenshot(): Promise<Buffer | null> {
    return TAKES_SCREENSHOTS ? this.#engine.screenshot() : null;
  }

  #locate(selector: string): Promise<{ x: number; y: number; coveredBy: string | null }> {
    return this.#engine.evaluate(async (css) => {
      const elements = [...document.querySelectorAll(css)];
      const element = elements.find((found) => found.checkVisibility({ visibilityProperty: true }));
      if (!element) throw new Error(`no visible ${css}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Like a person, aim only at an element that has stopped moving.
      let box = element.getBoundingClientRect();
      for (let isStill = false; !isStill; ) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { x, y } = box;
        box = element.getBoundingClientRect();
        isStill = box.x === x && box.y === y;
      }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const isOnTop =
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      return { x, y, coveredBy: isOnTop ? null : `${hit?.localName}.${hit?.className}` };
    }, selector);
  }
}
