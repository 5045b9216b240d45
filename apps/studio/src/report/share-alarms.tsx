import type { ShareAlarm } from '@nettobonus/domain/clicks/click-shares';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { Mark } from '../brand/status.tsx';
import './share-alarms.css';

interface ShareAlarmsProps {
  alarms: readonly ShareAlarm[];
  getCasinoName: (casino: string) => string;
}

/** Casinos whose share of today's unique clicks is unusual. Renders nothing if there are none. */
export function ShareAlarms({ alarms, getCasinoName }: ShareAlarmsProps) {
  if (alarms.length === 0) return null;
  return (
    <section aria-label="Unusual clicks today" className="share-alarms">
      <p>Unusual clicks today</p>
      <ul>
        {alarms.map((alarm) => (
          <li key={`${alarm.market} ${alarm.casino}`}>
            <Mark name="warning" />
            <span>
              <b>{getCasinoName(alarm.casino)}</b> in {MARKET_FACTS[alarm.market].name}:{' '}
              {formatShare(alarm.share)} of today’s unique clicks, usually {formatShare(alarm.low)} to{' '}
              {formatShare(alarm.high)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
