import { type Licence, type ListingInput, listingSchema } from '@nettobonus/domain/catalogue/casino';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { marketSettingsSchema } from '@nettobonus/domain/markets/market-settings';
import { placesSchema } from '@nettobonus/domain/places/places';
import { pageTextSchema } from '@nettobonus/domain/publishing/page-text';
import {
  ALL_MARKETS,
  type PublishedDocument,
  SINGLETON_KEY,
} from '@nettobonus/domain/publishing/published-document';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { toSlug } from '@nettobonus/domain/shared/slug';
import { casinos } from './casinos.ts';
import { demoGames } from './demo-games.ts';
import * as dkArticles from './dk/articles.ts';
import * as dkCompetitions from './dk/competitions.ts';
import * as dkDemoGames from './dk/demo-games.ts';
import * as dkEditorial from './dk/editorial.ts';
import * as dkListings from './dk/listings.ts';
import * as dkNavigation from './dk/navigation.ts';
import * as dkPages from './dk/pages.ts';
import * as dkPlaces from './dk/places.ts';
import * as dkSettings from './dk/settings.ts';
import * as fiArticles from './fi/articles.ts';
import * as fiCompetitions from './fi/competitions.ts';
import * as fiDemoGames from './fi/demo-games.ts';
import * as fiEditorial from './fi/editorial.ts';
import * as fiListings from './fi/listings.ts';
import * as fiNavigation from './fi/navigation.ts';
import * as fiPages from './fi/pages.ts';
import * as fiPlaces from './fi/places.ts';
import * as fiSettings from './fi/settings.ts';
import * as noArticles from './no/articles.ts';
import * as noCompetitions from './no/competitions.ts';
import * as noDemoGames from './no/demo-games.ts';
import * as noEditorial from './no/editorial.ts';
import * as noListings from './no/listings.ts';
import * as noNavigation from './no/navigation.ts';
import * as noPages from './no/pages.ts';
import * as noPlaces from './no/places.ts';
import * as noSettings from './no/settings.ts';
import { inventMethods, listReviewedMethods } from './payment-methods.ts';
import { toArticle, toEditorial, toPageText } from './plain-texts.ts';
import { redirects } from './redirects.ts';
import { reviews } from './reviews.ts';
import { placeDay, SAMPLE_DAY } from './sample-day.ts';
import * as seArticles from './se/articles.ts';
import * as seCompetitions from './se/competitions.ts';
import * as seDemoGames from './se/demo-games.ts';
import * as seEditorial from './se/editorial.ts';
import * as seListings from './se/listings.ts';
import * as seNavigation from './se/navigation.ts';
import * as sePages from './se/pages.ts';
import * as sePlaces from './se/places.ts';
import * as seSettings from './se/settings.ts';

const CONTENT = {
  fi: {
    ...fiArticles,
    ...fiCompetitions,
    ...fiDemoGames,
    ...fiEditorial,
    ...fiListings,
    ...fiNavigation,
    ...fiPages,
    ...fiPlaces,
    ...fiSettings,
  },
  se: {
    ...seArticles,
    ...seCompetitions,
    ...seDemoGames,
    ...seEditorial,
    ...seListings,
    ...seNavigation,
    ...sePages,
    ...sePlaces,
    ...seSettings,
  },
  no: {
    ...noArticles,
    ...noCompetitions,
    ...noDemoGames,
    ...noEditorial,
    ...noListings,
    ...noNavigation,
    ...noPages,
    ...noPlaces,
    ...noSettings,
  },
  dk: {
    ...dkArticles,
    ...dkCompetitions,
    ...dkDemoGames,
    ...dkEditorial,
    ...dkListings,
    ...dkNavigation,
    ...dkPages,
    ...dkPlaces,
    ...dkSettings,
  },
};

/** When the licences were looked up, as a date of the content files. */
const LICENCES_CHECKED_ON = '2025-11-03';

