import { createHash, randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../payload-types.ts';

/** A one-time token that lets its holder choose the password of a user. It has the form of Payload's own tokens. */
export const createPasswordToken = () => randomBytes(20).toString('hex');

/** As the database stores it: somebody who can read the database or a backup cannot use it. */
export const hashPasswordToken = (token: string) => createHash('sha256').update(token).digest('hex');

const TOKEN = /^[0-9a-f]{40}$/;

/** Hashes the token that Payload creates for a forgotten password. The email has the token itself. */
export const storeTokenHash: CollectionBeforeChangeHook<User> = ({ data }) =>
  TOKEN.test(data.resetPasswordToken ?? '')
    ? { ...data, resetPasswordToken: hashPasswordToken(data.resetPasswordToken ?? '') }
    : data;

/** A link for a new password must not outlive a change of the address to which it was sent. */
export const forgetTokenOnNewEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && data.email && data.email !== originalDoc.email
    ? { ...data, resetPasswordToken: null }
    : data;
