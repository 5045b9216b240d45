import { MARKET_FACTS } from '@nettobonus/domain/markets/market';

/** Starts the studio's background work with the server, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Payload's own pages format times that it renders on the server in the time zone of the process.
  process.env.TZ = MARKET_FACTS.fi.timeZone;
  const { startBackgroundWork } = await import('./background-work.ts');
  void startBackgroundWork();
}