/** The legal forms of invented licence holders, by authority. */
const LEGAL_FORMS: Record<Licence['type'], string> = {
  mga: 'Ltd',
  estonian: 'OÜ',
  curacao: 'B.V.',
  swedish: 'AB',
  danish: 'ApS',
};

/** Completes the licence of a listing with an invented holder and the casino's reserved host. */
function completeLicence(casino: string, licence: Licence, checkedOn: string): Licence {
  const entity = `${casinos[casino]?.name ?? casino} ${LEGAL_FORMS[licence.type]}`;
  return { ...licence, entity, domains: [`${casino}.example`], checkedOn };
}

/** All sample content as documents to publish. Its dates are relative to the day of loading, so that it looks fresh. */
export function listDocuments(today = SAMPLE_DAY): PublishedDocument[] {
  const place = (day: string) => placeDay(day, today);
  const casinoDocuments = Object.entries(casinos).map(
    ([key, body]) => ({ kind: 'casino', market: ALL_MARKETS, key, body }) as const,
  );
  const marketDocuments = MARKETS.flatMap((market): PublishedDocument[] => {
    const {
      articles,
      competitions,
      demoThemes,
      editorial,
      listings,
      navigation,
      pages,
      people,
      places,
      settings,
    } = CONTENT[market];
    const reviewsByCasino = new Map(reviews[market].map((review) => [review.casino, review]));
    const listMethods = (listing: ListingInput) => {
      const review = reviewsByCasino.get(listing.casino);
      return review ? listReviewedMethods(review) : inventMethods(listing, market);
    };
    return [
      { kind: 'navigation', market, key: SINGLETON_KEY, body: navigation },
      { kind: 'editorial', market, key: SINGLETON_KEY, body: toEditorial(editorial) },
      {
        kind: 'market-settings',
        market,
        key: SINGLETON_KEY,
        body: marketSettingsSchema.parse({ ...settings, isSample: true }),
      },
      { kind: 'places', market, key: SINGLETON_KEY, body: placesSchema.parse(places) },
      ...PAGE_KEYS.map(
        (key) => ({ kind: 'page', market, key, body: pageTextSchema.parse(toPageText(pages[key])) }) as const,
      ),
      ...Object.entries(people).map(([key, body]) => ({ kind: 'person', market, key, body }) as const),
      ...articles.map(
        (article) =>
          ({
            kind: 'article',
            market,
            key: article.slug,
            body: {
              ...toArticle(article),
              publishedOn: place(article.publishedOn),
              updatedOn: place(article.updatedOn),
            },
          }) as const,
      ),
      ...Object.entries(redirects[market]).map(
        ([from, to]) => ({ kind: 'redirect', market, key: from, body: { to } }) as const,
      ),
      ...listings.map(
        (listing) =>
          ({
            kind: 'listing',
            market,
            key: listing.casino,
            body: listingSchema.parse({
              depositMethods: listMethods(listing),
              ...listing,
              licence: completeLicence(listing.casino, listing.licence, place(LICENCES_CHECKED_ON)),
              verifiedOn: place(listing.verifiedOn),
              ...(listing.endsOn && { endsOn: place(listing.endsOn) }),
            }),
          }) as const,
      ),
      ...competitions.map(
        (body) =>
          ({
            kind: 'competition',
            market,
            key: toSlug(body.title),
            body: { ...body, startsOn: place(body.startsOn), endsOn: place(body.endsOn) },
          }) as const,
      ),
      ...Object.entries(demoGames).map(
        ([key, game]) =>
          ({
            kind: 'demo-game',
            market,
            key,
            body: { ...game, theme: demoThemes[key as keyof typeof demoGames] },
          }) as const,
      ),
      ...reviews[market].map(
        (review) =>
          ({
            kind: 'review',
            market,
            key: review.casino,
            body: { ...review, writtenOn: place(review.writtenOn), updatedOn: place(review.updatedOn) },
          }) as const,
      ),
    ];
  });
  return [...casinoDocuments, ...marketDocuments];
}
