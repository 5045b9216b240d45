import {
  type CollectionAfterChangeHook,
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
import { getCurrentUser, getManagedRoles } from '../access/current-user.ts';
import { isLeaked } from '../access/leaked-passwords.ts';
import { logFailedLogins } from '../access/log-failed-logins.ts';
import { denyUpdate } from '../access/message-access.ts';
import { findPasswordWeakness } from '../access/password-weakness.ts';
import { keepLastAdminOnChange, keepLastAdminOnDelete } from '../access/protect-last-admin.ts';
import {
  hideUsersFromOthers,
  managersOfUserOrSelf,
  onlyAdmins,
  onlyManagersMayChange,
  onlyUserManagers,
  refuseUnmanagedRole,
  requireMarketOfMarketEditor,
  userManagersOrSelf,
} from '../access/user-access.ts';
import { userTitle } from '../audit/user-title.ts';
import {
  recordChanges,
  recordDeletion,
  recordLogin,
  recordUnlock,
  recordUserChange,
  storeTitle,
  writeAuditEntry,
} from '../audit/write-audit-entry.ts';
import { env } from '../env.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';
import { logEvent } from '../log-event.ts';
import { refuseFirstRegister } from '../login/first-register-endpoint.ts';
import { forgotPasswordEndpoint } from '../login/forgot-password-endpoint.ts';
import { loginEndpoint } from '../login/login-endpoint.ts';
import { LOCK_MS, MAX_LOGIN_ATTEMPTS } from '../login/login-limits.ts';
import { forgetTokenOnNewEmail, storeTokenHash } from '../login/password-token.ts';
import { refuseInactiveUser } from '../login/refuse-inactive.ts';
import { resetPasswordEndpoint } from '../login/reset-password-endpoint.ts';
import type { User } from '../payload-types.ts';
import { fieldError, refusal } from '../publishing/field-error.ts';
import { requireSecondFactor } from '../second-factor/check-second-factor.ts';
import { secondFactorEndpoints } from '../second-factor/second-factor-endpoints.ts';
import { lockBeforeLogout, lockBeforeWrite, updateAccount } from '../sessions/account-lock.ts';
import { endSessions } from '../sessions/session-endpoints.ts';
import { accountEndpoints } from '../users/account-endpoints.ts';
import { inviteEndpoint, isInviting } from '../users/invite-endpoint.ts';
import { ROLE_OPTIONS, USER_STATUS_OPTIONS } from './select-options.ts';

/** The new role may require a second factor, which the sessions of the old role started without. */
const endSessionsOnNewRole: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc && data.role && data.role !== originalDoc.role ? { ...data, sessions: [] } : data;

/** Records a login, and the second factor that it may have set up. A password reset starts no session. */
const recordLoginAndSetUp: CollectionAfterLoginHook = async (args) => {
  const { req, user } = args;
  if (req.context.discardsSession) return;
  await updateAccount(req, user.id, { lastLoginAt: new Date().toISOString() });
  await recordLogin(args);
  if (req.context.recoveryCodes) await recordUserChange(req, user.id, 'second factor');
};

/** Names and email addresses must not be in the log. */
const recordUserFields = recordChanges(userTitle, { values: ['role', 'markets', 'status'] });

/** An invitation creates the user. */
const recordInvitationOrChange: CollectionAfterChangeHook = async (args) => {
  const { doc, req } = args;
  if (args.operation !== 'create' || !isInviting(req)) return recordUserFields(args);
  const title = userTitle(doc);
  await writeAuditEntry(req, { action: 'invited', kind: 'users', document: doc.id, title });
};

const deleteSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  await req.payload.delete({ collection: 'second-factors', where, overrideAccess: true, req });
};

/** Later hooks do not receive the password of a reset, so this hook stores it in the request's context. */
const storeNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.newPassword = args.data.password;
};

/** With a colleague's password, a user could act in the colleague's name. */
const refuseForeignPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as { id?: unknown; data?: User; overrideAccess?: boolean };
  if (operation !== 'update' || overrideAccess || !data?.password) return;
  if (req.user && Number(id) === req.user.id) return;
  throw refusal('Users choose their own password. Send them a link for a new one instead.');
};

