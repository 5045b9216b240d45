import { mailSettings } from '../env.ts';

/** Shown under the login form if mail is not configured; studio.css then hides the forgot-password link. */
export function NoWayBack() {
  return mailSettings ? null : (
    <p className="no-way-back">Forgot your password? An admin can set a new one.</p>
  );
}
