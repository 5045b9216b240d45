import type { Market } from '@nettobonus/domain/markets/market';
import { formatNet, getSign } from '../i18n/format.ts';

/** A net amount. Plus and minus have the same size and differ by sign and colour. */
export function NetFigure({ net, market }: { net: number; market: Market }) {
  return <span className={`amount is-${getSign(net)}`}>{formatNet(net, market)}</span>;
}
