/**
 * Measures ten tasks of a visitor on a phone: taps, letters, scroll distance, and an estimate of the time. Run
 * `npm run build` first, then `npm run bench phone-tasks`. Fails if a task is impossible or takes longer than its limit.
 * `npm run bench phone-tasks http://localhost:4321` measures the site that is running at that URL.
 */
import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { Browser, Locator, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { check, runBenchmark } from './outcome.ts';
import { withServedSite } from './served-site.ts';

const SCREEN = { width: 390, height: 844 };
const LIMIT_S = 20;
/** A tap includes the time to read and to find its target. */
const SECONDS_PER_TAP = 2.5;
const SECONDS_PER_SCREEN = 1;
const SECONDS_PER_LETTER = 0.3;
/** Long enough for the next page on a busy machine. A target that does not appear by then does not exist. */
const TIMEOUT_MS = 8_000;
/** Long enough for scripts to react to a tap. */
const SETTLE_MS = 400;

/** Counts what the visitor does. */
class Visitor {
  taps = 0;
  letters = 0;
  scrolled = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get seconds(): number {
    return (
      this.taps * SECONDS_PER_TAP +
      (this.scrolled / SCREEN.height) * SECONDS_PER_SCREEN +
      this.letters * SECONDS_PER_LETTER
    );
  }

  /** Whether the visitor sees the element without scrolling: not below the screen, and not behind the header or a bar. */
  async sees(target: Locator): Promise<boolean> {
    if (!(await target.first().isVisible())) return false;
    return target.first().evaluate((element) => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight) return false;
      const front = document.elementFromPoint((left + right) / 2, top + Math.min(height, 20) / 2);
      return front !== null && (element.contains(front) || front.contains(element));
    });
  }

  /** Scrolls as little as necessary to see the element, inside the page or an open dialog. */
  async see(target: Locator): Promise<void> {
    const element = target.first();
    await element.waitFor({ state: 'visible', timeout: TIMEOUT_MS });
    if (await this.sees(element)) return;
    this.scrolled += await element.evaluate(async (node) => {
      const before = new Map<Element, number>();
      for (let box: Element | null = node; box; box = box.parentElement) before.set(box, box.scrollTop);
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      let distance = 0;
      for (const [box, top] of before) distance += Math.abs(box.scrollTop - top);
      return distance;
    });
  }

  async tap(target: Locator): Promise<void> {
    await this.see(target);
    this.taps += 1;
    await target.first().tap({ timeout: TIMEOUT_MS });
    await this.page.waitForLoadState('load');
    await this.page.waitForTimeout(SETTLE_MS);
  }

  /** Taps a field and types. */
  async type(field: Locator, text: string, key = 'Enter'): Promise<void> {
    await this.tap(field);
    this.letters += text.length;
    await field.first().fill(text);
    await field.first().press(key);
    await this.page.waitForLoadState('load');
    await this.page.waitForTimeout(SETTLE_MS);
  }

  /** Chooses an option: one tap opens the list, a second one chooses. */
  async choose(select: Locator, label: RegExp): Promise<void> {
    await this.see(select);
    this.taps += 2;
    const value = await select
      .first()
      .locator('option')
      .filter({ hasText: label })
      .first()
      .getAttribute('value', { timeout: TIMEOUT_MS });
    await select.first().selectOption(value);
    await this.page.waitForTimeout(SETTLE_MS);
  }

  /** Chooses a checkbox, a chip or an option of a select: whichever the page has. */
  async set(area: Locator, label: RegExp): Promise<void> {
    const select = area
      .locator('select')
      .filter({ has: this.page.locator('option').filter({ hasText: label }) });
    if (await select.first().isVisible()) return this.choose(select, label);
    await this.tap(area.locator('label, button, a').filter({ hasText: label }));
  }

  async openMenu(): Promise<void> {
    await this.tap(this.page.locator('[commandfor=menu][command=show-modal]'));
  }
}

interface Task {
  name: string;
  path: string;
  /** As measured by the design review, before this benchmark existed. */
  before: string;
  run: (visitor: Visitor) => Promise<unknown>;
}

