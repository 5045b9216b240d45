import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PreviewClaim, parseToken, writeClaim } from '@nettobonus/domain/preview';

/** Good enough on one's own machine; both programs refuse it elsewhere. */
export const DEVELOPMENT_PREVIEW_SECRET = 'nettobonus-development-previews';

export function signPreview(claim: PreviewClaim, secret: string): string {
  const written = writeClaim(claim);
  return `${written}.${signatureOf(written, secret).toString('base64url')}`;
}

/** What a token claims; null where another secret signed it, somebody changed it, or its time is over. */
export function verifyPreview(token: string, secret: string, now: Date): PreviewClaim | null {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const { claim, signed, signature } = parsed;
  const right = signatureOf(signed, secret);
  const given = Buffer.from(signature, 'base64url');
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && claim.expiresAt > now ? claim : null;
}

function signatureOf(written: string, secret: string): Buffer {
  // Named for its use: the secret could come to sign something else of the same form.
  return createHmac('sha256', secret).update(`preview:${written}`).digest();
}
