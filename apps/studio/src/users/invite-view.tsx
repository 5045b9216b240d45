import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, getManagedRoles } from '../access/current-user.ts';
import { ROLE_RIGHTS } from '../access/roles.ts';
import { InviteForm } from './invite-form.tsx';
import './users.css';

/** `/admin/collections/users/create`: invites a colleague. Payload's own page would ask for the colleague's password. */
export function InviteView({ initPageResult }: AdminViewServerProps) {
  const roles = getManagedRoles(getCurrentUser(initPageResult.req));
  return (
    <main className="studio-page">
      <SetStepNav nav={[{ label: 'Users', url: '/admin/collections/users' }, { label: 'Invite' }]} />
      <div className="studio-page-head">
        <h1>Invite a user</h1>
        <p>The user gets an email with a link, chooses a password, and logs in.</p>
      </div>
      {roles.length === 0 ? (
        <p>You may not invite users.</p>
      ) : (
        <InviteForm roles={roles.map((value) => ({ value, label: ROLE_RIGHTS[value].label })).toReversed()} />
      )}
    </main>
  );
}
