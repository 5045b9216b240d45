import type { PayloadRequest } from 'payload';
import type { Message } from '../payload-types.ts';

/** The message, or null if the user may not read it. */
export const findMessage = (id: number | string, req: PayloadRequest): Promise<Message | null> =>
  req.payload.findByID({
    collection: 'messages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
