import {
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionRefreshHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { isLeaked } from '../access/leaked-passwords.ts';
import { logFailedLogins } from '../access/log-failed-logins.ts';
import { findPasswordWeakness } from '../access/password-weakness.ts';
import { keepLastAdminOnChange, keepLastAdminOnDelete } from '../access/protect-last-admin.ts';
import {
  adminsOrSelf,
  hideUsersFromNonAdmins,
  onlyAdmins,
  onlyAdminsMayChange,
} from '../access/user-access.ts';
import {
  recordChanges,
  recordDeletion,
  recordLogin,
  recordUnlock,
  recordUserChange,
  storeTitle,
  userTitle,
} from '../audit/write-audit-entry.ts';
import { env } from '../env.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';
import { logEvent } from '../log-event.ts';
import { refuseFirstRegister } from '../login/first-register-endpoint.ts';
import { loginEndpoint } from '../login/login-endpoint.ts';
import { LOCK_MS, MAX_LOGIN_ATTEMPTS } from '../login/login-limits.ts';
import { resetPasswordEndpoint } from '../login/reset-password-endpoint.ts';
import type { User } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import { requireSecondFactor } from '../second-factor/check-second-factor.ts';
import { secondFactorEndpoints } from '../second-factor/second-factor-endpoints.ts';
import { lockBeforeLogout, lockBeforeWrite } from '../sessions/account-lock.ts';
import { endSessions } from '../sessions/session-endpoints.ts';
import { ROLE_OPTIONS } from './select-options.ts';

/** The new role may require a second factor, which the sessions of the old role started without. */
const endSessionsOnNewRole: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc && data.role && data.role !== originalDoc.role ? { ...data, sessions: [] } : data;

/** Records a login, and the second factor that it may have set up. A password reset starts no session. */
const recordLoginAndSetUp: CollectionAfterLoginHook = async (args) => {
  const { req, user } = args;
  if (req.context.discardsSession) return;
  await recordLogin(args);
  if (req.context.recoveryCodes) await recordUserChange(req, user.id, 'second factor');
};

const deleteSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  await req.payload.delete({ collection: 'second-factors', where, overrideAccess: true, req });
};

/** Later hooks do not receive the password of a reset, so this hook stores it in the request's context. */
const storeNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.newPassword = args.data.password;
};

/** Runs on create, change and reset. Payload itself accepts passwords of three characters. */
const rejectWeakPasswords: CollectionBeforeValidateHook = async ({ data, originalDoc, context, req }) => {
  const { password, name, email } = { ...originalDoc, password: context.newPassword, ...data };
  if (typeof password !== 'string') return;
  const message =
    findPasswordWeakness(password, { name: String(name), email: String(email) }) ??
    (await findLeak(req, password));
  if (message) throw fieldError({ collection: 'users', path: 'password', message });
};

/** Accepts the password if the list does not respond: otherwise nobody could replace a stolen one. */
async function findLeak({ payload: { logger } }: PayloadRequest, password: string): Promise<string | null> {
  if (!env.LEAKED_PASSWORDS_URL) return null;
  try {
    const isKnown = await isLeaked(password, env.LEAKED_PASSWORDS_URL);
    return isKnown ? 'This password is in a public list of leaked passwords. Use another one.' : null;
  } catch {
    logEvent(logger, 'leaked-passwords-unavailable', {});
    return null;
  }
}

const HOUR_MS = 60 * 60_000;
const MAX_SESSION_MS = 16 * HOUR_MS;

/** Without this limit, repeated refreshes would keep a session alive forever. */
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
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_MS,
    useSessions: true,
    removeTokenFromResponses: true,
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
  // These come before Payload's endpoints, and replace those with the same path.
  endpoints: [
    loginEndpoint,
    resetPasswordEndpoint,
    refuseFirstRegister,
    endSessions,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [storeNewPassword, lockBeforeWrite],
    beforeValidate: [rejectWeakPasswords],
    beforeChange: [keepLastAdminOnChange, endSessionsOnNewRole],
    beforeDelete: [keepLastAdminOnDelete, storeTitle(userTitle)],
    afterChange: [recordChanges(userTitle)],
    afterDelete: [recordDeletion, deleteSecondFactor],
    beforeLogin: [requireSecondFactor],
    afterLogin: [recordLoginAndSetUp],
    afterLogout: [lockBeforeLogout],
    afterOperation: [recordUnlock],
    refresh: [rejectOldSessions],
    afterError: [logFailedLogins],
  },
  // A lock would prevent an admin from changing or deleting a stolen account.
  lockDocuments: false,
  fields: [
    text('name', ['Name', 'Shown to colleagues. Only admins can change it.'], {
      required: true,
      access: { update: onlyAdminsMayChange },
    }),
    // Extends Payload's own field.
    { name: 'email', type: 'email', access: { update: onlyAdminsMayChange } },
    select(
      'role',
      [
        'Role',
        'Admins can do everything. Editors can change all markets, market editors their own. Analysts can read reports.',
      ],
      ROLE_OPTIONS,
      {
        required: true,
        defaultValue: 'analyst',
        saveToJWT: true,
        access: { create: onlyAdminsMayChange, update: onlyAdminsMayChange },
      },
    ),
    select('markets', ['Markets', 'The markets of a market editor.'], MARKET_OPTIONS, {
      hasMany: true,
      saveToJWT: true,
      admin: { condition: ({ role }) => role === 'market-editor' },
      access: { create: onlyAdminsMayChange, update: onlyAdminsMayChange },
    }),
    {
      name: 'security',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/sessions/security-panel.tsx#SecurityPanel' },
      },
    },
  ],
};
