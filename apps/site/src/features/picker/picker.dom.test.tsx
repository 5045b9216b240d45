import { PICKER, pickerPool } from '@nettobonus/domain/catalogue/picker';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPickerMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { type Offer, toOffer } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestCasinos } from '../../test-offers.ts';
import { Picker, type PickerData } from './picker.tsx';

const offerStyle = vi.hoisted(() => ({ default: '' }));
vi.mock('./picker.css?url', () => ({ default: '/picker.css' }));
vi.mock('../../offer-ui/suggested-offer.css?url', () => offerStyle);

const listOffers = (market: Market): Offer[] =>
  listTestCasinos(market).map((casino) => toOffer(casino, market, true));

function buildData(market: Market): PickerData {
  return {
    pool: pickerPool(listOffers(market)),
    messages: getPickerMessages(market),
    context: buildTestContext(market),
  };
}

const fetchOffer = vi.fn<typeof fetch>();
const prefersReducedMotion = vi.fn<() => boolean>();

beforeEach(() => {
  // React waits for a new stylesheet, and the simulated browser loads none. So this one is marked as loaded.
  offerStyle.default = '/loaded.css';
  render(<link href="/loaded.css" precedence="on-demand" rel="stylesheet" />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetchOffer.mockReset().mockImplementation(async (url) => {
    const [, market, , , slug] = String(url).split('/');
    return Response.json(listOffers(market as Market).find(({ casino }) => casino === slug));
  });
  vi.stubGlobal('fetch', fetchOffer);
  prefersReducedMotion.mockReset().mockReturnValue(false);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && prefersReducedMotion(),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderPicker(data: PickerData) {
  document.body.dataset.market = data.context.market;
  const { rerender } = render(<Picker {...data} openRequest={{}} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: data.messages.heading });
  const reopen = () => rerender(<Picker {...data} openRequest={{}} />);
  return { dialog, reopen };
}

const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Advances the time and lets responses arrive. */
const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const waitForPicks = (count: number) => wait(count * PICKER.intervalMs);
/** Makes `Math.random` pick the casino at this index of the pool. */
const pickIndex = ({ pool }: PickerData, index: number) =>
  vi.spyOn(Math, 'random').mockReturnValue((index + 0.5) / pool.length);
const isResultShown = (dialog: HTMLElement) => dialog.querySelector('.picker-result') !== null;
const listRows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.drum b')].map(({ textContent }) => textContent);
const listNames = ({ pool }: PickerData, ...indexes: number[]) => indexes.map((index) => pool[index]?.name);

const fi = buildData('fi');
const { messages } = fi;

describe.each(MARKETS)('in %s', (market) => {
  test('a spin shows its progress, and ends with an offer from the pool', async () => {
    const data = buildData(market);
    const texts = data.messages;
    pickIndex(data, 4);
    const { dialog } = renderPicker(data);
    screen.getByText(new RegExp(`\\b${data.pool.length}\\b.* ${PICKER.minRating}\\b`));
    fireEvent.click(getButton(texts.heading));
    for (let n = 0; n < PICKER.picks; n++) {
      screen.getByText(formatMessage(texts.progress, { n, of: PICKER.picks }));
      const progress = screen.getByRole('progressbar', { name: texts.heading });
      expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual([`${n}`, '16']);
      expect(getButton(texts.spinning).disabled).toBe(true);
      expect(fetchOffer).not.toHaveBeenCalled();
      await waitForPicks(1);
    }
    const casino = data.pool[4];
    screen.getByRole('dialog', { name: texts.resultHeading });
    screen.getByRole('heading', { level: 3, name: casino?.name ?? '' });
    expect(screen.getByRole('status').textContent).toBe(
      formatMessage(texts.resultAnnouncement, { casino: casino?.name ?? '' }),
    );
    expect(getButton(texts.again).disabled).toBe(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(dialog.querySelector('.drum')).toBeNull();
    expect(fetchOffer.mock.calls).toEqual([[`/${market}/part/offer/${casino?.casino}`]]);
  });

  test('with reduced motion the result is shown immediately', async () => {
    prefersReducedMotion.mockReturnValue(true);
    const data = buildData(market);
    renderPicker(data);
    fireEvent.click(getButton(data.messages.heading));
    await wait();
    screen.getByRole('dialog', { name: data.messages.resultHeading });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('if an offer fails to load, the dialog shows an error with a link to the review', async () => {
    prefersReducedMotion.mockReturnValue(true);
    fetchOffer.mockRejectedValue(new TypeError('Failed to fetch'));
    const data = buildData(market);
    pickIndex(data, 3);
    renderPicker(data);
    fireEvent.click(getButton(data.messages.heading));
    await wait();
    screen.getByText(data.messages.failed, { exact: false });
    const link = screen.getByRole('link', { name: data.pool[3]?.name ?? '' });
    expect(link.getAttribute('href')).toBe(data.pool[3]?.reviewHref);
  });
});

describe('the drum', () => {
  test('shows the first five casinos before a spin', () => {
    const { dialog } = renderPicker(fi);
    expect(listRows(dialog)).toEqual(listNames(fi, 0, 1, 2, 3, 4));
    expect(dialog.querySelector('.drum')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['in the middle of the pool', 5, [3, 4, 5, 6, 7]],
    ['at the start of the pool', 0, [-2, -1, 0, 1, 2]],
    ['at the end of the pool', -1, [-3, -2, -1, 0, 1]],
  ])('shows a picked casino %s between its neighbours', async (_, index, expected) => {
    const { length } = fi.pool;
    const wrap = (at: number) => (at + length) % length;
    pickIndex(fi, wrap(index));
    const { dialog } = renderPicker(fi);
    fireEvent.click(getButton(messages.heading));
    await waitForPicks(1);
    expect(listRows(dialog)).toEqual(listNames(fi, ...expected.map(wrap)));
  });

  test('shows each casino of a small pool once', async () => {
    const data = { ...fi, pool: fi.pool.slice(0, 2) };
    pickIndex(data, 1);
    const { dialog } = renderPicker(data);
    fireEvent.click(getButton(messages.heading));
    await waitForPicks(1);
    expect(listRows(dialog).toSorted()).toEqual(listNames(fi, 0, 1).toSorted());
  });
});

test('an empty pool ends the spin without a result', async () => {
  renderPicker({ ...fi, pool: [] });
  fireEvent.click(getButton(messages.heading));
  await waitForPicks(1);
  expect(getButton(messages.heading).disabled).toBe(false);
  expect(fetchOffer).not.toHaveBeenCalled();
});

test('the dialog is locked during the spin and until the offer has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetchOffer.mockReturnValue(promise);
  const { dialog } = renderPicker(fi);
  expect(dialog.getAttribute('closedby')).toBe('any');
  fireEvent.click(getButton(messages.heading));
  expect(dialog.getAttribute('closedby')).toBe('none');
  await waitForPicks(PICKER.picks);
  expect(fetchOffer).toHaveBeenCalledOnce();
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(getButton(messages.spinning).disabled).toBe(true);
  expect(isResultShown(dialog)).toBe(false);
  resolve(Response.json(listOffers('fi')[0]));
  await wait();
  expect(dialog.getAttribute('closedby')).toBe('any');
  expect(isResultShown(dialog)).toBe(true);
});

test('the button that repeats the spin is the one that started it, after the offer and outside its scroll area', async () => {
  prefersReducedMotion.mockReturnValue(true);
  const { dialog } = renderPicker(fi);
  const button = getButton(messages.heading);
  fireEvent.click(button);
  await wait();
  expect(getButton(messages.again)).toBe(button);
  expect(button.parentElement).toBe(dialog);
  const result = dialog.querySelector('.picker-result');
  expect(result?.querySelector('a.button')).not.toBeNull();
  expect(result?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the dialog can be closed before and after a spin, not during it', async () => {
  const { dialog } = renderPicker(fi);
  expect(dialog.classList).not.toContain('is-spinning');
  fireEvent.click(getButton(messages.heading));
  expect(dialog.classList).toContain('is-spinning');
  await waitForPicks(PICKER.picks);
  expect(dialog.classList).not.toContain('is-spinning');
  expect(getButton(messages.close)).toBeTruthy();
});

describe.each(MARKETS)('the result in %s', (market) => {
  const data = buildData(market);
  const offers = listOffers(market);
  const showOffer = async (offer: Offer) => {
    prefersReducedMotion.mockReturnValue(true);
    fetchOffer.mockImplementation(async () => Response.json(offer));
    const { dialog } = renderPicker(data);
    fireEvent.click(getButton(data.messages.heading));
    await wait();
    return dialog;
  };
  const getNotes = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('.stage-loss')].map(({ textContent }) => textContent);
  const { lossNote, notForBonus } = getOfferMessages(market);

  test('says that a bonus with a negative net costs more than it gives', async () => {
    const losing = offers.find(({ net, recommended }) => net !== null && net < 0 && !recommended) as Offer;
    const dialog = await showOffer(losing);
    expect(getNotes(dialog)).toContain(lossNote);
    expect(dialog.querySelector('.reason')).toBeNull();
  });

  test('gives the reason of a recommended casino with a negative net', async () => {
    const losing = offers.find((offer) => offer.recommended && offer.recommendationReason);
    // Not every market recommends such a casino.
    const offer = losing ?? {
      ...(offers[0] as Offer),
      recommended: true,
      recommendationReason: 'kotiutus 38 min',
    };
    const dialog = await showOffer(offer);
    expect(dialog.querySelector('.reason')?.textContent).toContain(notForBonus);
    expect(getNotes(dialog)).toEqual([]);
  });

  test('says nothing about a bonus with a positive net', async () => {
    const winning = offers.find(({ terms, net }) => terms?.wagerTimes === 0 && (net ?? 0) > 0) as Offer;
    const dialog = await showOffer({ ...winning, recommended: false });
    expect(getNotes(dialog)).toEqual([]);
    expect(dialog.querySelector('.reason')).toBeNull();
  });
});

test('a spin moves the focus to the dialog, because it disables the button', () => {
  const { dialog } = renderPicker(fi);
  const button = getButton(messages.heading);
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(dialog);
});

test('another spin clears the status and the result, and shows the next result', async () => {
  prefersReducedMotion.mockReturnValue(true);
  pickIndex(fi, 0);
  const { dialog } = renderPicker(fi);
  fireEvent.click(getButton(messages.heading));
  await wait();
  expect(getButton(messages.again).className).toBe('button button-line');
  prefersReducedMotion.mockReturnValue(false);
  pickIndex(fi, 1);
  fireEvent.click(getButton(messages.again));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(dialog.querySelector('.stage')).toBeNull();
  expect(getButton(messages.spinning).className).toBe('button button-primary');
  await waitForPicks(PICKER.picks);
  screen.getByRole('heading', { level: 3, name: fi.pool[1]?.name ?? '' });
});

test('after an offer fails to load, another spin can succeed', async () => {
  prefersReducedMotion.mockReturnValue(true);
  fetchOffer.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  const { dialog } = renderPicker(fi);
  fireEvent.click(getButton(messages.heading));
  await wait();
  screen.getByText('Tarjous ei latautunut. Arpa osui tähän:', { exact: false });
  expect(dialog.querySelector('.stage')).toBeNull();
  fireEvent.click(getButton(messages.again));
  await wait();
  expect(screen.queryByText(messages.failed, { exact: false })).toBeNull();
  expect(dialog.querySelector('.stage')).not.toBeNull();
});

test('the result links to the casino and counts its clicks as clicks in the picker', async () => {
  prefersReducedMotion.mockReturnValue(true);
  pickIndex(fi, 0);
  renderPicker(fi);
  fireEvent.click(getButton(messages.heading));
  await wait();
  const link = screen.getByRole('link', { name: new RegExp(fi.context.messages.claim) });
  const offer = listOffers('fi').find(({ casino }) => casino === fi.pool[0]?.casino);
  expect(link.getAttribute('href')).toBe(offer?.affiliateLink);
  expect(link.closest<HTMLElement>('[data-placement]')?.dataset.placement).toBe('picker');
});

test('in an information-only market the result has no link to the casino and is not marked as an ad', async () => {
  prefersReducedMotion.mockReturnValue(true);
  const { context } = fi;
  const { dialog } = renderPicker({ ...fi, context: { ...context, noLinksHref: '/fi/method#countries' } });
  fireEvent.click(getButton(messages.heading));
  await wait();
  expect(dialog.querySelector('[rel~=sponsored]')).toBeNull();
  expect(dialog.textContent).not.toContain(context.messages.claim);
  expect(dialog.textContent).not.toContain(context.messages.adLink);
  screen.getByText(context.messages.informationOnly);
});

test('the result waits for the stylesheet of the offer', async () => {
  vi.useRealTimers();
  offerStyle.default = '/new.css';
  prefersReducedMotion.mockReturnValue(true);
  const { dialog } = renderPicker(fi);
  fireEvent.click(getButton(messages.heading));
  const preload = await vi.waitUntil(() => document.head.querySelector('link[href="/new.css"]'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog.querySelector('.stage')).toBeNull();
  expect(getButton(messages.spinning).disabled).toBe(true);
  fireEvent.load(preload);
  await screen.findByRole('dialog', { name: messages.resultHeading });
});

describe('closing', () => {
  const close = (dialog: HTMLDialogElement) =>
    act(async () => {
      dialog.close();
    });

  test('resets the picker, so that it reopens without a result', async () => {
    prefersReducedMotion.mockReturnValue(true);
    const { dialog, reopen } = renderPicker(fi);
    fireEvent.click(getButton(messages.heading));
    await wait();
    await close(dialog);
    expect(dialog.querySelector('[role=status]')?.textContent).toBe('');
    reopen();
    expect(dialog.open).toBe(true);
    expect(getButton(messages.heading).disabled).toBe(false);
    expect(listRows(dialog)).toHaveLength(5);
  });

  test('during a spin: the spin ends', async () => {
    const { dialog } = renderPicker(fi);
    fireEvent.click(getButton(messages.heading));
    await waitForPicks(3);
    await close(dialog);
    await waitForPicks(PICKER.picks);
    expect(fetchOffer).not.toHaveBeenCalled();
    expect(dialog.querySelector('.picker-progress')).toBeNull();
  });

  test('while the offer loads: the late response is ignored', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchOffer.mockReturnValue(promise);
    prefersReducedMotion.mockReturnValue(true);
    const { dialog } = renderPicker(fi);
    fireEvent.click(getButton(messages.heading));
    await close(dialog);
    resolve(Response.json(listOffers('fi')[0]));
    await wait();
    expect(isResultShown(dialog)).toBe(false);
  });

  test('while the offer loads, and spinning again: the late response does not end the new spin', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchOffer.mockReturnValueOnce(promise);
    const { dialog, reopen } = renderPicker(fi);
    fireEvent.click(getButton(messages.heading));
    await waitForPicks(PICKER.picks);
    await close(dialog);
    reopen();
    fireEvent.click(getButton(messages.heading));
    await waitForPicks(2);
    resolve(Response.json(listOffers('fi')[0]));
    await wait();
    expect(isResultShown(dialog)).toBe(false);
    expect(dialog.querySelector('progress')?.value).toBe(2);
  });
});
