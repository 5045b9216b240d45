import type { Reel, ReelSymbol } from '@nettobonus/domain/demo-games/reels';
import type { CSSProperties } from 'react';
import { SymbolDrawing } from './symbol-drawing.tsx';

interface ReelsProps {
  /** Names the symbols of the last result. */
  label: string;
  reel: Reel;
  /** Where the reels stop. */
  symbols: readonly ReelSymbol[];
  /** Where they start to turn. */
  previous: readonly ReelSymbol[];
  /** `spin`: they turn once. `batch`: they turn until the batch ends. */
  motion: 'spin' | 'batch' | null;
  /** A new number starts the animation again. */
  turns: number;
}

/** How many symbols pass by on the first reel. Every further reel turns a little longer. */
const PASSING = 6;

/** Three reels. A strip of symbols slides down to the one where the reel stops. */
export function Reels({ label, reel, symbols, previous, motion, turns }: ReelsProps) {
  return (
    <div aria-label={label} className={motion ? `reels is-${motion}` : 'reels'} role="img">
      {symbols.map((symbol, index) => {
        const strip = motion
          ? buildStrip(reel, symbol, previous[index] ?? symbol, PASSING + 2 * index)
          : [symbol];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the reel; a new key per turn restarts the animation
          <div key={`${index} ${turns}`}>
            <div className="strip" style={{ '--stops': strip.length } as CSSProperties}>
              {strip.map((stop, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position on the strip
                <SymbolDrawing key={at} name={stop} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** From the symbol where the reel stops, at the top, down to the one that is shown now. */
function buildStrip(reel: Reel, end: ReelSymbol, now: ReelSymbol, passing: number): ReelSymbol[] {
  const at = reel.findIndex(({ symbol }) => symbol === end);
  const between = Array.from(
    { length: passing },
    (_, step) => reel[(at + step + 1) % reel.length]?.symbol ?? end,
  );
  return [end, ...between, now];
}
