import { Flag } from '@nettobonus/brand/flag';
import { listRulesInForce } from '@nettobonus/domain/market-rules/market-rule';
import { MARKET_RULES } from '@nettobonus/domain/market-rules/market-rules';
import {
  formatMarketSentence,
  type MarketState,
  summariseMarket,
} from '@nettobonus/domain/market-rules/market-state';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { Mark, type MarkName, Status } from '../brand/status.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import type { PublishedMarket } from '../findings/published-offers.ts';

const STATE_LABELS: Record<MarketState, [MarkName, string]> = {
  ok: ['ok', 'In order'],
  review: ['warning', 'Needs attention'],
  blocked: ['bad', 'Blocked'],
  'information only': ['info', 'Information only'],
};

/** A market's state under today's rules, and the rules in force. */
export function MarketCard({
  market,
  settings,
  offers,
  reviews,
  today,
}: PublishedMarket & { today: string }) {
  const listings = offers.map(({ listing }) => listing);
  const { state, sentences } = summariseMarket(market, { today, settings, listings, reviews });
  const [mark, label] = STATE_LABELS[state];
  const rules = listRulesInForce(MARKET_RULES, { market, today, mode: settings.mode });
  return (
    <li className="market">
      <header>
        <Flag country={market} />
        <h3>{MARKET_FACTS[market].name}</h3>
        <Status mark={mark}>{label}</Status>
      </header>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.code}>
            <Mark name={STATE_LABELS[sentence.state][0]} />
            {formatMarketSentence(sentence)}
          </li>
        ))}
      </ul>
      <details>
        <summary>Rules and sources ({rules.length})</summary>
        <ul>
          {rules.map(({ id, title, source, checkedOn }) => (
            <li key={id}>
              <b>{title}</b>
              {source.website ? (
                <a href={`https://${source.website}`} rel="noreferrer" target="_blank">
                  {source.name}
                </a>
              ) : (
                source.name
              )}
              {source.law && `, ${source.law}`}, checked on {formatTypedDay(checkedOn)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
