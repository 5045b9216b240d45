import { acceptTimeStepStatement, spendRecoveryCodeStatement } from '@nettobonus/store/studio-accounts';
import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import type { SecondFactor, User } from '../payload-types.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { isSecondFactorRequired } from './required-roles.ts';
import { unseal } from './seal.ts';
import { finishSetUp, type SetUp, startSetUp } from './set-up.ts';
import { findTimeStep } from './totp.ts';

/** What a login sends in addition to email and password. The login endpoint stores it in the request's context. */
export interface SecondFactorInput {
  code: string;
  /** The ticket of the second factor that the login page offers to set up. */
  ticket: string;
}

/** The password is correct, but the login needs one more step. */
export class SecondFactorError extends Error {
  readonly needs: 'code' | 'set-up';
  /** Whether a code was given and is wrong. */
  readonly isWrong: boolean;
  readonly setUp: SetUp | undefined;

  constructor(
    needs: 'code' | 'set-up',
    { isWrong = false, setUp }: { isWrong?: boolean; setUp?: SetUp } = {},
  ) {
    super(isWrong ? WRONG_CODE : needs === 'code' ? 'Enter a code.' : 'Set up a second factor.');
    this.needs = needs;
    this.isWrong = isWrong;
    this.setUp = setUp;
  }
}

export const WRONG_CODE = 'The code is wrong or was already used.';

export function findSecondFactor(req: PayloadRequest, user: number): Promise<SecondFactor | null> {
  return req.payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { id: { equals: user } },
    req,
  });
}

/**
 * Runs in every operation that creates a session, before its token exists. An error rolls back the session, so neither
 * a cookie nor a token can be used before the second factor is verified.
 */
export const requireSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // The password reset deletes its session and sends no token.
  if (req.context.discardsSession) return;
  const { code = '', ticket = '' } = (req.context.secondFactor ?? {}) as Partial<SecondFactorInput>;
  const factor = await findSecondFactor(req, user.id);
  if (factor) {
    if (!code) throw new SecondFactorError('code');
    if (!(await acceptCode(req, factor, code))) throw new SecondFactorError('code', { isWrong: true });
    return;
  }
  if (!isSecondFactorRequired(user.role)) return;
  if (!code || !ticket) throw new SecondFactorError('set-up', { setUp: startSetUp(user) });
  const recoveryCodes = await finishSetUp(req, user, { code, ticket });
  if (!recoveryCodes) throw new SecondFactorError('set-up', { isWrong: true });
  req.context.recoveryCodes = recoveryCodes;
};

/** Accepts a code from the authenticator app or a recovery code, each once. */
export async function acceptCode(req: PayloadRequest, factor: SecondFactor, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const hash = hashRecoveryCode(factor.id, code);
    return (await runStatement(req, spendRecoveryCodeStatement(factor.id, hash))).length > 0;
  }
  const secret = unseal(factor.secret, {
    secret: env.STUDIO_SECRET,
    purpose: 'totp secret',
    owner: factor.id,
  });
  const step = secret && findTimeStep(secret, digits, new Date());
  if (typeof step !== 'number') return false;
  return (await runStatement(req, acceptTimeStepStatement(factor.id, step))).length > 0;
}
