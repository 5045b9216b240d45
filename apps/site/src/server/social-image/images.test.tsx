import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import type { SatoriNode } from 'satori';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listSampleCasinos } from '../../../../../content/sample-catalogue.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { CategoryImage } from './category-image.tsx';
import { drawImage, layOut } from './draw-image.ts';
import { ReviewImage } from './review-image.tsx';
import { SiteImage } from './site-image.tsx';

const MAX_BYTES = 100_000;
const MARGIN = 64;
const HEADER_BOTTOM = 88;
const PANEL_TOP = 360;

const FIGURES = {
  count: 41,
  positiveCount: 27,
  negativeCount: 13,
  medianWagering: 20,
  medianNet: 22_00,
  isWithoutDeposit: false,
  nets: [-1, -0.4, 0, 0.2, 0.2, 1, 3],
};

async function listNodes(markup: ReactNode): Promise<SatoriNode[]> {
  const nodes: SatoriNode[] = [];
  await layOut(markup, {
    onNodeDetected: (node) => nodes.push(node),
    onStyleError: (error) => {
      throw error;
    },
  });
  return nodes;
}

/** Accepts a number too: satori does not convert numbers in the markup to strings. */
const normaliseText = (text: string | number) => String(text).replaceAll('\u00a0', ' ');

async function readTexts(markup: ReactNode): Promise<string[]> {
  const nodes = await listNodes(markup);
  return nodes.flatMap(({ textContent }) => (textContent === undefined ? [] : normaliseText(textContent)));
}

function getSample(market: Market, slug: string): ListedCasino {
  const casino = listSampleCasinos(market).find((listed) => listed.casino === slug);
  if (!casino) throw new Error(`${slug} is not in the sample content of ${market}`);
  return casino;
}

const review = (market: Market, slug: string, changes: Partial<ListedCasino> = {}) => (
  <ReviewImage casino={{ ...getSample(market, slug), ...changes }} isReviewed market={market} />
);

/** The casinos of a market with the longest names and headlines, and one for each state of the net value. */
function listEdgeCases(market: Market): ListedCasino[] {
  const casinos = listSampleCasinos(market);
  const longest = (key: 'name' | 'bonus') =>
    casinos.toSorted((a, b) => b[key].length - a[key].length).slice(0, 2);
  const states = Map.groupBy(casinos, ({ terms }) => getNetValue(terms, referenceDeposit(market)).state);
  return [...longest('name'), ...longest('bonus'), ...[...states.values()].flatMap(([first]) => first ?? [])];
}

describe('a review image', () => {
  test('shows the casino, its rating, its bonus, how many players complete the wagering, and a loss as large as a gain', async () => {
    expect(await readTexts(review('fi', 'casinoist'))).toEqual([
      '18+',
      'Casinoist',
      '200 % jopa 500 € + 100 ilmaiskierrosta',
      '9,1',
      '/10',
      '−84 €',
      'Netto, kun talletat 100 €',
      'läpi',
      '3/10',
      getOfferMessages('fi').gross,
      '210 €',
      'Kierrätys',
      '−294 €',
    ]);
    const getHeight = async (slug: string, figure: string) =>
      (await listNodes(review('fi', slug))).find(
        ({ textContent = '' }) => normaliseText(textContent) === figure,
      )?.height;
    expect(await getHeight('casinoist', '−84 €')).toBe(await getHeight('rizzio-casino', '+84 €'));
  });

  test('states that the net is not calculated, and which terms are missing', async () => {
    const texts = await readTexts(review('dk', 'tundra-bet'));
    expect(texts).toEqual(expect.arrayContaining(['Ikke beregnet', 'Vi kender for få vilkår']));
    expect(texts).toContain('Casinoet oplyser ikke gennemspilskravet');
    expect(texts.join()).not.toMatch(/[+−±]\d/);
  });

  test('states that a non-sticky bonus does not use the player’s own money', async () => {
    const texts = await readTexts(review('dk', 'tangloppe-bet'));
    expect(texts).toEqual(expect.arrayContaining(['±0 kr.', 'Binder ikke dine egne penge']));
  });

  test('shows “no wagering” only for a wager-free bonus', async () => {
    expect(await readTexts(review('fi', 'winz-casino'))).toContain('Ei kierrätystä');
    // The wagering of one spin costs less than half a euro, which rounds to zero.
    const terms = {
      kind: 'free-spins-only',
      currency: 'EUR',
      undisclosed: [],
      freeSpins: { count: 1, spinValue: 100, wagerTimes: 10 },
    } as const;
    const lowWagering = await readTexts(review('fi', 'casinoist', { terms: { ...terms, undisclosed: [] } }));
    expect(lowWagering).not.toContain('Ei kierrätystä');
    expect(lowWagering).toEqual(expect.arrayContaining(['Kierrätys', '0 €']));
  });

  test('shows what cashback pays back, and no net', async () => {
    const texts = await readTexts(review('fi', 'kiulu-casino'));
    expect(texts.slice(-2)).toEqual(['12 € takaisin', 'jos häviät 100 €']);
    expect(texts.join()).not.toMatch(/[+−±]\d|Netto|\d\/10/);
  });

  test('distinguishes facts from a review', async () => {
    const casino = getSample('se', 'casinoist');
    const badge = 'FAKTABLAD';
    expect(await readTexts(<ReviewImage casino={casino} isReviewed={false} market="se" />)).toContain(badge);
    expect(await readTexts(<ReviewImage casino={casino} isReviewed market="se" />)).not.toContain(badge);
  });

  test.each(MARKETS)(
    'fits the longest texts in %s, with each name and headline on one line',
    async (market) => {
      for (const casino of listEdgeCases(market)) {
        const nodes = await listNodes(<ReviewImage casino={casino} isReviewed={false} market={market} />);
        expectWithin(nodes);
        const [name, headline] = nodes
          .filter(({ top, left }) => left === 296 && top > HEADER_BOTTOM)
          .slice(1);
        expect(name?.textContent).toBe(casino.name);
        expect(name?.height).toBeLessThan(110);
        expect(headline?.height).toBeLessThan(60);
      }
    },
  );

  test('fits names, headlines and amounts that are longer than any in the sample content', async () => {
    const terms = { ...getSample('se', 'rizzio-casino').terms, matchPercent: 9_000, maxBonus: undefined };
    const nodes = await listNodes(
      review('se', 'crab-slots', {
        name: 'Rajattoman Revontulen Kultainen Kasino ja Klubi',
        bonus: '250 % upp till 20 000 kr + 300 gratissnurr + 20 % cashback varje vecka hela året om',
        terms: terms as ListedCasino['terms'],
      }),
    );
    expectWithin(nodes);
  });
});

