import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { NO_REVIEW_FILTER, type ReviewFilter } from '@nettobonus/domain/reviews/review-filter';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getReviewsMessages } from '../../i18n/pages.ts';
import { toColumns } from './columns.ts';
import { ReviewList, type ReviewListProps } from './review-list.tsx';
import type { Row } from './review-row.tsx';

const PATH = '/fi/kasinoarvostelut';

const row = (change: Pick<Row, 'casino' | 'name'> & Partial<Row>): Row => ({
  licence: 'mga',
  rating: 8,
  net: 20_00,
  updatedOn: '2026-11-01',
  image: `/tiles/${change.casino}.svg`,
  verdict: 'Lyhyesti.',
  verifiedOn: '2026-11-13',
  noNet: '',
  note: '',
  state: 'plus',
  gross: 100_00,
  sum: 20_00,
  finishOfTen: 4,
  ...change,
});

const ROWS = [
  row({ casino: 'joki', name: 'Joki', rating: 9.1, net: -100_00, state: 'floor', updatedOn: '2026-11-03' }),
  row({ casino: 'kiekka-casino', name: 'Kiekka', licence: 'curacao', rating: 7.5, updatedOn: '2026-11-05' }),
  row({
    casino: 'winz',
    name: 'Winz',
    rating: 9.8,
    net: null,
    noNet: 'Ei laskettu',
    note: 'Kasino ei kerro: kierrätys',
  }),
  row({ casino: 'slot-mafia', name: 'Slot Mafia', rating: 8.4, net: 84_00, updatedOn: '2026-11-02' }),
];

function toProps(
  filter: Partial<ReviewFilter> = {},
  market: Market = 'fi',
  rows = ROWS,
  paging = { param: 'more', size: 20, clicks: 0 },
): ReviewListProps {
  return {
    reviews: toColumns(rows),
    licences: ['mga', 'curacao'],
    filter: { ...NO_REVIEW_FILTER, ...filter },
    path: PATH,
    paging,
    context: {
      market,
      currentYear: 2026,
      messages: getReviewsMessages(market),
      offerMessages: getOfferMessages(market),
      licenceNames: {
        mga: 'MGA',
        estonian: 'Viro',
        curacao: 'Curaçao',
        swedish: 'Ruotsi',
        danish: 'Tanska',
      },
      deposit: 100_00,
      methodHref: '/fi/nain-laskimme',
    },
  };
}

const renderList = (filter?: Partial<ReviewFilter>) => render(<ReviewList {...toProps(filter)} />);
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Haku' });
const licence = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lisenssi' });
/** The URL and the table follow once the visitor stops typing. */
async function type(text: string): Promise<void> {
  await userEvent.type(search(), text);
  await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe(search().value));
  // The table follows the URL.
  await act(async () => {});
}
const chooseLicence = (name: string) => userEvent.selectOptions(licence(), name);
const sortLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Järjestys' })).getByRole<HTMLAnchorElement>('link', {
    name,
  });
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const count = () => document.querySelector('[aria-live]')?.textContent;
const url = () => location.pathname + location.search;

