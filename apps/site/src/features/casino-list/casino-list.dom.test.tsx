import { CRITERIA, FILTER_NAMES, parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import { parseDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { CategoryPage } from '@nettobonus/domain/routes/category';
import { parseMoreClicks, visibleItems } from '@nettobonus/domain/shared/paging';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { compared } from '../../client/compared.ts';
import { deposit } from '../../client/deposit.ts';
import { TYPING_PAUSE_MS } from '../../client/use-typing-pause.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import { buildTestContext, listTestOffers as listAllOffers } from '../../test-offers.ts';
import { CasinoList } from './casino-list.tsx';
import { type CasinoListProps, countOffers, getDefaultFilter, selectOffers } from './list-state.ts';
import { toRowOffers } from './row-offer.ts';

vi.mock('../../offer-ui/offers-query.ts', () => ({ fetchOffers: vi.fn() }));

/** Enough for three pages. */
const listTestOffers = (market: Market) => listAllOffers(market).slice(0, 55);

const PATH = '/list';
const EXPECTED: Record<
  Market,
  { heading: string; count: RegExp; form: string; shown: RegExp; more: string; none: string; clear: string }
> = {
  fi: {
    heading: 'Kaikki kasinot',
    count: /^\d+ kasinoa$/,
    form: 'Suodata kasinoita',
    shown: /^Näytetään 20 \/ \d+ kasinoa$/,
    more: 'Näytä lisää',
    none: 'Ei tuloksia',
    clear: 'Tyhjennä',
  },
  se: {
    heading: 'Alla casinon',
    count: /^\d+ casinon$/,
    form: 'Filtrera casinon',
    shown: /^Visar 20 av \d+ casinon$/,
    more: 'Visa fler',
    none: 'Inga resultat',
    clear: 'Rensa',
  },
  no: {
    heading: 'Alle casinoer',
    count: /^\d+ casinoer$/,
    form: 'Filtrer casinoer',
    shown: /^Viser \d+ av \d+ casinoer$/,
    more: 'Vis flere',
    none: 'Ingen resultater',
    clear: 'Nullstill',
  },
  dk: {
    heading: 'Casinolisten',
    count: /^\d+ casinoer$/,
    form: 'Filtrér casinoer',
    shown: /^Viser \d+ af \d+ casinoer$/,
    more: 'Vis flere',
    none: 'Ingen resultater',
    clear: 'Nulstil',
  },
};

beforeEach(() => {
  vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
  history.replaceState(null, '', PATH);
  deposit.set(null);
  compared.set([]);
});
afterEach(() => {
  vi.resetAllMocks();
});

interface Page {
  market?: Market;
  category?: CategoryPage | null;
  query?: string;
}

/** The props that the server builds for a URL. */
function buildProps({ market = 'fi', category = null, query = '' }: Page): CasinoListProps {
  const params = new URLSearchParams(query);
  const state = {
    filter: parseFilter(params, getDefaultFilter(category)),
    deposit: parseDeposit(params, market),
  };
  const moreClicks = parseMoreClicks(params);
  const offers = listTestOffers(market);
  const selected = selectOffers(offers, market, category, state);
  return {
    context: { ...buildTestContext(market), deposit: state.deposit },
    category,
    path: PATH,
    comparePath: '/compare',
    initial: {
      ...state,
      moreClicks,
      total: selected.length,
      counts: countOffers(offers, market, category, state),
    },
    offers: toRowOffers(visibleItems(selected, moreClicks)),
  };
}

/** Renders a URL on the server, and hydrates it. `actEarly` is what the visitor does before hydration. */
function open(page: Page = {}, actEarly = () => {}) {
  const list = <CasinoList {...buildProps(page)} />;
  history.replaceState(null, '', PATH + (page.query ?? ''));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  // The simulated browser does not always select the option that the HTML marks.
  for (const option of container.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  actEarly();
  return render(list, { container, hydrate: true });
}

/** Queries by role are slow on a whole page, so limit them to one element. */
const withinElement = (selector: string) =>
  within(document.querySelector<HTMLElement>(selector) as HTMLElement);
const getSelect = (name: string) =>
  withinElement('.filters').getByRole<HTMLSelectElement>('combobox', { name });
const getSelectByName = (name: string) =>
  document.querySelector<HTMLSelectElement>(`.filters select[name=${name}]`) as HTMLSelectElement;
const getSearch = () => withinElement('.filters').getByRole<HTMLInputElement>('searchbox');
const getSheet = () => document.querySelector<HTMLDialogElement>('dialog.sheet') as HTMLDialogElement;
const getSheetSelect = (name: string) =>
  getSheet().querySelector<HTMLSelectElement>(`select[name=${name}]`) as HTMLSelectElement;
const getNames = () => [...document.querySelectorAll('.offer h3')].map(({ textContent }) => textContent);
/** The text of each row with all features of its casino, of which a row shows two. */
const getRowTexts = () =>
  [...document.querySelectorAll('.offer')].map((row, index) => {
    const offer = listTestOffers('fi').find(({ name }) => name === getNames()[index]);
    return [row.textContent, ...(offer?.features ?? [])].join(' ');
  });
/** The rating's `/10` directly precedes the bonus in a row's text. */
const parsePercent = (row: string) => Number(/(\d+)\s?%/.exec(row.replace('/10', '/10 '))?.[1] ?? 0);
const getMore = () => withinElement('.more').getByRole<HTMLAnchorElement>('link', { name: 'Näytä lisää' });
/** What the deposit control in the header does. */
function choose(amount: number): void {
  const url = new URL(location.href);
  url.searchParams.set('deposit', String(amount));
  history.replaceState(null, '', url);
  act(() => deposit.set(amount * 100));
}
/** The deposits that the rows state. */
const listDeposits = () => {
  const notes = [...document.querySelectorAll('.offer .net-deposit')];
  return [...new Set(notes.map(({ textContent }) => textContent.replace(/\s/g, ' ')))];
};
const getCount = () => document.querySelector('.section-aside')?.textContent;
const getShown = () => document.querySelector('.more > p:not([role])')?.textContent;
const selectNames = (query: string, clicks = 0) => {
  const selected = selectOffers(listTestOffers('fi'), 'fi', null, buildProps({ query }).initial);
  return visibleItems(selected, clicks).map(({ name }) => name);
};
const waitForNames = (names: string[]) => waitFor(() => expect(getNames()).toEqual(names), { timeout: 5000 });
const waitForUrl = (query: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(PATH + query));

/** Waits longer than the list does before it reacts to a change. */
const waitForReaction = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** Simulates going back or forward to a URL. */
function goTo(query: string): void {
  history.replaceState(null, '', PATH + query);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
}

describe('the list that the server renders', () => {
  test.each(MARKETS)('in %s it has the filters, up to 20 rows and the total', (market) => {
    open({ market });
    const expected = EXPECTED[market];
    expect(screen.getByRole('heading', { level: 2, name: expected.heading })).toBeTruthy();
    expect(getCount()).toMatch(expected.count);
    const form = within(screen.getByRole('form', { name: expected.form }));
    expect(form.getAllByRole('combobox')).toHaveLength(8);
    const messages = getOfferMessages(market);
    for (const name of FILTER_NAMES) {
      expect(form.getByRole('combobox', { name: messages[name] }).getAttribute('name')).toBe(name);
    }
    expect(form.getByRole('searchbox', { name: messages.search })).toBeTruthy();
    const total = Number.parseInt(getCount() ?? '', 10);
    expect(getNames()).toHaveLength(Math.min(total, 20));
    expect(getShown()).toMatch(expected.shown);
    expect(screen.queryByRole('link', { name: expected.more }) !== null).toBe(total > 20);
    expect(fetchOffers).not.toHaveBeenCalled();
  });

  test.each(MARKETS)('in %s an empty result shows a message and a link to the whole list', (market) => {
    open({ market, query: '?search=zzzz' });
    expect(screen.getByRole('heading', { name: EXPECTED[market].none })).toBeTruthy();
    const link = withinElement('.empty').getByRole('link', { name: EXPECTED[market].clear });
    expect(link.getAttribute('href')).toBe(`${PATH}#kaikki-kasinot`);
  });

  test('an empty result of a search does not ask to remove a filter, unless one is set', () => {
    const messages = getOfferMessages('fi');
    open({ query: '?search=zzzz' });
    expect(document.querySelector('.empty')?.textContent).toContain(messages.noSuchName);
    cleanup();
    open({ query: '?search=zzzz&license=mga' });
    expect(document.querySelector('.empty')?.textContent).toContain(messages.noResultsText);
  });

  test('the default order of a category is not marked as a filter', () => {
    open({ category: 'mga-licence' });
    expect(getSelect('Järjestys').value).toBe('net');
    expect(document.querySelectorAll('.field.is-set')).toHaveLength(0);
  });

  test('hydration keeps the rows', () => {
    const errors = vi.spyOn(console, 'error');
    let row: Element | null = null;
    open({}, () => {
      row = document.querySelector('.offer');
    });
    expect(document.querySelector('.offer')).toBe(row);
    expect(errors).not.toHaveBeenCalled();
  });

  test('on a category page the list has no heading', () => {
    open({ category: 'mga-licence' });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(getNames().length).toBeGreaterThan(0);
  });

  test('before hydration its forms are GET forms, and every checkbox belongs to the compare form', () => {
    open();
    const forms = [...document.forms];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      `${PATH}#kaikki-kasinot`,
      `${PATH}#kaikki-kasinot`,
      `${PATH}#kaikki-kasinot`,
      '/compare',
    ]);
    const boxes = document.querySelectorAll('.offer input[type=checkbox]');
    expect(boxes).toHaveLength(20);
    for (const box of boxes) expect(box.getAttribute('form')).toBe(forms.at(-1)?.id);
  });

  test('before hydration the forms keep the deposit, and the sheet links to the list without its filters', () => {
    open({ query: '?license=curacao&search=bet&deposit=250' });
    const filterForms = [...document.forms].slice(0, 3);
    expect(filterForms.map((form) => new FormData(form).get('deposit'))).toEqual(['250', '250', '250']);
    const clear = within(getSheet()).getByRole('link', { name: 'Tyhjennä', hidden: true });
    expect(clear.getAttribute('href')).toBe(`${PATH}?search=bet&deposit=250#kaikki-kasinot`);
  });

  test('a URL with the parameter `more` shows the additional rows, and a link to the next ones', () => {
    open({ query: '?sort=rating&more=1' });
    expect(getNames()).toEqual(selectNames('?sort=rating', 1));
    expect(getNames()).toHaveLength(40);
    expect(getMore().getAttribute('href')).toBe(`${PATH}?sort=rating&more=2#more-2`);
    expect(document.getElementById('more-1')).toBe(document.querySelectorAll('.offer')[20]);
  });
});

describe('filters', () => {
  test.each([
    ['bonusPercent', '200', (text: string) => parsePercent(text) >= 200],
    ['bonusType', 'nonsticky', (text: string) => /non.sticky/i.test(text)],
    ['features', 'quick', (text: string) => /pikakasino/i.test(text)],
    ['license', 'curacao', (text: string) => /curaçao/i.test(text)],
  ])('%s keeps only matching casinos, and updates the URL', async (name, value, isMatch) => {
    open();
    await userEvent.selectOptions(getSelectByName(name), value);
    await waitForUrl(`?${name}=${value}`);
    await waitForNames(selectNames(`?${name}=${value}`));
    expect(getNames()).not.toEqual(selectNames(''));
    expect(getRowTexts().length).toBeGreaterThan(0);
    expect(getRowTexts().filter((text) => !isMatch(text))).toEqual([]);
  });

  test.each([
    ['rating', '.rating b', (text: string) => Number(text.replace(',', '.'))],
    ['bonus', '.offer-headline', (text: string) => Number(/\d+/.exec(text)?.[0])],
    ['net', '.net-figure b', (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))],
  ])('sorted by %s, the displayed figures are in descending order', async (sort, selector, parse) => {
    open();
    await userEvent.selectOptions(getSelectByName('sort'), sort);
    await waitForUrl(`?sort=${sort}`);
    await waitForNames(selectNames(`?sort=${sort}`));
    expect(getNames()).not.toEqual(selectNames(''));
    const figures = [...document.querySelectorAll(`.offer ${selector}`)].map(({ textContent }) =>
      parse(textContent),
    );
    expect(figures).toHaveLength(20);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  });

  test('a search in the URL finds a casino that only the top section shows', () => {
    expect(selectNames('', 9)).not.toContain('Winz Casino');
    open({ query: '?search=winz' });
    expect(getNames()).toEqual(['Winz Casino']);
    expect(getSearch().value).toBe('winz');
  });

  test('a filter changes the rows, their count and the URL', async () => {
    open();
    const before = getCount();
    await userEvent.selectOptions(getSelect('Lisenssi'), 'curacao');
    await waitForNames(selectNames('?license=curacao'));
    await waitForUrl('?license=curacao');
    expect(getCount()).not.toBe(before);
    expect(document.querySelector('[aria-live]')?.textContent).toBe(getCount());
    expect(getSelect('Lisenssi').closest('label')?.className).toBe('field is-set');
    await waitFor(() => expect(document.querySelector('[aria-busy=false]')).toBeTruthy());
  });

  test('the search field keeps the text as typed; the URL omits the trailing space', async () => {
    open();
    await userEvent.type(getSearch(), 'slot maf ');
    expect(getSearch().value).toBe('slot maf ');
    await waitForNames(['Slot Mafia']);
    await waitForUrl('?search=slot+maf');
  });

  test('the Enter key opens the page with all results of the search', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open();
    await userEvent.type(getSearch(), '{Enter}');
    expect(assign).not.toHaveBeenCalled();
    await userEvent.type(getSearch(), 'slot maf{Enter}');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${PATH}?search=slot+maf`);
  });

  test('on a category page the Enter key stays on the page', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open({ category: 'mga-licence' });
    await userEvent.type(getSearch(), 'slot{Enter}');
    expect(assign).not.toHaveBeenCalled();
  });

  test('the first letter of a search adds a history entry, the others replace it', async () => {
    open();
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    await userEvent.type(getSearch(), 'w');
    await waitForUrl('?search=w');
    await userEvent.type(getSearch(), 'in');
    await waitForUrl('?search=win');
    expect(push).toHaveBeenCalledOnce();
    expect(replace).toHaveBeenCalled();
    push.mockRestore();
    replace.mockRestore();
  });

  test('waits until the visitor stops typing, unless the visitor changes another field', async () => {
    // The test ends the pause itself: on a busy machine its timer would fire before the assertions.
    const { setTimeout } = globalThis;
    let endPause = () => {};
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms, ...args) => {
      if (ms !== TYPING_PAUSE_MS) return setTimeout(work, ms, ...args);
      endPause = work;
      return setTimeout(() => {});
    });
    onTestFinished(() => timers.mockRestore());
    open();
    await userEvent.type(getSearch(), 'be');
    await waitForReaction();
    expect(location.search).toBe('');
    await userEvent.selectOptions(getSelect('Järjestys'), 'Arvosana');
    await waitForUrl('?search=be&sort=rating');
    await userEvent.type(getSearch(), 't');
    await waitForReaction();
    expect(location.search).toBe('?search=be&sort=rating');
    act(() => endPause());
    await waitForUrl('?search=bet&sort=rating');
  });

  test('all forms show the same filter', async () => {
    open();
    await userEvent.selectOptions(getSelect('Järjestys'), 'Arvosana');
    await userEvent.type(getSearch(), 'bet');
    expect(getSheetSelect('sort').value).toBe('rating');
    const searches = document.querySelectorAll<HTMLInputElement>('input[name=search]');
    expect([...searches].map(({ value }) => value)).toEqual(['bet', 'bet', 'bet']);
  });

  test('the button of the sheet shows the number of filters, not counting the order and the search', async () => {
    open({ query: '?license=mga&bonusPercent=100&sort=net&search=a' });
    expect(
      withinElement('.filter-phone').getByRole('button', { name: 'Suodata (2)' }).getAttribute('commandfor'),
    ).toBe(getSheet().id);
  });

  test('the whole list is fetched before the first change, when a field gets the focus', async () => {
    open();
    act(() => getSearch().focus());
    expect(fetchOffers).toHaveBeenCalledWith('fi');
    expect(getNames()).toEqual(selectNames(''));
  });

  test('an empty result can be cleared, including the search', async () => {
    open({ query: '?search=zzzz&license=mga' });
    await userEvent.click(withinElement('.empty').getByRole('link', { name: 'Tyhjennä' }));
    await waitForNames(selectNames(''));
    await waitForUrl('');
    expect([getSearch().value, getSelect('Lisenssi').value]).toEqual(['', 'all']);
  });

  test('the newer of two filters wins, even if the offers of the older one load later', async () => {
    const requests: PromiseWithResolvers<Offer[]>[] = [];
    vi.mocked(fetchOffers).mockImplementation(() => {
      const request = Promise.withResolvers<Offer[]>();
      requests.push(request);
      return request.promise;
    });
    open();
    await userEvent.selectOptions(getSelect('Lisenssi'), 'curacao');
    await waitForUrl('?license=curacao');
    await userEvent.selectOptions(getSelect('Lisenssi'), 'mga');
    await waitForUrl('?license=mga');
    await waitForReaction();
    expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
    requests.at(-1)?.resolve(listTestOffers('fi'));
    await waitForNames(selectNames('?license=mga'));
    for (const request of requests) request.resolve(listTestOffers('fi'));
    await waitForReaction();
    expect(getNames()).toEqual(selectNames('?license=mga'));
  });

  test('the failure of an older load is not reported over the newer list', async () => {
    const requests: PromiseWithResolvers<Offer[]>[] = [];
    vi.mocked(fetchOffers).mockImplementation(() => {
      const request = Promise.withResolvers<Offer[]>();
      requests.push(request);
      return request.promise;
    });
    open();
    await userEvent.selectOptions(getSelect('Lisenssi'), 'curacao');
    await waitForUrl('?license=curacao');
    await waitForReaction();
    const older = [...requests];
    await userEvent.selectOptions(getSelect('Lisenssi'), 'mga');
    await waitForUrl('?license=mga');
    await waitForReaction();
    requests.at(-1)?.resolve(listTestOffers('fi'));
    await waitForNames(selectNames('?license=mga'));
    for (const request of older) request.reject(new Error('The connection was lost.'));
    await waitForReaction();
    expect(getNames()).toEqual(selectNames('?license=mga'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Enter in the search field does not reload the page', () => {
    open();
    const form = getSearch().form as HTMLFormElement;
    const submit = createEvent.submit(form);
    fireEvent(form, submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});

describe('the options of the filters', () => {
  const listOptions = (name: string) =>
    [...getSelectByName(name).options].map(({ value, textContent, disabled }) => ({
      value,
      text: textContent.replaceAll('\u00a0', ' '),
      disabled,
    }));

  test('show how many casinos they lead to, for the other filters of the URL', () => {
    open({ query: '?license=curacao&deposit=250' });
    for (const name of CRITERIA) {
      for (const { value, text } of listOptions(name).slice(1)) {
        const params = new URLSearchParams('license=curacao&deposit=250');
        params.set(name, value);
        const { total } = buildProps({ query: `?${params}` }).initial;
        expect(text, `${name} ${value}`).toMatch(new RegExp(` \\(${total}\\)$`));
      }
    }
  });

  test.each([
    ['fi', 'Trustly', 'enintään 10 €', 'vähintään 5/10'],
    ['se', 'Trustly', 'högst 100 kr', 'minst 5 av 10'],
    ['no', 'Trustly', 'høyst 100 kr', 'minst 5 av 10'],
    ['dk', 'Trustly', 'højst 50 kr.', 'mindst 5 ud af 10'],
  ] as const)('in %s include payment methods, deposits and chances', (market, payment, deposit, finish) => {
    open({ market });
    const hasOption = (name: string, label: string) =>
      listOptions(name).some(({ text }) => text.startsWith(`${label} (`));
    expect([
      hasOption('payment', payment),
      hasOption('minDeposit', deposit),
      hasOption('finish', finish),
    ]).toEqual([true, true, true]);
  });

  test('cannot be chosen if they lead to nothing, until another filter is removed', async () => {
    open({ query: '?license=curacao' });
    const isTaxFreeDisabled = () =>
      listOptions('features').find(({ value }) => value === 'taxfree')?.disabled;
    expect(isTaxFreeDisabled()).toBe(true);
    await userEvent.selectOptions(getSelect('Lisenssi'), 'all');
    await waitFor(() => expect(isTaxFreeDisabled()).toBe(false));
  });

  test('omit payment methods that no listed casino has, unless the URL contains one', () => {
    const { unmount } = open();
    const values = listOptions('payment').map(({ value }) => value);
    expect(values).toContain('siru');
    expect(values).not.toContain('swish');
    unmount();
    open({ query: '?payment=swish' });
    expect(getSelectByName('payment').value).toBe('swish');
  });

  test.each([
    ['payment', 'siru', ({ depositMethods }: Offer) => depositMethods.includes('siru')],
    ['minDeposit', '10', ({ terms }: Offer) => (terms?.minDeposit ?? 0) <= 10_00],
    ['finish', '7', ({ finish }: Offer) => (finish ?? 0) >= 7],
  ])('%s keeps only matching casinos, and updates the URL', async (name, value, isMatch) => {
    open();
    await userEvent.selectOptions(getSelectByName(name), value);
    await waitForUrl(`?${name}=${value}`);
    await waitForNames(selectNames(`?${name}=${value}`));
    const shown = listTestOffers('fi').filter((offer) => getNames().includes(offer.name));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(selectNames('', 9).length);
    expect(shown.filter((offer) => !isMatch(offer))).toEqual([]);
  });

  test('are counted again when the deposit changes the chances', async () => {
    open();
    const getCounts = () => listOptions('finish').map(({ text }) => text);
    const before = getCounts();
    choose(250);
    act(() => getSelectByName('finish').focus());
    await waitFor(() => expect(getCounts()).not.toEqual(before));
    const { counts } = buildProps({ query: '?deposit=250' }).initial;
    expect(getCounts()[1]).toContain(`(${counts.finish['3']})`);
  });
});

describe('the chosen filters', () => {
  const getChips = () => [...document.querySelectorAll<HTMLAnchorElement>('.filter-chip')];

  test('are links that remove them, before and after hydration', async () => {
    open({ query: '?license=mga&finish=5&sort=rating&search=a&deposit=250' });
    expect(
      getChips().map(({ textContent, search }) => [textContent.replaceAll('\u00a0', ' '), search]),
    ).toEqual([
      ['Poista suodatin Lisenssi: MGA', '?search=a&sort=rating&finish=5&deposit=250'],
      ['Poista suodatin Läpi pääsee: vähintään 5/10', '?search=a&license=mga&sort=rating&deposit=250'],
    ]);
    const all = withinElement('.filter-chips').getByRole('link', { name: 'Poista kaikki' });
    expect(all.getAttribute('href')).toBe(`${PATH}?search=a&sort=rating&deposit=250#kaikki-kasinot`);
    await userEvent.click(getChips()[0] as HTMLAnchorElement);
    await waitForUrl('?search=a&sort=rating&finish=5&deposit=250');
    await waitForNames(selectNames('?search=a&sort=rating&finish=5&deposit=250'));
    expect(getChips()).toHaveLength(1);
    expect(getSelect('Lisenssi').value).toBe('all');
    expect(document.activeElement?.className, 'the focus is not lost with the chip').toBe('list-tools');
  });

  test('appear when a filter is chosen; without a filter there are none', async () => {
    open();
    expect(document.querySelector('.filter-chips')).toBeNull();
    await userEvent.selectOptions(getSelectByName('payment'), 'trustly');
    await waitFor(() =>
      expect(getChips().map(({ textContent }) => textContent)).toEqual([
        'Poista suodatin Maksutapa: Trustly',
      ]),
    );
  });
});

