import { demoGames } from '@nettobonus/content/demo-games';
import { demoThemes } from '@nettobonus/content/fi/demo-games';
import { pages } from '@nettobonus/content/fi/pages';
import { toPageText } from '@nettobonus/content/plain-texts';
import { type DemoFilter, NO_DEMO_FILTER } from '@nettobonus/domain/demo-games/demo-filter';
import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pageTextSchema } from '@nettobonus/domain/publishing/page-text';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDemoMessages } from '../../i18n/games.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { TEST_TEXT_CONTEXT } from '../../offer-ui/rich-text/test-context.ts';
import { AboutGame } from './about-game.tsx';
import { DemoGamesPage } from './demo-games-page.tsx';
import { GameArt, getReelColours } from './game-art.tsx';
import { GameHead } from './game-head.tsx';
import { GameList } from './game-list.tsx';
import { toGameListMessages } from './game-list-messages.ts';
import { toListedGame } from './listed-game.ts';
import { PayTable } from './pay-table.tsx';

const GAMES: KeyedDemoGame[] = Object.entries(demoGames).map(([key, game]) => ({
  ...game,
  reel: [...game.reel],
  theme: demoThemes[key as keyof typeof demoGames],
  key,
}));
const STUDIOS = [...new Set(GAMES.map(({ studio }) => studio))];
const getGame = (key: string) => GAMES.find((game) => game.key === key) as KeyedDemoGame;

const buildList = (filter: Partial<DemoFilter>, market: Market) => (
  <GameList
    filter={{ ...NO_DEMO_FILTER, ...filter }}
    games={GAMES.map((game) => toListedGame(game, market))}
    market={market}
    messages={toGameListMessages(getDemoMessages(market))}
    path={pathFor('demo-games', market)}
    studios={STUDIOS}
  />
);

function renderPage(filter: Partial<DemoFilter> = {}, market: Market = 'fi') {
  return render(
    <DemoGamesPage
      market={market}
      messages={getDemoMessages(market)}
      shellMessages={getShellMessages(market)}
      textContext={TEST_TEXT_CONTEXT}
      text={pageTextSchema.parse(toPageText(pages['demo-games']))}
    >
      {buildList(filter, market)}
    </DemoGamesPage>,
  );
}

const readText = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const listNames = () => screen.getAllByRole('heading', { level: 2 }).map(readText).slice(0, -1);

describe.each([
  {
    market: 'fi',
    path: '/fi/demopelit',
    form: 'Rajaa pelejä',
    search: 'Etsi peliä',
    volatility: 'Vaihtelu',
    low: 'Pieni',
    count: '18 peliä',
    lowCount: '5 peliä',
  },
  {
    market: 'se',
    path: '/se/demospel',
    form: 'Filtrera spel',
    search: 'Sök spel',
    volatility: 'Volatilitet',
    low: 'Låg',
    count: '18 spel',
    lowCount: '5 spel',
  },
  {
    market: 'no',
    path: '/no/demospill',
    form: 'Filtrer spill',
    search: 'Søk etter spill',
    volatility: 'Volatilitet',
    low: 'Lav',
    count: '18 spill',
    lowCount: '5 spill',
  },
  {
    market: 'dk',
    path: '/dk/demospil',
    form: 'Filtrér spil',
    search: 'Søg efter spil',
    volatility: 'Udsving',
    low: 'Små',
    count: '18 spil',
    lowCount: '5 spil',
  },
] as const)('in $market', ({ market, path, form, search, volatility, low, count, lowCount }) => {
  test('the filters are a form and links that need no scripts', () => {
    const { container } = renderPage({}, market);
    expect(screen.getByRole('form', { name: form }).getAttribute('action')).toBe(path);
    expect(screen.getByRole('searchbox', { name: search }).getAttribute('name')).toBe('game');
    const levels = within(screen.getByRole('navigation', { name: volatility }));
    expect(levels.getByRole('link', { name: low }).getAttribute('href')).toBe(`${path}?volatility=low`);
    expect(readText(container.querySelector('.game-tools > p'))).toBe(count);
  });

  test('filtering by volatility shows only matching games and their count', () => {
    const { container } = renderPage({ volatility: 'low' }, market);
    expect(readText(container.querySelector('.game-tools > p'))).toBe(lowCount);
    const levels = [...container.querySelectorAll('.games .level')].map((level) =>
      readText(level.parentElement),
    );
    expect(levels).toEqual(Array.from({ length: 5 }, () => low));
  });
});

