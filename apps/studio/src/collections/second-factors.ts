import type { CollectionConfig } from 'payload';
import { denyAll } from '../access/log-access.ts';

/**
 * The second factors of users, in a collection of their own: Payload writes whole users at once, and would restore a used
 * code that it read before. No user can read it, and it has no endpoints.
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
