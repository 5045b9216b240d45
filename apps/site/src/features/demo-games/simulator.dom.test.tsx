import { demoGames } from '@nettobonus/content/demo-games';
import {
  DEMO_MOTION,
  DEMO_SESSION,
  type DemoSession,
  getBalance,
  playSpins,
  startSession,
} from '@nettobonus/domain/demo-games/demo-session';
import type { Reel } from '@nettobonus/domain/demo-games/reels';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getDemoMessages } from '../../i18n/games.ts';
import { PayTable } from './pay-table.tsx';
import { Simulator } from './simulator.tsx';
import { getSymbolNames, toSimulatorMessages } from './simulator-messages.ts';

const SEED = 20_251_112;
const PATH = '/fi/demopelit/revontulten-aarre';
const { reel } = demoGames['revontulten-aarre'];

interface Options {
  market?: Market;
  seed?: number | null;
  game?: Reel;
}

function createSimulator({ market = 'fi', seed = SEED, game = reel }: Options = {}) {
  const messages = getDemoMessages(market);
  return (
    <Simulator
      art={<svg id="picture" />}
      colours={{ back: '#0B3A46', mark: '#fffefc' }}
      market={market}
      messages={toSimulatorMessages(messages)}
      path={PATH}
      reel={game}
      seed={seed}
      symbolNames={getSymbolNames(game, messages)}
    >
      <PayTable market={market} messages={messages} reel={game} />
    </Simulator>
  );
}

function renderSimulator(options?: Options) {
  const user = userEvent.setup();
  const { container } = render(createSimulator(options));
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, container, find, press };
}

