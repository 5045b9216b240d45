import type { ReelSymbol } from '@nettobonus/domain/demo-games/reels';

/** Flat shapes on a 64 by 64 grid. Those in `STROKED_SYMBOLS` are stroked instead of filled. */
const SYMBOL_PATHS: Record<ReelSymbol, string> = {
  bars: 'M8 14h48v10H8zM8 28h48v10H8zM8 42h48v10H8z',
  berry: 'M21 27a15 15 0 1 0 .01 0zM46 33a12 12 0 1 0 .01 0zM24 23C24 12 34 6 54 6c0 12-8 18-20 17z',
  bolt: 'M38 4L12 36h16l-6 24 28-34H34z',
  book: 'M6 12q14-4 23 4v40q-9-8-23-4zM58 12q-14-4-23 4v40q9-8 23-4z',
  diamond: 'M32 6L58 32 32 58 6 32z',
  drop: 'M32 4c12 15 20 24 20 35a20 20 0 0 1-40 0C12 28 20 19 32 4z',
  fish: 'M4 32q20-26 40 0-20 26-40 0zM16 26a3 3 0 1 0 .01 0zM42 32l18-17v34z',
  flame: 'M34 4c2 13 18 20 18 36a20 20 0 0 1-40 0c0-9 5-14 8-20 4 4 5 6 5 11 7-7 9-15 9-27z',
  frame: 'M12 52V12h40v40z',
  leaf: 'M8 58l4-8C4 22 26 8 56 8c0 32-14 48-38 44l-4 8zM16 48l24-24-20 26z',
  moon: 'M40 6a26 26 0 1 0 18 36A24 24 0 0 1 40 6z',
  peak: 'M2 54L24 14l12 20 6-10 20 30z',
  ring: 'M32 8a24 24 0 1 0 .01 0zm0 14a10 10 0 1 1-.01 0z',
  seven: 'M12 10h40v12L32 56H18l18-32H12z',
  star: 'M32 4l8 20 20 8-20 8-8 20-8-20-20-8 20-8z',
  sun: 'M10 36a22 22 0 0 1 44 0zM4 41h56v6H4zM14 52h36v6H14z',
  tree: 'M32 4l14 18h-7l12 16h-8l13 16H36v8h-8v-8H8l13-16h-8l12-16h-7z',
  waves: 'M6 24q13-14 26 0t26 0M6 42q13-14 26 0t26 0',
  wheel:
    'M28 3h8v10h-8zM28 51h8v10h-8zM3 28h10v8H3zM51 28h10v8H51zM9 15l6-6 7 7-6 6zM42 48l6-6 7 7-6 6zM15 55l-6-6 7-7 6 6zM48 22l-6-6 7-7 6 6zM32 12a20 20 0 1 0 .01 0zm0 13a7 7 0 1 1-.01 0z',
};
const STROKED_SYMBOLS: readonly ReelSymbol[] = ['frame', 'waves'];

/** A decorative symbol: the text next to it or the label of its container names it. */
export function SymbolDrawing({ name }: { name: ReelSymbol }) {
  return (
    <svg
      aria-hidden="true"
      className={STROKED_SYMBOLS.includes(name) ? 'symbol is-line' : 'symbol'}
      viewBox="0 0 64 64"
    >
      <path d={SYMBOL_PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
