import { randomBytes } from 'node:crypto';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { ROLE_RIGHTS, ROLES } from '../access/roles.ts';
import { errorResponse } from '../http/error-response.ts';
import { queueHash } from '../login/hash-queue.ts';
import { refuseLogin } from '../login/login-endpoint.ts';
import { TooManyLoginsError } from '../login/login-limits.ts';
import type { User } from '../payload-types.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { sendPasswordLink, storePasswordToken } from './password-link.ts';

const invitationSchema = z.object({
  name: z.string('Enter a name.').trim().min(1, 'Enter a name.').max(100, 'Enter a shorter name.'),
  email: z.string().trim().toLowerCase().pipe(z.email('Enter an email address.').max(254)),
  role: z.enum(ROLES, 'Choose a role.'),
  markets: z.array(z.enum(MARKETS)).default([]),
  password: z.undefined('Users choose their own password.').optional(),
});

type Invitation = z.infer<typeof invitationSchema>;

/**
 * Replaces Payload's creation of users, for which somebody would type a password. Creates the user and sends a link with
 * which they choose it. The response has the link only if the email could not be sent.
 */
export const inviteEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const inviter = getCurrentUser(req);
    if (!mayManageUser(inviter, null)) return refuseRequest(req, 'You may not invite users.');
    await addDataAndFileToRequest(req);
    const parsed = invitationSchema.safeParse(req.data);
    if (!parsed.success)
      return errorResponse(400, parsed.error.issues[0]?.message ?? 'The form is incomplete.');
    const { role, email } = parsed.data;
    if (!mayManageUser(inviter, { role })) {
      return refuseRequest(req, `Only admins may invite a user with the role “${ROLE_RIGHTS[role].label}”.`);
    }
    if (await hasUser(req, email)) return errorResponse(409, ADDRESS_TAKEN);
    try {
      const { user, token } = await queueHash(() =>
        withTransaction(req, () => createInvited(req, parsed.data)),
      );
      const sent = await sendPasswordLink(user, token, 'invited');
      return Response.json({ doc: { id: user.id, email }, ...sent }, { status: 201 });
    } catch (error) {
      if (error instanceof TooManyLoginsError) return refuseLogin(req, error);
      // Somebody else has invited the same address in the meantime.
      if (await hasUser(req, email)) return errorResponse(409, ADDRESS_TAKEN);
      throw error;
    }
  },
};

const ADDRESS_TAKEN = 'There is a user with this email address already.';

async function hasUser(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

const INVITING = 'isInviting';

/** Whether the request invites the user that it creates. */
export const isInviting = ({ context }: PayloadRequest) => context[INVITING] === true;

async function createInvited(
  req: PayloadRequest,
  { name, email, role, markets }: Invitation,
): Promise<{ user: User; token: string }> {
  req.context[INVITING] = true;
  const user = await req.payload.create({
    collection: 'users',
    // Payload requires a password. Nobody knows this one.
    data: { name, email, role, markets, status: 'invited', password: randomBytes(32).toString('base64url') },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return { user, token: await storePasswordToken(req, user.id, 'invited') };
}