test('a card shows the return, the cost of wagering and the volatility, and links to the game', () => {
  renderPage();
  const card = screen.getByRole('link', { name: 'Kultasuoni' }).closest('li') as HTMLElement;
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/fi/demopelit/kultasuoni');
  expect([...card.querySelectorAll('dd')].map(readText)).toEqual(['94,9 %', '−5,10 €', 'Suuri']);
  expect(card.querySelectorAll('.level .is-on')).toHaveLength(3);
  const calm = screen.getByRole('link', { name: 'Mustikka 27' }).closest('li') as HTMLElement;
  expect(calm.querySelectorAll('.level .is-on')).toHaveLength(1);
});

test('all games are listed, the highest return first', () => {
  const { container } = renderPage();
  expect(container.querySelectorAll('.games > li')).toHaveLength(GAMES.length);
  const returns = [...container.querySelectorAll('.games dl > div:first-child > dd')].map(readText);
  expect(returns[0]).not.toBe(returns.at(-1));
  expect(returns).toEqual(returns.toSorted().reverse());
});

test('a filtered page shows its choices in the form, and keeps them in the links', () => {
  const { container } = renderPage({ game: 'kulta', studio: 'kajo-games', volatility: 'high', sort: 'name' });
  expect(listNames()).toEqual(['Kultasuoni']);
  expect(readText(container.querySelector('.game-tools > p'))).toBe('1 peli');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('kulta');
  expect((screen.getByRole('combobox', { name: 'Valmistaja' }) as HTMLSelectElement).value).toBe(
    'kajo-games',
  );
  expect((screen.getByRole('combobox', { name: 'Järjestys' }) as HTMLSelectElement).value).toBe('name');
  expect(container.querySelectorAll('.field.is-set')).toHaveLength(2);
  expect(container.querySelector('input[type=hidden]')?.getAttribute('value')).toBe('high');
  const levels = within(screen.getByRole('navigation', { name: 'Vaihtelu' })).getAllByRole('link');
  expect(levels.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'true']);
  expect(levels[0]?.getAttribute('href')).toBe('/fi/demopelit?game=kulta&studio=kajo-games&sort=name');
});

test('without a filter no field is marked as set, and "all" is the current volatility', () => {
  const { container } = renderPage();
  expect(container.querySelectorAll('.field.is-set, input[type=hidden]')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Kaikki' }).getAttribute('aria-current')).toBe('true');
});

test.each(MARKETS)('in %s: an empty result shows a message and a link to all games', (market) => {
  const { container } = renderPage({ game: 'ei tätä' }, market);
  const [heading, clear, path] = {
    fi: ['Ei tuloksia', 'Tyhjennä', '/fi/demopelit'],
    se: ['Inga resultat', 'Rensa', '/se/demospel'],
    no: ['Ingen treff', 'Nullstill', '/no/demospill'],
    dk: ['Ingen resultater', 'Nulstil', '/dk/demospil'],
  }[market] as [string, string, string];
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: clear }).getAttribute('href')).toBe(path);
  expect(container.querySelector('.games')).toBeNull();
});

