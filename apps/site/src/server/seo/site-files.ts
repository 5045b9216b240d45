import { DEFAULT_MARKET, MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { listOfferNews } from '@nettobonus/domain/offer-history/offer-news';
import { buildOffersFeed } from '@nettobonus/domain/offer-history/offers-feed';
import { ARTICLE_PAGES } from '@nettobonus/domain/routes/article-pages';
import { CATEGORY_PAGES } from '@nettobonus/domain/routes/category';
import { toSentence } from '../../i18n/format.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getArticleMessages, getHistoryMessages, getReviewMessages } from '../../i18n/pages.ts';
import { formatSampleNotice, getFeedMessages, getShellMessages } from '../../i18n/shell.ts';
import {
  cachePerPublication,
  getMarketSettings,
  getPageText,
  isSample,
  listArticles,
  listCasinos,
  listOfferChanges,
} from '../content.ts';
import { env } from '../env.ts';
import { CROSS_ORIGIN_HEADERS } from '../headers.ts';
import { canonicalUrl, isRouteListed, listLanguageVersions, listRoutes } from '../published-pages.ts';
import { buildAtomFeed, type FeedEntry } from './atom.ts';
import { toFile } from './file-response.ts';
import { getLastChange, getLatestDate, lastOfferChange } from './last-changed.ts';
import { buildLlmsText } from './llms.ts';
import { formatNewsSummary, formatNewsTitle, type NewsContext } from './offer-news.ts';
import { buildSecurityText } from './security.ts';
import { buildSitemap, buildSitemapIndex } from './sitemap.ts';

const MAX_NEWS = 50;

const listPages = cachePerPublication((content, market) =>
  listRoutes(market)
    .filter((route) => isRouteListed(market, route))
    .map((route) => ({
      url: canonicalUrl(route, market),
      lastChangedAt: getLastChange(content, market, route),
      alternates: listLanguageVersions(route),
    })),
);

/** The sitemap of a market. */
export const getSitemap = cachePerPublication((_, market) =>
  toFile(buildSitemap(listPages(market)), 'application/xml'),
);

// Files shared by all markets are cached under the default market.
const buildIndex = cachePerPublication(() =>
  toFile(
    buildSitemapIndex(
      MARKETS.map((market) => ({
        url: `${env.SITE_URL}/sitemap-${market}.xml`,
        lastChangedAt: getLatestDate(listPages(market).map(({ lastChangedAt }) => lastChangedAt)),
      })),
    ),
    'application/xml',
  ),
);
export const getSitemapIndex = () => buildIndex(DEFAULT_MARKET);

/** New and changed offers of a market, and its guides and news. */
export const getNewsFeed = cachePerPublication((content, market) => {
  const messages = getFeedMessages(market);
  const { adultsOnly, helpHeading } = getShellMessages(market);
  const context: NewsContext = {
    market,
    messages: getHistoryMessages(market),
    offerMessages: getOfferMessages(market),
    notDisclosed: getReviewMessages(market).notDisclosed.toLowerCase(),
    feedMessages: messages,
    caution: helpHeading,
  };
  const histories = listCasinos(market).map((casino) => ({
    casino: { ...casino, ...casino.endedOffer },
    changes: listOfferChanges(market, casino.casino),
    listedSince: content.publishedSince('listing', market, casino.casino),
  }));
  const feed = buildAtomFeed({
    lang: MARKET_FACTS[market].htmlLang,
    title: messages.title,
    subtitle: [
      ...(isSample(market) ? [formatSampleNotice(market)] : []),
      `${messages.subtitle}. ${adultsOnly}.`,
    ].join(' '),
    url: newsFeedUrl(market),
    pageUrl: canonicalUrl({ page: 'home' }, market),
    updatedAt: lastOfferChange(content, market) ?? new Date(0),
    entries: [
      ...listArticleEntries(market),
      ...listOfferNews(histories, referenceDeposit(market), MAX_NEWS).map((item) => ({
        url: canonicalUrl({ page: 'review', slug: item.casino.casino }, market),
        title: formatNewsTitle(item, context),
        summary: formatNewsSummary(item, context),
        publishedAt: item.publishedAt,
      })),
    ]
      .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .slice(0, MAX_NEWS),
  });
  return toFile(feed, 'application/atom+xml');
});

function listArticleEntries(market: Market): FeedEntry[] {
  const messages = getArticleMessages(market);
  return listArticles(market).map(({ kind, slug, title, intro, publishedOn }) => ({
    url: canonicalUrl({ page: ARTICLE_PAGES[kind].page, slug }, market),
    title: `${messages[kind]}: ${title}`,
    summary: [intro, '18+', getShellMessages(market).helpHeading].map(toSentence).join(' '),
    publishedAt: new Date(`${publishedOn}T00:00:00Z`),
  }));
}

/** The open data of a market. CORS allows any site to read it. */
export const getOffersFile = cachePerPublication((content, market) => {
  const feed = buildOffersFeed({
    market,
    casinos: listCasinos(market),
    isSample: isSample(market),
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

const buildLlmsFile = cachePerPublication(() =>
  toFile(
    buildLlmsText(
      MARKETS.map((market) => ({
        market,
        isSample: isSample(market),
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
export const getLlmsText = () => buildLlmsFile(DEFAULT_MARKET);

/** Null if no contact is configured. */
export function getSecurityText(now: Date) {
  const email = getMarketSettings(DEFAULT_MARKET)?.controller?.email;
  const contact = env.SECURITY_CONTACT ?? (email && `mailto:${email}`);
  if (!contact) return null;
  return toFile(buildSecurityText(env.SITE_URL, contact, now), 'text/plain', { cache: 'static' });
}

function newsFeedUrl(market: Market): string {
  return `${env.SITE_URL}/${market}/feed.xml`;
}