/** Reports whether the list prevented the default action of the next click, and prevents it, so that no page loads. */
function catchClick() {
  const isPrevented = vi.fn();
  const report = (event: Event) => {
    isPrevented(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', report, { once: true });
  return isPrevented;
}

beforeEach(() => {
  history.replaceState(null, '', PATH);
});

describe('the filter in the requested URL', () => {
  test('the server renders only matching reviews, in the requested order', () => {
    const html = renderToString(<ReviewList {...toProps({ license: 'mga', sort: 'newest' })} />);
    expect([...html.matchAll(/class="link" href="\/fi\/kasino\/([^"]+)"/g)].map(([, slug]) => slug)).toEqual([
      'joki',
      'slot-mafia',
      'winz',
    ]);
    expect(html).toContain('value="newest"');
    expect(html).toContain('<option value="mga" selected="">MGA</option>');
    expect(html).toContain('3 arvostelua');
  });

  test('without a filter all reviews are listed by rating, and the URL stays as it is', () => {
    history.replaceState(null, '', `${PATH}?utm_source=x#content`);
    renderList();
    expect(names()).toEqual(['Winz', 'Joki', 'Slot Mafia', 'Kiekka']);
    expect(count()).toBe('4 arvostelua');
    expect(url() + location.hash).toBe(`${PATH}?utm_source=x#content`);
  });
});

describe('a row', () => {
  test('shows the review with its link, licence, rating, net, bar, number of players who complete the wagering, and date', () => {
    renderList({ search: 'joki' });
    expect(screen.getByRole('link', { name: 'Joki' }).getAttribute('href')).toBe('/fi/kasino/joki');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Lyhyesti.',
      'MGA',
      'Arvosana 9,1/10',
      expect.stringMatching(/^−100\s€10 pelaajasta 4 pääsee kierrätyksen läpi, .* läpi 4\/10$/),
      'Tarkistettu 13.11.',
    ]);
    expect(document.querySelector('.row-figure')?.className).toContain('is-minus');
    expect(document.querySelector('.net-bar-loss')?.className).toContain('net-bar-floor');
    expect(document.querySelector('.net-bar-loss')?.getAttribute('style')).toMatch(/--a:\s*-1;\s*--b:\s*0/);
  });

  test('names the missing terms instead of a net', () => {
    renderList({ search: 'winz' });
    expect(document.querySelector('.row-figure')?.textContent).toBe('Ei laskettuKasino ei kerro: kierrätys');
    expect(document.querySelector('.net-bar-unknown')).not.toBeNull();
  });

  test('links to the dedicated path of a review', () => {
    renderList({ search: 'kiekka' });
    expect(screen.getByRole('link', { name: 'Kiekka' }).getAttribute('href')).toBe(
      '/fi/kasino/kiekka-kasino',
    );
  });
});

describe('search', () => {
  test('filters with every letter, and typing adds one history entry', async () => {
    renderList();
    const before = history.length;
    await type('SLOT M');
    expect(names()).toEqual(['Slot Mafia']);
    expect(count()).toBe('1 arvostelu');
    expect(url()).toBe(`${PATH}?search=SLOT+M`);
    expect(history.length).toBe(before + 1);
    expect(search().value).toBe('SLOT M');
  });

  test('keeps the order and the licence', async () => {
    renderList({ license: 'mga', sort: 'newest' });
    await type('i');
    expect(names()).toEqual(['Joki', 'Slot Mafia', 'Winz']);
    expect(url()).toBe(`${PATH}?search=i&license=mga&sort=newest`);
  });

  test('waits until the visitor stops typing, unless the visitor selects a licence or an order', async () => {
    renderList();
    await userEvent.type(search(), 'i');
    expect(url()).toBe(PATH);
    await userEvent.click(sortLink('Uusin'));
    expect(url()).toBe(`${PATH}?search=i&sort=newest`);
    await userEvent.type(search(), 'n');
    expect(url()).toBe(`${PATH}?search=i&sort=newest`);
    await chooseLicence('MGA');
    expect(url()).toBe(`${PATH}?search=in&license=mga&sort=newest`);
  });

  test('submitting the form does not reload the page', async () => {
    renderList();
    await type('joki');
    // False: the event's default was prevented.
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    expect(names()).toEqual(['Joki']);
  });
});

