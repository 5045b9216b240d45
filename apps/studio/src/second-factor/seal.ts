import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for, and whose it is. The key depends on both: no other context can unseal the text. */
export interface SealContext {
  /** The studio's secret, from which the key is derived. */
  secret: string;
  /** A ticket holds the secret while its user sets up the second factor. */
  purpose: 'totp secret' | 'set-up ticket' | 'webhook secret';
  /** The user, or the alert settings of a webhook. */
  owner: number;
}

/** Encrypts and authenticates a text with AES-256-GCM. */
export function seal(text: string, context: SealContext): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(context), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns the text, or null if it was altered or sealed for another context. */
export function unseal(sealed: string, context: SealContext): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(context), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return null;
  }
}

/** The text names a user for every owner, because stored secrets were sealed with it. */
const deriveKey = ({ secret, purpose, owner }: SealContext) =>
  Buffer.from(hkdfSync('sha256', secret, '', `nettobonus second factor, ${purpose} of user ${owner}`, 32));
