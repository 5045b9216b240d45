import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PreviewClaim, parseToken, writeClaim } from '@nettobonus/domain/publishing/preview';

/** For development only: the site and the studio refuse it in production. */
export const DEVELOPMENT_PREVIEW_SECRET = 'nettobonus-development-previews';

export function signPreview(claim: PreviewClaim, secret: string): string {
  const payload = writeClaim(claim);
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** The token's claim; null if the signature does not match or the token has expired. */
export function verifyPreview(token: string, secret: string, now: Date): PreviewClaim | null {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const { claim, signed, signature } = parsed;
  const expected = signatureOf(signed, secret);
  const given = Buffer.from(signature, 'base64url');
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid && claim.expiresAt > now ? claim : null;
}

function signatureOf(payload: string, secret: string): Buffer {
  // The prefix keeps the signature from being valid for another use of the same secret.
  return createHmac('sha256', secret).update(`preview:${payload}`).digest();
}
