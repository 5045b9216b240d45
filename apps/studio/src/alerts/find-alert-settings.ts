import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import type { AlertSetting } from '../payload-types.ts';

/** A market's settings, or null if it wants no alerts. */
export async function findAlertSettings(payload: Payload, market: Market): Promise<AlertSetting | null> {
  const { docs } = await payload.find({
    collection: 'alert-settings',
    where: { market: { equals: market } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  });
  return docs[0] ?? null;
}
