import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';
import { Flag } from '@nettobonus/look/flag';

export function MarketName({ market }: { market: Market }) {
  return (
    <span className="market-name">
      <Flag country={market} />
      {MARKET_FACTS[market].name}
    </span>
  );
}
