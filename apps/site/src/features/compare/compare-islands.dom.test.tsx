import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { toasts } from '../../client/toasts.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getCompareMessages } from '../../i18n/pages.ts';
import { DepositInput, RemoveLink, ShareLink } from './compare-islands.ts';

const PATH = '/fi/vertailu';
const COMPARED = ['winz-casino', 'casinoist'];

/** All islands of the page, as the server renders them for a deposit in the URL. */
function Islands({
  market = 'fi',
  rendered = referenceDeposit(market),
}: {
  market?: Market;
  rendered?: number;
}) {
  const page = { market, path: PATH, deposit: rendered };
  const messages = getCompareMessages(market);
  return (
    <>
      <form aria-label="add">
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

function stubClipboard(writeText: ((text: string) => Promise<void>) | null) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

beforeEach(() => {
  goTo('?kasinot=winz-casino,casinoist');
  deposit.set(null);
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
    const html = renderToStaticMarkup(<DepositInput page={{ market, path: PATH, deposit: rendered }} />);
    expect(html).toBe(`<input type="hidden" name="deposit" value="${amount}"/>`);
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
    const page = { market: 'fi', path: PATH, deposit: 100_00 } as const;
    render(<RemoveLink casino="a" compared={['a']} label="Poista a" page={page} />);
    expect(removeLink('a').getAttribute('href')).toBe(PATH);
  });
});

describe('the share button', () => {
  test('is hidden without scripts', () => {
    const page = { market: 'fi', path: PATH, deposit: 100_00 } as const;
    const props = { compared: COMPARED, messages: getCompareMessages('fi'), page };
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
