import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Review,
  SearchAction,
  Thing,
  WebSite,
} from 'schema-dts';

export const SITE_NAME = 'Nettobonus';
export const LOGO_PATH = '/icons/512.png';

export interface DescribedPage {
  siteUrl: string;
  market: Market;
  /** The canonical URL. */
  url: string;
  imageUrl: string;
  title: string;
  description: string;
  /** The page's name in the breadcrumb. */
  heading: string;
  homeLabel: string;
  /** Says that the catalogue is sample content; undefined for real content. */
  sampleNotice?: string | undefined;
  /** Only for a review. */
  article?:
    | { name: string; rating: number; verdict: string; writtenOn: string; updatedOn: string }
    | undefined;
  faq?: readonly { question: string; answer: string }[] | undefined;
  /** The casinos that the page lists, in page order. */
  itemList?: readonly { casino: string }[];
}

/** The page's schema.org graph. */
export function buildStructuredData(page: DescribedPage): Graph {
  const things = [
    buildOrganization(page),
    ...(page.article
      ? [buildArticle(page, page.article), buildReview(page, page.article)]
      : [buildWebSite(page)]),
    // The home page needs no breadcrumb.
    ...(isHome(page) ? [] : [buildBreadcrumb(page)]),
    ...(page.itemList?.length ? [buildItemList(page, page.itemList)] : []),
    ...(page.faq?.length ? [buildFaq(page.faq)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things as Thing[] };
}

/** JSON for a script element. Escapes "<": a name with "</script>" would end the element. */
export function serialiseStructuredData(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const homeUrl = ({ siteUrl, market }: DescribedPage) => siteUrl + pathFor('home', market);
const isHome = (page: DescribedPage) => page.url === homeUrl(page);
/** Tells the invented casinos and reviews from real ones of the same name. */
const withNotice = ({ sampleNotice }: DescribedPage) =>
  sampleNotice ? { disambiguatingDescription: sampleNotice } : {};
const toPublisher = ({ siteUrl }: DescribedPage) => ({ '@id': `${siteUrl}/#organization` }) as const;

function buildOrganization(page: DescribedPage): Organization {
  return {
    '@type': 'Organization',
    ...toPublisher(page),
    name: SITE_NAME,
    url: page.siteUrl,
    logo: page.siteUrl + LOGO_PATH,
  };
}

function buildWebSite(page: DescribedPage): WebSite {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: `${homeUrl(page)}?search={term}`,
    'query-input': 'required name=term',
  };
  return {
    '@type': 'WebSite',
    ...withNotice(page),
    name: SITE_NAME,
    url: page.siteUrl,
    inLanguage: MARKET_FACTS[page.market].locale,
    publisher: toPublisher(page),
    potentialAction: search,
  };
}

function buildArticle(page: DescribedPage, article: NonNullable<DescribedPage['article']>): Article {
  return {
    '@type': 'Article',
    ...withNotice(page),
    headline: page.title,
    description: page.description,
    image: page.imageUrl,
    url: page.url,
    mainEntityOfPage: page.url,
    inLanguage: MARKET_FACTS[page.market].locale,
    author: toPublisher(page),
    publisher: toPublisher(page),
    datePublished: article.writtenOn,
    dateModified: article.updatedOn,
  };
}

function buildReview(page: DescribedPage, article: NonNullable<DescribedPage['article']>): Review {
  return {
    '@type': 'Review',
    ...withNotice(page),
    url: page.url,
    itemReviewed: { '@type': 'Organization', name: article.name, ...withNotice(page) },
    reviewRating: { '@type': 'Rating', ratingValue: article.rating, bestRating: 10, worstRating: 0 },
    reviewBody: article.verdict,
    author: toPublisher(page),
    datePublished: article.writtenOn,
  };
}

function buildBreadcrumb(page: DescribedPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: page.homeLabel, item: homeUrl(page) },
      { '@type': 'ListItem', position: 2, name: page.heading, item: page.url },
    ],
  };
}

function buildItemList(
  { siteUrl, market }: DescribedPage,
  itemList: NonNullable<DescribedPage['itemList']>,
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: itemList.map(({ casino }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + reviewPathFor(casino, market),
    })),
  };
}

function buildFaq(faq: NonNullable<DescribedPage['faq']>): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
