import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { generateCookie, type PayloadRequest, parseCookies } from 'payload';
import { env } from '../env.ts';
import type { User } from '../payload-types.ts';

const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

/** The name contains the user's id: several users may share a browser, and each of them needs a cookie. */
const cookieName = ({ payload }: PayloadRequest, { id }: User) =>
  `${payload.config.cookiePrefix}-device-${id}`;

/**
 * Creates the cookie that marks a browser in which the user has logged in. It gives no access. It exempts the browser
 * from the account's lock, so that nobody can lock users out by guessing ("device cookies" of OWASP).
 */
export function createDeviceCookie(req: PayloadRequest, user: User): string {
  const device = randomBytes(16).toString('base64url');
  const signed = `${device}.${Date.now() + LIFETIME_SECONDS * 1000}`;
  return generateCookie<false>({
    name: cookieName(req, user),
    value: `${signed}.${sign(signed, user).toString('base64url')}`,
    maxAge: LIFETIME_SECONDS,
    path: '/',
    secure: Boolean(req.payload.collections.users.config.auth.cookies.secure),
    httpOnly: true,
    sameSite: 'Strict',
    returnCookieAsObject: false,
  });
}

/** The random id in the user's device cookie; null if the cookie is missing, forged or expired. */
export function readDevice(req: PayloadRequest, user: User): string | null {
  const value = parseCookies(req.headers).get(cookieName(req, user)) ?? '';
  const [device = '', expiresAt = '', signature = ''] = value.split('.');
  const expected = sign(`${device}.${expiresAt}`, user);
  const actual = Buffer.from(signature, 'base64url');
  const isValid = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid && Number(expiresAt) > Date.now() ? device : null;
}

/** The key depends on the salt of the password: a new password makes the cookies of the old one invalid. */
function sign(text: string, { id, salt }: User): Buffer {
  const purpose = `nettobonus device cookie of user ${id}`;
  const key = Buffer.from(hkdfSync('sha256', env.STUDIO_SECRET, salt ?? '', purpose, 32));
  return createHmac('sha256', key).update(text).digest();
}