describe('a category image', () => {
  test('shows the heading, the number of casinos, and the median net', async () => {
    const texts = await readTexts(<CategoryImage figures={FIGURES} heading="Pikakasinot" market="fi" />);
    expect(texts).toEqual([
      '18+',
      'Pikakasinot',
      'Kasinoita',
      '41',
      'Netto plussalla',
      '27',
      '+22 €',
      'Keskimmäinen netto. Laskettu 100 €:n talletuksella.',
      '−100 €',
      '0',
      '+100 €',
    ]);
  });

  test('states that the net is not calculated if no terms are known', async () => {
    const figures = { ...FIGURES, count: 0, positiveCount: 0, medianNet: null, nets: [] };
    const texts = await readTexts(<CategoryImage figures={figures} heading="Gratisspinn" market="no" />);
    expect(texts).toEqual(['18+', 'Gratisspinn', 'Casinoer', '0', 'Ikke beregnet', 'Midterste netto']);
  });

  test.each([
    ['fi', 'Bonukset ilman talletusta'],
    ['se', 'Casinon med estnisk licens'],
    ['no', 'Casinoer med estisk lisens'],
    ['dk', 'Bonusser uden indbetaling'],
    ['fi', 'Kierrätysvapaat bonukset uusilta suomalaisilta kasinoilta'],
  ] as const)('fits the heading in %s: %s', async (market, heading) => {
    const figures = { ...FIGURES, medianNet: -referenceDeposit(market) };
    expectWithin(await listNodes(<CategoryImage figures={figures} heading={heading} market={market} />));
  });
});

test.each([
  ['the site', <SiteImage key="site" />],
  ['a review', review('se', 'humleblomster-slots')],
  ['a category', <CategoryImage figures={FIGURES} heading="Snabbcasinon" key="category" market="se" />],
])('the image of %s has the recommended size and a small file', async (_, markup) => {
  const png = await drawImage(markup);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(MAX_BYTES);
});

/** Every node stays within the image and within its band: header, content or panel. */
function expectWithin(nodes: SatoriNode[]) {
  for (const { left, top, width, height, textContent, type } of nodes) {
    if (!textContent && type === 'div') continue;
    expect(left).toBeGreaterThanOrEqual(MARGIN);
    expect(left + width).toBeLessThanOrEqual(1200 - MARGIN);
    const band =
      top < HEADER_BOTTOM
        ? [0, HEADER_BOTTOM]
        : top < PANEL_TOP
          ? [HEADER_BOTTOM, PANEL_TOP]
          : [PANEL_TOP, 630];
    expect(top).toBeGreaterThanOrEqual(band[0] as number);
    expect(top + height).toBeLessThanOrEqual(band[1] as number);
    // The figure has the left half of the panel, the chart the right half.
    if (top > PANEL_TOP && left < 544) expect(left + width).toBeLessThanOrEqual(560);
  }
}
