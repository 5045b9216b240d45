import { mailSettings } from '../env.ts';

/** Under the login where no mail can be sent; studio.css hides the link to a forgotten password then. */
export function NoWayBack() {
  return mailSettings ? null : (
    <p className="no-way-back">Forgot your password? An admin can set a new one.</p>
  );
}
