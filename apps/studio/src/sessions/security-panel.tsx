import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, isAdmin } from '../access/current-user.ts';
import { findSecondFactor } from '../second-factor/check-second-factor.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { findUser } from './account-lock.ts';
import { SessionList } from './session-list.tsx';
import '../second-factor/second-factor.css';

/** On a user's page: the second factor and the sessions, for the user and for admins. */
export const SecurityPanel: UIFieldServerComponent = async ({ id, req }) => {
  const currentUser = getCurrentUser(req);
  const user = Number(id);
  const isOwn = currentUser?.id === user;
  if (!id || (!isOwn && !isAdmin(currentUser))) return null;
  const [account, factor] = await Promise.all([findUser(req, user), findSecondFactor(req, user)]);
  const { _sid } = req.user as { _sid?: string };
  const sessions = (account?.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    .map((session) => ({
      id: session.id,
      startedAt: formatInstant(session.createdAt),
      endsAt: formatInstant(session.expiresAt),
      isCurrent: session.id === _sid,
    }));
  return (
    <div className="security-panel">
      <SecondFactorSection
        hasSecondFactor={factor !== null}
        isOwn={isOwn}
        recoveryCodesLeft={factor?.recoveryCodes?.length ?? 0}
        user={user}
      />
      <SessionList sessions={sessions} user={user} />
    </div>
  );
};

/** `17 Nov, 14:00 UTC`, because a user may log in from any market. */
const formatInstant = (at: string | null | undefined) =>
  at
    ? `${new Date(at).toLocaleString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })} UTC`
    : 'unknown';
