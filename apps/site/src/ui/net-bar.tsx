import type { CSSProperties } from 'react';

/** In multiples of the deposit, so that bars share one scale in every currency. */
export interface NetBarAmounts {
  gross: number;
  net: number;
  /** Gross minus cost, before the loss is limited. */
  sum: number;
}

interface NetBarProps {
  amounts: NetBarAmounts | null;
  /** Whether the net is the largest possible loss. */
  isFloor?: boolean;
}

/** Start and end of a bar, in multiples of the deposit. Rounded to a hundredth, which is less than a pixel. */
export const barSpan = (from: number, to: number) =>
  ({ '--a': round(from), '--b': round(to) }) as CSSProperties;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Gross on top. Below it: the remaining net, the wagering cost (hatched), the loss (solid), and the loss that the player
 * does not bear (dashed). Hidden from screen readers, because the amounts are also shown as text.
 */
export function NetBar({ amounts, isFloor = false }: NetBarProps) {
  if (!amounts) {
    return (
      <div aria-hidden="true" className="net-bar">
        <i className="net-bar-unknown" style={barSpan(0, 1)} />
      </div>
    );
  }
  const { gross, net, sum } = amounts;
  const remaining = Math.max(net, 0);
  return (
    <div aria-hidden="true" className="net-bar">
      <i className="net-bar-gross" style={barSpan(0, gross)} />
      {remaining > 0 && <i className="net-bar-keep" style={barSpan(0, remaining)} />}
      {remaining < gross && <i className="net-bar-cost" style={barSpan(remaining, gross)} />}
      {net < 0 && (
        <i className={isFloor ? 'net-bar-loss net-bar-floor' : 'net-bar-loss'} style={barSpan(net, 0)} />
      )}
      {net === 0 && sum < 0 && <i className="net-bar-void" style={barSpan(Math.max(sum, -1), 0)} />}
    </div>
  );
}
