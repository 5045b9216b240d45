import type { CollectionConfig } from 'payload';
import { denyAll } from '../access/log-access.ts';

/**
 * The second factors of users. They have their own collection because Payload always writes the whole user, and could
 * restore a code that was used after it had read the user. No user can read this collection, and it has no endpoints.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [
    /** The user's id. */
    { name: 'id', type: 'number', required: true },
    /** Encrypted with a key that is derived from STUDIO_SECRET. */
    { name: 'secret', type: 'text', required: true },
    /** The time step of the last accepted code: a code works once. */
    { name: 'lastStep', type: 'number', required: true },
    {
      name: 'recoveryCodes',
      type: 'array',
      fields: [{ name: 'hash', type: 'text', required: true }],
    },
  ],
};
