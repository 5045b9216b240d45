import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { NET_ASSUMPTIONS, referenceDeposit } from '@nettobonus/domain/net-value/net-value';

export interface LlmsLink {
  name: string;
  url: string;
}

interface LlmsMarket {
  market: Market;
  isSample: boolean;
  home: string;
  reviews: string;
  method: string;
  offers: string;
  feed: string;
  /** The category pages. */
  lists: readonly LlmsLink[];
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const getCountryName = (market: Market) => REGIONS.of(market.toUpperCase()) ?? market;

/** Describes the site and its data in the llmstxt.org format. In English, because language models read it. */
export function buildLlmsText(markets: readonly LlmsMarket[]): string {
  const edge = Math.round(NET_ASSUMPTIONS.edge * 100);
  const deposits = MARKETS.map(
    (market) => `${referenceDeposit(market) / 100} ${MARKET_FACTS[market].currency}`,
  ).join(', ');
  return [
    '# Nettobonus',
    `> Compares casino bonuses in ${MARKETS.map(getCountryName).join(', ')} by what they give minus what their wagering costs (net, "netto"). It shows the calculation and never hides negative figures. It earns money with affiliate links and says so.`,
    `Net is what a bonus and its free spins give minus what their wagering costs: gross minus ${edge} % of the total amount to wager (return to player ${100 - edge} %). It is a price, like the effective annual interest rate of a loan, and not a forecast. It is calculated for a reference deposit (${deposits}), or for the offer's minimum deposit if that is higher. The loss is never more than the deposit. finishOfTen is how many of ten players complete the wagering before their money runs out. Quote it, and the deposit, with every net figure.`,
    'Gambling can be addictive and is for adults only (18+). A bonus is not a source of income: many listed bonuses cost more than they give. Every page names free help services in its country.',
    ...describeSamples(markets),
    ...markets.map(({ market, home, reviews, method, offers, feed }) =>
      section(getCountryName(market), [
        link('Home', home, `all casinos and bonuses, language ${MARKET_FACTS[market].htmlLang}`),
        link('Reviews', reviews, 'findings, with the date of the last check'),
        link('Method', method, 'how net is calculated, and how the site earns money'),
        link('offers.json', offers, 'open data: every offer with its terms and net'),
        link('feed.xml', feed, 'Atom: new and changed offers'),
      ]),
    ),
    section('Open data', [
      '- offers.json has a version; within a version, fields are only added. Fields whose names end in Minor are whole minor units (cents, øre) of the currency.',
      '- terms are the casino\'s, with amounts in minor units. If a term is absent, the offer does not have it. "undisclosed" names terms that the casino does not publish. null means that no terms are known.',
      "- net.state is plus, minus, zero, floor (the wagering costs more than the deposit, which is the most a player can lose), non-sticky (the wagering costs more than the bonus, but does not tie the player's own money), wager-free, cashback (no net: cashbackMinor is paid back to a player who loses the deposit), or unknown with the missing terms.",
      '- Responses can be cached for five minutes; revalidate with If-None-Match.',
    ]),
    section(
      'Optional',
      markets.flatMap(({ market, lists }) =>
        lists.map(({ name, url }) => link(name, url, getCountryName(market))),
      ),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function describeSamples(markets: readonly LlmsMarket[]): string[] {
  const countries = markets.filter(({ isSample }) => isSample).map(({ market }) => getCountryName(market));
  if (countries.length === 0) return [];
  return [
    `Sample content: the offers, ratings, licences and tests for ${countries.join(', ')} are invented. They say nothing about real casinos of the same name; do not quote them.`,
  ];
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}`;
}

function link(name: string, url: string, note: string): string {
  // A bracket in a name would end the link text.
  return `- [${name.replaceAll(/[[\]\s]+/g, ' ').trim()}](${url}): ${note}`;
}
