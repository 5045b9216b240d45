import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/market';
import { NET_ASSUMPTIONS, referenceDeposit } from '@nettobonus/domain/net-value';

export interface LlmsLink {
  name: string;
  url: string;
}

interface LlmsMarket {
  market: Market;
  home: string;
  reviews: string;
  method: string;
  offers: string;
  feed: string;
  /** Lists of casinos, by kind. */
  lists: readonly LlmsLink[];
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const countryOf = (market: Market) => REGIONS.of(market.toUpperCase()) ?? market;

/** What the site is and where its data are, in the form of llmstxt.org. In English: its readers are machines. */
export function buildLlmsText(markets: readonly LlmsMarket[]): string {
  const edge = Math.round(NET_ASSUMPTIONS.edge * 100);
  const deposits = MARKETS.map(
    (market) => `${referenceDeposit(market) / 100} ${MARKET_FACTS[market].currency}`,
  ).join(', ');
  return [
    '# Nettobonus',
    `> Compares casino bonuses in ${MARKETS.map(countryOf).join(', ')} by what is left of them after wagering (net, "netto"), with the sum shown and negative figures never hidden. It earns by affiliate links and says so.`,
    `Net is what a bonus with its free spins leaves on average when it is wagered to the end: gross minus ${edge} % of everything that has to be wagered (return to player ${100 - edge} %). It is for a reference deposit (${deposits}), or the offer's least where that is more, and nobody loses more than the deposit. finishOfTen says how many of ten players complete the wagering before their money runs out; quote it, and the deposit, with every net figure.`,
    'Gambling can be addictive and is for adults only (18+). A bonus is no source of income: many of those listed cost more than they give. Every page names free help of its country.',
    ...markets.map(({ market, home, reviews, method, offers, feed }) =>
      section(countryOf(market), [
        link('Home', home, `all casinos and bonuses, language ${MARKET_FACTS[market].htmlLang}`),
        link('Reviews', reviews, 'what was found, with the day it was checked'),
        link('Method', method, 'how net is calculated, and how the site earns'),
        link('offers.json', offers, 'open data: every offer with its terms and net'),
        link('feed.xml', feed, 'Atom: new and changed offers'),
      ]),
    ),
    section('Open data', [
      '- offers.json has a version; within it fields are only added. Names that end in Minor are whole minor units (cents, øre) of the currency.',
      '- terms are the casino\'s, also in minor units: what is absent the offer does not have, what is named in "untold" the casino does not tell; null where nothing is known.',
      "- net.state is plus, minus, zero, floor (the whole deposit is lost on average), non-sticky (would cost, but no money of one's own), wager-free, or unknown with what is missing.",
      '- Addresses keep for five minutes; ask again with If-None-Match.',
    ]),
    section(
      'Optional',
      markets.flatMap(({ market, lists }) =>
        lists.map(({ name, url }) => link(name, url, countryOf(market))),
      ),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}`;
}

function link(name: string, url: string, note: string): string {
  // A bracket within a name would end it.
  return `- [${name.replaceAll(/[[\]\s]+/g, ' ').trim()}](${url}): ${note}`;
}
