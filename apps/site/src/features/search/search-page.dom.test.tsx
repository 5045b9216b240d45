import { MARKETS } from '@nettobonus/domain/markets/market';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSearchMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { SearchPage, type SearchPageProps } from './search-page.tsx';

const WAYS = { casinoCount: 95, listHref: '/list', reviewsHref: '/reviews', calculatorHref: '/calculator' };

const buildProps = (props: Partial<SearchPageProps> = {}): SearchPageProps => ({
  market: 'fi',
  query: 'rizzio',
  action: '/fi',
  shownKind: null,
  total: 3,
  tabs: [
    { kind: null, count: 3, href: '/fi?search=rizzio' },
    { kind: 'casino', count: 1, href: '/fi?search=rizzio&kind=casino' },
    { kind: 'question', count: 2, href: '/fi?search=rizzio&kind=question' },
  ],
  answer: null,
  groups: [
    {
      kind: 'question',
      count: 2,
      results: [
        {
          kind: 'question',
          title: [{ text: 'Kauanko ' }, { text: 'Rizzion', isMatch: true }, { text: ' kotiutus kestää?' }],
          passage: [{ text: 'Alle tunnin.' }],
          href: '/fi/kasino/rizzio-casino#questions',
          about: 'Rizzio Casino',
        },
      ],
      allHref: '/fi?search=rizzio&kind=question',
    },
  ],
  hasUsefulFilters: true,
  quickLinks: [],
  offersChat: false,
  nearest: [],
  ways: null,
  messages: getSearchMessages('fi'),
  shellMessages: getShellMessages('fi'),
  children: <p>the list of casinos</p>,
  ...props,
});

describe('the results page', () => {
  test('has the query in its form, the number of results, and links to each kind', () => {
    render(<SearchPage {...buildProps()} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Haku' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rizzio');
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/fi');
    expect(screen.getByText('3 osumaa').parentElement?.textContent).toBe('3 osumaa haulle ”rizzio”');
    const tabs = within(screen.getByRole('navigation', { name: 'Rajaa tuloksia' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Kaikki 3',
      'Kasinot 1',
      'Kysymykset ja vastaukset 2',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });

  test('shows the list of casinos before all other results', () => {
    render(<SearchPage {...buildProps()} />);
    const list = screen.getByText('the list of casinos');
    const group = screen.getByRole('heading', { level: 2, name: 'Kysymykset ja vastaukset 2' });
    expect(list.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('marks the words that match, and names the casino of a question', () => {
    render(<SearchPage {...buildProps()} />);
    const link = screen.getByRole('link', { name: 'Kauanko Rizzion kotiutus kestää?' });
    expect(link.getAttribute('href')).toBe('/fi/kasino/rizzio-casino#questions');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Rizzion']);
    expect(screen.getByText('Rizzio Casino')).toBeTruthy();
  });

  test('links to the other results of a group', () => {
    render(<SearchPage {...buildProps()} />);
    const link = screen.getByRole('link', { name: 'Näytä kaikki (Kysymykset ja vastaukset)' });
    expect(link.getAttribute('href')).toBe('/fi?search=rizzio&kind=question');
  });

  test('limited to another kind, it has no list of casinos', () => {
    render(
      <SearchPage {...buildProps({ shownKind: 'question', nearest: [{ name: 'Winz', href: '/winz' }] })} />,
    );
    expect(screen.queryByText('the list of casinos')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Winz' })).toBeNull();
  });

  test('shows an answer with its source before the list', () => {
    const answer = {
      kind: 'question',
      title: [{ text: 'Vanhenevatko kierrokset?' }],
      passage: [{ text: 'Kyllä, ' }, { text: 'vuorokaudessa', isMatch: true }, { text: '.' }],
      href: '/fi/ilmaiskierrokset#questions',
      about: 'Ilmaiskierrokset',
    } as const;
    render(
      <SearchPage
        {...buildProps({ answer: { ...answer, title: [...answer.title], passage: [...answer.passage] } })}
      />,
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'Vanhenevatko kierrokset?' });
    expect(heading.parentElement?.textContent).toContain('Kyllä, vuorokaudessa.');
    const source = screen.getByRole('link', { name: 'Lähde: Ilmaiskierrokset' });
    expect(source.getAttribute('href')).toBe('/fi/ilmaiskierrokset#questions');
    expect(heading.compareDocumentPosition(screen.getByText('the list of casinos'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('has links about the one casino that it found', () => {
    const quickLinks = [
      { icon: 'shield', label: 'Lisenssi ja yhtiö', href: '/rizzio#licence' },
      { icon: 'calculator', label: 'Laske netto', href: '/calculator?kasino=rizzio' },
    ] as const;
    render(<SearchPage {...buildProps({ quickLinks: [...quickLinks] })} />);
    const section = screen.getByRole('heading', { level: 2, name: 'Pikalinkit' })
      .parentElement as HTMLElement;
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      quickLinks.map(({ label, href }) => [label, href]),
    );
    expect(screen.queryByRole('button', { name: 'Kysy chatissa' })).toBeNull();
  });

  test('offers the assistant for a question', () => {
    render(<SearchPage {...buildProps({ offersChat: true })} />);
    expect(screen.getByRole('button', { name: 'Kysy chatissa' }).dataset.opens).toBe('chat');
    expect(screen.queryByRole('heading', { name: 'Pikalinkit' })).toBeNull();
  });

  test('has no links to kinds if nothing is found', () => {
    render(<SearchPage {...buildProps({ total: 0, groups: [], ways: WAYS })} />);
    expect(screen.queryByRole('navigation', { name: 'Rajaa tuloksia' })).toBeNull();
  });

  test('markup in a query is text', () => {
    render(<SearchPage {...buildProps({ query: '<b>x</b>' })} />);
    expect(screen.getByText('3 osumaa').parentElement?.textContent).toBe('3 osumaa haulle ”<b>x</b>”');
  });

  test.each(MARKETS)('in %s it offers the nearest names and four ways on if nothing is found', (market) => {
    const messages = getSearchMessages(market);
    render(
      <SearchPage
        {...buildProps({
          market,
          messages,
          total: 0,
          groups: [],
          nearest: [{ name: 'Rizzio Casino', href: '/rizzio' }],
          ways: WAYS,
        })}
      />,
    );
    const nearest = screen.getByRole('heading', { name: messages.nearest }).parentElement as HTMLElement;
    expect(within(nearest).getByRole('link', { name: 'Rizzio Casino' }).getAttribute('href')).toBe('/rizzio');
    const ways = screen.getByRole('heading', { name: messages.waysHeading }).parentElement as HTMLElement;
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/list', '/reviews', '/calculator']);
    expect(within(ways).getByRole('button').dataset).toMatchObject({ opens: 'chat', view: 'contact' });
  });
});
