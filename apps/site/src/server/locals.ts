import type { PageKey } from '@nettobonus/domain/routes';

/** A page file is only reached through the route table, so that it knows what it was reached for. */
export function requirePage({ route, path }: App.Locals): PageKey {
  if (!route || route.page === 'review') throw new Error(`${path} was handed to a page that it is not for`);
  return route.page;
}

export function requireSlug({ route, path }: App.Locals): string {
  if (route?.page !== 'review') throw new Error(`${path} was handed to the review page, but is no review`);
  return route.slug;
}