describe('with scripts', () => {
  beforeEach(() => history.replaceState(null, '', '/fi/demopelit'));
  const readLocation = () => location.pathname + location.search;

  test('a choice filters the list at once and is stored in the URL; there is no button', async () => {
    const user = userEvent.setup();
    renderPage();
    expect(screen.queryByRole('button')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valmistaja' }), 'kajo-games');
    expect(readLocation()).toBe('/fi/demopelit?studio=kajo-games');
    await user.click(screen.getByRole('link', { name: 'Suuri' }));
    expect(readLocation()).toBe('/fi/demopelit?studio=kajo-games&volatility=high');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Järjestys' }), 'name');
    expect(listNames()).toEqual(['Hirvi Hold & Win', 'Kultasuoni']);
    expect(screen.getByRole('status').textContent).toBe('2 peliä');
    await user.type(screen.getByRole('searchbox'), 'kulta');
    expect(listNames()).toEqual(['Kultasuoni']);
  });

  test('the empty list can be cleared, and the back button restores the filter', async () => {
    const user = userEvent.setup();
    renderPage();
    await user.type(screen.getByRole('searchbox'), 'ei tätä');
    await user.click(screen.getByRole('link', { name: 'Tyhjennä' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(listNames()).toHaveLength(GAMES.length);
    expect(readLocation()).toBe('/fi/demopelit');
    history.replaceState(null, '', '/fi/demopelit?game=kulta&sort=name');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(listNames()).toEqual(['Kultasuoni']);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('kulta');
    expect((screen.getByRole('combobox', { name: 'Järjestys' }) as HTMLSelectElement).value).toBe('name');
  });

  test('a choice made before hydration is kept', async () => {
    document.body.innerHTML = `<div id="root">${renderToStaticMarkup(buildList({}, 'fi'))}</div>`;
    const root = document.getElementById('root') as HTMLElement;
    (root.querySelector('[name=studio]') as HTMLSelectElement).value = 'kajo-games';
    render(buildList({}, 'fi'), { container: root, hydrate: true });
    expect(readLocation()).toBe('/fi/demopelit?studio=kajo-games');
    expect(root.querySelectorAll('.games > li').length).toBeLessThan(GAMES.length);
  });
});

test('without scripts the form has a button', () => {
  expect(renderToStaticMarkup(buildList({}, 'fi'))).toMatch(
    /<noscript><button[^>]* type="submit">Näytä<\/button><\/noscript>/,
  );
});

describe('the paytable', () => {
  test('lists every win with its payout and its chance, the largest first', () => {
    const { container } = render(
      <PayTable market="fi" messages={getDemoMessages('fi')} reel={demoGames['revontulten-aarre'].reel} />,
    );
    expect(screen.getByRole('table', { name: 'Voittotaulu' })).toBeTruthy();
    const rows = [...container.querySelectorAll('tbody tr')];
    expect(rows.map((row) => readText(row.querySelector('.sr-only')))).toEqual([
      '3 × tähti',
      '3 × kuu',
      '3 × vuori',
      '3 × aalto',
      '3 × rengas',
      '2 × rengas',
    ]);
    // Two of twenty stops on each reel.
    expect([...(rows[0]?.querySelectorAll('td') ?? [])].map(readText)).toEqual(['150 ×', '1 / 1 000']);
    expect(rows.at(-1)?.querySelectorAll('.symbol')).toHaveLength(2);
    expect(readText(container.querySelector('p'))).toMatch(
      /^Palautus 96,5 %\. Tuloksen keskihajonta on \d,\d × panos: /,
    );
  });

  test.each(MARKETS)(
    'in %s: the heading of its first column states how many symbols must match',
    (market) => {
      const [three, two] = {
        fi: ['Kolme samaa', 'Kaksi tai kolme samaa'],
        se: ['Tre lika', 'Två eller tre lika'],
        no: ['Tre like', 'To eller tre like'],
        dk: ['Tre ens', 'To eller tre ens'],
      }[market];
      const messages = getDemoMessages(market);
      const { rerender } = render(
        <PayTable market={market} messages={messages} reel={demoGames['book-of-sauna'].reel} />,
      );
      expect(readText(screen.getAllByRole('columnheader')[0])).toBe(three);
      rerender(<PayTable market={market} messages={messages} reel={demoGames['revontulten-aarre'].reel} />);
      expect(readText(screen.getAllByRole('columnheader')[0])).toBe(two);
    },
  );
});

test('the page of a game links to all games, and to other games', () => {
  const game = getGame('kultasuoni');
  render(
    <>
      <GameHead
        game={game}
        market="se"
        messages={getDemoMessages('se')}
        parent={{ label: 'Demospel', href: '/se/demospel' }}
        shellMessages={getShellMessages('se')}
      />
      <AboutGame
        game={game}
        gamesHref="/se/demospel"
        market="se"
        messages={getDemoMessages('se')}
        others={[getGame('ukkonen'), getGame('jaanmurtaja')]}
      />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Kultasuoni' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Demospel' }).getAttribute('href')).toBe('/se/demospel');
  expect(screen.getByRole('link', { name: 'Alla demospel' }).getAttribute('href')).toBe('/se/demospel');
  expect(screen.getAllByRole('heading', { level: 3 }).map(readText)).toEqual(['Ukkonen', 'Jäänmurtaja']);
  expect(screen.getByText(game.theme)).toBeTruthy();
});

describe('the illustration', () => {
  test.each(GAMES.map(({ key }) => key))('%s has its own illustration', (key) => {
    const { container } = render(<GameArt game={getGame(key)} />);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 220');
  });

  test('a game without an illustration shows the symbol of its largest win', () => {
    const { container } = render(<GameArt game={{ ...getGame('kultasuoni'), key: 'uusi-peli' }} />);
    expect(container.querySelectorAll('.game-plain .symbol')).toHaveLength(1);
  });

  test('gives the reels its background, with symbols that are legible on it', () => {
    expect(getReelColours('book-of-sauna')).toEqual({ back: '#5B1A2B', mark: '#fffefc' });
    expect(getReelColours('mustikka-27')).toEqual({ back: '#BFE4D1', mark: '#15171f' });
    expect(getReelColours('uusi-peli')).toBeNull();
    const luminance = (colour: string) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const channel = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
        return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
      }, 0);
    for (const { key } of GAMES) {
      const { back, mark } = getReelColours(key) ?? { back: '#000000', mark: '#000000' };
      const [dark = 0, light = 0] = [luminance(back), luminance(mark)].toSorted((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05), key).toBeGreaterThanOrEqual(4.5);
    }
  });
});
