import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { PasswordResetUnavailable } from '../access/password-reset-unavailable.tsx';
import { Logo } from '../brand/brand.tsx';
import { LoginForm } from './login-form.tsx';

/** Replaces Payload's login page, whose form has no field for a code. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm target={target} />
      <PasswordResetUnavailable />
    </>
  );
}
