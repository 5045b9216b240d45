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
  Person,
  Review,
  SearchAction,
  Thing,
  WebSite,
} from 'schema-dts';

export const SITE_NAME = 'Nettobonus';
export const LOGO_PATH = '/icons/512.png';

interface DescribedArticle {
  /** Its headline, which differs from the title of the search engine entry. */
  headline: string;
  /** The name of its category. */
  section: string;
  /** The organisation is the author if nobody is known. */
  author: { name: string; role: string } | null;
  publishedOn: string;
  updatedOn: string;
}

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
  /** The page above this one, other than the home page. */
  parent?: { name: string; url: string } | undefined;
  /** Only for a review. */
  review?:
    | { name: string; rating: number; verdict: string; writtenOn: string; updatedOn: string }
    | undefined;
  /** Only for a guide or a news item. */
  article?: DescribedArticle | undefined;
  faq?: readonly { question: string; answer: string }[] | undefined;
  /** The casinos that the page lists, in page order. */
  itemList?: readonly { casino: string }[];
}

/** The page's schema.org graph. */
export function buildStructuredData(page: DescribedPage): Graph {
  const things = [
    buildOrganization(page),
    ...listMainThings(page),
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

function listMainThings(page: DescribedPage): Thing[] {
  const { review, article } = page;
  if (review) {
    const { writtenOn, updatedOn } = review;
    const described = { headline: page.title, author: null, publishedOn: writtenOn, updatedOn };
    return [buildArticle(page, described), buildReview(page, review)] as Thing[];
  }
  return [article ? buildArticle(page, article) : buildWebSite(page)] as Thing[];
}

function buildPerson(page: DescribedPage, { name, role }: NonNullable<DescribedArticle['author']>): Person {
  return { '@type': 'Person', ...withNotice(page), name, jobTitle: role, worksFor: toPublisher(page) };
}

function buildArticle(
  page: DescribedPage,
  {
    headline,
    section,
    author,
    publishedOn,
    updatedOn,
  }: Omit<DescribedArticle, 'section'> & {
    section?: string;
  },
): Article {
  return {
    '@type': 'Article',
    ...withNotice(page),
    headline,
    description: page.description,
    image: page.imageUrl,
    url: page.url,
    mainEntityOfPage: page.url,
    inLanguage: MARKET_FACTS[page.market].locale,
    ...(section && { articleSection: section }),
    author: author ? buildPerson(page, author) : toPublisher(page),
    publisher: toPublisher(page),
    datePublished: publishedOn,
    dateModified: updatedOn,
  };
}

function buildReview(page: DescribedPage, review: NonNullable<DescribedPage['review']>): Review {
  return {
    '@type': 'Review',
    ...withNotice(page),
    url: page.url,
    itemReviewed: { '@type': 'Organization', name: review.name, ...withNotice(page) },
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 10, worstRating: 0 },
    reviewBody: review.verdict,
    author: toPublisher(page),
    datePublished: review.writtenOn,
  };
}

function buildBreadcrumb(page: DescribedPage): BreadcrumbList {
  const { homeLabel, parent, heading, url } = page;
  const steps = [
    { name: homeLabel, url: homeUrl(page) },
    ...(parent ? [parent] : []),
    { name: heading, url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
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
