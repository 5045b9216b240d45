import type { CSSProperties, ReactNode } from 'react';
import { COLOURS } from './colours.ts';
import lockup from './lockup.svg?raw';

/** Left and right margin of all content. */
export const MARGIN = 64;

export function toDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The paper background, our logo and the age limit. The content goes below. */
export function Frame({ lockupHeight = 38, children }: { lockupHeight?: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: 'Schibsted Grotesk',
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          padding: `44px ${MARGIN}px 0`,
        }}
      >
        <img alt="" height={lockupHeight} src={toDataUri(lockup)} width={(lockupHeight * 638) / 80} />
        <div
          style={{
            padding: '3px 11px 4px',
            border: `3px solid ${COLOURS.ink}`,
            borderRadius: 4,
            fontSize: 28,
            fontWeight: 700,
            lineHeight: 1.1,
          }}
        >
          18+
        </div>
      </div>
      {children}
    </div>
  );
}

/** The band at the bottom with calculated figures, on a salmon background. */
export function NetPanel({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        height: 252,
        padding: `0 ${MARGIN}px 8px`,
        borderTop: `10px solid ${COLOURS.ink}`,
        background: COLOURS.salmon,
      }}
    >
      {children}
    </div>
  );
}

/** A large amount, or a text in its place, with its label below. */
export function Figure(props: { text: string; colour: string; label: string; children?: ReactNode }) {
  const { text, colour, label, children } = props;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', width: 480 }}>
      <div
        style={{
          color: colour,
          fontSize: sizeFor(text, FIGURE_SIZES),
          fontWeight: 700,
          lineHeight: 1,
          // With kerning the sign would touch the next digit.
          fontFeatureSettings: '"kern" 0',
          letterSpacing: '-0.03em',
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </div>
      <div style={{ ...LABEL, marginTop: 12, textWrap: 'balance' }}>{label}</div>
      {children}
    </div>
  );
}

export const LABEL: CSSProperties = { color: COLOURS['ink-2'], fontSize: 30, lineHeight: 1.2 };

/** Font sizes by maximum text length; the last size is for all longer texts. */
export type Sizes = readonly [...(readonly [upTo: number, size: number])[], last: number];

const FIGURE_SIZES: Sizes = [[9, 108], [11, 88], [13, 72], 60];

export function sizeFor(text: string, sizes: Sizes): number {
  const entry = sizes.find((size) => typeof size !== 'number' && text.length <= size[0]);
  return Array.isArray(entry) ? entry[1] : (sizes.at(-1) as number);
}
