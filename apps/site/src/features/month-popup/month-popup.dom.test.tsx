import { MONTH_POPUP_SEEN, monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { formatMonth } from '../../i18n/format.ts';
import { getMonthPopupMessages } from '../../i18n/shell.ts';
import { type Offer, toOffer } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestCasinos } from '../../test-offers.ts';
import { MonthPopup, type MonthPopupData } from './month-popup.tsx';

const CASINO = 'rizzio-casino';
const NOVEMBER = new Date('2026-11-15T12:00:00Z');
const EXPECTED: Record<
  Market,
  { heading: string; note: RegExp; claim: RegExp; decline: string; close: string }
> = {
  fi: {
    heading: 'Marraskuun kasino',
    note: /^Netto, kun talletat 100 €, läpi \d+\/10$/,
    claim: /^Lunasta Bonus \(Rizzio Casino, /,
    decline: 'Ei kiitos',
    close: 'Sulje',
  },
  se: {
    heading: 'Månadens casino: november',
    note: /^Netto vid en insättning på 1 000 kr, i mål \d+\/10$/,
    claim: /^Ta Bonus \(Rizzio Casino, /,
    decline: 'Nej tack',
    close: 'Stäng',
  },
  no: {
    heading: 'Månedens casino: november',
    note: /^Netto ved innskudd på 1 000 kr, i mål \d+\/10$/,
    claim: /^Ta Bonus \(Rizzio Casino, /,
    decline: 'Nei takk',
    close: 'Lukk',
  },
  dk: {
    heading: 'Månedens casino i november',
    note: /^Netto ved en indbetaling på 500 kr\., i mål \d+\/10$/,
    claim: /^Tag Bonus \(Rizzio Casino, /,
    decline: 'Nej tak',
    close: 'Luk',
  },
};

function buildData(market: Market, changes: Partial<Offer> = {}): MonthPopupData {
  const casino = listTestCasinos(market).find((listed) => listed.casino === CASINO);
  if (!casino) throw new Error(`${CASINO} is not in the sample content of ${market}`);
  return {
    offer: { ...toOffer(casino, market, true), ...changes },
    context: buildTestContext(market),
    messages: getMonthPopupMessages(market),
    month: formatMonth(NOVEMBER, market),
  };
}

async function renderPopup(market: Market = 'fi', changes?: Partial<Offer>) {
  const data = buildData(market, changes);
  const { rerender } = render(<MonthPopup {...data} openRequest={{}} />);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Rizzio Casino' });
  return { dialog, open: () => rerender(<MonthPopup {...data} openRequest={{}} />) };
}

const readSeen = (market: Market) => sessionStorage.getItem(monthPopupStorageKey(market));
const normaliseSpaces = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test.each(MARKETS)(
  'in %s: it shows the casino, its calculation, its terms and the age limit',
  async (market) => {
    const { dialog } = await renderPopup(market);
    const popup = within(dialog);
    const expected = EXPECTED[market];
    expect(popup.getByText(expected.heading)).toBeTruthy();
    const figure = dialog.querySelector('.month-figure')?.textContent;
    expect(figure).toBeTruthy();
    expect(figure).toBe(dialog.querySelector('.net-calculation-net .net-calculation-amount')?.textContent);
    expect(normaliseSpaces(dialog.querySelector('.month-note')?.textContent)).toMatch(expected.note);
    expect(dialog.querySelector('.terms')?.textContent).toContain('18+');
    const claim = popup.getByRole('link', { name: expected.claim });
    expect(['href', 'rel', 'target'].map((name) => claim.getAttribute(name))).toEqual([
      buildData(market).offer.affiliateLink,
      'noopener noreferrer sponsored nofollow',
      '_blank',
    ]);
    for (const name of [expected.decline, expected.close]) {
      const button = popup.getByRole('button', { name });
      expect([button.getAttribute('command'), button.getAttribute('commandfor')]).toEqual([
        'close',
        dialog.id,
      ]);
    }
  },
);

test('clicks on its link are counted with the placement of the popup', async () => {
  const { dialog } = await renderPopup();
  const link = within(dialog).getByRole('link', { name: EXPECTED.fi.claim });
  expect(link.closest('[data-placement]')?.getAttribute('data-placement')).toBe('month');
});

test('the dialog itself has the focus, so that a key press activates none of its buttons', async () => {
  const { dialog } = await renderPopup();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog);
});

test('an offer without disclosed terms shows the reason instead of a figure', async () => {
  const { dialog } = await renderPopup('fi', { terms: undefined, net: null } as unknown as Partial<Offer>);
  expect(dialog.querySelector('.month-figure')).toBeNull();
  expect(dialog.querySelector('.net-calculation')).toBeNull();
  expect(dialog.querySelector('.month-note')?.textContent).not.toBe('');
});

test.each(MARKETS)('in %s: it is marked as seen when it is closed, not before', async (market) => {
  const { dialog } = await renderPopup(market);
  expect(readSeen(market)).toBeNull();
  dialog.close();
  await vi.waitFor(() => expect(readSeen(market)).toBe(MONTH_POPUP_SEEN));
  for (const other of MARKETS) if (other !== market) expect(readSeen(other)).toBeNull();
});

test.each(['click', 'Enter'])('following the link to the casino (%s) closes it', async (action) => {
  const user = userEvent.setup();
  const { dialog } = await renderPopup();
  // The simulated browser would load the casino's page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const link = within(dialog).getByRole('link', { name: EXPECTED.fi.claim });
  if (action === 'click') await user.click(link);
  else {
    link.focus();
    await user.keyboard('{Enter}');
  }
  expect(dialog.open).toBe(false);
  expect(readSeen('fi')).toBe(MONTH_POPUP_SEEN);
});

test('a click elsewhere in the popup leaves it open', async () => {
  const user = userEvent.setup();
  const { dialog } = await renderPopup();
  await user.click(within(dialog).getByRole('heading', { name: 'Rizzio Casino' }));
  expect(dialog.open).toBe(true);
  expect(readSeen('fi')).toBeNull();
});

test('it closes even if the browser blocks session storage', async () => {
  const { dialog } = await renderPopup();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  dialog.close();
  vi.restoreAllMocks();
  expect(dialog.open).toBe(false);
});
