import { expect } from '@playwright/test';
import type { Walker } from './walker.ts';

export interface Journey {
  name: string;
  /** `ci`: part of the short run in `.ci/run`. `dark`: also walked in dark mode. */
  tags: ('ci' | 'dark')[];
  withMonthPopup?: boolean;
  walk: (visitor: Walker) => Promise<void>;
}

const LIST = '#kaikki-kasinot';
const QUICK_CASINOS = '/fi/pikakasinot';

/** What a visitor does, the same in every engine. Each ends in something that must be so; `see` compares layouts. */
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
  page('demo games', '/no/demopelit'),
  page('method', '/fi/nain-laskimme'),
  page('privacy', '/se/integritet'),
  page('not found', '/fi/ei-ole'),
  {
    name: 'list: show more',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi');
      await visitor.untilHydrated(`${LIST} .more .button`);
      await visitor.click(`${LIST} .more .button`);
      await visitor.until('40 rows are drawn', () => document.querySelectorAll('.offer').length === 40);
      await visitor.see('forty rows');
    },
  },
  {
    name: 'list: filter',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi');
      const scope = visitor.isPhone ? '#filters' : '.filters';
      if (visitor.isPhone) {
        await visitor.untilHydrated('.filter-phone .button');
        await visitor.click('.filter-phone .button');
        await visitor.untilVisible(scope);
        await visitor.see('filter sheet');
      } else {
        await visitor.untilHydrated(`${scope} select`);
      }
      await visitor.choose(`${scope} select[name=license]`, 'curacao');
      if (visitor.isPhone) {
        await visitor.click(`${scope} [type=submit]`);
        await visitor.untilGone(scope);
      }
      await visitor.untilPath('/fi?license=curacao');
      await visitor.untilEveryRow();
      expect(await visitor.count('.offer')).toBeGreaterThan(0);
      await visitor.see('filtered list');
    },
  },
  {
    name: 'search from the header',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      if (visitor.isPhone) await visitor.click('button[popovertarget=header-search]');
      const field = visitor.isPhone ? '#header-search input[type=search]' : '.site-header input[type=search]';
      await visitor.untilVisible(field);
      await visitor.see('search field');
      await visitor.fill(field, 'winz');
      await visitor.press('Enter');
      await visitor.untilPath('/fi?search=winz');
      await visitor.untilText('.offer h3', /^Winz Casino$/);
    },
  },
  {
    name: 'calculator',
    tags: ['dark'],
    walk: async (visitor) => {
      await visitor.open('/fi/nettolaskuri?kasino=casinoist');
      await visitor.see('terms of a casino');
      await visitor.untilHydrated('.calculator input[name=wagerTimes]');
      const before = await visitor.text('.verdict-figure b');
      await visitor.click('.calculator input[data-field=wagerTimes]');
      await visitor.press('ArrowRight');
      await visitor.until(
        'the figure changes',
        (old) => document.querySelector<HTMLElement>('.verdict-figure b')?.textContent.trim() !== old,
        before,
      );
      await visitor.see('changed wagering');
    },
  },
  {
    name: 'list of reviews',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi/kasinoarvostelut');
      await visitor.see('all reviews');
      const all = await visitor.count('#reviews tbody tr');
      await visitor.fill('.review-tools input[type=search]', 'slot maf');
      await visitor.until(
        'fewer reviews are shown',
        (before) =>
          [...document.querySelectorAll('#reviews tbody tr')].filter((row) => row.checkVisibility()).length <
          before,
        all,
      );
      expect(await visitor.text('#reviews tbody th a')).toBe('Slot Mafia');
    },
  },
  {
    name: 'demo game',
    tags: ['dark'],
    walk: async (visitor) => {
      await visitor.open('/fi/demopelit/revontulten-aarre?seed=20251112');
      await visitor.untilHydrated('.machine-buttons .button-line');
      await visitor.until(
        'the machine is ready',
        () => !document.querySelector<HTMLButtonElement>('.machine-buttons button')?.disabled,
      );
      await visitor.click('.machine-buttons .button-primary');
      await visitor.until(
        'spins are counted',
        () => document.querySelector('.session dd')?.textContent?.trim() !== '0',
      );
      await visitor.see('after a hundred spins');
    },
  },
  {
    name: 'quiz',
    tags: ['dark'],
    walk: async (visitor) => {
      await visitor.open('/fi');
      await visitor.click('.hero-tools [data-opens=quiz]');
      await visitor.untilVisible('#quiz .quiz-option');
      await visitor.see('first question');
      for (const question of [1, 2, 3, 4]) {
        await visitor.until(
          `question ${question} is asked`,
          (count) =>
            document.querySelector('#quiz .quiz-progress p')?.textContent?.includes(`${count}/4`) === true,
          question,
        );
        await visitor.click('#quiz .quiz-option');
      }
      await visitor.untilVisible('#quiz a.button-primary');
      await visitor.seeChance('result');
      await visitor.press('Escape');
      await visitor.untilGone('#quiz');
      expect(await visitor.evaluate(() => document.activeElement?.getAttribute('data-opens'))).toBe('quiz');
    },
  },
  {
    name: 'picker',
    tags: ['ci', 'dark'],
    walk: async (visitor) => {
      await visitor.open('/fi');
      await visitor.click('.hero-tools [data-opens=picker]');
      await visitor.untilVisible('#picker');
      await visitor.see('before the draw');
      await visitor.click('#picker > .button');
      await visitor.untilText('#picker .rating b', /^(9|10),\d$/);
      await visitor.seeChance('drawn casino');
      if (visitor.isPhone) await visitor.press('Escape');
      else await visitor.clickOutside();
      await visitor.untilGone('#picker');
    },
  },
  {
    name: 'casino of the month',
    tags: [],
    withMonthPopup: true,
    walk: async (visitor) => {
      await visitor.open('/fi/tietosuoja');
      await visitor.untilVisible('#month-popup');
      await visitor.see('popup');
      await visitor.click('#month-popup .text-button');
      await visitor.untilGone('#month-popup');
    },
  },
  {
    name: 'chat question',
    tags: ['dark'],
    walk: async (visitor) => {
      await openChat(visitor);
      await visitor.see('greeting');
      await visitor.fill(
        '#chat-panel .chat-form input',
        'Etsin bonusta ilman kierrätystä. Talletan noin 50 €.',
      );
      await visitor.press('Enter');
      await visitor.untilVisible('#chat-panel .chat-offer');
      await visitor.see('answer with casinos');
      await visitor.press('Escape');
      await visitor.untilGone('#chat-panel');
    },
  },
  {
    name: 'contact form',
    tags: [],
    walk: async (visitor) => {
      await openChat(visitor);
      await visitor.click('#chat-panel .chat-toggle');
      await visitor.untilVisible('#chat-panel .contact');
      await visitor.fill('#contact-name', 'Aino Lehtonen');
      await visitor.fill('#contact-message', 'Minimitalletus on muuttunut.');
      await visitor.fill('#contact-email', 'aino');
      await visitor.click('#chat-panel .contact [type=submit]');
      await visitor.untilVisible('#contact-email-problem');
      await visitor.see('refused address');
      // A visitor may send five an hour, and all engines are one visitor.
      if (!visitor.isPhone) return;
      await visitor.fill('#contact-email', '@esimerkki.fi');
      await visitor.click('#chat-panel .contact [type=submit]');
      await visitor.until(
        'it is sent',
        () => document.querySelector('#chat-panel')?.textContent?.includes('viesti on lähetetty') === true,
      );
    },
  },
  {
    name: 'menus',
    tags: ['dark'],
    walk: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      if (visitor.isPhone) {
        await visitor.click('button[commandfor=menu]');
        await visitor.untilVisible('#menu');
        await visitor.click('#menu summary');
        await visitor.untilVisible('#menu details[open] a');
        await visitor.see('side menu');
      } else {
        await visitor.click('button[popovertarget=navigation-1]');
        await visitor.untilVisible('#navigation-1');
        await visitor.see('dropdown');
        const [panel, header] = await visitor.evaluate(() => [
          document.querySelector('#navigation-1')?.getBoundingClientRect().top,
          document.querySelector('.site-header')?.getBoundingClientRect().bottom,
        ]);
        expect(Math.abs((panel ?? 0) - (header ?? 0))).toBeLessThan(4);
      }
      await visitor.clickOutside();
      await visitor.untilGone(visitor.isPhone ? '#menu' : '#navigation-1');
    },
  },
  {
    name: 'language',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi/kasino/winz-casino');
      await visitor.click(visitor.isPhone ? 'button[commandfor=menu]' : 'button[popovertarget=language]');
      const list = visitor.isPhone ? '#menu' : '#language';
      await visitor.untilVisible(`${list} a[href^="/se/"]`);
      await visitor.see('languages');
      await visitor.click(`${list} a[href="/se/kasino/winz-casino"]`);
      await visitor.untilPath('/se/kasino/winz-casino');
    },
  },
  {
    name: 'deposit',
    tags: [],
    walk: async (visitor) => {
      await visitor.open(QUICK_CASINOS);
      await visitor.untilText('.offer .net-deposit, .offer .net-finish-deposit', /100\s€/);
      await visitor.click('label:has(#deposit-2)');
      await visitor.untilText('.offer .net-deposit, .offer .net-finish-deposit', /250\s€/);
      await visitor.untilHydrated('label:has(#deposit-2)');
      await visitor.untilEveryRow();
      await visitor.see('largest deposit');
    },
  },
  {
    name: 'tray and toasts',
    tags: [],
    walk: async (visitor) => {
      await visitor.open(QUICK_CASINOS);
      await visitor.click('.offer label.compare');
      await visitor.untilVisible('#toasts .toast');
      await visitor.untilVisible('.tray img');
      await visitor.see('toast and tray', { isStill: true });
      await visitor.click('.offer:nth-child(2) label.compare');
      await visitor.untilVisible('.tray a.button-primary');
      await visitor.click('.tray a.button-primary');
      await visitor.until(
        'two casinos are compared',
        () => document.querySelectorAll('thead th b:first-child').length === 2,
      );
    },
  },
  {
    name: 'the way to a casino',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi');
      const page = await visitor.evaluate(async () => {
        const answer = await fetch('/go/winz-casino?market=fi');
        return { status: answer.status, text: await answer.text() };
      });
      expect(page.status).toBe(200);
      expect(page.text).toContain('location.replace');
      // An unknown casino: the page sends the browser on to the search of this site.
      await visitor.open('/go/ei-ole-olemassa?lang=fi');
      await visitor.untilPath('/fi?search=ei-ole-olemassa');
    },
  },
  {
    name: 'keyboard',
    tags: [],
    walk: async (visitor) => {
      await visitor.open('/fi/kilpailut');
      await visitor.press('Tab');
      const focused = () => visitor.evaluate(() => document.activeElement?.className ?? '');
      expect(await focused()).toBe('skip');
      await visitor.see('skip link');
      await visitor.press('Enter');
      await visitor.until('the content has the focus', () => document.activeElement?.id === 'content');
    },
  },
];

/** A page that is opened and looked through. */
function page(name: string, path: string, ...tags: Journey['tags']): Journey {
  return {
    name,
    tags,
    walk: async (visitor) => {
      await visitor.open(path);
      await visitor.see(name);
    },
  };
}

async function openChat(visitor: Walker): Promise<void> {
  await visitor.open('/fi/tietosuoja');
  // On phones the button appears with the first scrolling.
  await visitor.evaluate(() => scrollTo(0, 700));
  await visitor.untilVisible('.chat-button');
  await visitor.click('.chat-button');
  await visitor.untilVisible('#chat-panel');
}
