import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import type { SatoriNode } from 'satori';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listSampleCasinos } from '../../../../../content/sample-catalogue.ts';
import { offerMessagesOf } from '../../i18n/offers.ts';
import { CategoryImage } from './category-image.tsx';
import { drawImage, layOut } from './draw-image.ts';
import { ReviewImage } from './review-image.tsx';
import { SiteImage } from './site-image.tsx';

const LARGEST_BYTES = 100_000;
const MARGIN = 64;
const HEAD_BOTTOM = 88;
const SUM_TOP = 360;

const FIGURES = {
  count: 41,
  inPlus: 27,
  inMinus: 13,
  medianWagering: 20,
  medianNet: 22_00,
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

/** satori reports a number in the markup as a number. */
const toPlain = (text: string | number) => String(text).replaceAll('\u00a0', ' ');

async function readTexts(markup: ReactNode): Promise<string[]> {
  const nodes = await listNodes(markup);
  return nodes.flatMap(({ textContent }) => (textContent === undefined ? [] : toPlain(textContent)));
}

function getSample(market: Market, slug: string): ListedCasino {
  const casino = listSampleCasinos(market).find((listed) => listed.casino === slug);
  if (!casino) throw new Error(`${slug} is not in the sample content of ${market}`);
  return casino;
}

const review = (market: Market, slug: string, changes: Partial<ListedCasino> = {}) => (
  <ReviewImage casino={{ ...getSample(market, slug), ...changes }} isReviewed market={market} />
);

/** The casinos of a market that are hardest to fit: long names, long headlines, and each kind of net figure. */
function listHardest(market: Market): ListedCasino[] {
  const casinos = listSampleCasinos(market);
  const longest = (key: 'name' | 'bonus') =>
    casinos.toSorted((a, b) => b[key].length - a[key].length).slice(0, 2);
  const states = Map.groupBy(casinos, ({ terms }) => getNetValue(terms, referenceDeposit(market)).state);
  return [...longest('name'), ...longest('bonus'), ...[...states.values()].flatMap(([first]) => first ?? [])];
}

describe('a review picture', () => {
  test('shows the casino, its rating, its bonus, a loss as large as a gain, and how many get there', async () => {
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
      offerMessagesOf('fi').gross,
      '210 €',
      'Kierrätys',
      '−294 €',
    ]);
    const sizeOf = async (slug: string, figure: string) =>
      (await listNodes(review('fi', slug))).find(({ textContent = '' }) => toPlain(textContent) === figure)
        ?.height;
    expect(await sizeOf('casinoist', '−84 €')).toBe(await sizeOf('rizzio-casino', '+84 €'));
  });

  test('says that there is no figure, and for want of what', async () => {
    const texts = await readTexts(review('dk', 'tundra-bet'));
    expect(texts).toEqual(expect.arrayContaining(['Ikke beregnet', 'For få vilkår er kendt']));
    expect(texts).toContain('Casinoet oplyser ikke: gennemspilskrav');
    expect(texts.join()).not.toMatch(/[+−±]\d/);
  });

  test('says what a non-sticky bonus does not take', async () => {
    const texts = await readTexts(review('dk', 'tangloppe-bet'));
    expect(texts).toEqual(expect.arrayContaining(['±0 kr.', 'Non-sticky: egne penge bliver ikke brugt']));
  });

  test('says that nothing is wagered only where nothing is', async () => {
    expect(await readTexts(review('fi', 'winz-casino'))).toContain('Ei kierrätystä');
    const little = await readTexts(review('fi', 'kiulu-casino'));
    expect(little).not.toContain('Ei kierrätystä');
    expect(little).toEqual(expect.arrayContaining(['Kierrätys', '0 €']));
  });

  test('distinguishes facts from a review', async () => {
    const casino = getSample('se', 'casinoist');
    const badge = 'FAKTABLAD';
    expect(await readTexts(<ReviewImage casino={casino} isReviewed={false} market="se" />)).toContain(badge);
    expect(await readTexts(<ReviewImage casino={casino} isReviewed market="se" />)).not.toContain(badge);
  });

  test.each(MARKETS)('has room for the hardest of %s, each name and headline on one line', async (market) => {
    for (const casino of listHardest(market)) {
      const nodes = await listNodes(<ReviewImage casino={casino} isReviewed={false} market={market} />);
      expectWithin(nodes);
      const [name, headline] = nodes.filter(({ top, left }) => left === 296 && top > HEAD_BOTTOM).slice(1);
      expect(name?.textContent).toBe(casino.name);
      expect(name?.height).toBeLessThan(110);
      expect(headline?.height).toBeLessThan(60);
    }
  });

  test('has room for names, headlines and sums that are longer than any of now', async () => {
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

describe('a category picture', () => {
  test('shows the heading, how many casinos there are, and what half of them leave at least', async () => {
    const texts = await readTexts(<CategoryImage figures={FIGURES} heading="Pikakasinot" market="fi" />);
    expect(texts).toEqual([
      '18+',
      'Pikakasinot',
      'Kasinoita',
      '41',
      'Plussalla',
      '27',
      '+22 €',
      'Mediaaninetto. Laskettu 100 € talletuksella.',
      '−100 €',
      '0',
      '+100 €',
    ]);
  });

  test('says that there is no figure where no terms are known', async () => {
    const figures = { ...FIGURES, count: 0, inPlus: 0, medianNet: null, nets: [] };
    const texts = await readTexts(<CategoryImage figures={figures} heading="Gratisspinn" market="no" />);
    expect(texts).toEqual(['18+', 'Gratisspinn', 'Casinoer', '0', 'Ikke beregnet', 'Mediannetto']);
  });

  test.each([
    ['fi', 'Bonukset ilman talletusta'],
    ['se', 'Casinon med estnisk licens'],
    ['no', 'Casinoer med estisk lisens'],
    ['dk', 'Bonusser uden indbetaling'],
    ['fi', 'Kierrätysvapaat bonukset uusilta suomalaisilta kasinoilta'],
  ] as const)('has room in %s for %s', async (market, heading) => {
    const figures = { ...FIGURES, medianNet: -referenceDeposit(market) };
    expectWithin(await listNodes(<CategoryImage figures={figures} heading={heading} market={market} />));
  });
});

test.each([
  ['the site', <SiteImage key="site" />],
  ['a review', review('se', 'humleblomster-slots')],
  ['a category', <CategoryImage figures={FIGURES} heading="Snabbcasinon" key="category" market="se" />],
])('the picture of %s has the size that is asked for, and is light', async (_, markup) => {
  const png = await drawImage(markup);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(LARGEST_BYTES);
});

/** No node overlaps another band (head, content, sum) or leaves the picture. */
function expectWithin(nodes: SatoriNode[]) {
  for (const { left, top, width, height, textContent, type } of nodes) {
    if (!textContent && type === 'div') continue;
    expect(left).toBeGreaterThanOrEqual(MARGIN);
    expect(left + width).toBeLessThanOrEqual(1200 - MARGIN);
    const band =
      top < HEAD_BOTTOM ? [0, HEAD_BOTTOM] : top < SUM_TOP ? [HEAD_BOTTOM, SUM_TOP] : [SUM_TOP, 630];
    expect(top).toBeGreaterThanOrEqual(band[0] as number);
    expect(top + height).toBeLessThanOrEqual(band[1] as number);
    // The figure has the left half of the sum, the chart the right half.
    if (top > SUM_TOP && left < 544) expect(left + width).toBeLessThanOrEqual(560);
  }
}
