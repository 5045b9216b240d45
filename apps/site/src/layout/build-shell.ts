import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { ARTICLE_PAGES, getArticleKind, isArticlePage } from '@nettobonus/domain/routes/article-pages';
import { isCategoryPage } from '@nettobonus/domain/routes/category';
import {
  getNavigationRoute,
  isGroup,
  type NavigationGroup,
  type NavigationLink,
  navigationHref,
} from '@nettobonus/domain/routes/navigation';
import type { RoutePage } from '@nettobonus/domain/routes/route-table';
import { EARNINGS_ANCHOR, getRoute, pathFor, routePath } from '@nettobonus/domain/routes/routes';
import { formatMoney } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import { getInformationOnlyMessages, getSampleMessages, getShellMessages } from '../i18n/shell.ts';
import { getCategoryFigures } from '../server/category-figures.ts';
import {
  getEditionYear,
  getMarketMode,
  getMarketSettings,
  getNavigation,
  getReview,
  isSample,
} from '../server/content.ts';
import { getCurrentPath, getSearchText } from '../server/locals.ts';
import { getOfferContext } from '../server/offers.ts';
import { isPublished } from '../server/published-pages.ts';
import { findRedirect } from '../server/redirects.ts';
import { NOT_IN_MARKET_ID } from './not-in-market-notice.tsx';
import type { ShellData, ShellGroup, ShellLink } from './shell-data.ts';

/** The bar has no room for these links; the menu on small screens shows all of them. */
const PLACES: Partial<Record<RoutePage, ShellLink['place']>> = {
  calculator: 'wide-bar',
  competitions: 'more',
  'demo-games': 'more',
  news: 'more',
};

/** Builds the data for the header, menu and footer from the published content. */
export function buildShell(locals: App.Locals): ShellData {
  const { market, deposit } = locals;
  const navigation = getNavigation(market);
  const currentPage = getNavigationPage(locals);
  const { noLinksHref } = getOfferContext(market);
  const messages = getShellMessages(market);

  /** A page can have moved since the navigation was published. */
  const toHref = (path: string) => {
    const route = getNavigationRoute(path);
    const target = route && findRedirect(market, route);
    return target ? routePath(target.route, target.market) : navigationHref(path, market);
  };
  const toLink = ({ label, path, note }: NavigationLink): ShellLink => {
    // A link to a section of a page does not mark the page as current.
    const page = getRoute(path.slice(1))?.page;
    return {
      label,
      note,
      href: toHref(path),
      isCurrent: page !== undefined && page === currentPage,
      place: (page && PLACES[page]) ?? 'bar',
      figures: page && isCategoryPage(page) ? getCategoryFigures(market, deposit)[page] : undefined,
    };
  };

  const toLinks = (links: readonly NavigationLink[]) => links.filter(hasPage).map(toLink);
  // The list of guides is no page while the market has none, and an article may have been unpublished.
  const hasPage = ({ path }: NavigationLink) => {
    const route = getNavigationRoute(path);
    return route === null || isPublished(market, route) || findRedirect(market, route) !== null;
  };
  /** A group without links is not shown. */
  const toGroups = ({ label, path, submenu }: NavigationGroup): ShellGroup[] => {
    const links = toLinks(submenu);
    if (links.length === 0) return [];
    const isCurrent = links.some((link) => link.isCurrent);
    return [{ label, links, href: path && toHref(path), isCurrent }];
  };

  return {
    market,
    messages,
    homeHref: pathFor('home', market),
    earningsHref: `${pathFor('method', market)}#${EARNINGS_ANCHOR}`,
    compareHref: pathFor('compare', market),
    search: getSearchText(locals),
    navigation: navigation.header.flatMap((item): (ShellLink | ShellGroup)[] =>
      isGroup(item) ? toGroups(item) : toLinks([item]),
    ),
    markets: MARKETS.map((targetMarket) => ({
      market: targetMarket,
      name: MARKET_FACTS[targetMarket].name,
      href: getMarketHref(targetMarket, locals.route),
    })),
    footer: { site: toLinks(navigation.footer.site), about: toLinks(navigation.footer.about) },
    copyright: formatMessage(messages.copyright, { year: getEditionYear(market) }),
    help: getMarketSettings(market)?.helpOrganisations ?? [],
    sample: isSample(market) ? getSampleMessages(market) : null,
    hasNoLinkTexts: getMarketMode(market) !== 'commercial',
    informationOnly: noLinksHref ? { messages: getInformationOnlyMessages(market), href: noLinksHref } : null,
    deposit: formatMoney(deposit, market),
    depositControl: locals.route
      ? {
          deposit,
          action: getCurrentPath(locals),
          params: [...locals.url.searchParams].filter(([name]) => name !== DEPOSIT_PARAM),
        }
      : null,
  };
}

/** The page that the navigation marks as current. A review belongs to the list of reviews; a fact sheet does not. */
function getNavigationPage({ route, market }: App.Locals) {
  if (route?.page === 'demo-game') return 'demo-games';
  if (route && isArticlePage(route.page)) return ARTICLE_PAGES[getArticleKind(route.page)].index;
  return route?.page === 'review' && getReview(market, route.slug) ? 'reviews' : route?.page;
}

/** The same page in another market. If the market lacks it, its home page with a notice. */
function getMarketHref(market: Market, route: App.Locals['route']): string {
  if (!route) return pathFor('home', market);
  // An article has no counterpart in another market, but the list that contains it does.
  if (isArticlePage(route.page))
    return getMarketHref(market, { page: ARTICLE_PAGES[getArticleKind(route.page)].index });
  return isPublished(market, route)
    ? routePath(route, market)
    : `${pathFor('home', market)}#${NOT_IN_MARKET_ID}`;
}
