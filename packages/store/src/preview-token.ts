import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeClaim, type PreviewClaim, parseToken } from '@nettobonus/domain/publishing/preview';

/** For development only: the site and the studio reject it in production. */
export const DEVELOPMENT_PREVIEW_SECRET = 'nettobonus-development-previews';

export function signPreview(claim: PreviewClaim, secret: string): string {
  const payload = encodeClaim(claim);
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/** The token's claim; null if the signature does not match or the token has expired. */
export function verifyPreview(token: string, secret: string, now: Date): PreviewClaim | null {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const { claim, signed, signature } = parsed;
  const expected = sign(signed, secret);
  const actual = Buffer.from(signature, 'base64url');
  const isValid = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid && claim.expiresAt > now ? claim : null;
}

function sign(payload: string, secret: string): Buffer {
  // The prefix prevents the signature from being used for a different purpose with the same secret.
  return createHmac('sha256', secret).update(`preview:${payload}`).digest();
}