describe('the order', () => {
  const getSortLink = (name: string) =>
    withinElement('nav.segments').getByRole<HTMLAnchorElement>('link', { name });
  const getCurrentSort = () => document.querySelector('nav.segments [aria-current]')?.textContent;

  test('on the home page starts with the newest, and is one tap away from net and rating', async () => {
    open();
    expect(getCurrentSort()).toBe('Uusimmat');
    expect(getSortLink('Netto').getAttribute('href')).toBe(`${PATH}?sort=net#kaikki-kasinot`);
    await userEvent.click(getSortLink('Netto'));
    await waitForUrl('?sort=net');
    await waitForNames(selectNames('?sort=net'));
    expect(getCurrentSort()).toBe('Netto');
    expect(getSelect('Järjestys').value).toBe('net');
    expect(document.activeElement, 'the link keeps the focus').toBe(getSortLink('Netto'));
  });

  test('on a category page starts with the highest net value', async () => {
    open({ category: 'free-spins' });
    expect(getCurrentSort()).toBe('Netto');
    const offers = listTestOffers('fi').filter(({ category }) => category.includes('ilmaiskierrokset'));
    const byNet = offers.toSorted((a, b) => (b.net ?? -Infinity) - (a.net ?? -Infinity));
    expect(getNames().slice(0, 3)).toEqual(byNet.slice(0, 3).map(({ name }) => name));
    expect(document.querySelector('.list-count')?.textContent).toBe(`${offers.length} kasinoa`);
    expect(getSortLink('Netto').getAttribute('href')).toBe(`${PATH}#kaikki-kasinot`);
    await userEvent.click(getSortLink('Uusimmat'));
    await waitForUrl('?sort=newest');
    await waitFor(() => expect(getNames()[0]).toBe('Joki Casino'));
    goTo('');
    await waitFor(() => expect(getNames()[0]).toBe(byNet[0]?.name));
  });

  /** The simulated browser has no layout: rows are 100 pixels high. */
  function mockLayout(reducedMotion: boolean) {
    const animate = vi.fn();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: reducedMotion && query.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.matches('.offer') ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
    });
    HTMLElement.prototype.animate = animate;
    return animate;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('moves the rows to their new place', async () => {
    const animate = mockLayout(false);
    open();
    const before = getNames();
    await userEvent.click(getSortLink('Netto'));
    await waitForNames(selectNames('?sort=net'));
    const moves = animate.mock.contexts.map((row, index) => ({
      name: (row as HTMLElement).querySelector('h3')?.textContent ?? '',
      from: animate.mock.calls[index]?.[0][0].transform,
    }));
    const firstBatch = selectNames('?sort=net').slice(0, 7);
    const expected = firstBatch.flatMap((name, index) => {
      const distance = (before.indexOf(name) - index) * 100;
      const clamped = Math.max(-innerHeight, Math.min(innerHeight, distance));
      return before.includes(name) && distance !== 0 ? [{ name, from: `translateY(${clamped}px)` }] : [];
    });
    expect(expected.length).toBeGreaterThan(0);
    expect(moves).toEqual(expected);
  });

  test('does not move rows that are only followed by more rows', async () => {
    const animate = mockLayout(false);
    open();
    await userEvent.click(getMore());
    await waitForNames(selectNames('', 1));
    expect(animate).not.toHaveBeenCalled();
  });

  test('changes at once if the visitor prefers reduced motion', async () => {
    const animate = mockLayout(true);
    open();
    await userEvent.click(getSortLink('Netto'));
    await waitForNames(selectNames('?sort=net'));
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the filter sheet', () => {
  test.each(['its button', 'the close button, after a change'])(
    'leads to the list when it is closed by %s',
    async (way) => {
      open();
      const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
      act(() => getSheet().showModal());
      if (way === 'its button') {
        await userEvent.click(within(getSheet()).getByRole('button', { name: /^Näytä/ }));
      } else {
        await userEvent.selectOptions(getSheetSelect('license'), 'curacao');
        act(() => getSheet().close());
      }
      await waitFor(() => expect(document.activeElement?.className).toBe('list-tools'));
      expect(scroll.mock.contexts).toEqual([document.querySelector('.list-tools')]);
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(getCount()));
      scroll.mockRestore();
    },
  );

  test('leaves the visitor at its button when it is closed without a change', async () => {
    open();
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    act(() => getSheet().showModal());
    act(() => getSheet().close());
    await waitForReaction();
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  test('its fields filter the list immediately, and its button shows the number of casinos', async () => {
    open();
    const sheet = within(getSheet());
    act(() => getSheet().showModal());
    await userEvent.selectOptions(getSheetSelect('license'), 'curacao');
    await waitForNames(selectNames('?license=curacao'));
    const total = selectNames('?license=curacao', 9).length;
    const submit = sheet.getByRole('button', { name: `Näytä ${total} kasinoa` });
    await userEvent.click(submit);
    expect(getSheet().open).toBe(false);
    await waitForUrl('?license=curacao');
  });

  test('it can be cleared; the search stays', async () => {
    open({ query: '?license=curacao&sort=rating&search=bet' });
    act(() => getSheet().showModal());
    await userEvent.click(within(getSheet()).getByRole('link', { name: 'Tyhjennä' }));
    await waitForUrl('?search=bet');
    await waitForNames(selectNames('?search=bet'));
    expect([getSheetSelect('license').value, getSheetSelect('sort').value]).toEqual(['all', 'newest']);
    expect(getSheet().open).toBe(true);
  });

  test('its close button closes it', () => {
    open();
    const close = within(getSheet()).getByRole('button', { name: 'Sulje', hidden: true });
    expect([close.getAttribute('command'), close.getAttribute('commandfor')]).toEqual([
      'close',
      getSheet().id,
    ]);
  });
});

describe('"show more"', () => {
  test('adds 20 rows at a time, until all are shown', async () => {
    open();
    expect(getMore().getAttribute('href')).toBe(`${PATH}?more=1#more-1`);
    expect(getMore().getAttribute('rel'), 'search engines follow it').toBeNull();
    const all = selectNames('', 9);
    expect(new Set(all).size).toBe(all.length);
    for (let shown = 40; shown < all.length + 20; shown += 20) {
      await userEvent.click(getMore());
      await waitForNames(all.slice(0, shown));
    }
    expect(withinElement('.more').queryByRole('link')).toBeNull();
    expect(getShown()).toBe(`Näytetään ${all.length} / ${all.length} kasinoa`);
    expect(location.search).toBe('');
  });

  test('with a modifier key the browser follows the link', () => {
    open();
    const link = getMore();
    // The simulated browser must not leave the page.
    link.removeAttribute('href');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const click = createEvent.click(link, { [key]: true });
      fireEvent(link, click);
      expect(click.defaultPrevented, key).toBe(false);
    }
    expect(fetchOffers).not.toHaveBeenCalled();
  });

  test('Enter on the link adds rows without a navigation', async () => {
    open();
    act(() => getMore().focus());
    await userEvent.keyboard('{Enter}');
    await waitForNames(selectNames('', 1));
  });

  test('its link contains the filter and the deposit', async () => {
    open();
    await userEvent.selectOptions(getSelect('Järjestys'), 'Arvosana');
    choose(250);
    await waitFor(() =>
      expect(getMore().getAttribute('href')).toBe(`${PATH}?sort=rating&deposit=250&more=1#more-1`),
    );
  });
});

describe('if the offers do not load', () => {
  test('the rows stay, an alert appears, and a retry shows more rows', async () => {
    vi.mocked(fetchOffers).mockRejectedValue(new Error('offline'));
    open();
    await userEvent.click(getMore());
    expect((await withinElement('.more').findByRole('alert')).textContent).toMatch(
      /^Listaa ei saatu ladattua/,
    );
    expect(getNames()).toEqual(selectNames(''));
    const retry = withinElement('.more').getByRole('link', { name: 'Yritä uudelleen' });
    expect(retry.getAttribute('href')).toBe(`${PATH}?more=1#more-1`);
    vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
    await userEvent.click(retry);
    await waitForNames(selectNames('', 1));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('retrying a filter shows its first rows', async () => {
    vi.mocked(fetchOffers).mockRejectedValue(new Error('offline'));
    open();
    await userEvent.selectOptions(getSelect('Järjestys'), 'Arvosana');
    await withinElement('.more').findByRole('alert');
    const retry = withinElement('.more').getByRole('link', { name: 'Yritä uudelleen' });
    expect(retry.getAttribute('href')).toBe(`${PATH}?sort=rating#kaikki-kasinot`);
    vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
    await userEvent.click(retry);
    await waitForNames(selectNames('?sort=rating'));
  });

  test('the link in an empty result retries the request', async () => {
    vi.mocked(fetchOffers).mockRejectedValue(new Error('offline'));
    open({ query: '?search=zzzz' });
    const getLink = () => withinElement('.empty').getByRole('link', { name: 'Tyhjennä' });
    await userEvent.click(getLink());
    await withinElement('.empty').findByRole('alert');
    vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
    await userEvent.click(getLink());
    await waitForNames(selectNames(''));
  });
});

describe('choices made before hydration are adopted', () => {
  test('a dropdown', async () => {
    open({}, () => {
      getSelect('Lisenssi').value = 'curacao';
    });
    expect(getSelect('Lisenssi').value).toBe('curacao');
    await waitForNames(selectNames('?license=curacao'));
    await waitForUrl('?license=curacao');
    expect(getSheetSelect('license').value).toBe('curacao');
  });

  test('a dropdown in the sheet, and the search on phones', async () => {
    open({ query: '?deposit=250' }, () => {
      getSheetSelect('sort').value = 'rating';
      const [phone] = document.querySelectorAll<HTMLInputElement>('input[name=search]');
      if (phone) phone.value = 'bet';
    });
    await waitForNames(selectNames('?search=bet&sort=rating'));
    await waitForUrl('?search=bet&sort=rating&deposit=250');
    expect([getSearch().value, getSelect('Järjestys').value]).toEqual(['bet', 'rating']);
  });

  test('the deposit', async () => {
    open({ query: '?sort=net' }, () => choose(250));
    await waitForNames(selectNames('?sort=net&deposit=250'));
    expect(location.search).toBe('?sort=net&deposit=250');
  });

  test('without a choice nothing is fetched, and the URL stays', async () => {
    open({ query: '?license=mga&deposit=250' });
    await waitForReaction();
    expect(fetchOffers).not.toHaveBeenCalled();
    expect(location.search).toBe('?license=mga&deposit=250');
  });
});

describe('the deposit', () => {
  test('the list states it next to a button that opens the deposit control', () => {
    open({ query: '?deposit=150' });
    const button = withinElement('.deposit-line').getByRole('button', { name: /^150\s€$/ });
    expect(button.getAttribute('popovertarget')).toBe('my-deposit');
  });

  test('determines the figures, also for an own amount; the rows and their elements stay', async () => {
    const { container } = open({ query: '?deposit=250' }, () => {
      expect(listDeposits()).toEqual(['kun talletat 250 €']);
    });
    const figure = container.querySelector('.offer .net-figure');
    choose(170);
    await waitFor(() => expect(listDeposits()).toEqual(['kun talletat 170 €']));
    expect(container.querySelector('.offer .net-figure'), 'same element').toBe(figure);
    expect(container.querySelector('.list-axis')?.textContent).toMatch(/−170.*510\s€$/);
    expect(fetchOffers).not.toHaveBeenCalled();
  });

  test('determines the order when sorted by net', async () => {
    open({ query: '?sort=net' });
    choose(250);
    const names = selectNames('?sort=net&deposit=250');
    expect(names).not.toEqual(selectNames('?sort=net'));
    await waitForNames(names);
  });

  test('stays in the URL when the filter changes', async () => {
    open();
    choose(170);
    await userEvent.selectOptions(getSelect('Järjestys'), 'Arvosana');
    await waitForUrl('?sort=rating&deposit=170');
  });
});

describe('back and forward', () => {
  test('restore the fields and the rows, but not an earlier deposit', async () => {
    open();
    choose(170);
    goTo('?license=curacao&search=bet&deposit=250');
    await waitForNames(selectNames('?license=curacao&search=bet'));
    expect([getSelect('Lisenssi').value, getSearch().value]).toEqual(['curacao', 'bet']);
    goTo('');
    await waitForNames(selectNames(''));
    expect([getSelect('Lisenssi').value, getSearch().value]).toEqual(['all', '']);
    expect(listDeposits()).toEqual(['kun talletat 170 €']);
  });

  test('restore a field that has the focus', async () => {
    open();
    await userEvent.type(getSearch(), 'bet');
    await waitForUrl('?search=bet');
    goTo('');
    expect(document.activeElement).toBe(getSearch());
    expect(getSearch().value).toBe('');
  });

  test('a link to an anchor on the page keeps the rows', async () => {
    open();
    await userEvent.click(getMore());
    await waitForNames(selectNames('', 1));
    goTo('#kaikki-kasinot');
    await waitForReaction();
    expect(getNames()).toEqual(selectNames('', 1));
  });
});

test('each row below the screen is laid out once, also those that are added, so that the browser knows its height', async () => {
  const rowHeight = innerHeight / 4;
  // The visitor has scrolled past five rows and sees the next four.
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  onTestFinished(() => measure.mockRestore());
  measure.mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, (index - 5) * rowHeight, 300, rowHeight);
  });
  const laidOut: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const row = target as HTMLElement;
      if (row.style.contentVisibility === 'visible') laidOut.push(row.querySelector('h3')?.textContent ?? '');
    }
  });
  observer.observe(document.body, { attributeFilter: ['style'], subtree: true });
  open();
  await waitFor(() => expect(laidOut).toEqual(getNames().slice(9)), { timeout: 10_000 });
  await userEvent.click(getMore());
  await waitFor(() => expect(laidOut).toHaveLength(40 - 9), { timeout: 10_000 });
  observer.disconnect();
  expect(laidOut).toEqual(getNames().slice(9));
  await waitFor(() => expect(document.querySelector('[style*="content-visibility"]')).toBeNull());
}, 30_000);

test('the compare box of a row selects its casino, and stays checked when the rows change', async () => {
  open();
  const name = getNames()[3] ?? '';
  await userEvent.click(withinElement('.offers').getByRole('checkbox', { name: `Vertaa ${name}` }));
  expect(compared.get()).toHaveLength(1);
  await userEvent.type(getSearch(), name);
  await waitFor(() => expect(getNames()).toContain(name));
  expect(
    withinElement('.offers').getByRole<HTMLInputElement>('checkbox', { name: `Vertaa ${name}` }).checked,
  ).toBe(true);
});
