import { isCategoryPage } from './category.ts';
import type { Market } from './market.ts';
import { type Route, routePath } from './routes.ts';

export function socialImagePath(route: Route, market: Market): string {
  const isDrawn = route.page === 'review' || (route.page !== 'demo-game' && isCategoryPage(route.page));
  return isDrawn ? `/og${routePath(route, market)}.png` : '/og-image.png';
}
