import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type PlainReview, toReview } from '../../../../../content/plain-texts.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getCompareMessages, getReviewMessages } from '../../i18n/pages.ts';
import { NetCell } from '../../offer-ui/net-cell.tsx';
import { toOffer } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestCasinos } from '../../test-offers.ts';
import type { Column, CompareContext } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { countSameRows } from './rows.tsx';
import { formatSummary } from './summary.tsx';

// The DOM's URL class cannot list a folder, as the module of the sample reviews does.
const REVIEW_FILES = import.meta.glob<{ review: PlainReview }>('../../../../../content/*/reviews/*.ts', {
  eager: true,
});
const listReviews = (market: Market) =>
  Object.entries(REVIEW_FILES).flatMap(([path, { review }]) =>
    path.includes(`/content/${market}/`) ? [toReview(review)] : [],
  );

const buildContext = (market: Market): CompareContext => ({
  market,
  deposit: referenceDeposit(market),
  messages: getCompareMessages(market),
  offerMessages: getOfferMessages(market),
  reviewMessages: getReviewMessages(market),
});

function buildColumn(casino: ListedCasino, market: Market): Column {
  const offer = toOffer(casino, market, true);
  return {
    casino,
    review: listReviews(market).find((review) => review.casino === casino.casino) ?? null,
    reviewHref: `/${casino.casino}`,
    tile: null,
    rating: null,
    claim: <a href={`/go/${casino.casino}`}>claim</a>,
    renderNet: (label) => (
      <NetCell context={buildTestContext(market)} offer={offer}>
        {label}
      </NetCell>
    ),
  };
}

const findColumns = (market: Market, ...slugs: string[]) =>
  slugs.map((slug) =>
    buildColumn(listTestCasinos(market).find(({ casino }) => casino === slug) as ListedCasino, market),
  );

function renderTable(columns: Column[], market: Market = 'fi') {
  const context = buildContext(market);
  return render(
    <CompareTable columns={columns} context={context}>
      {columns.map((column) => (
        <ColumnHead column={column} context={context} key={column.casino.casino} />
      ))}
    </CompareTable>,
  );
}

const getRow = (name: RegExp | string) =>
  screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement;
const hasClass = (row: Element, name: string) => row.classList.contains(name);
const getTexts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the table', () => {
  test.each(MARKETS)('in %s its roles are explicit, because phones show it as a grid', (market) => {
    renderTable(findColumns(market, 'winz-casino', 'casinoist'), market);
    const table = screen.getByRole('table', { name: getCompareMessages(market).tableLabel });
    for (const [selector, role] of [
      ['thead, tbody', 'rowgroup'],
      ['tr', 'row'],
      ['th[scope=col]', 'columnheader'],
      ['tbody th', 'rowheader'],
      ['td', 'cell'],
    ] as const) {
      const elements = [...table.querySelectorAll(selector)];
      expect(elements.length).toBeGreaterThan(0);
      for (const element of elements) expect(element.getAttribute('role')).toBe(role);
    }
    // The same number of cells in every row, so that a value keeps its column header.
    for (const row of table.querySelectorAll('tr:not(.compare-group)')) expect(row.children).toHaveLength(3);
  });

  test('a column head shows the net, and screen readers read only the name', () => {
    renderTable(findColumns('fi', 'winz-casino', 'casinoist'));
    const head = screen.getByRole('columnheader', { name: 'Casinoist' });
    const net = head.querySelector('.compare-head-net .num');
    expect(net?.textContent).toBe('−84\u00a0€');
    expect(net?.className).toContain('is-minus');
  });

  test('a range of hours or days stays on one line', () => {
    renderTable(findColumns('fi', 'rizzio-casino', 'casinoist'));
    const texts = [...getTexts(getRow('Asiakaspalvelu')), ...getTexts(getRow('Kotiutusaika'))];
    expect(texts.join()).toMatch(/klo\u00a08–\u206024/);
    expect(texts.join()).toMatch(/1–\u20603/);
    expect(texts.join()).not.toMatch(/\d–\d/);
  });

  test('a column head says if there is no net', () => {
    const market = 'fi';
    const [casino] = listTestCasinos(market);
    renderTable([buildColumn({ ...(casino as ListedCasino), terms: undefined }, market)]);
    expect(document.querySelector('.compare-head-net .compare-head-none')?.textContent).toBe('Ei laskettu');
  });

  test('the number of game studios that a review names is not a row', () => {
    renderTable(findColumns('fi', 'winz-casino', 'casinoist'));
    expect(screen.queryByRole('rowheader', { name: /valmistaj/ })).toBeNull();
  });

  test('the casino that pays fastest is marked with a word', () => {
    renderTable(findColumns('fi', 'rizzio-casino', 'aitta-casino'));
    const [fastest, other] = getTexts(getRow(getReviewMessages('fi').withdrawalTime));
    expect(fastest).toContain('Paras');
    expect(other).not.toContain('Paras');
  });
});

