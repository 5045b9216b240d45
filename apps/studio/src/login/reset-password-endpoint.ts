import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordUserChange } from '../audit/write-audit-entry.ts';
import { env } from '../env.ts';
import type { User } from '../payload-types.ts';
import { changeAccount, updateAccount } from '../sessions/account-lock.ts';
import { queueHash } from './hash-queue.ts';
import { refuseLogin } from './login-endpoint.ts';
import { TooManyLoginsError, takeAddressAttempt } from './login-limits.ts';
import { hashPasswordToken } from './password-token.ts';

const resetSchema = z.object({ token: z.string().min(1), password: z.string() });

/**
 * Chooses a password with a link from an invitation or for a forgotten password. Replaces Payload's reset, which logs the
 * user in: anyone who can read the email would bypass the second factor.
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    await addDataAndFileToRequest(req);
    const parsed = resetSchema.safeParse(req.data);
    if (!parsed.success) throw new APIError('Missing required data.', 400);
    const { password } = parsed.data;
    const token = hashPasswordToken(parsed.data.token);
    try {
      const refund = takeAddressAttempt(req, env.TRUSTED_PROXY_HOPS);
      const where = { resetPasswordToken: { equals: token } };
      const user = await payload.db.findOne<User>({ collection: 'users', where });
      if (!user || user.status === 'deactivated')
        throw new APIError('Token is either invalid or has expired.', 403);
      // Only a wrong token counts as a failure of the client's IP address.
      refund();
      await queueHash(() => changeAccount(req, user.id, () => resetPassword(req, user, { token, password })));
    } catch (error) {
      if (error instanceof TooManyLoginsError) return refuseLogin(req, error);
      throw error;
    }
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

async function resetPassword(
  req: PayloadRequest,
  { id }: User,
  data: { token: string; password: string },
): Promise<void> {
  req.context.discardsSession = true;
  await req.payload.resetPassword({ collection: 'users', data, overrideAccess: true, req });
  // An invitation is accepted by choosing a password.
  await updateAccount(req, id, { status: 'active', resetPasswordToken: null });
  await updateAccount(req, id, { sessions: [] });
  await recordUserChange(req, id, 'password');
}
