import { expect, test } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { buildTotpUri, createTotpSecret, drawQrCode, findTimeStep } from './totp.ts';

/** The secret of RFC 6238's test vectors, `12345678901234567890`. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])(
  'the code of RFC 6238 at %i s is accepted in its own time step and in the adjacent ones',
  (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const at = (offset: number) => findTimeStep(RFC_SECRET, code, new Date((seconds + offset) * 1_000));
    expect([at(0), at(30), at(-30)]).toEqual([step, step, step]);
    expect([at(90), at(-90)]).toEqual([null, null]);
  },
);

test('a code that is not six digits is refused', () => {
  for (const code of ['', '28708', '2870820', 'abcdef', '２８７０８２', '28 7082']) {
    expect(findTimeStep(RFC_SECRET, code, new Date(59_000)), code).toBeNull();
  }
});

test('the QR code contains the otpauth URI that authenticator apps read', () => {
  const secret = createTotpSecret();
  const uri = new URL(buildTotpUri(secret, 'maija@example.org'));
  expect(uri.protocol).toBe('otpauth:');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: 'Nettobonus studio',
    digits: '6',
    period: '30',
  });
  expect(Buffer.from(secret, 'ascii')).toHaveLength(32);
  const { size, path } = drawQrCode(uri.href);
  expect(size).toBeGreaterThan(29);
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
});

test('a sealed text can be unsealed only with the same secret, purpose and user, and only if it was not altered', () => {
  const context = { secret: 'a secret of the studio', purpose: 'totp secret', owner: 7 } as const;
  const sealed = seal(RFC_SECRET, context);
  expect(sealed).not.toContain(RFC_SECRET);
  expect(unseal(sealed, context)).toBe(RFC_SECRET);
  expect(unseal(sealed, { ...context, secret: 'another secret' })).toBeNull();
  expect(unseal(sealed, { ...context, purpose: 'set-up ticket' })).toBeNull();
  expect(unseal(sealed, { ...context, owner: 8 })).toBeNull();
  for (const index of [0, 20, sealed.length - 2]) {
    const altered = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
    expect(unseal(altered, context), String(index)).toBeNull();
  }
  expect(unseal('', context)).toBeNull();
});

test('recovery codes are distinct, and are recognised without hyphens and in upper case', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(8);
  const [code = ''] = codes;
  expect(code).toMatch(/^([0-9a-f]{4}-){4}[0-9a-f]{4}$/);
  const hash = hashRecoveryCode(7, code);
  expect(hashRecoveryCode(7, ` ${code.replaceAll('-', '').toUpperCase()}`)).toBe(hash);
  expect(hashRecoveryCode(8, code)).not.toBe(hash);
});
