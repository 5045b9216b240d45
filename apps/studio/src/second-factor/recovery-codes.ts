import { createHash, randomBytes } from 'node:crypto';

const CODE_COUNT = 8;
/** 80 random bits: a plain hash is enough, because they cannot be guessed like a password. */
const CODE_BYTES = 10;

/** Codes in groups of four, such as `3f9a-01bc-77de-2a40-9c15`, each for one login without the authenticator app. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () =>
    randomBytes(CODE_BYTES)
      .toString('hex')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** Ignores case, spaces and hyphens. The hash includes the user, so that equal codes have different hashes. */
export function hashRecoveryCode(user: number, code: string): string {
  const normalized = code.toLowerCase().replace(/[^0-9a-z]/g, '');
  return createHash('sha256').update(`${user}:${normalized}`).digest('hex');
}