describe('licence and order', () => {
  test('each selection adds a history entry', async () => {
    renderList();
    const before = history.length;
    await chooseLicence('Curaçao');
    expect(names()).toEqual(['Kiekka']);
    expect(url()).toBe(`${PATH}?license=curacao`);
    await chooseLicence('Kaikki lisenssit');
    expect(names()).toHaveLength(4);
    expect(url()).toBe(PATH);
    expect(history.length).toBe(before + 2);
  });

  test.each([
    ['Arvosana', ['Winz', 'Joki', 'Slot Mafia', 'Kiekka'], ''],
    ['Netto', ['Slot Mafia', 'Kiekka', 'Joki', 'Winz'], '?sort=net'],
    ['Uusin', ['Kiekka', 'Joki', 'Slot Mafia', 'Winz'], '?sort=newest'],
  ])('sorts by %s', async (name, expected, query) => {
    renderList();
    await userEvent.click(sortLink('Uusin'));
    await userEvent.click(sortLink(name));
    expect(names()).toEqual(expected);
    expect(location.search).toBe(query);
    expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([
      name,
    ]);
    expect(document.querySelector<HTMLInputElement>('[name=sort]')?.value).toBe(
      new URLSearchParams(query).get('sort') ?? 'rating',
    );
  });

  test('equal ratings keep the order of the list, even after sorting by another value', async () => {
    const rows = [row({ casino: 'a', name: 'A', net: 1_00 }), row({ casino: 'b', name: 'B', net: 2_00 })];
    render(<ReviewList {...toProps({ sort: 'net' }, 'fi', rows)} />);
    expect(names()).toEqual(['B', 'A']);
    await userEvent.click(sortLink('Arvosana'));
    expect(names()).toEqual(['A', 'B']);
  });

  test('the links contain the current filter', async () => {
    renderList();
    await type('joki');
    expect(sortLink('Netto').getAttribute('href')).toBe(`${PATH}?search=joki&sort=net`);
    expect(sortLink('Arvosana').getAttribute('href')).toBe(`${PATH}?search=joki`);
  });

  test.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'with the %s key the browser follows the link itself',
    async (key) => {
      renderList();
      const isPrevented = catchClick();
      const user = userEvent.setup();
      await user.keyboard(`{${key}>}`);
      await user.click(sortLink('Netto'));
      expect(isPrevented).toHaveBeenCalledWith(false);
      expect(url()).toBe(PATH);
      expect(names()[0]).toBe('Winz');
    },
  );

  test('without a modifier key the browser does not follow the link', async () => {
    renderList();
    const isPrevented = catchClick();
    await userEvent.click(sortLink('Netto'));
    expect(isPrevented).toHaveBeenCalledWith(true);
  });
});

describe('the history', () => {
  const goTo = (query: string) =>
    act(() => {
      history.replaceState(null, '', PATH + query);
      dispatchEvent(new PopStateEvent('popstate'));
    });

  test('going back restores fields, order and reviews', async () => {
    renderList();
    await type('zzz');
    goTo('?search=sl&license=mga&sort=net');
    expect(search().value).toBe('sl');
    expect(licence().value).toBe('mga');
    expect(names()).toEqual(['Slot Mafia']);
    expect(sortLink('Netto').getAttribute('aria-current')).toBe('true');
    goTo('');
    expect(search().value).toBe('');
    expect(licence().value).toBe('all');
    expect(names()).toHaveLength(4);
    expect(url()).toBe(PATH);
  });
});

test('a change of the filter keeps the visitor’s deposit in the URL', async () => {
  document.documentElement.dataset.referenceDeposit = '100';
  deposit.set(170_00);
  render(<ReviewList {...toProps()} />);
  await userEvent.click(sortLink('Netto'));
  expect(url()).toBe(`${PATH}?sort=net&deposit=170`);
  deposit.set(null);
});

