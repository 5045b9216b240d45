import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { findSecondFactor } from '../second-factor/check-second-factor.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { findUser } from './account-lock.ts';
import { SessionList } from './session-list.tsx';
import '../second-factor/second-factor.css';

/** On a user's page: the second factor and the sessions, for the user and for those who manage the user. */
export const SecurityPanel: UIFieldServerComponent = async ({ id, req }) => {
  const currentUser = getCurrentUser(req);
  const user = Number(id);
  const isOwn = currentUser?.id === user;
  if (!id) return null;
  const [account, factor] = await Promise.all([findUser(req, user), findSecondFactor(req, user)]);
  if (!isOwn && !mayManageUser(currentUser, account)) return null;
  const { _sid } = req.user as { _sid?: string };
  const sessions = (account?.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    .map((session) => ({
      id: session.id,
      startedAt: formatInstant(session.createdAt, account?.markets),
      endsAt: formatInstant(session.expiresAt, account?.markets),
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

/** In the time zone of the user's first market; without markets in Finland's. */
const formatInstant = (at: string | null | undefined, markets: readonly Market[] | null | undefined) =>
  at ? formatMarketDateTime(new Date(at), MARKET_FACTS[markets?.[0] ?? 'fi'].timeZone) : 'unknown';
