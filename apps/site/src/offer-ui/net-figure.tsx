import type { Market } from '@nettobonus/domain/markets/market';
import { formatNet, getSign } from '../i18n/format.ts';

/** A net amount. Positive and negative amounts have the same size and differ in sign and colour. */
export function NetFigure({ net, market }: { net: number; market: Market }) {
  return <span className={`amount is-${getSign(net)}`}>{formatNet(net, market)}</span>;
}
