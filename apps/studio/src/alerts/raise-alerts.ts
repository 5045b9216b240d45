import type { Alert } from '@nettobonus/domain/alerts/alert';
import type { MarketRule } from '@nettobonus/domain/market-rules/market-rule';
import { MARKET_RULES } from '@nettobonus/domain/market-rules/market-rules';
import type { Payload } from 'payload';
import { sendJobs } from '../jobs/job-queue.ts';
import type { AlertSetting } from '../payload-types.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import { collectAlerts } from './collect-alerts.ts';

interface RaiseOptions {
  now: Date;
  isMailConfigured: boolean;
  rules?: readonly MarketRule[];
}

/**
 * Stores the events that the markets want to be told about and queues their emails and webhooks, in one transaction, so
 * that each event is raised once. Returns the number of new events.
 */
export async function raiseAlerts(
  payload: Payload,
  { now, isMailConfigured, rules = MARKET_RULES }: RaiseOptions,
): Promise<number> {
  const { docs: settings } = await payload.find({
    collection: 'alert-settings',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (settings.length === 0) return 0;
  const current = await collectAlerts(payload, { now, rules });
  let count = 0;
  for (const own of settings) {
    const wanted = current.filter(({ market, kind }) => market === own.market && own.kinds?.includes(kind));
    count += await raiseInMarket(payload, own, wanted, isMailConfigured);
  }
  return count;
}

async function raiseInMarket(
  payload: Payload,
  { market, emails, webhookUrl }: AlertSetting,
  wanted: readonly Alert[],
  isMailConfigured: boolean,
): Promise<number> {
  if (wanted.length === 0) return 0;
  return runInTransaction(payload, async (req) => {
    const { docs: known } = await payload.find({
      collection: 'alerts',
      where: { key: { in: wanted.map(({ key }) => key) } },
      select: { key: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    const keys = new Set(known.map(({ key }) => key));
    const ids: number[] = [];
    for (const alert of wanted.filter(({ key }) => !keys.has(key))) {
      const { id } = await payload.create({ collection: 'alerts', data: alert, overrideAccess: true, req });
      ids.push(id);
    }
    if (ids.length === 0) return 0;
    if (webhookUrl) {
      await sendJobs(
        req,
        'send-alert-webhook',
        ids.map((alert) => ({ alert })),
      );
    }
    // One email about all of them for each address, so that an address that is refused delays no other.
    const addresses = isMailConfigured ? (emails ?? []) : [];
    if (addresses.length > 0) {
      await sendJobs(
        req,
        'send-alert-mail',
        addresses.map((to) => ({ market, to, alerts: ids })),
      );
    }
    return ids.length;
  });
}