/**
 * Runs on create, change and reset. Payload itself accepts passwords of three characters. The random password of an
 * invitation needs no check: it may contain a short name by chance, and the transaction would wait for the list of leaks.
 */
const rejectWeakPasswords: CollectionBeforeValidateHook = async ({ data, originalDoc, context, req }) => {
  if (isInviting(req)) return;
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
    hidden: hideUsersFromOthers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'markets', 'status', 'lastLoginAt'],
    description: 'Users of the studio and their roles. “Create New” invites a user by email.',
    components: {
      views: { create: { Component: '/users/invite-view.tsx#InviteView', path: '/create', exact: true } },
    },
  },
  access: {
    read: userManagersOrSelf,
    create: onlyUserManagers,
    update: managersOfUserOrSelf,
    delete: onlyAdmins,
    unlock: onlyAdmins,
  },
  // These come before Payload's endpoints, and replace those with the same path.
  endpoints: [
    inviteEndpoint,
    loginEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    refuseFirstRegister,
    endSessions,
    ...accountEndpoints,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [refuseForeignPassword, storeNewPassword, lockBeforeWrite],
    beforeValidate: [rejectWeakPasswords],
    beforeChange: [
      refuseUnmanagedRole,
      requireMarketOfMarketEditor,
      keepLastAdminOnChange,
      endSessionsOnNewRole,
      storeTokenHash,
      forgetTokenOnNewEmail,
    ],
    beforeDelete: [keepLastAdminOnDelete, storeTitle(userTitle)],
    afterChange: [recordInvitationOrChange],
    afterDelete: [recordDeletion, deleteSecondFactor],
    beforeLogin: [refuseInactiveUser, requireSecondFactor],
    afterLogin: [recordLoginAndSetUp],
    afterLogout: [lockBeforeLogout],
    afterOperation: [recordUnlock],
    refresh: [rejectOldSessions],
    afterError: [logFailedLogins],
  },
  // A lock would prevent an admin from changing or deleting a stolen account.
  lockDocuments: false,
  fields: [
    text('name', ['Name', 'Shown to colleagues. Only admins and chief editors can change it.'], {
      required: true,
      access: { update: onlyManagersMayChange },
    }),
    // Extends Payload's own field.
    { name: 'email', type: 'email', access: { update: onlyManagersMayChange } },
    select(
      'role',
      [
        'Role',
        'Admins can do everything. Chief editors manage editors and analysts, market settings and navigation. Editors can change all markets, market editors their own. Analysts can read reports.',
      ],
      ROLE_OPTIONS,
      {
        required: true,
        defaultValue: 'analyst',
        saveToJWT: true,
        filterOptions: ({ data, options, req }) =>
          options.filter((option) => {
            const value = typeof option === 'string' ? option : option.value;
            return (
              !req.user ||
              value === data.role ||
              (getManagedRoles(getCurrentUser(req)) as string[]).includes(value)
            );
          }),
        access: { create: onlyManagersMayChange, update: onlyManagersMayChange },
      },
    ),
    select('markets', ['Markets', 'The markets of a market editor.'], MARKET_OPTIONS, {
      hasMany: true,
      saveToJWT: true,
      admin: { components: { Field: '/users/markets-field.tsx#MarketsField' } },
      access: { create: onlyManagersMayChange, update: onlyManagersMayChange },
    }),
    {
      name: 'approvesLegally',
      type: 'checkbox',
      label: 'Approves legally',
      defaultValue: false,
      admin: {
        description:
          'May approve documents legally where a market’s settings require it, in the markets that the role may change.',
      },
      access: { create: onlyManagersMayChange, update: onlyManagersMayChange },
    },
    select('status', ['Status', 'Set by the studio.'], USER_STATUS_OPTIONS, {
      defaultValue: 'active',
      index: true,
      access: { create: denyUpdate, update: denyUpdate },
      admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
    }),
    {
      name: 'lastLoginAt',
      type: 'date',
      label: 'Last login',
      access: { create: denyUpdate, update: denyUpdate },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'account',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/users/account-panel.tsx#AccountPanel' },
      },
    },
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
