import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Market } from '@nettobonus/domain/markets/market';

const DAY_MS = 24 * 60 * 60_000;
/** 96 bits: short, because every page contains it and it does not compress. */
const TOKEN_BYTES = 12;

/** The page that a token belongs to. */
export interface ClickPage {
  market: Market;
  /** The canonical path, because a page can have several. */
  path: string;
}

/** The token of a page for the current day (UTC). It is the same for all visitors, so that caches can share the page. */
export function signClickToken(page: ClickPage, secret: string, now: Date): string {
  return sign(page, secret, now.getTime());
}

/** Accepts the tokens of today and yesterday: a page may have been opened, or cached, before midnight. */
export function isValidClickToken(token: string, page: ClickPage, secret: string, now: Date): boolean {
  const actual = Buffer.from(token);
  return [0, DAY_MS].some((age) => {
    const expected = Buffer.from(sign(page, secret, now.getTime() - age));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function sign({ market, path }: ClickPage, secret: string, at: number): string {
  // The prefix prevents the use of the signature for another purpose with the same secret.
  return createHmac('sha256', secret)
    .update(`click:${Math.floor(at / DAY_MS)}:${market}:${path}`)
    .digest()
    .toString('base64url', 0, TOKEN_BYTES);
}
