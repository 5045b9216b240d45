import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { toasts } from '../../client/toasts.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { getCompareMessages } from '../../i18n/pages.ts';
import { ADD_CASINO_ID, type ComparePage, onlyDifferences } from './compare-href.ts';
import { DepositInput, OnlyDifferences, RemoveLink, ShareLink } from './compare-islands.ts';

const PATH = '/fi/vertailu';
const COMPARED = ['winz-casino', 'casinoist'];

const buildPage = (changes: Partial<ComparePage> = {}): ComparePage => ({
  market: 'fi',
  path: PATH,
  deposit: 100_00,
  onlyDifferences: false,
  ...changes,
});

/** All islands of the page, as the server renders them for a deposit in the URL. */
function Islands({
  market = 'fi',
  rendered = referenceDeposit(market),
  isOnlyDifferences = false,
}: {
  market?: Market;
  rendered?: number;
  isOnlyDifferences?: boolean;
}) {
  const page = buildPage({ market, deposit: rendered, onlyDifferences: isOnlyDifferences });
  const messages = getCompareMessages(market);
  return (
    <>
      <OnlyDifferences
        compared={COMPARED}
        hint={formatPlural(messages.sameRows, 3, market)}
        label={messages.onlyDifferences}
        page={page}
      />
      <form aria-label="add" id={ADD_CASINO_ID}>
        <DepositInput page={page} />
      </form>
      <ShareLink compared={COMPARED} messages={messages} page={page} />
      {COMPARED.map((casino) => (
        <RemoveLink
          casino={casino}
          compared={COMPARED}
          key={casino}
          label={formatMessage(messages.remove, { casino })}
          page={page}
        />
      ))}
    </>
  );
}

const removeLink = (casino: string) => screen.getByRole('link', { name: `Poista ${casino}` });
const removeHrefs = () => COMPARED.map((casino) => removeLink(casino).getAttribute('href'));
const sentDeposit = () =>
  new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'add' })).get('deposit');
const url = () => location.pathname + location.search + location.hash;
const goTo = (query: string) => history.replaceState(null, '', PATH + query);
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Vertailun osoite' });
const announcement = () => document.querySelector('#share [aria-live]')?.textContent;