/** Texts have non-breaking spaces within amounts. */
const readText = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const readFigures = (container: Element) => [...container.querySelectorAll('.session dl dd')].map(readText);
/** `3 530 kr` → 3530 */
const parseNumber = (text: string) =>
  Number(
    text
      .replace(/[^\d,−]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
const readCharts = (container: Element) =>
  [...container.querySelectorAll('.line-chart')].map((chart) =>
    (chart.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' '),
  );

/** Returns the first seed whose session matches after the given number of spins. */
function findSeed(spins: number, isMatch: (session: DemoSession) => boolean): number {
  for (let seed = 1; seed < 100_000; seed++)
    if (isMatch(playSpins(startSession(seed), reel, spins))) return seed;
  throw new Error('No seed gives a matching session');
}

const prefersReducedMotion = vi.fn<() => boolean>();

beforeEach(() => {
  // Most tests are about results, not about the way to them.
  prefersReducedMotion.mockReset().mockReturnValue(true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && prefersReducedMotion(),
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('before the first spin', () => {
  test('the machine, the session and the charts have accessible names, and no spin has been played', () => {
    const { container, find } = renderSimulator();
    expect(screen.getByRole('region', { name: 'Peli' })).toBe(find('.machine'));
    expect(screen.getByRole('region', { name: 'Saldo kierros kierrokselta' })).toBe(find('.session'));
    expect(screen.getByRole('img', { name: 'tähti, kuu, vuori' })).toBe(find('.reels'));
    expect(readFigures(container)).toEqual(['0', '500 €', '–', 'odotusarvo 96,5 %']);
    expect(readCharts(container)).toEqual([
      'Odotusarvon mukaan 500 €:n saldosta on 500 kierroksen jälkeen jäljellä 483 €.',
      'Odotusarvo on 96,5 %. Yhtään kierrosta ei ole vielä pelattu.',
    ]);
    expect(container.querySelectorAll('.chart-line')).toHaveLength(0);
    expect(container.querySelectorAll('.chart-expected')).toHaveLength(2);
    expect(find('.session-summary')).toBeNull();
    expect(screen.getByRole('table', { name: 'Voittotaulu' })).toBeTruthy();
  });

  test('if the URL has no seed, the server renders none: the browser picks a random one on every visit', () => {
    document.body.innerHTML = renderToStaticMarkup(createSimulator({ seed: null }));
    expect(readText(document.querySelector('.spin-result'))).toBe('Panos 1 €. Aloita pyöräyttämällä.');
    expect(readText(document.querySelector('.needs-script'))).toContain('JavaScript');
    expect(readText(document.querySelector('.seed'))).toBe('');
  });
});

describe.each([
  {
    market: 'fi',
    stake: 1,
    start: 'Panos 1 €. Aloita pyöräyttämällä.',
    spin: 'Pyöräytä',
    reset: 'Aloita alusta',
    many: /^Viimeisimmät 100 kierrosta: panostit 100 €, sait takaisin \d+ €$/,
    summary:
      /^500 kierrosta: panostit 500 € ja sait takaisin \d+ €\. Odotusarvo oli 483 €, joten sattuma vei \d+ €\./,
    end: /96,5 prosenttia palautus asettuu: 100 €:n panoksista häviää keskimäärin 3,50 €\.$/,
    chart: /^Saldo on 500 kierroksen jälkeen \d+ €\. Odotusarvon mukaan se olisi 483 €\.$/,
  },
  {
    market: 'se',
    stake: 10,
    start: 'Insats 10 kr. Snurra för att börja.',
    spin: 'Snurra',
    reset: 'Börja om',
    many: /^De senaste 100 snurren: du satsade 1 000 kr och fick tillbaka [\d ]+ kr$/,
    summary:
      /^500 snurr: du satsade 5 000 kr och fick tillbaka [\d ]+ kr\. Förväntat var 4 825 kr, så slumpen tog/,
    end: /närmare 96,5 procent hamnar återbetalningen: 1 000 kr i insatser kostar i snitt 35 kr\.$/,
    chart: /^Efter 500 snurr är saldot [\d ]+ kr\. Det förväntade saldot är 4 825 kr\.$/,
  },
  {
    market: 'no',
    stake: 10,
    start: 'Innsats 10 kr. Begynn med et spinn.',
    spin: 'Spinn',
    reset: 'Start på nytt',
    many: /^De siste 100 spinnene: Du satset 1 000 kr og fikk tilbake [\d ]+ kr$/,
    summary:
      /^500 spinn: Du satset 5 000 kr og fikk tilbake [\d ]+ kr\. Forventet var 4 825 kr, så tilfeldighetene tok/,
    end: /nærmere 96,5 prosent kommer tilbakebetalingen: 1 000 kr i innsats koster i gjennomsnitt 35 kr\.$/,
    chart: /^Etter 500 spinn er saldoen [\d ]+ kr\. Forventet saldo er 4 825 kr\.$/,
  },
  {
    market: 'dk',
    stake: 5,
    start: 'Hvert spin koster 5 kr. i legepenge. Begynd med et spin.',
    spin: 'Spin',
    reset: 'Start forfra',
    many: /^De seneste 100 spins: Du satsede 500 kr\. og fik [\d ]+ kr\. tilbage$/,
    summary:
      /^500 spins: Du satsede 2\.500 kr\. og fik [\d.]+ kr\. tilbage\. Med spillets tilbagebetaling var 2\.413 kr\. at vente\. Uheld kostede/,
    end: /Hver gang du har satset 500 kr\., koster det i længden 17,50 kr\.$/,
    chart:
      /^Efter 500 spins er saldoen [\d.]+ kr\., mens 2\.413 kr\. var at vente med spillets tilbagebetaling\.$/,
  },
] as const)('in $market', ({ market, stake, start, spin, reset, many, summary, end, chart }) => {
  test('500 spins are played in batches of 100, and summarised in a sentence', async () => {
    const { container, find, press } = renderSimulator({ market });
    const result = find('.spin-result');
    expect(result.getAttribute('aria-live')).toBe('polite');
    expect(readText(result)).toBe(start);
    for (let hundreds = 1; hundreds <= 5; hundreds++) {
      expect(find('.session-summary')).toBeNull();
      await press(`${spin} 100×`);
      expect(readText(result)).toMatch(many);
      const session = playSpins(startSession(SEED), reel, 100 * hundreds);
      const [spins, balance, returned] = readFigures(container).map(parseNumber);
      expect(spins).toBe(100 * hundreds);
      expect(balance).toBe(getBalance(session) * stake);
      expect(returned).toBeCloseTo((100 * session.returned) / session.spins, 0);
    }
    expect(readText(find('.session-summary'))).toMatch(summary);
    expect(readText(find('.session-summary'))).toMatch(end);
    expect(readCharts(container)[0]).toMatch(chart);
    expect(container.querySelectorAll('.chart-line')).toHaveLength(2);
    await press(reset);
    expect(readText(result)).toBe(start);
    expect(readFigures(container)[0]).toBe('0');
    expect(find('.session-summary')).toBeNull();
  });
});

describe('a single spin', () => {
  test('shows the symbols, the win and the new balance', async () => {
    const seed = findSeed(1, ({ last }) => last?.payout === 15);
    const { container, find, press } = renderSimulator({ seed });
    await press('Pyöräytä');
    expect(readText(find('.spin-result'))).toBe('Viimeisin kierros: voitto 15 €');
    expect(screen.getByRole('img', { name: 'vuori, vuori, vuori' })).toBeTruthy();
    expect(readFigures(container)).toEqual(['1', '514 €', '1500,0 %', 'odotusarvo 96,5 %']);
  });

  test('reports that there was no win', async () => {
    const seed = findSeed(1, ({ last }) => last?.payout === 0);
    const { container, find, press } = renderSimulator({ seed });
    await press('Pyöräytä');
    expect(readText(find('.spin-result'))).toBe('Viimeisin kierros: ei voittoa');
    expect(readFigures(container)[1]).toBe('499 €');
  });

  test('replaces the symbol elements, even if the symbols are the same, so that the reels spin', async () => {
    const { find, press } = renderSimulator();
    const before = [...find('.reels').children];
    await press('Pyöräytä');
    const after = [...find('.reels').children];
    expect(after).toHaveLength(3);
    for (const symbol of after) expect(before).not.toContain(symbol);
  });
});

describe('with motion', () => {
  beforeEach(() => {
    prefersReducedMotion.mockReturnValue(false);
    vi.useFakeTimers();
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const balanceAfter = (spins: number) => `${getBalance(playSpins(startSession(SEED), reel, spins))} €`;
  const countStops = (container: Element) =>
    [...container.querySelectorAll('.strip')].map((strip) => strip.querySelectorAll('.symbol').length);

  test('the reels turn for half a second under the picture of the game, and then the result is announced', () => {
    const { container, find } = renderSimulator();
    expect(find('.machine-stage').querySelector('#picture')).not.toBeNull();
    expect(find('.machine-stage').style.getPropertyValue('--reel-back')).toBe('#0B3A46');
    const before = find('.reels').getAttribute('aria-label');
    press('Pyöräytä');
    expect(find('.reels').classList).toContain('is-spin');
    expect(countStops(container)).toEqual([8, 10, 12]);
    wait(DEMO_MOTION.spinMs - 1);
    expect(readText(find('.spin-result'))).toBe('');
    expect(readFigures(container)[0]).toBe('0');
    expect(find('.reels').getAttribute('aria-label')).toBe(before);
    wait(1);
    expect(readText(find('.spin-result'))).toMatch(/^Viimeisin kierros: /);
    expect(readFigures(container).slice(0, 2)).toEqual(['1', balanceAfter(1)]);
    expect(find('.reels').className).toBe('reels');
    expect(countStops(container)).toEqual([1, 1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('two losses in a row are announced twice', () => {
    const seed = findSeed(2, ({ returned }) => returned === 0);
    const { find } = renderSimulator({ seed });
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(readText(find('.spin-result'))));
    observer.observe(find('.spin-result'), { characterData: true, childList: true, subtree: true });
    for (let turn = 0; turn < 2; turn++) {
      press('Pyöräytä');
      texts.push(readText(find('.spin-result')));
      wait(DEMO_MOTION.spinMs);
      texts.push(readText(find('.spin-result')));
    }
    observer.disconnect();
    expect(texts.filter((text, index) => text !== texts[index - 1])).toEqual([
      '',
      'Viimeisin kierros: ei voittoa',
      '',
      'Viimeisin kierros: ei voittoa',
    ]);
  });

  test('100 spins take two seconds, and the balance line grows meanwhile', () => {
    const { container, find } = renderSimulator();
    const countPoints = () => (find('.chart-line')?.getAttribute('d')?.match(/L/g) ?? []).length;
    press('Pyöräytä 100×');
    expect(find('.reels').classList).toContain('is-batch');
    wait(DEMO_MOTION.batchMs / 2);
    expect(readFigures(container).slice(0, 2)).toEqual(['50', balanceAfter(50)]);
    expect(countPoints()).toBe(50);
    // Steps are not announced, only the result.
    expect(readText(find('.spin-result'))).toBe('');
    wait(DEMO_MOTION.batchMs / 2);
    expect(readFigures(container).slice(0, 2)).toEqual(['100', balanceAfter(100)]);
    expect(countPoints()).toBe(100);
    expect(readText(find('.spin-result'))).toMatch(/^Viimeisimmät 100 kierrosta: panostit 100 €/);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a press while the reels turn ends that turn and starts the next: no press is lost', () => {
    const { container } = renderSimulator();
    press('Pyöräytä 100×');
    wait(DEMO_MOTION.frameMs);
    press('Pyöräytä');
    press('Pyöräytä');
    press('Pyöräytä 100×');
    wait(DEMO_MOTION.batchMs);
    expect(readFigures(container).slice(0, 2)).toEqual(['202', balanceAfter(202)]);
  });

  test('a restart stops the reels', () => {
    const { container, find } = renderSimulator();
    press('Pyöräytä 100×');
    wait(DEMO_MOTION.batchMs / 2);
    press('Aloita alusta');
    wait(DEMO_MOTION.batchMs);
    expect(readFigures(container)[0]).toBe('0');
    expect(find('.reels').className).toBe('reels');
  });

  test('nothing runs on after the page is left', () => {
    const { unmount } = render(createSimulator());
    press('Pyöräytä 100×');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the summary', () => {
  const isDone = (session: DemoSession) => session.spins === DEMO_SESSION.summarySpins;

  test.each([
    ['a gain', (returned: number) => returned === 500, 'joten sattuma antoi 17 €.'],
    ['a loss', (returned: number) => returned === 450, 'joten sattuma vei 33 €.'],
    [
      'neither a gain nor a loss',
      (returned: number) => returned === 483,
      'joten sattuma ei vienyt eikä antanut mitään.',
    ],
  ])('states %s due to chance', async (_, isMatch, expected) => {
    const seed = findSeed(500, (session) => isDone(session) && isMatch(session.returned));
    const { find, press } = renderSimulator({ seed });
    for (let hundreds = 0; hundreds < 5; hundreds++) await press('Pyöräytä 100×');
    expect(readText(find('.session-summary'))).toContain(`Odotusarvo oli 483 €, ${expected}`);
  });
});

test('when the play money runs out, a message appears, and only a restart continues the game', async () => {
  const game = demoGames.kultasuoni.reel;
  const { container, find, press } = renderSimulator({ game, seed: 30 });
  const buttons = ['Pyöräytä', 'Pyöräytä 100×'].map((name) => screen.getByRole('button', { name }));
  const listDisabled = () => buttons.map((button) => button.getAttribute('aria-disabled'));
  for (let hundreds = 0; hundreds < 12; hundreds++) await press('Pyöräytä 100×');
  expect(readText(find('.spin-result'))).toBe(
    'Leikkiraha loppui 1 120 kierroksen jälkeen. Pelin voi aloittaa alusta.',
  );
  expect(readFigures(container).slice(0, 2)).toEqual(['1 120', '0 €']);
  expect(listDisabled()).toEqual(['true', 'true']);
  // They stay focusable, so that a keyboard user does not lose the focus.
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, false]);
  await press('Pyöräytä');
  await press('Pyöräytä 100×');
  expect(readFigures(container)[0]).toBe('1 120');
  expect(readText(find('.spin-result'))).toContain('Leikkiraha loppui');
  await press('Aloita alusta');
  expect(readFigures(container).slice(0, 2)).toEqual(['0', '500 €']);
  expect(listDisabled()).toEqual(['false', 'false']);
});

test.each(MARKETS)(
  'in %s: the message about no play money is in the language of the market',
  async (market) => {
    const { find, user } = renderSimulator({ market, game: demoGames.kultasuoni.reel, seed: 30 });
    const [, spin100] = screen.getAllByRole('button');
    for (let hundreds = 0; hundreds < 12; hundreds++) await user.click(spin100 as HTMLElement);
    const expected = {
      fi: 'Leikkiraha loppui 1 120 kierroksen jälkeen.',
      se: 'Låtsaspengarna tog slut efter 1 120 snurr.',
      no: 'Lekepengene tok slutt etter 1 120 spinn.',
      dk: 'Legepengene slap op efter 1.120 spins.',
    }[market];
    expect(readText(find('.spin-result'))).toContain(expected);
  },
);

describe('the seed', () => {
  const stubRandom = (...seeds: number[]) =>
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint32Array)[0] = seeds.shift() ?? 0;
      return array;
    });

  test('in the URL gives the same game after every restart, and the link starts a different game', async () => {
    const random = stubRandom(1);
    const { container, find, press } = renderSimulator();
    expect(readText(find('.seed'))).toBe(`Arvontaluku ${SEED} Aloita uusi peli`);
    expect(within(find('.seed')).getByRole('link').getAttribute('href')).toBe(PATH);
    await press('Pyöräytä 100×');
    const figures = readFigures(container);
    const session = playSpins(startSession(SEED), reel, 100);
    expect(figures.slice(0, 2)).toEqual(['100', `${getBalance(session)} €`]);
    await press('Aloita alusta');
    await press('Pyöräytä 100×');
    expect(readFigures(container)).toEqual(figures);
    expect(random).not.toHaveBeenCalled();
  });

  test('is random if the URL has none, changes after a restart, and its link repeats the game', async () => {
    stubRandom(42, 43);
    const { container, find, press } = renderSimulator({ seed: null });
    const readLink = () =>
      within(find('.seed')).getByRole('link', { name: 'Toista tämä peli' }).getAttribute('href');
    expect(readText(find('.seed'))).toBe('Arvontaluku 42 Toista tämä peli');
    expect(readLink()).toBe(`${PATH}?seed=42`);
    await press('Pyöräytä 100×');
    expect(readFigures(container)[1]).toBe(`${getBalance(playSpins(startSession(42), reel, 100))} €`);
    await press('Aloita alusta');
    expect(readLink()).toBe(`${PATH}?seed=43`);
  });

  test('0 is a seed too', () => {
    const random = stubRandom(1);
    const { find } = renderSimulator({ seed: 0 });
    expect(readText(find('.seed'))).toContain('Arvontaluku 0');
    expect(random).not.toHaveBeenCalled();
  });
});

test('it can be played with the keyboard only', async () => {
  const { container, user } = renderSimulator();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  expect(readFigures(container)[0]).toBe('101');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(readFigures(container)[0]).toBe('0');
});

test('the charts of a long game have a limited number of points, and a growing axis', async () => {
  const { container, find, press } = renderSimulator({ game: demoGames['mustikka-27'].reel, seed: 3 });
  for (let hundreds = 0; hundreds < 30; hundreds++) await press('Pyöräytä 100×');
  expect(readFigures(container)[0]).toBe('3 000');
  const points = find('.chart-line').getAttribute('d')?.match(/L/g) ?? [];
  expect(points.length).toBeGreaterThan(100);
  expect(points.length).toBeLessThan(DEMO_SESSION.maxPoints + 2);
  const lastTick = [...find('.line-chart').querySelectorAll('text')].at(-1);
  expect(readText(lastTick)).toBe('3 000');
});

test('a return far above the scale is drawn at the upper end of the scale', async () => {
  const seed = findSeed(2, ({ returned }) => returned >= 15);
  const { container, press } = renderSimulator({ seed });
  await press('Pyöräytä');
  await press('Pyöräytä');
  const [, chart] = container.querySelectorAll('.line-chart');
  expect(chart?.querySelector('rect')?.getAttribute('y')).toBe('40');
});
