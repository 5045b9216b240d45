import type { CSSProperties } from 'react';

/** In deposits: bars of a list share one scale whatever the currency. */
export interface NetBarAmounts {
  gross: number;
  net: number;
  /** What the net would be without its floor. */
  beforeFloor: number;
}

interface NetBarProps {
  amounts: NetBarAmounts | null;
  isFloor?: boolean;
}

/** From where to where, in deposits. A hundredth of one is less than a pixel. */
export const span = (from: number, to: number) => ({ '--a': round(from), '--b': round(to) }) as CSSProperties;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Gross above; below it what is left, hatched what wagering costs, solid what is lost, dashed what is not charged.
 * A picture of amounts that are written beside it, so nothing of it is read aloud.
 */
export function NetBar({ amounts, isFloor = false }: NetBarProps) {
  if (!amounts) {
    return (
      <div aria-hidden="true" className="netbar">
        <i className="nb-unknown" style={span(0, 1)} />
      </div>
    );
  }
  const { gross, net, beforeFloor } = amounts;
  const keep = Math.max(net, 0);
  return (
    <div aria-hidden="true" className="netbar">
      <i className="nb-gross" style={span(0, gross)} />
      {keep > 0 && <i className="nb-keep" style={span(0, keep)} />}
      {keep < gross && <i className="nb-cost" style={span(keep, gross)} />}
      {net < 0 && <i className={isFloor ? 'nb-loss nb-floor' : 'nb-loss'} style={span(net, 0)} />}
      {net === 0 && beforeFloor < 0 && <i className="nb-void" style={span(Math.max(beforeFloor, -1), 0)} />}
    </div>
  );
}
