import type { Click } from '@nettobonus/domain/click';
import { createClickId } from '@nettobonus/store/click-id';
import { ClickLedger, type ClickLedgerStatus, type ClickOutcome } from '@nettobonus/store/click-ledger';
import { SITE_ROLE } from '@nettobonus/store/connect';
import { isbot } from 'isbot';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { visitorAddress } from '../visitor-address.ts';
import type { ClickRequest } from './click-request.ts';

/** A click as the page or its address tells of it; the rest is read off the request. */
export type SeenClick = Pick<Click, 'casino' | 'market' | 'placement' | 'page' | 'position' | 'netShown'>;

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
// The development server loads this module anew after a change; the old one would keep its connections.
import.meta.hot?.dispose(() => ledger?.stop());

/** Visitors are told apart by a key that all processes share; the first has to have heard of it. */
export const ledgerReady = ledger?.ready ?? Promise.resolve();

export async function stopLedger(): Promise<void> {
  await ledger?.stop();
}

export function ledgerStatus(): ClickLedgerStatus | null {
  return ledger?.status() ?? null;
}

/** Resolves when the click is kept. Of address and agent nothing is: they go into a keyed hash and a flag. */
export function recordClick(
  click: SeenClick,
  { header, socketAddress }: ClickRequest,
): Promise<ClickOutcome> | null {
  if (!ledger) return null;
  const agent = header('user-agent') ?? '';
  const address = visitorAddress({ get: header }, socketAddress, env.TRUSTED_PROXY_HOPS);
  const clickedAt = Date.now();
  return ledger.record({
    id: createClickId(clickedAt),
    clickedAt,
    ...click,
    isBot: isBotAgent(agent),
    visitor: ledger.visitors.visitorOf(address, agent),
  });
}

/** Agents are few and are request about often; beyond so many they are forgotten. */
const AGENTS_KNOWN = 2_000;
const known = new Map<string, boolean>();

function isBotAgent(agent: string): boolean {
  const before = known.get(agent);
  if (before !== undefined) return before;
  if (known.size >= AGENTS_KNOWN) known.clear();
  // Browsers say who they are: none is a bot too.
  const isBot = agent === '' || isbot(agent);
  known.set(agent, isBot);
  return isBot;
}
