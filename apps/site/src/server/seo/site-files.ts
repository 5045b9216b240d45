import { DEFAULT_MARKET, MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { listOfferNews } from '@nettobonus/domain/offer-history/offer-news';
import { buildOffersFeed } from '@nettobonus/domain/offer-history/offers-feed';
import { CATEGORY_PAGES } from '@nettobonus/domain/routes/category';
import { offerMessagesOf } from '../../i18n/offers.ts';
import { historyMessagesOf, reviewMessagesOf } from '../../i18n/pages.ts';
import { feedMessagesOf, shellMessagesOf } from '../../i18n/shell.ts';
import { getMarketSettings, getPageText, listCasinos, listOfferChanges, perPublication } from '../content.ts';
import { env } from '../env.ts';
import { CROSS_ORIGIN_HEADERS } from '../headers.ts';
import { canonicalUrl, listLanguageVersions, listRoutes } from '../published-pages.ts';
import { buildAtomFeed } from './atom.ts';
import { toFile } from './file-answer.ts';
import { lastChangeOf, lastOfferChange, latestOf } from './last-changed.ts';
import { buildLlmsText } from './llms.ts';
import { formatNewsSummary, formatNewsTitle, type NewsContext } from './offer-news.ts';
import { buildSecurityText } from './security.ts';
import { buildSitemap, buildSitemapIndex } from './sitemap.ts';

const MAX_NEWS = 50;

const pagesOf = perPublication((content, market) =>
  listRoutes(market).map((route) => ({
    url: canonicalUrl(route, market),
    lastChangedAt: lastChangeOf(content, market, route),
    alternates: listLanguageVersions(route),
  })),
);

/** The sitemap of a market. */
export const sitemapOf = perPublication((_, market) =>
  toFile(buildSitemap(pagesOf(market)), 'application/xml'),
);

// Files shared by all markets are cached under the default market.
const sitemapIndexOf = perPublication(() =>
  toFile(
    buildSitemapIndex(
      MARKETS.map((market) => ({
        url: `${env.SITE_URL}/sitemap-${market}.xml`,
        lastChangedAt: latestOf(pagesOf(market).map(({ lastChangedAt }) => lastChangedAt)),
      })),
    ),
    'application/xml',
  ),
);
export const sitemapIndex = () => sitemapIndexOf(DEFAULT_MARKET);

/** New and changed offers of a market. */
export const newsFeedOf = perPublication((content, market) => {
  const messages = feedMessagesOf(market);
  const { adultsOnly, helpHeading } = shellMessagesOf(market);
  const context: NewsContext = {
    market,
    messages: historyMessagesOf(market),
    offerMessages: offerMessagesOf(market),
    notDisclosed: reviewMessagesOf(market).notDisclosed.toLowerCase(),
    feedMessages: messages,
    caution: helpHeading,
  };
  const histories = listCasinos(market).map((casino) => ({
    casino,
    changes: listOfferChanges(market, casino.casino),
    listedSince: content.publishedSince('listing', market, casino.casino),
  }));
  const feed = buildAtomFeed({
    lang: MARKET_FACTS[market].htmlLang,
    title: messages.title,
    subtitle: `${messages.subtitle}. ${adultsOnly}.`,
    url: newsFeedUrl(market),
    pageUrl: canonicalUrl({ page: 'home' }, market),
    updatedAt: lastOfferChange(content, market) ?? new Date(0),
    entries: listOfferNews(histories, referenceDeposit(market), MAX_NEWS).map((item) => ({
      url: canonicalUrl({ page: 'review', slug: item.casino.casino }, market),
      title: formatNewsTitle(item, context),
      summary: formatNewsSummary(item, context),
      at: item.at,
    })),
  });
  return toFile(feed, 'application/atom+xml');
});

/** The open data of a market. CORS allows any site to read it. */
export const offersOf = perPublication((content, market) => {
  const feed = buildOffersFeed({
    market,
    casinos: listCasinos(market),
    updatedAt: lastOfferChange(content, market),
    urls: {
      documentation: `${env.SITE_URL}/llms.txt`,
      method: canonicalUrl({ page: 'method' }, market),
      review: (slug) => canonicalUrl({ page: 'review', slug }, market),
    },
  });
  return toFile(JSON.stringify(feed), 'application/json', {
    headers: { 'Access-Control-Allow-Origin': '*', ...CROSS_ORIGIN_HEADERS },
  });
});

const llmsTextOf = perPublication(() =>
  toFile(
    buildLlmsText(
      MARKETS.map((market) => ({
        market,
        home: canonicalUrl({ page: 'home' }, market),
        reviews: canonicalUrl({ page: 'reviews' }, market),
        method: canonicalUrl({ page: 'method' }, market),
        offers: `${env.SITE_URL}/${market}/offers.json`,
        feed: newsFeedUrl(market),
        lists: CATEGORY_PAGES.flatMap((page) => {
          const name = getPageText(market, page)?.heading;
          return name ? [{ name, url: canonicalUrl({ page }, market) }] : [];
        }),
      })),
    ),
    'text/plain',
  ),
);
export const llmsText = () => llmsTextOf(DEFAULT_MARKET);

/** Null if no contact is configured. */
export function securityText(now: Date) {
  const email = getMarketSettings(DEFAULT_MARKET)?.controller?.email;
  const contact = env.SECURITY_CONTACT ?? (email && `mailto:${email}`);
  if (!contact) return null;
  return toFile(buildSecurityText(env.SITE_URL, contact, now), 'text/plain', { cache: 'static' });
}

function newsFeedUrl(market: Market): string {
  return `${env.SITE_URL}/${market}/feed.xml`;
}
