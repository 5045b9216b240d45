import { COLOURS } from './colours.ts';
import { Frame, MARGIN } from './frame.tsx';
import { Hatch } from './net-chart.tsx';

const WIDTH = 1072;
const HEIGHT = 366;
const GROSS_HEIGHT = 118;
const GAP = 14;
const NET_WIDTH = 640;

/** The default image: the logo mark as a chart. `Brutto` and `netto` are the same words in all four languages. */
export function SiteImage() {
  const netTop = GROSS_HEIGHT + GAP;
  const costLeft = NET_WIDTH + GAP;
  return (
    <Frame lockupHeight={80}>
      <div
        style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end', padding: `0 ${MARGIN}px ${MARGIN}px` }}
      >
        <div style={{ display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT }}>
          <svg aria-hidden="true" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH}>
            <rect fill={COLOURS.ink} height={GROSS_HEIGHT} width={WIDTH} x={0} y={0} />
            <rect fill={COLOURS.accent} height={HEIGHT - netTop} width={NET_WIDTH} x={0} y={netTop} />
            <Hatch height={HEIGHT - netTop} left={costLeft} top={netTop} width={WIDTH - costLeft} />
          </svg>
          <div
            style={{
              position: 'absolute',
              left: 32,
              top: 26,
              color: COLOURS['on-footer'],
              fontSize: 56,
              lineHeight: 1,
              fontWeight: 600,
              letterSpacing: '-0.022em',
            }}
          >
            brutto
          </div>
          <div
            style={{
              position: 'absolute',
              left: 28,
              bottom: 34,
              color: COLOURS['on-accent'],
              fontSize: 150,
              lineHeight: 1,
              fontWeight: 700,
              letterSpacing: '-0.042em',
            }}
          >
            netto
          </div>
        </div>
      </div>
    </Frame>
  );
}