describe('show more', () => {
  const paging = { param: 'more', size: 3, clicks: 0 };
  const more = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Näytä lisää' });

  test('the first rows are shown, with how many there are, and a link to the rest for visitors without scripts', () => {
    const html = renderToString(<ReviewList {...toProps({ sort: 'net' }, 'fi', ROWS, paging)} />);
    expect(html.match(/<tr/g)).toHaveLength(1 + 3);
    expect(html).toContain('Näytetään 3 / 4 arvostelua');
    expect(html).toContain('4 arvostelua');
    expect(html).toContain(`href="${PATH}?sort=net&amp;more=1#more-1"`);
  });

  test('the server renders the longer list, and the first added row has the anchor', () => {
    render(<ReviewList {...toProps({}, 'fi', ROWS, { ...paging, clicks: 1 })} />);
    expect(names()).toHaveLength(4);
    expect(document.querySelector('#more-1 th')?.textContent).toBe('Kiekka');
    expect(more()).toBeNull();
  });

  test('a click adds rows without a navigation; another order starts again with the first rows', async () => {
    render(<ReviewList {...toProps({}, 'fi', ROWS, paging)} />);
    expect(names()).toEqual(['Winz', 'Joki', 'Slot Mafia']);
    const isPrevented = catchClick();
    await userEvent.click(more() as HTMLAnchorElement);
    expect(isPrevented).toHaveBeenCalledWith(true);
    expect(names()).toEqual(['Winz', 'Joki', 'Slot Mafia', 'Kiekka']);
    expect(url()).toBe(PATH);
    await userEvent.click(sortLink('Netto'));
    expect(names()).toEqual(['Slot Mafia', 'Kiekka', 'Joki']);
    expect(more()?.getAttribute('href')).toBe(`${PATH}?sort=net&more=1#more-1`);
  });
});

describe('no results', () => {
  test('a message replaces the table; the link clears the filter and focuses the search', async () => {
    history.replaceState(null, '', `${PATH}?search=zzzz&license=mga&sort=newest`);
    renderList({ search: 'zzzz', license: 'mga', sort: 'newest' });
    expect(screen.getByRole('heading', { name: 'Ei tuloksia' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(count()).toBe('0 arvostelua');
    const clear = screen.getByRole('link', { name: 'Tyhjennä' });
    expect(clear.getAttribute('href')).toBe(PATH);
    await userEvent.click(clear);
    expect(names()).toEqual(['Winz', 'Joki', 'Slot Mafia', 'Kiekka']);
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('');
    expect(licence().value).toBe('all');
    expect(url()).toBe(PATH);
  });

  test('a market without reviews shows the same message', () => {
    render(<ReviewList {...toProps({}, 'fi', [])} />);
    expect(screen.getByRole('heading', { name: 'Ei tuloksia' })).toBeTruthy();
  });
});

test('values entered before hydration are kept and applied', () => {
  const list = <ReviewList {...toProps({ sort: 'net' })} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  history.replaceState(null, '', `${PATH}?sort=net`);
  search().value = 'i';
  licence().value = 'mga';
  const errors = vi.spyOn(console, 'error');
  const before = history.length;
  render(list, { container, hydrate: true });
  expect(search().value).toBe('i');
  expect(licence().value).toBe('mga');
  expect(names()).toEqual(['Slot Mafia', 'Joki', 'Winz']);
  expect(url()).toBe(`${PATH}?search=i&license=mga&sort=net`);
  expect(history.length).toBe(before + 1);
  expect(errors).not.toHaveBeenCalled();
});

describe.each(MARKETS)('in %s', (market) => {
  const messages = getReviewsMessages(market);
  const offerMessages = getOfferMessages(market);

  test('controls and columns are in the language of the market', () => {
    document.documentElement.lang = market;
    render(<ReviewList {...toProps({}, market)} />);
    expect(screen.getByRole('form', { name: messages.filterForm })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: offerMessages.search })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: offerMessages.license })).toBeTruthy();
    expect(screen.getByRole('option', { name: messages.allLicences })).toBeTruthy();
    expect(screen.getByRole('table', { name: offerMessages.allReviews })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: offerMessages.sort })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      offerMessages.sort_rating,
      offerMessages.sort_net,
      messages.newest,
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      messages.casino,
      messages.verdict,
      offerMessages.license,
      offerMessages.rating,
      offerMessages.net,
      offerMessages.checked,
    ]);
  });

  test.each([
    ['', { fi: '4 arvostelua', se: '4 recensioner', no: '4 anmeldelser', dk: '4 anmeldelser' }],
    ['joki', { fi: '1 arvostelu', se: '1 recension', no: '1 anmeldelse', dk: '1 anmeldelse' }],
  ])('the number of reviews for the search "%s" is formatted', (text, expected) => {
    render(<ReviewList {...toProps({ search: text }, market)} />);
    expect(count()).toBe(expected[market]);
  });
});
