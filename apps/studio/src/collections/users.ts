import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionRefreshHook,
  Forbidden,
} from 'payload';
import { logFailedLogins } from '../access/log-failed-logins.ts';
import { findPasswordWeakness } from '../access/password-weakness.ts';
import {
  adminsOrSelf,
  hideUsersFromNonAdmins,
  onlyAdmins,
  onlyAdminsChangeRoles,
} from '../access/user-access.ts';
import { recordChanges, recordDeletion, recordLogin } from '../audit/write-audit-entry.ts';
import { env } from '../env.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';
import type { User } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import { ROLE_OPTIONS } from './select-options.ts';

const MINUTE_MS = 60_000;

/** The first user becomes admin: no admin exists yet who could assign a role. */
const makeFirstUserAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, role: 'admin' } : data;
};

/** Later hooks do not receive the password of a reset, so this stores it in the request context. */
const storeNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.newPassword = args.data.password;
};

/** Runs on create, change and reset. Payload itself accepts passwords of three characters. */
const rejectWeakPasswords: CollectionBeforeValidateHook = ({ data, originalDoc, context }) => {
  const { password, name, email } = { ...originalDoc, password: context.newPassword, ...data };
  if (typeof password !== 'string') return;
  const message = findPasswordWeakness(password, { name: String(name), email: String(email) });
  if (message) throw fieldError({ collection: 'users', path: 'password', message });
};

const HOUR_MS = 60 * MINUTE_MS;
const MAX_SESSION_MS = 16 * HOUR_MS;

/** Without this limit, repeated refreshes would keep a session alive for ever. */
const rejectOldSessions: CollectionRefreshHook = ({ args: { req }, user }) => {
  const { _sid } = req.user as { _sid?: string };
  const session = (user as User).sessions?.find(({ id }) => id === _sid);
  const isOld = !session?.createdAt || Date.now() - new Date(session.createdAt).getTime() > MAX_SESSION_MS;
  if (isOld) throw new Forbidden(req.t);
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
    group: 'Operations',
    hidden: hideUsersFromNonAdmins,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'markets'],
    description: 'Users of the studio and their roles.',
  },
  access: {
    read: adminsOrSelf,
    create: onlyAdmins,
    update: adminsOrSelf,
    delete: onlyAdmins,
    unlock: onlyAdmins,
  },
  hooks: {
    beforeOperation: [storeNewPassword],
    beforeValidate: [rejectWeakPasswords],
    beforeChange: [makeFirstUserAdmin],
    afterChange: [recordChanges('name')],
    afterDelete: [recordDeletion('name')],
    afterLogin: [recordLogin],
    refresh: [rejectOldSessions],
    afterError: [logFailedLogins],
  },
  fields: [
    text('name', ['Name', 'Shown to colleagues.'], { required: true }),
    select(
      'role',
      [
        'Role',
        'Admins do everything. Editors change all markets, market editors their own. Analysts read reports.',
      ],
      ROLE_OPTIONS,
      {
        required: true,
        defaultValue: 'analyst',
        saveToJWT: true,
        access: { create: onlyAdminsChangeRoles, update: onlyAdminsChangeRoles },
      },
    ),
    select('markets', ['Markets', 'The markets of a market editor.'], MARKET_OPTIONS, {
      hasMany: true,
      saveToJWT: true,
      admin: { condition: ({ role }) => role === 'market-editor' },
      access: { create: onlyAdminsChangeRoles, update: onlyAdminsChangeRoles },
    }),
  ],
};
