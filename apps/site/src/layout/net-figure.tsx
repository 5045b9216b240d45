import type { Market } from '@nettobonus/domain/market';
import { formatNet, signOf } from '../i18n/format.ts';

const COLOUR = { plus: 'text-accent', minus: 'text-cost', zero: 'text-ink' };

/** A net amount: plus and minus are set equally large, and told by sign and colour. */
export function NetFigure({ net, market, className }: { net: number; market: Market; className: string }) {
  return <span className={`num ${COLOUR[signOf(net)]} ${className}`}>{formatNet(net, market)}</span>;
}
