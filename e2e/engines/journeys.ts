import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

export interface Journey {
  name: string;
  /** `ci`: part of the short run in `.ci/run`. `dark`: also runs in dark mode. */
  tags: ('ci' | 'dark')[];
  withMonthPopup?: boolean;
  run: (visitor: Visitor) => Promise<void>;
}

const LIST = '#kaikki-kasinot';
const QUICK_CASINOS = '/fi/pikakasinot';

/** User journeys, identical in every engine. `capture` records a layout for the comparison of engines. */
export const JOURNEYS: Journey[] = [
  page('home', '/fi', 'ci', 'dark'),
  page('home in Swedish', '/se'),
  page('home in Norwegian', '/no'),
  page('home in Danish', '/dk'),
  page('category', QUICK_CASINOS, 'ci', 'dark'),
  page('review', '/fi/kasino/casinoist', 'ci', 'dark'),
  page('review in Swedish', '/se/kasino/winz-casino'),
  page('comparison of four', '/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist,247-bet', 'dark'),
  page('empty comparison', '/dk/sammenlign'),
  page('competitions', '/fi/kilpailut'),
  page('demo games', '/no/demospill'),
  page('method', '/fi/nain-laskimme'),
  page('privacy', '/se/integritet'),
  page('not found', '/fi/ei-ole'),
  {
    name: 'list: show more',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi');
      await visitor.waitUntilHydrated(`${LIST} .more .button`);
      await visitor.click(`${LIST} .more .button`);
      await visitor.waitUntil('40 rows are drawn', () => document.querySelectorAll('.offer').length === 40);
      await visitor.capture('forty rows');
    },
  },
  {
    name: 'list: filter',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi');
      const scope = visitor.isPhone ? '#filters' : '.filters';
      if (visitor.isPhone) {
        await visitor.waitUntilHydrated('.filter-phone .button');
        await visitor.click('.filter-phone .button');
        await visitor.waitUntilVisible(scope);
        await visitor.capture('filter sheet');
      } else {
        await visitor.waitUntilHydrated(`${scope} select`);
      }
      await visitor.selectOption(`${scope} select[name=license]`, 'curacao');
      if (visitor.isPhone) {
        await visitor.click(`${scope} [type=submit]`);
        await visitor.waitUntilGone(scope);
      }
      await visitor.waitForPath('/fi?license=curacao');
      await visitor.waitForAllRows();
      expect(await visitor.count('.offer')).toBeGreaterThan(0);
      await visitor.capture('filtered list');
    },
  },
  {
    name: 'search from the header',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      if (visitor.isPhone) await visitor.click('button[popovertarget=header-search]');
      const field = visitor.isPhone ? '#header-search input[name=search]' : '.site-header input[name=search]';
      await visitor.waitUntilVisible(field);
      await visitor.capture('search field');
      await visitor.fill(field, 'winz');
      await visitor.press('Enter');
      await visitor.waitForPath('/fi?search=winz');
      await visitor.waitForText('.offer h3', /^Winz Casino$/);
    },
  },
  {
    name: 'calculator',
    tags: ['dark'],
    run: async (visitor) => {
      await visitor.open('/fi/nettolaskuri?kasino=casinoist');
      await visitor.capture('terms of a casino');
      await visitor.waitUntilHydrated('.calculator input[name=wagerTimes]');
      const before = await visitor.text('.verdict-figure b');
      await visitor.click('.calculator input[data-field=wagerTimes]');
      await visitor.press('ArrowRight');
      await visitor.waitUntil(
        'the figure changes',
        (old) => document.querySelector<HTMLElement>('.verdict-figure b')?.textContent.trim() !== old,
        before,
      );
      await visitor.capture('changed wagering');
    },
  },
  {
    name: 'list of reviews',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi/kasinoarvostelut');
      await visitor.capture('all reviews');
      expect(await visitor.count('#reviews tbody tr')).toBeGreaterThan(1);
      await visitor.fill('.review-tools input[type=search]', 'slot maf');
      await visitor.waitUntil(
        'one review is shown',
        () =>
          [...document.querySelectorAll('#reviews tbody tr')].filter((row) => row.checkVisibility())
            .length === 1,
      );
      expect(await visitor.text('#reviews tbody th a')).toBe('Slot Mafia');
    },
  },
  {
    name: 'demo game',
    tags: ['dark'],
    run: async (visitor) => {
      await visitor.open('/fi/demopelit/revontulten-aarre?seed=20251112');
      await visitor.waitUntilHydrated('.machine-buttons .button-line');
      await visitor.waitUntil(
        'the machine is ready',
        () => !document.querySelector<HTMLButtonElement>('.machine-buttons button')?.disabled,
      );
      await visitor.click('.machine-buttons .button-primary');
      await visitor.waitUntil(
        'all spins are counted',
        () => document.querySelector('.session dd')?.textContent?.trim() === '100',
      );
      await visitor.capture('after a hundred spins');
    },
  },
  {
    name: 'quiz',
    tags: ['dark'],
    run: async (visitor) => {
      await visitor.open('/fi');
      await visitor.click('.hero-tools [data-opens=quiz]');
      await visitor.waitUntilVisible('#quiz .quiz-option');
      await visitor.capture('first question');
      for (const question of [1, 2, 3, 4]) {
        await visitor.waitUntil(
          `question ${question} is asked`,
          (count) =>
            document.querySelector('#quiz .quiz-progress p')?.textContent?.includes(`${count}/4`) === true,
          question,
        );
        await visitor.click('#quiz .quiz-option');
      }
      await visitor.waitUntilVisible('#quiz a.button-primary');
      await visitor.captureScreenshot('result');
      await visitor.press('Escape');
      await visitor.waitUntilGone('#quiz');
      expect(await visitor.evaluate(() => document.activeElement?.getAttribute('data-opens'))).toBe('quiz');
    },
  },
  {
    name: 'random casino picker',
    tags: ['ci', 'dark'],
    run: async (visitor) => {
      await visitor.open('/fi');
      await visitor.click('.hero-tools [data-opens=picker]');
      await visitor.waitUntilVisible('#picker');
      await visitor.capture('before the draw');
      await visitor.click('#picker > .button');
      await visitor.waitForText('#picker .rating b', /^(9|10),\d$/);
      await visitor.captureScreenshot('drawn casino');
      if (visitor.isPhone) await visitor.press('Escape');
      else await visitor.clickOutside();
      await visitor.waitUntilGone('#picker');
    },
  },
  {
    name: 'casino of the month',
    tags: [],
    withMonthPopup: true,
    run: async (visitor) => {
      await visitor.open('/fi/tietosuoja');
      await visitor.waitUntilVisible('#month-popup');
      await visitor.capture('popup');
      await visitor.click('#month-popup .text-button');
      await visitor.waitUntilGone('#month-popup');
    },
  },
  {
    name: 'chat question',
    tags: ['dark'],
    run: async (visitor) => {
      await openChat(visitor);
      await visitor.capture('greeting');
      await visitor.fill(
        '#chat-panel .chat-form input',
        'Etsin bonusta ilman kierrätystä. Talletan noin 50 €.',
      );
      await visitor.press('Enter');
      await visitor.waitUntilVisible('#chat-panel .chat-offer');
      await visitor.capture('answer with casinos');
      await visitor.press('Escape');
      await visitor.waitUntilGone('#chat-panel');
    },
  },
  {
    name: 'contact form',
    tags: [],
    run: async (visitor) => {
      await openChat(visitor);
      await visitor.click('#chat-panel .chat-toggle');
      await visitor.waitUntilVisible('#chat-panel .contact');
      await visitor.fill('#contact-name', 'Aino Lehtonen');
      await visitor.fill('#contact-message', 'Minimitalletus on muuttunut.');
      await visitor.fill('#contact-email', 'aino');
      await visitor.click('#chat-panel .contact [type=submit]');
      await visitor.waitUntilVisible('#contact-email-problem');
      await visitor.capture('rejected email address');
      // Stay below the rate limit of five contact messages per hour: all engines share one IP address.
      if (!visitor.isPhone) return;
      await visitor.fill('#contact-email', '@esimerkki.fi');
      await visitor.click('#chat-panel .contact [type=submit]');
      await visitor.waitUntil(
        'the message is sent',
        () => document.querySelector('#chat-panel')?.textContent?.includes('viesti on lähetetty') === true,
      );
    },
  },
  {
    name: 'menus',
    tags: ['dark'],
    run: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      if (visitor.isPhone) {
        await visitor.click('button[commandfor=menu]');
        await visitor.waitUntilVisible('#menu');
        await visitor.click('#menu summary');
        await visitor.waitUntilVisible('#menu details[open] a');
        await visitor.capture('side menu');
      } else {
        await visitor.click('button[popovertarget=navigation-1]');
        await visitor.waitUntilVisible('#navigation-1');
        await visitor.capture('dropdown');
        const [panel, header] = await visitor.evaluate(() => [
          document.querySelector('#navigation-1')?.getBoundingClientRect().top,
          document.querySelector('.site-header')?.getBoundingClientRect().bottom,
        ]);
        expect(Math.abs((panel ?? 0) - (header ?? 0))).toBeLessThan(4);
      }
      await visitor.clickOutside();
      await visitor.waitUntilGone(visitor.isPhone ? '#menu' : '#navigation-1');
    },
  },
  {
    name: 'language',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi/kasino/winz-casino');
      await visitor.click(visitor.isPhone ? 'button[commandfor=menu]' : 'button[popovertarget=language]');
      const list = visitor.isPhone ? '#menu' : '#language';
      await visitor.waitUntilVisible(`${list} a[href^="/se/"]`);
      await visitor.capture('languages');
      await visitor.click(`${list} a[href="/se/kasino/winz-casino"]`);
      await visitor.waitForPath('/se/kasino/winz-casino');
    },
  },
  {
    name: 'deposit',
    tags: [],
    run: async (visitor) => {
      await visitor.open(QUICK_CASINOS);
      await visitor.waitForText('.offer .net-deposit, .offer .net-finish-deposit', /100\s€/);
      await visitor.click('.deposit-control .deposit-button');
      await visitor.waitUntilVisible('.deposit-amounts button:last-child');
      await visitor.capture('deposit panel', { keepScroll: true });
      await visitor.click('.deposit-amounts button:last-child');
      await visitor.waitForText('.offer .net-deposit, .offer .net-finish-deposit', /250\s€/);
      await visitor.waitForAllRows();
      await visitor.capture('largest deposit');
    },
  },
  {
    name: 'compare tray and toasts',
    tags: [],
    run: async (visitor) => {
      await visitor.open(QUICK_CASINOS);
      await visitor.click('.offer label.compare');
      await visitor.waitUntilVisible('#toasts .toast');
      await visitor.waitUntilVisible('.tray img');
      await visitor.capture('toast and tray', { keepScroll: true });
      await visitor.click('.offer:nth-child(2) label.compare');
      await visitor.waitUntilVisible('.tray a.button-primary');
      await visitor.click('.tray a.button-primary');
      await visitor.waitUntil(
        'two casinos are compared',
        () => document.querySelectorAll('thead th b:first-child').length === 2,
      );
    },
  },
  {
    name: 'showcase',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi');
      const control = '.showcase-step:last-child';
      await visitor.waitUntilHydrated(control);
      await visitor.click(control);
      await visitor.waitUntil(
        'the second casino is shown',
        () => document.querySelector('.showcase-count')?.textContent === '2/12',
      );
    },
  },
  {
    name: 'comparison: deposit, remove and add',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist');
      await visitor.waitUntilHydrated('thead a[data-removes]');
      await visitor.click('.deposit-control .deposit-button');
      await visitor.waitUntilVisible('.deposit-amounts button:last-child');
      await visitor.click('.deposit-amounts button:last-child');
      await visitor.waitForPath('/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist&deposit=250');
      await visitor.click('thead a[data-removes]');
      await visitor.waitForPath('/fi/vertailu?kasinot=rizzio-casino,casinoist&deposit=250');
      await visitor.waitUntilHydrated('thead a[data-removes]');
      await visitor.selectOption('.compare-add select', '247-bet');
      await visitor.click('.compare-add button');
      await visitor.waitForPath('/fi/vertailu?kasinot=rizzio-casino,casinoist,247-bet&deposit=250');
      await visitor.capture('after adding');
    },
  },
  {
    name: 'presses before the scripts arrive',
    tags: [],
    run: async (visitor) => {
      // At the width of a phone, WebKit's driver responds only after the page has loaded.
      if (visitor.isPhone) return;
      await visitor.openWithSlowScripts('/fi');
      await visitor.waitUntilVisible('.showcase-step:last-child');
      await visitor.click('.showcase-step:last-child');
      await visitor.waitUntil(
        'the second casino is shown',
        () => document.querySelector('.showcase-count')?.textContent === '2/12',
      );
      await visitor.openWithSlowScripts(QUICK_CASINOS);
      await visitor.waitUntilVisible('.offer label.compare');
      await visitor.click('.offer label.compare');
      await visitor.selectOption('.filters select[name=sort]', 'rating');
      await visitor.waitUntilVisible('.tray');
      await visitor.waitForPath(`${QUICK_CASINOS}?sort=rating`);
      await visitor.openWithSlowScripts('/fi/tietosuoja');
      await visitor.waitUntilVisible('.chat-button');
      await visitor.click('.chat-button');
      await visitor.waitUntilVisible('#chat-panel');
    },
  },
  {
    name: 'redirect to a casino',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi');
      const page = await visitor.evaluate(async () => {
        const response = await fetch('/go/winz-casino?market=fi');
        return { status: response.status, text: await response.text() };
      });
      expect(page.status).toBe(200);
      expect(page.text).toContain('location.replace');
      // For an unknown casino the page redirects to this site's search.
      await visitor.open('/go/ei-ole-olemassa?lang=fi');
      await visitor.waitForPath('/fi?search=ei-ole-olemassa');
    },
  },
  {
    name: 'keyboard',
    tags: [],
    run: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      await visitor.press('Tab');
      const focused = () => visitor.evaluate(() => document.activeElement?.className ?? '');
      expect(await focused()).toBe('skip');
      await visitor.capture('skip link');
      await visitor.press('Enter');
      await visitor.waitUntil('the content has the focus', () => document.activeElement?.id === 'content');
    },
  },
];

/** A journey that opens one page and captures it. */
function page(name: string, path: string, ...tags: Journey['tags']): Journey {
  return {
    name,
    tags,
    run: async (visitor) => {
      await visitor.open(path);
      await visitor.capture(name);
    },
  };
}

async function openChat(visitor: Visitor): Promise<void> {
  await visitor.open('/fi/tietosuoja');
  // On phones the button appears after the first screen, and is hidden while the visitor scrolls down.
  await visitor.evaluate(() => scrollTo(0, 700));
  await visitor.waitUntil('the page has scrolled', () => scrollY > 0);
  await visitor.evaluate(() => new Promise(requestAnimationFrame));
  await visitor.evaluate(() => scrollTo(0, scrollY - 50));
  await visitor.waitUntilVisible('.chat-button');
  await visitor.click('.chat-button');
  await visitor.waitUntilVisible('#chat-panel');
}
