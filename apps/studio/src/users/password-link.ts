import type { PayloadRequest } from 'payload';
import { env, mailSettings } from '../env.ts';
import { createPasswordToken, hashPasswordToken } from '../login/password-token.ts';
import { sendEmail } from '../mail-adapter.ts';
import type { User } from '../payload-types.ts';
import { updateAccount } from '../sessions/account-lock.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a link works, by the status of its user. */
const LIFETIME_DAYS = { invited: 7, active: 1 } as const;

type LinkStatus = keyof typeof LIFETIME_DAYS;

/** Creates the token of a link for choosing a password. Only its hash is stored; it replaces any earlier one. */
export async function storePasswordToken(
  req: PayloadRequest,
  id: number,
  status: LinkStatus,
): Promise<string> {
  const token = createPasswordToken();
  const expiresAt = new Date(Date.now() + LIFETIME_DAYS[status] * DAY_MS);
  await updateAccount(req, id, {
    resetPasswordToken: hashPasswordToken(token),
    resetPasswordExpiration: expiresAt.toISOString(),
  });
  return token;
}

/** What a page shows to the user who invites a colleague. */
export interface SentLink {
  isSent: boolean;
  /** Only if the email could not be sent: the inviter then passes the link on. */
  link: string | null;
}

/** Sends the link for choosing a password. */
export async function sendPasswordLink(
  { email, name }: Pick<User, 'email' | 'name'>,
  token: string,
  status: LinkStatus,
): Promise<SentLink> {
  const link = `${env.STUDIO_URL}/admin/choose-password/${token}`;
  const problem = await sendEmail({ to: email, ...compose(name, link, status) }, mailSettings);
  return { isSent: problem === null, link: problem === null ? null : link };
}

function compose(name: string, link: string, status: LinkStatus): { subject: string; text: string } {
  const days = LIFETIME_DAYS[status];
  const validity = `The link works once, for ${days} ${days === 1 ? 'day' : 'days'}.`;
  return status === 'invited'
    ? {
        subject: 'Your invitation to the Nettobonus studio',
        text: `Hello ${name},\n\nyou are invited to the Nettobonus studio. Choose your password here:\n\n${link}\n\n${validity} Then log in with this email address.\n`,
      }
    : {
        subject: 'A new password for the Nettobonus studio',
        text: `Hello ${name},\n\na colleague sends you this link to choose a new password for the Nettobonus studio:\n\n${link}\n\n${validity} If you do not need it, ignore this email.\n`,
      };
}
