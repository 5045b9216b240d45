import { Flag } from '@nettobonus/brand/flag';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';

export function MarketName({ market }: { market: Market }) {
  return (
    <span className="market-name">
      <Flag country={market} />
      {MARKET_FACTS[market].name}
    </span>
  );
}
