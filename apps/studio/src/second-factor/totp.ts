import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** A QR code as an SVG path on a grid of `size` × `size`. */
export interface QrCode {
  size: number;
  path: string;
}

export const createTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const toTotp = (secret: string, email = '') =>
  new TOTP({ issuer: 'Nettobonus studio', label: email, secret, period: PERIOD_S });

export const buildTotpUri = (secret: string, email: string) => toTotp(secret, email).toString();

/** Returns the time step that a code belongs to, or null. Also accepts the adjacent steps, because clocks differ. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  // The library throws if the code has a different length in bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = toTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
}

export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: modules.join('') };
}
