import { getRegistrableDomain } from '@nettobonus/domain/clicks/link-health';
import { env } from '../env.ts';

const getHost = (link: string | null | undefined): string | null => {
  const url = link ? URL.parse(link) : null;
  return url && getRegistrableDomain(url.hostname);
};

export const OWN_LINK_MESSAGE = 'The link leads to our own site. Enter the casino’s link.';

/** Whether a link leads back to us, for example to `/go`, which would redirect in a loop. */
export function isOwnLink(link: string | null | undefined): boolean {
  const host = getHost(link);
  return host !== null && [env.SITE_URL, env.STUDIO_URL].some((url) => getHost(url) === host);
}

/**
 * Returns a sentence if a link leads to a different registrable domain from before, or null. Visitors spend their money
 * where the link leads, so colleagues should notice the change.
 */
export function describeHostChange(
  before: string | null | undefined,
  after: string | null | undefined,
): string | null {
  const [oldHost, newHost] = [getHost(before), getHost(after)];
  if (oldHost === null || newHost === null || oldHost === newHost) return null;
  return `The affiliate link leads to ${newHost} instead of ${oldHost}.`;
}
