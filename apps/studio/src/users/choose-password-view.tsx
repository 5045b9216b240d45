import { MinimalTemplate } from '@payloadcms/next/templates';
import { Link } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { Logo } from '../brand/brand.tsx';
import { hashPasswordToken } from '../login/password-token.ts';
import type { User } from '../payload-types.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import './users.css';

/** `/admin/choose-password/{token}`: where the link of an invitation leads. */
export async function ChoosePasswordView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, token] = params?.segments ?? [];
  const account = token ? await findInvited(req, token) : null;
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      {account && token && !req.user ? (
        <>
          <h1>Choose your password</h1>
          <ChoosePasswordForm email={account.email} token={token} />
        </>
      ) : req.user ? (
        <>
          <h1>You are logged in</h1>
          <p>
            <Link href="/admin/logout" prefetch={false}>
              Log out
            </Link>{' '}
            first, then open the link again.
          </p>
        </>
      ) : (
        <>
          <h1>This link does not work any more</h1>
          <p>It has expired or was already used. Ask a chief editor or an admin for a new one.</p>
          <p>
            <Link href="/admin/login" prefetch={false}>
              Go to the login
            </Link>
          </p>
        </>
      )}
    </MinimalTemplate>
  );
}

const findInvited = (req: PayloadRequest, token: string) =>
  req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: hashPasswordToken(token) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
      status: { not_equals: 'deactivated' },
    },
    req,
  });
