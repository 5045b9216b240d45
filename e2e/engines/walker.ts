import { monthPopupKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { Display, Engine, EngineName, Key } from './engine.ts';
import { type Layout, measureLayout } from './layout.ts';

const WAIT_MS = 15_000;

export interface View {
  name: string;
  /** Null where chance decides what is shown. */
  layout: Layout | null;
  picture: Buffer;
}

/** A visitor who walks through the site in one engine and notes what is seen on the way. */
export class Walker {
  readonly views: View[] = [];
  readonly #engine: Engine;
  readonly #baseUrl: string;
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

  /** Forgets the previous journey. The casino of the month has been closed, unless the journey is about it. */
  async begin({ withMonthPopup = false } = {}): Promise<void> {
    await this.#engine.goto(`${this.#baseUrl}/robots.txt`);
    await this.#engine.evaluate(
      (keys) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const key of keys) sessionStorage.setItem(key, 'true');
      },
      withMonthPopup ? [] : MARKETS.map(monthPopupKey),
    );
    this.#engine.takeErrors();
  }

  async open(path: string): Promise<void> {
    await this.#engine.goto(this.#baseUrl + path);
  }

  evaluate<Result, Arg = undefined>(
    script: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.#engine.evaluate(script, arg);
  }

  /** Waits until the condition holds in the page. */
  async until<Arg = undefined>(what: string, condition: (arg: Arg) => boolean, arg?: Arg): Promise<void> {
    const giveUpAt = Date.now() + WAIT_MS;
    for (;;) {
      // A page that is being left has no document to ask.
      const holds = await this.#engine.evaluate(condition, arg).catch(() => false);
      if (holds) return;
      if (Date.now() > giveUpAt) throw new Error(`${this.engineName}: waited in vain until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  untilVisible(selector: string): Promise<void> {
    return this.until(
      `${selector} is visible`,
      (sought) =>
        [...document.querySelectorAll(sought)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  untilGone(selector: string): Promise<void> {
    return this.until(
      `${selector} is gone`,
      (sought) =>
        ![...document.querySelectorAll(sought)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  /** React draws a list's rows a few at a time. */
  untilEveryRow(): Promise<void> {
    return this.until(
      'every row is drawn',
      () => document.querySelector('#kaikki-kasinot [aria-busy=false]') !== null,
    );
  }

  untilPath(path: string): Promise<void> {
    return this.until(
      `the address is ${path}`,
      (sought) => location.pathname + location.search === sought,
      path,
    );
  }

  /** React has taken the element over: pointing at it starts that. */
  async untilHydrated(selector: string): Promise<void> {
    const { x, y } = await this.#locate(selector);
    await this.#engine.moveTo(x, y - 1);
    await this.#engine.moveTo(x, y);
    await this.until(
      `${selector} is hydrated`,
      (sought) => {
        const element = [...document.querySelectorAll(sought)].find((found) => found.checkVisibility());
        return element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps'));
      },
      selector,
    );
  }

  untilText(selector: string, pattern: RegExp): Promise<void> {
    return this.until(
      `${selector} says ${pattern}`,
      ({ sought, source }) =>
        [...document.querySelectorAll<HTMLElement>(sought)].some(
          (element) => element.checkVisibility() && new RegExp(source).test(element.textContent.trim()),
        ),
      { sought: selector, source: pattern.source },
    );
  }

  /** Clicks the middle of the first visible match. Fails where something else is on top of it. */
  async click(selector: string): Promise<void> {
    const { x, y, cover } = await this.#locate(selector);
    if (cover) throw new Error(`${this.engineName}: ${selector} is covered by ${cover}`);
    await this.#engine.clickAt(x, y);
  }

  /** Clicks at the left edge of the screen, where no dialog or menu is. */
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

  /** Chooses an option as a form control does: value, then input and change events. */
  choose(selector: string, value: string): Promise<void> {
    return this.#engine.evaluate(
      ({ sought, chosen }) => {
        const select = [...document.querySelectorAll<HTMLSelectElement>(sought)].find((element) =>
          element.checkVisibility(),
        );
        if (!select) throw new Error(`no visible ${sought}`);
        select.value = chosen;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { sought: selector, chosen: value },
    );
  }

  text(selector: string): Promise<string> {
    return this.#engine.evaluate((sought) => {
      const element = [...document.querySelectorAll<HTMLElement>(sought)].find((found) =>
        found.checkVisibility(),
      );
      return element?.textContent.trim() ?? '';
    }, selector);
  }

  count(selector: string): Promise<number> {
    return this.#engine.evaluate(
      (sought) =>
        [...document.querySelectorAll(sought)].filter((element) => element.checkVisibility()).length,
      selector,
    );
  }

  /** Notes layout and picture of what is shown now; `isStill` where scrolling through the page would change it. */
  async see(name: string, { isStill = false } = {}): Promise<void> {
    const layout = await this.#engine.evaluate(measureLayout, { isStill });
    this.views.push({ name, layout, picture: await this.#engine.screenshot() });
  }

  /** Notes the picture alone, where chance decides what is shown. */
  async seeChance(name: string): Promise<void> {
    this.views.push({ name, layout: null, picture: await this.#engine.screenshot() });
  }

  #locate(selector: string): Promise<{ x: number; y: number; cover: string | null }> {
    return this.#engine.evaluate(async (sought) => {
      const elements = [...document.querySelectorAll(sought)];
      const element = elements.find((found) => found.checkVisibility({ visibilityProperty: true }));
      if (!element) throw new Error(`no visible ${sought}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const isOnTop =
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      return { x, y, cover: isOnTop ? null : `${hit?.localName}.${hit?.className}` };
    }, selector);
  }
}