/** Renders on the server, then hydrates. `actEarly` is what the visitor does before hydration. */
function hydrate(islands: ReactElement, actEarly = () => {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(islands);
  actEarly();
  render(islands, { container, hydrate: true });
}

/** What the deposit control in the header does. */
function choose(amount: number): void {
  const chosen = new URL(location.href);
  chosen.searchParams.set('deposit', String(amount));
  // The list of casinos is not encoded.
  history.replaceState(null, '', chosen.href.replaceAll('%2C', ','));
  act(() => deposit.set(amount * 100));
}

function stubClipboard(writeText: ((text: string) => Promise<void>) | null) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

beforeEach(() => {
  goTo('?kasinot=winz-casino,casinoist');
  deposit.set(null);
  onlyDifferences.set(false);
  toasts.set([]);
});

describe('the deposit', () => {
  test('URLs omit the reference deposit', () => {
    render(<Islands />);
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist`);
    expect(removeHrefs()).toEqual([`${PATH}?kasinot=casinoist`, `${PATH}?kasinot=winz-casino`]);
    expect(sentDeposit()).toBeNull();
  });

  test('another deposit is kept in the links and the form', () => {
    render(<Islands />);
    act(() => deposit.set(170_00));
    expect(removeHrefs()).toEqual([
      `${PATH}?kasinot=casinoist&deposit=170`,
      `${PATH}?kasinot=winz-casino&deposit=170`,
    ]);
    expect(sentDeposit()).toBe('170');
    act(() => deposit.set(100_00));
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist`);
    expect(sentDeposit()).toBeNull();
  });

  test('the server renders the deposit in the requested URL, and hydration keeps it', () => {
    const islands = <Islands rendered={50_00} />;
    const html = renderToString(islands);
    expect(html).toContain(`href="${PATH}?kasinot=casinoist&amp;deposit=50"`);
    expect(html).toContain('<input type="hidden" name="deposit" value="50"/>');
    goTo('?kasinot=winz-casino,casinoist&deposit=50');
    const errors = vi.spyOn(console, 'error');
    hydrate(islands);
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&deposit=50`);
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist&deposit=50`);
    expect(sentDeposit()).toBe('50');
    expect(errors).not.toHaveBeenCalled();
  });

  test('a deposit that was chosen before hydration is adopted', () => {
    hydrate(<Islands />, () => deposit.set(250_00));
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist&deposit=250`);
    expect(sentDeposit()).toBe('250');
  });

  test.each([
    ['fi', 250_00, '250'],
    ['se', 500_00, '500'],
    ['no', 2_500_00, '2500'],
    ['dk', 250_00, '250'],
  ] as const)('in %s the form of an empty comparison keeps the deposit', (market, rendered, amount) => {
    const html = renderToStaticMarkup(<DepositInput page={buildPage({ market, deposit: rendered })} />);
    expect(html).toBe(`<input type="hidden" name="deposit" value="${amount}"/>`);
  });
});

describe('only differences', () => {
  const getSwitch = () => screen.getByRole<HTMLInputElement>('checkbox');
  const sentDifferences = () =>
    new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'add' })).get('differences');

  test.each([
    ['fi', 'Vain erot 3 riviä on kaikilla samoja'],
    ['se', 'Bara skillnader 3 rader är lika för alla'],
    ['no', 'Bare forskjeller 3 rader er like for alle'],
    ['dk', 'Kun forskelle 3 rækker er ens for alle'],
  ] as const)('in %s the switch says how many rows it hides', (market, name) => {
    render(<Islands market={market} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false);
  });

  test('is kept in the URL, the links and the form, next to the deposit', async () => {
    goTo('?kasinot=winz-casino,casinoist#content');
    render(<Islands />);
    const entries = history.length;
    choose(250);
    await userEvent.click(getSwitch());
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&deposit=250&differences=1#content`);
    expect(history.length).toBe(entries);
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist&deposit=250&differences=1`);
    expect(sentDifferences()).toBe('1');
    choose(50);
    await userEvent.click(getSwitch());
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&deposit=50#content`);
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist&deposit=50`);
    expect(sentDifferences()).toBeNull();
  });

  test('works with the keyboard', async () => {
    render(<Islands />);
    getSwitch().focus();
    await userEvent.keyboard(' ');
    expect(getSwitch().checked).toBe(true);
    expect(url()).toContain('differences=1');
  });

  test('the server renders the choice in the requested URL, and hydration keeps it', () => {
    goTo('?kasinot=winz-casino,casinoist&differences=1');
    const errors = vi.spyOn(console, 'error');
    const islands = <Islands isOnlyDifferences />;
    expect(renderToString(islands)).toContain(`href="${PATH}?kasinot=casinoist&amp;differences=1"`);
    hydrate(islands, () => {
      expect(getSwitch().checked).toBe(true);
    });
    expect(getSwitch().checked).toBe(true);
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&differences=1`);
    expect(errors).not.toHaveBeenCalled();
  });

  test('a choice made before hydration is adopted, together with the deposit', () => {
    hydrate(<Islands />, () => {
      getSwitch().checked = true;
      choose(250);
    });
    expect(getSwitch().checked).toBe(true);
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&deposit=250&differences=1`);
    expect(removeHrefs()[0]).toBe(`${PATH}?kasinot=casinoist&deposit=250&differences=1`);
  });
});

describe('removing a casino', () => {
  test('deselects it in the lists, and leaves the navigation to the browser', async () => {
    localStorage.setItem('compare_fi', JSON.stringify(['casinoist', 'winz-casino', '247-bet']));
    render(<Islands />);
    const isPrevented = vi.fn();
    addEventListener(
      'click',
      (event) => {
        isPrevented(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(removeLink('casinoist'));
    expect(localStorage.getItem('compare_fi')).toBe('["winz-casino","247-bet"]');
    expect(isPrevented).toHaveBeenCalledWith(false);
  });

  test('the last casino leads to the empty comparison', () => {
    render(<RemoveLink casino="a" compared={['a']} label="Poista a" page={buildPage()} />);
    expect(removeLink('a').getAttribute('href')).toBe(PATH);
  });
});

describe('the share button', () => {
  test('is hidden without scripts', () => {
    const props = { compared: COMPARED, messages: getCompareMessages('fi'), page: buildPage() };
    expect(renderToString(<ShareLink {...props} />)).toContain('hidden="" id="share"');
    render(<ShareLink {...props} />);
    expect(document.getElementById('share')?.hidden).toBe(false);
  });

  test('a casino that the form added is merged into a single parameter', () => {
    goTo('?kasinot=winz-casino&deposit=250&kasinot=casinoist#content');
    hydrate(<Islands rendered={250_00} />);
    expect(url()).toBe(`${PATH}?kasinot=winz-casino,casinoist&deposit=250#content`);
  });

  test('copies the current URL, and shows a toast', async () => {
    const user = userEvent.setup();
    const writeText = vi.fn(async () => {});
    stubClipboard(writeText);
    goTo('?kasinot=winz-casino,casinoist&deposit=50');
    render(<Islands />);
    await user.click(screen.getByRole('button', { name: 'Kopioi linkki' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}${PATH}?kasinot=winz-casino,casinoist&deposit=50`,
    );
    expect(toasts.get()).toMatchObject([{ messageKey: 'copied' }]);
    expect(field()).toBeNull();
    expect(announcement()).toBe('');
  });

  test.each([
    ['there is no clipboard', null],
    ['the browser blocks it', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('if %s, it shows the URL in a field and selects it', async (_, writeText) => {
    const user = userEvent.setup();
    render(<Islands />);
    stubClipboard(writeText);
    const button = screen.getByRole('button', { name: 'Kopioi linkki' });
    await user.click(button);
    expect(field()?.value).toBe(location.href);
    expect(field()?.readOnly).toBe(true);
    expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, location.href.length]);
    expect(announcement()).toBe('Selain esti kopioinnin. Kopioi linkki kentästä.');
    expect(toasts.get()).toEqual([]);

    field()?.setSelectionRange(0, 0);
    await user.click(button);
    expect(field()?.selectionEnd).toBe(location.href.length);

    stubClipboard(async () => {});
    await user.click(button);
    expect(field()).toBeNull();
    expect(announcement()).toBe('');
    expect(toasts.get()).toHaveLength(1);
  });
});

test.each(MARKETS)('in %s the islands are in the language of the market', async (market) => {
  const messages = getCompareMessages(market);
  const user = userEvent.setup();
  // After `setup`, which installs its own clipboard.
  stubClipboard(null);
  render(<Islands market={market} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(links).toEqual(
    {
      fi: ['Poista winz-casino', 'Poista casinoist'],
      se: ['Ta bort winz-casino', 'Ta bort casinoist'],
      no: ['Fjern winz-casino', 'Fjern casinoist'],
      dk: ['Fjern winz-casino', 'Fjern casinoist'],
    }[market],
  );
  await user.click(screen.getByRole('button', { name: messages.copyLink }));
  expect(screen.getByRole('textbox', { name: messages.address })).toBeTruthy();
  expect(announcement()).toBe(messages.copyManually);
});
