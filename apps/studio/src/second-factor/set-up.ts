import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '../env.ts';
import type { User } from '../payload-types.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { buildTotpUri, createTotpSecret, drawQrCode, findTimeStep, type QrCode } from './totp.ts';

const TICKET_MS = 15 * 60_000;

/** What a page shows to set up a second factor. */
export interface SetUp {
  /** Holds the secret until the user has confirmed it with a code, so that nothing is stored before then. */
  ticket: string;
  secret: string;
  qrCode: QrCode;
}

const ticketSchema = z.object({ secret: z.string(), expiresAt: z.number() });

const sealContext = (purpose: 'totp secret' | 'set-up ticket', user: number) => ({
  secret: env.STUDIO_SECRET,
  purpose,
  owner: user,
});

export function startSetUp({ id, email }: Pick<User, 'id' | 'email'>): SetUp {
  const secret = createTotpSecret();
  const ticket = JSON.stringify({ secret, expiresAt: Date.now() + TICKET_MS });
  return {
    ticket: seal(ticket, sealContext('set-up ticket', id)),
    secret,
    qrCode: drawQrCode(buildTotpUri(secret, email)),
  };
}

/** Stores the second factor and returns its recovery codes, or null if the code is wrong or the ticket has expired. */
export async function finishSetUp(
  req: PayloadRequest,
  { id }: Pick<User, 'id'>,
  { ticket, code }: { ticket: string; code: string },
): Promise<string[] | null> {
  const unsealed = unseal(ticket, sealContext('set-up ticket', id));
  if (!unsealed) return null;
  const { secret, expiresAt } = ticketSchema.parse(JSON.parse(unsealed));
  const lastStep = findTimeStep(secret, code.replace(/\s/g, ''), new Date());
  if (lastStep === null || expiresAt < Date.now()) return null;
  const recoveryCodes = createRecoveryCodes();
  await req.payload.create({
    collection: 'second-factors',
    data: {
      id,
      secret: seal(secret, sealContext('totp secret', id)),
      lastStep,
      recoveryCodes: recoveryCodes.map((recoveryCode) => ({ hash: hashRecoveryCode(id, recoveryCode) })),
    },
    overrideAccess: true,
    req,
  });
  return recoveryCodes;
}
