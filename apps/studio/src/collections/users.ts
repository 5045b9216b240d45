import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  ValidationError,
} from 'payload';
import { ROLES } from '../access/roles.ts';
import {
  adminsOrOneself,
  onlyAdmins,
  onlyAdminsChangeRoles,
  onlyAdminsFindUsers,
} from '../access/user-access.ts';
import { recordChanges, recordDeletion, recordLogin } from '../audit/record-deed.ts';
import { env } from '../env.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';

const MINUTE_MS = 60_000;

/** Whoever comes first has nobody to be given a role by. */
const makeTheFirstOneAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, role: 'admin' } : data;
};

const SHORTEST_PASSWORD = 12;

/** Wherever it is set: for a new user, anew, or in place of a forgotten one. Payload is content with three letters. */
const refuseShortPasswords: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  if (typeof password !== 'string' || password.length >= SHORTEST_PASSWORD) return;
  const message = `A password has at least ${SHORTEST_PASSWORD} letters.`;
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] });
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 15 * MINUTE_MS,
    useSessions: true,
    cookies: { sameSite: 'Strict', secure: env.STUDIO_URL.startsWith('https://') },
  },
  admin: {
    group: 'Operation',
    hidden: onlyAdminsFindUsers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'markets'],
    description: 'Who may come in, and what they may do.',
  },
  access: {
    read: adminsOrOneself,
    create: onlyAdmins,
    update: adminsOrOneself,
    delete: onlyAdmins,
    unlock: onlyAdmins,
  },
  hooks: {
    beforeOperation: [refuseShortPasswords],
    beforeChange: [makeTheFirstOneAdmin],
    afterChange: [recordChanges('name')],
    afterDelete: [recordDeletion('name')],
    afterLogin: [recordLogin],
  },
  fields: [
    text('name', ['Name', 'As colleagues know them.'], { required: true }),
    select(
      'role',
      ['Role', 'Admins do everything; editors all markets; market editors theirs; analysts read reports.'],
      ROLES,
      {
        required: true,
        defaultValue: 'analyst',
        saveToJWT: true,
        access: { create: onlyAdminsChangeRoles, update: onlyAdminsChangeRoles },
      },
    ),
    select('markets', ['Markets', 'Of a market editor.'], MARKET_OPTIONS, {
      hasMany: true,
      saveToJWT: true,
      admin: { condition: ({ role }) => role === 'market-editor' },
      access: { create: onlyAdminsChangeRoles, update: onlyAdminsChangeRoles },
    }),
  ],
};