const offers = (page: Page) => page.locator('.offers .offer');
const listNets = (page: Page) =>
  offers(page)
    .locator('.net-figure b')
    .evaluateAll((figures) =>
      figures
        .filter((figure) => figure.checkVisibility())
        .map(({ textContent }) => Number(textContent.replace('−', '-').replaceAll(/[^\d-]/g, ''))),
    );

const TASKS: Task[] = [
  {
    name: 'Find the best wager-free bonus',
    path: '/fi',
    before: '3 taps (7 to be sure), 915 px, 14 / 28 s',
    run: async (visitor) => {
      const { page } = visitor;
      await visitor.openMenu();
      await visitor.tap(page.locator('#menu summary').filter({ hasText: 'Bonukset' }));
      await visitor.tap(page.locator('#menu a').filter({ hasText: 'Kierrätysvapaat' }));
      const [first = 0, ...others] = await listNets(page);
      // If the list is in another order, the visitor has to sort it.
      if (others.some((net) => net > first)) {
        await visitor.tap(page.getByRole('button', { name: /^Suodata/ }));
        await visitor.choose(page.locator('dialog[open] select[name=sort]'), /netto/i);
        await visitor.tap(page.locator('dialog[open] .button-primary'));
      }
      await visitor.see(offers(page).locator('.net-figure b'));
    },
  },
  {
    name: 'Compare three casinos',
    path: '/fi',
    before: '4 taps, 3.9 screens, 25 s',
    run: async (visitor) => {
      const { page } = visitor;
      for (const row of [0, 1, 2]) await visitor.tap(offers(page).nth(row).locator('label.compare'));
      await visitor.tap(page.locator('.tray a'));
      await visitor.see(page.locator('main').getByText(/[+−±]\d+\s€/));
    },
  },
  {
    name: 'Learn what “netto” means',
    path: '/fi',
    before: '1 tap, 1 screen, 8 s',
    run: async (visitor) => {
      const { page } = visitor;
      const definition = page
        .locator('main :is(p, span, li, dd, h2):visible')
        .filter({ hasText: /netto\S* on bonus|bonus miinus kierrätyksen|kierrätyksen hin/i });
      if (await visitor.sees(definition.last())) return;
      await visitor.tap(page.locator('main a:visible').filter({ hasText: /^Näin laskimme/ }));
      await visitor.see(page.locator('main').getByText(/bonus miinus kierrätyksen|kierrätyksen hin/i));
    },
  },
  {
    name: 'Is Casinoist licensed?',
    path: '/fi',
    before: '4 taps + 9 letters, 3.5 screens and a swipe, 35 s',
    run: async (visitor) => {
      const { page } = visitor;
      const licence = page
        .locator('main :is(p, span, b, li, dd, td, a):visible')
        .filter({ hasText: /lisenssi|MGA|Malta|Curaçao|Viro/i });
      const field = page.locator('main input[type=search]:visible, main input[name=search]:visible');
      if (!(await visitor.sees(field))) await visitor.tap(page.locator('[popovertarget=header-search]'));
      await visitor.type(page.locator('input[name=search]:visible'), 'casinoist');
      const result = page.locator('main a:visible').filter({ hasText: /casinoist/i });
      await visitor.see(result);
      const name = await result.first().textContent();
      if (name && (await visitor.sees(licence.last()))) return;
      await visitor.tap(result);
      for (const shown of await licence.all()) if (await visitor.sees(shown)) return;
      await visitor.see(page.locator('main :is(h2, dt, th):visible').filter({ hasText: /lisenssi/i }));
    },
  },
  {
    name: 'Calculate my own bonus',
    path: '/fi',
    before: '2 taps, 2,268 px to the first field, 45 s',
    run: async (visitor) => {
      const { page } = visitor;
      await visitor.openMenu();
      await visitor.tap(page.locator('#menu a').filter({ hasText: 'Nettolaskuri' }));
      const figure = page.locator('.calculator .amount:visible');
      const before = await figure.first().textContent();
      await visitor.type(page.locator('.calculator .amount-input input:visible'), '200', 'Tab');
      await visitor.see(figure);
      if ((await figure.first().textContent()) === before) throw new Error('The result has not changed');
    },
  },
  {
    name: 'Filter by Trustly and minimum deposit',
    path: '/fi',
    before: 'impossible',
    run: async (visitor) => {
      const { page } = visitor;
      const rows = page.locator('.offers .offer');
      await visitor.tap(page.getByRole('button', { name: /^Suodata/ }));
      const sheet = page.locator('dialog[open]');
      await visitor.set(sheet, /trustly/i);
      await visitor.set(sheet, /(min|väh|enint).*10\s€|^10\s€/i);
      await visitor.tap(sheet.locator('.button-primary'));
      await visitor.see(rows.locator('.net-figure b'));
    },
  },
  {
    name: 'Play a demo game',
    path: '/fi',
    before: '4 taps, 12 s',
    run: async (visitor) => {
      const { page } = visitor;
      await visitor.openMenu();
      await visitor.tap(page.locator('#menu a').filter({ hasText: 'Demopelit' }));
      await visitor.tap(page.locator('main a[href*="/demopelit/"]'));
      await visitor.tap(page.locator('main button:visible').filter({ hasText: /^Pyöräytä/ }));
      await visitor.see(page.locator('.session dd'));
    },
  },
  {
    name: 'Ask the chat about 50 €',
    path: '/fi',
    before: '2 taps + text, after a first scroll, 18 s',
    run: async (visitor) => {
      const { page } = visitor;
      const button = page.locator('.chat-button');
      if (await visitor.sees(button)) await visitor.tap(button);
      else {
        await visitor.openMenu();
        await visitor.tap(page.locator('#menu [data-opens=chat]'));
      }
      // An example asks the same question in one tap.
      const example = page.locator('.chat-examples button').filter({ hasText: '50' });
      if (await example.isVisible()) await visitor.tap(example);
      else await visitor.type(page.locator('.chat-form input'), 'talletan 50 euroa');
      await visitor.see(page.locator('.chat-offer-net'));
    },
  },
  {
    name: 'Find help',
    path: '/fi',
    before: '2 taps, 5 s',
    run: async (visitor) => {
      await visitor.openMenu();
      await visitor.see(visitor.page.locator('#menu a').filter({ hasText: 'Peluuri' }));
      // The second tap calls.
      visitor.taps += 1;
    },
  },
  {
    name: 'Change the language on a review that dk lacks',
    path: '/fi/kasino/joki-casino',
    before: '2 taps, 5 s, without a word about the missing casino',
    run: async (visitor) => {
      const { page } = visitor;
      await visitor.openMenu();
      await visitor.tap(page.locator('#menu a').filter({ hasText: 'Danmark' }));
      await visitor.see(page.getByText('findes ikke i den danske sammenligning'));
    },
  },
];

