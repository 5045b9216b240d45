import { LINK_CHECK, type LinkObservation } from '@nettobonus/domain/clicks/link-health';
import { findExpiredPhrase } from '@nettobonus/domain/market-rules/expired-phrases';
import { followLink, type PoliteOptions } from '../network/follow-link.ts';

export const USER_AGENT = 'NettobonusLinkCheck/1.0';

/** Follows a link as a visitor would, and reports where it leads. */
export async function observeLink(link: string, options: PoliteOptions): Promise<LinkObservation> {
  const followed = await followLink(link, {
    ...options,
    userAgent: USER_AGENT,
    maxBodyBytes: LINK_CHECK.maxBodyBytes,
  });
  if (followed.kind === 'failed') return followed;
  const { kind, httpStatus, finalUrl, ms, text } = followed;
  return { kind, httpStatus, finalUrl, ms, phrase: findExpiredPhrase(text) };
}
