import type { Click } from '@nettobonus/domain/clicks/click';
import { listShareAlarms, type ShareAlarm } from '@nettobonus/domain/clicks/click-shares';
import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import { createClickId } from '@nettobonus/store/click-id';
import { ClickLedger, type ClickLedgerStatus, type ClickOutcome } from '@nettobonus/store/click-ledger';
import { SITE_ROLE } from '@nettobonus/store/connect';
import { isbot } from 'isbot';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { clicksUncounted } from '../metrics.ts';
import { ClickLimits } from './click-limits.ts';
import type { ClickRequest, UncountedReason } from './click-request.ts';

/** The fields of a click that come from the page or its URL. The others come from the request. */
export type ClickDetails = Pick<Click, 'casino' | 'market' | 'placement' | 'page' | 'position' | 'netShown'>;

const ledger =
  env.CLICK_LEDGER === 'off'
    ? null
    : new ClickLedger({
        databaseUrl: env.DATABASE_URL,
        role: SITE_ROLE,
        spoolDir: env.CLICK_SPOOL_DIR,
        log,
      });
if (!ledger) log('CLICKS ARE NOT COUNTED', { because: 'CLICK_LEDGER is off' });
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => ledger?.stop());

/** Await this before listening, so that the first click already uses the visitor key that all processes share. */
export const ledgerReady = ledger?.ready ?? Promise.resolve();

export async function stopLedger(): Promise<void> {
  await ledger?.stop();
}

export function ledgerStatus(): ClickLedgerStatus | null {
  return ledger?.status() ?? null;
}

/** The casinos whose share of today's unique clicks is unusual; null if unknown. */
export function currentShareAlarms(): ShareAlarm[] | null {
  const days = ledger?.dailyUniqueClicks;
  return days ? listShareAlarms(days, new Date().toISOString().slice(0, 10)) : null;
}

const limits = env.CLICK_LEDGER === 'unlimited' ? null : new ClickLimits();
if (!limits) log('CLICKS ARE NOT LIMITED', { because: 'CLICK_LEDGER is unlimited' });

/**
 * Resolves when the click is durable. IP address and user agent are not stored, only a keyed hash of the address (of an
 * IPv6 address, its /64) and a bot flag. Null if the click does not count.
 */
export function recordClick(
  click: ClickDetails,
  { header, socketAddress }: ClickRequest,
): Promise<ClickOutcome> | null {
  if (!ledger) return null;
  const address = visitorAddress({ get: header }, socketAddress, env.TRUSTED_PROXY_HOPS);
  if (limits && !limits.admit(address)) {
    clicksUncounted.inc({ reason: 'over-limit' satisfies UncountedReason });
    return null;
  }
  const clickedAt = Date.now();
  return ledger.record({
    id: createClickId(clickedAt),
    clickedAt,
    ...click,
    isBot: isBotAgent(header('user-agent') ?? ''),
    visitor: ledger.visitorKeys.hashVisitor(address),
  });
}

/** A few user agents account for most requests. A full cache is cleared. */
const MAX_CACHED_AGENTS = 2_000;
const isBotByAgent = new Map<string, boolean>();

function isBotAgent(agent: string): boolean {
  const cached = isBotByAgent.get(agent);
  if (cached !== undefined) return cached;
  if (isBotByAgent.size >= MAX_CACHED_AGENTS) isBotByAgent.clear();
  // Browsers always send a user agent: a client without one is a bot.
  const isBot = agent === '' || isbot(agent);
  isBotByAgent.set(agent, isBot);
  return isBot;
}
