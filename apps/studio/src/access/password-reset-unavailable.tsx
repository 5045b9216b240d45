import { mailSettings } from '../env.ts';

/** Shown under the login form if email is not configured; studio.css then hides the forgot-password link. */
export function PasswordResetUnavailable() {
  return mailSettings ? null : (
    <p className="password-reset-unavailable">
      Forgot your password? An admin or a chief editor can give you a link for a new one.
    </p>
  );
}
