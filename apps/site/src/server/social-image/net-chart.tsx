import type { NetBarAmounts } from '../../ui/net-bar.tsx';
import { COLOURS } from './colours.ts';

const GROSS_HEIGHT = 26;
const NET_TOP = 32;
const NET_HEIGHT = 58;
export const BAR_HEIGHT = NET_TOP + NET_HEIGHT;
const GAP = 5;
/** Length of the pointed end that marks the loss of the whole deposit. */
const TIP_LENGTH = 24;

interface NetChartProps {
  amounts: NetBarAmounts | null;
  isFloor?: boolean;
  width: number;
}

/** A large version of the net bar. It has its own scale, because it is not compared with other bars. */
export function NetChart({ amounts, isFloor = false, width }: NetChartProps) {
  return (
    <svg aria-hidden="true" height={BAR_HEIGHT} viewBox={`0 0 ${width} ${BAR_HEIGHT}`} width={width}>
      {amounts ? (
        <Blocks amounts={amounts} isFloor={isFloor} width={width} />
      ) : (
        <DashedBox from={0} to={width} top={0} />
      )}
    </svg>
  );
}

function Blocks({ amounts, isFloor, width }: Required<NetChartProps> & { amounts: NetBarAmounts }) {
  const { gross, net, sum } = amounts;
  const avoidedLoss = net === 0 && sum < 0 ? Math.max(sum, -1) : 0;
  const lowest = Math.min(0, net, avoidedLoss);
  const toX = (deposits: number) => ((deposits - lowest) / Math.max(gross - lowest, 0.01)) * width;
  const positiveNet = Math.max(net, 0);
  const costLeft = toX(positiveNet) + (positiveNet > 0 ? GAP : 0);
  return (
    <>
      <rect fill={COLOURS.ink} height={GROSS_HEIGHT} width={toX(gross) - toX(0)} x={toX(0)} y={0} />
      {positiveNet > 0 && (
        <rect
          fill={COLOURS.accent}
          height={NET_HEIGHT}
          width={toX(positiveNet) - toX(0)}
          x={toX(0)}
          y={NET_TOP}
        />
      )}
      {costLeft < toX(gross) && (
        <Hatch height={NET_HEIGHT} left={costLeft} top={NET_TOP} width={toX(gross) - costLeft} />
      )}
      {net < 0 && <path d={lossPath(toX(net), toX(0) - GAP, isFloor)} fill={COLOURS.cost} />}
      {avoidedLoss < 0 && <DashedBox from={toX(avoidedLoss)} to={toX(0) - GAP} top={NET_TOP} />}
    </>
  );
}

function lossPath(left: number, right: number, isFloor: boolean): string {
  const bottom = NET_TOP + NET_HEIGHT;
  if (!isFloor) return `M${left} ${NET_TOP}H${right}V${bottom}H${left}z`;
  const shoulder = left + TIP_LENGTH;
  return `M${left} ${(NET_TOP + bottom) / 2}L${shoulder} ${NET_TOP}H${right}V${bottom}H${shoulder}z`;
}

function DashedBox({ from, to, top }: { from: number; to: number; top: number }) {
  return (
    <rect
      fill={COLOURS.sunken}
      height={BAR_HEIGHT - top - 4}
      stroke={COLOURS.control}
      strokeDasharray="12 9"
      strokeWidth={4}
      width={Math.max(to - from - 4, 1)}
      x={from + 2}
      y={top + 2}
    />
  );
}

interface HatchProps {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The cost of wagering, hatched so that it is recognisable without colour. */
export function Hatch({ left, top, width, height }: HatchProps) {
  const step = 17;
  const slant = height / 1.88;
  const lines = Array.from({ length: Math.ceil((width + slant) / step) }, (_, index) => {
    const foot = left - slant + index * step;
    return `M${foot} ${top + height}l${slant} ${-height}`;
  });
  return (
    <g>
      <clipPath id="cost">
        <rect height={height} width={width} x={left} y={top} />
      </clipPath>
      <rect fill={COLOURS['cost-tint']} height={height} width={width} x={left} y={top} />
      <path clipPath="url(#cost)" d={lines.join('')} stroke={COLOURS['cost-hatch']} strokeWidth={4.5} />
      <rect
        fill="none"
        height={Math.max(height - 3, 0)}
        stroke={COLOURS['cost-hatch']}
        strokeWidth={3}
        width={Math.max(width - 3, 0)}
        x={left + 1.5}
        y={top + 1.5}
      />
    </g>
  );
}