describe('rows in which all casinos are equal', () => {
  test('are marked, and the count matches', () => {
    const columns = findColumns('fi', 'rizzio-casino', 'casinoist');
    const { container } = renderTable(columns);
    const same = [...container.querySelectorAll('tr.is-same')];
    expect(same.length).toBeGreaterThan(1);
    expect(countSameRows(columns, buildContext('fi'))).toBe(same.length);
    // These two advertise the same bonus.
    expect(hasClass(getRow('Bonus'), 'is-same')).toBe(true);
    for (const row of same) {
      const [first, ...others] = [...row.querySelectorAll('td')].map(
        (cell) =>
          cell.querySelector('div:only-of-type')?.textContent?.toLowerCase() ??
          cell.textContent?.toLowerCase(),
      );
      for (const other of others) expect(other).toBe(first);
    }
  });

  test('never include the net, the links to the casinos and the links to the reviews', () => {
    const [column] = findColumns('fi', 'casinoist');
    const casino = { ...(column as Column).casino, casino: 'other', name: 'Other' };
    const { container } = renderTable([column as Column, { ...(column as Column), casino }]);
    expect(hasClass(getRow(/^Netto/), 'is-same')).toBe(false);
    expect(hasClass(getRow('Arvostelu'), 'is-same')).toBe(false);
    expect(container.querySelector('.compare-claim.is-same')).toBeNull();
    // The editorial group keeps the links to the reviews, so its heading stays too.
    expect([...container.querySelectorAll('tbody')].map((group) => hasClass(group, 'is-same'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('do not exist in a comparison of one casino', () => {
    const columns = findColumns('fi', 'casinoist');
    const { container } = renderTable(columns);
    expect(container.querySelector('.is-same')).toBeNull();
    expect(countSameRows(columns, buildContext('fi'))).toBe(0);
  });
});

describe('on a phone', () => {
  test('short values stay in columns; long ones become one line per casino, with its name', () => {
    renderTable(findColumns('fi', 'winz-casino', 'rizzio-casino', 'casinoist', '247-bet'));
    expect(hasClass(getRow(getOfferMessages('fi').minDeposit), 'compare-lines')).toBe(false);
    expect(hasClass(getRow(/^Netto/), 'compare-lines')).toBe(false);
    const verdict = getRow('Lyhyesti');
    expect(hasClass(verdict, 'compare-lines')).toBe(true);
    const names = [...verdict.querySelectorAll('.compare-line-name')];
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Winz Casino',
      'Rizzio Casino',
      'Casinoist',
      '247 Bet',
    ]);
    // Screen readers read the name as the header of the column.
    for (const name of names) expect(name.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the summary', () => {
  interface CasinoFacts {
    times: number | null;
    rating: number;
    time?: string;
    market?: Market;
  }
  const [review] = listReviews('fi');
  /** The market of the casinos that were built last. */
  let language: Market = 'fi';

  /** A bonus of 100 € whose net is 100 € − 4 € per multiplier. */
  function buildCasino(name: string, { times, rating, time, market = 'fi' }: CasinoFacts): Column {
    language = market;
    const [base] = listTestCasinos(market);
    const terms = offerTermsSchema.parse({
      kind: 'match',
      currency: MARKET_FACTS[market].currency,
      matchPercent: 100,
      ...(times === null ? { undisclosed: ['wagerTimes'] } : { wagerTimes: times }),
    });
    const payments = {
      deposits: [],
      processingTime: '',
      withdrawals: [{ method: 'Bank', minimum: 1, time }],
    };
    return {
      ...buildColumn({ ...(base as ListedCasino), name, rating, terms }, market),
      review: time ? ({ ...review, paymentMethods: payments } as Column['review']) : null,
    };
  }
  const summarise = (...columns: Column[]) =>
    formatSummary(columns, buildContext(language))
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\d+\/10/g, 'N/10');

  test('names a casino with several advantages once', () => {
    expect(
      summarise(
        buildCasino('A', { times: 0, rating: 9, time: '1 tunti' }),
        buildCasino('B', { times: 15, rating: 8, time: '2 tuntia' }),
      ),
    ).toBe(
      'A (+100 €, ei kierrätystä) jättää nettona eniten, maksaa voitot nopeimmin ja saa parhaan arvosanan.',
    );
  });

  test('contrasts two casinos', () => {
    expect(
      summarise(
        buildCasino('A', { times: 10, rating: 9, time: '3 tuntia' }),
        buildCasino('B', { times: 15, rating: 8, time: '2 tuntia' }),
      ),
    ).toBe('A (+60 €, läpi N/10) jättää nettona eniten ja saa parhaan arvosanan, B maksaa voitot nopeimmin.');
  });

  test('lists three casinos', () => {
    expect(
      summarise(
        buildCasino('A', { times: 10, rating: 8, time: '3 tuntia' }),
        buildCasino('B', { times: 15, rating: 8, time: '2 tuntia' }),
        buildCasino('C', { times: 20, rating: 9, time: '3 tuntia' }),
      ),
    ).toBe(
      'A (+60 €, läpi N/10) jättää nettona eniten, B maksaa voitot nopeimmin ja C saa parhaan arvosanan.',
    );
  });

  test('has a plural for ties, and does not mention what is equal everywhere', () => {
    expect(
      summarise(
        buildCasino('A', { times: 10, rating: 8, time: '1 tunti' }),
        buildCasino('B', { times: 10, rating: 8, time: '1 tunti' }),
        buildCasino('C', { times: 20, rating: 8, time: '1 tunti' }),
      ),
    ).toBe('A (+60 €, läpi N/10) ja B (+60 €, läpi N/10) jättävät nettona eniten.');
  });

  test('says so if no bonus has a positive net', () => {
    expect(
      summarise(buildCasino('A', { times: 40, rating: 8 }), buildCasino('B', { times: 30, rating: 8 })),
    ).toBe('Yksikään bonus ei jää plussalle: B (−20 €, läpi N/10) vie vähiten.');
    expect(
      summarise(buildCasino('A', { times: 40, rating: 8 }), buildCasino('B', { times: 25, rating: 8 })),
    ).toBe('Yksikään bonus ei jää plussalle: B (±0 €, läpi N/10) vie vähiten.');
  });

  test('says so if all nets are equal, also if they are negative', () => {
    expect(
      summarise(buildCasino('A', { times: 30, rating: 8 }), buildCasino('B', { times: 30, rating: 9 })),
    ).toBe('Netto on kaikilla sama: A (−20 €, läpi N/10) ja B (−20 €, läpi N/10). B saa parhaan arvosanan.');
  });

  test('claims nothing about a casino with missing terms', () => {
    expect(
      summarise(
        buildCasino('A', { times: 40, rating: 8 }),
        buildCasino('B', { times: 30, rating: 8 }),
        buildCasino('C', { times: null, rating: 8 }),
      ),
    ).toBe('B (−20 €, läpi N/10) vie vähiten. Nettoa ei voi laskea: C.');
    expect(
      summarise(buildCasino('A', { times: 40, rating: 8 }), buildCasino('B', { times: null, rating: 9 })),
    ).toBe('Nettoja ei voi verrata, koska ehtoja puuttuu. B saa parhaan arvosanan.');
  });

  test('names the fastest only if the payouts of all casinos are known', () => {
    expect(
      summarise(
        buildCasino('A', { times: 10, rating: 8, time: '1 tunti' }),
        buildCasino('B', { times: 15, rating: 8, time: '2 tuntia' }),
        buildCasino('C', { times: 20, rating: 8 }),
      ),
    ).toBe('A (+60 €, läpi N/10) jättää nettona eniten.');
  });

  test.each([
    [
      'fi',
      'A (+100 €, ei kierrätystä) jättää nettona eniten ja saa parhaan arvosanan, B maksaa voitot nopeimmin.',
      'Yksikään bonus ei jää plussalle: B (−20 €, läpi N/10) vie vähiten.',
    ],
    [
      'se',
      'A (+1 000 kr, utan omsättning) ger mest netto och har högst betyg, medan B betalar ut snabbast.',
      'Ingen av bonusarna går plus: B (−200 kr, i mål N/10) kostar minst.',
    ],
    [
      'no',
      'A (+1 000 kr, uten omsetning) gir mest netto og har høyest karakter, mens B betaler ut raskest.',
      'Ingen av bonusene går i pluss: B (−200 kr, i mål N/10) koster minst.',
    ],
    [
      'dk',
      'A (+500 kr., uden gennemspil) giver mest netto og har den højeste karakter, mens B udbetaler hurtigst.',
      'Ingen af bonusserne ender i plus: B (−100 kr., i mål N/10) koster mindst.',
    ],
  ] as const)('in %s it is a natural sentence', (market, positive, negative) => {
    expect(
      summarise(
        buildCasino('A', { times: 0, rating: 9, time: '2 timer', market }),
        buildCasino('B', { times: 15, rating: 8, time: '1 timer', market }),
      ),
    ).toBe(positive);
    expect(
      summarise(
        buildCasino('A', { times: 40, rating: 8, market }),
        buildCasino('B', { times: 30, rating: 8, market }),
      ),
    ).toBe(negative);
  });
});
