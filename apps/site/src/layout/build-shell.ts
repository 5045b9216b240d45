import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { isCategoryPage } from '@nettobonus/domain/routes/category';
import { isGroup, type NavigationLink } from '@nettobonus/domain/routes/navigation';
import { EARNINGS_ANCHOR, getRoute, pathFor } from '@nettobonus/domain/routes/routes';
import { formatMoney } from '../i18n/format.ts';
import { informationOnlyMessagesOf, shellMessagesOf } from '../i18n/shell.ts';
import { categoryFigures } from '../server/category-figures.ts';
import { getMarketSettings, getNavigation } from '../server/content.ts';
import { searchOf } from '../server/locals.ts';
import { marketContextOf } from '../server/offers.ts';
import { isPublished } from '../server/published-pages.ts';
import type { ShellData, ShellLink } from './shell-data.ts';

/** Builds the data of header, menu and footer from the published content. */
export function buildShell(locals: App.Locals): ShellData {
  const { market } = locals;
  const navigation = getNavigation(market);
  const currentPage = locals.route?.page;
  const { noLinksHref } = marketContextOf(market);

  const toLink = ({ label, path, note }: NavigationLink): ShellLink => {
    const page = getRoute(path.slice(1))?.page;
    return {
      label,
      note,
      href: hrefOf(path, market),
      isCurrent: page !== undefined && page === currentPage,
      figures: page && isCategoryPage(page) ? categoryFigures(market)[page] : undefined,
    };
  };

  return {
    market,
    messages: shellMessagesOf(market),
    homeHref: pathFor('home', market),
    earningsHref: `${pathFor('method', market)}#${EARNINGS_ANCHOR}`,
    compareHref: pathFor('compare', market),
    search: searchOf(locals),
    navigation: navigation.header.map((item) => {
      if (!isGroup(item)) return toLink(item);
      const links = item.submenu.map(toLink);
      return {
        label: item.label,
        links,
        href: item.path && hrefOf(item.path, market),
        isCurrent: links.some(({ isCurrent }) => isCurrent),
      };
    }),
    markets: MARKETS.map((other) => ({
      market: other,
      name: MARKET_FACTS[other].name,
      href:
        locals.route && isPublished(other, locals.route)
          ? withMarket(locals.url.pathname, other)
          : pathFor('home', other),
    })),
    footer: { site: navigation.footer.site.map(toLink), about: navigation.footer.about.map(toLink) },
    help: getMarketSettings(market)?.helpOrganisations ?? [],
    informationOnly: noLinksHref ? { messages: informationOnlyMessagesOf(market), href: noLinksHref } : null,
    deposit: formatMoney(referenceDeposit(market), market),
  };
}

/** Replaces the first path segment with the market. */
export function withMarket(path: string, market: Market): string {
  return path.replace(/^\/[^/]*/, `/${market}`).replace(/\/$/, '');
}

function hrefOf(path: string, market: Market): string {
  return `/${market}${path}`.replace(/\/(?=#|$)/, '');
}
