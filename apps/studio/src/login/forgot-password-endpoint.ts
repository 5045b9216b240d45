import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import type { User } from '../payload-types.ts';

const forgotSchema = z.object({ email: z.string().catch('') }).catch({ email: '' });

/**
 * Replaces Payload's endpoint, which also sends a link to users who are deactivated, or whose invitation has expired or
 * was not accepted yet. The response is the same for all addresses.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = forgotSchema.parse(req.data).email.toLowerCase().trim();
    const where = { email: { equals: email }, status: { equals: 'active' } };
    const user = email ? await req.payload.db.findOne<User>({ collection: 'users', where }) : null;
    if (user) await req.payload.forgotPassword({ collection: 'users', data: { email }, req });
    return Response.json({ message: req.t('general:success') });
  },
};