async function measure(browser: Browser, site: string, task: Task): Promise<void> {
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true });
  await context.addInitScript((keys) => {
    for (const key of keys) sessionStorage.setItem(key, 'true');
  }, MARKETS.map(monthPopupStorageKey));
  const page = await context.newPage();
  await page.goto(site + task.path, { waitUntil: 'networkidle' });
  const visitor = new Visitor(page);
  let result: string;
  try {
    await task.run(visitor);
    const { taps, letters, scrolled, seconds } = visitor;
    check(seconds <= LIMIT_S, `${task.name}: ${seconds.toFixed(1)} s, at most ${LIMIT_S} allowed`);
    result = `${taps} taps, ${letters} letters, ${Math.round(scrolled)} px, ${seconds.toFixed(1)} s`;
  } catch (error) {
    const [reason] = String(error).split('\n');
    check(false, `${task.name}: impossible (${reason})`);
    result = 'impossible';
  }
  console.log(`| ${task.name} | ${task.before} | ${result} |`);
  await context.close();
}

async function measureAll(site: string): Promise<void> {
  const browser = await launchBrowser();
  console.log(
    `Phone, ${SCREEN.width} × ${SCREEN.height}; ${SECONDS_PER_TAP} s per tap, ${SECONDS_PER_SCREEN} s per screen scrolled, ${SECONDS_PER_LETTER} s per letter`,
  );
  console.log('| Task | Before | Now |\n|---|---|---|');
  for (const task of TASKS) await measure(browser, site, task);
  await browser.close();
}

const other = process.argv[2];
await runBenchmark(
  () => (other ? measureAll(other) : withServedSite((url) => measureAll(url))),
  `Every task is possible within ${LIMIT_S} s.`,
);
