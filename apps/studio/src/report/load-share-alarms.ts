import { addDays } from '@nettobonus/domain/clicks/click-report';
import { listShareAlarms, SHARE_ALARM, type ShareAlarm } from '@nettobonus/domain/clicks/click-shares';
import { listDailyUniqueClicks } from '@nettobonus/store/click-report';
import { siteDatabase } from '../site-database.ts';

/** Casinos with an unusual share of today's unique clicks, in all markets. */
export async function loadShareAlarms(now: Date): Promise<ShareAlarm[]> {
  const today = now.toISOString().slice(0, 10);
  const firstDay = addDays(today, -SHARE_ALARM.historyDays);
  return listShareAlarms(await listDailyUniqueClicks(siteDatabase(), firstDay), today);
}
