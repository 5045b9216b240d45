import type { NetBarAmounts } from '../../ui/net-bar.tsx';
import { COLOURS } from './colours.ts';

const GROSS_HEIGHT = 26;
const NET_TOP = 32;
const NET_HEIGHT = 58;
export const BAR_HEIGHT = NET_TOP + NET_HEIGHT;
const GAP = 5;
/** Length of the pointed end of a loss that has reached the floor. */
const POINT = 24;

interface NetChartProps {
  amounts: NetBarAmounts | null;
  isFloor?: boolean;
  width: number;
}

/** The net bar in large. It has its own scale, because it is not compared with other bars. */
export function NetChart({ amounts, isFloor = false, width }: NetChartProps) {
  return (
    <svg aria-hidden="true" height={BAR_HEIGHT} viewBox={`0 0 ${width} ${BAR_HEIGHT}`} width={width}>
      {amounts ? (
        <Blocks amounts={amounts} isFloor={isFloor} width={width} />
      ) : (
        <Dashed from={0} to={width} top={0} />
      )}
    </svg>
  );
}

function Blocks({ amounts, isFloor, width }: Required<NetChartProps> & { amounts: NetBarAmounts }) {
  const { gross, net, beforeFloor } = amounts;
  const uncharged = net === 0 && beforeFloor < 0 ? Math.max(beforeFloor, -1) : 0;
  const lowest = Math.min(0, net, uncharged);
  const at = (deposits: number) => ((deposits - lowest) / Math.max(gross - lowest, 0.01)) * width;
  const keep = Math.max(net, 0);
  const costFrom = at(keep) + (keep > 0 ? GAP : 0);
  return (
    <>
      <rect fill={COLOURS.ink} height={GROSS_HEIGHT} width={at(gross) - at(0)} x={at(0)} y={0} />
      {keep > 0 && (
        <rect fill={COLOURS.accent} height={NET_HEIGHT} width={at(keep) - at(0)} x={at(0)} y={NET_TOP} />
      )}
      {costFrom < at(gross) && (
        <Hatch height={NET_HEIGHT} left={costFrom} top={NET_TOP} width={at(gross) - costFrom} />
      )}
      {net < 0 && <path d={lossPath(at(net), at(0) - GAP, isFloor)} fill={COLOURS.cost} />}
      {uncharged < 0 && <Dashed from={at(uncharged)} to={at(0) - GAP} top={NET_TOP} />}
    </>
  );
}

function lossPath(left: number, right: number, isFloor: boolean): string {
  const bottom = NET_TOP + NET_HEIGHT;
  if (!isFloor) return `M${left} ${NET_TOP}H${right}V${bottom}H${left}z`;
  const shoulder = left + POINT;
  return `M${left} ${(NET_TOP + bottom) / 2}L${shoulder} ${NET_TOP}H${right}V${bottom}H${shoulder}z`;
}

function Dashed({ from, to, top }: { from: number; to: number; top: number }) {
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
  const lean = height / 1.88;
  const lines = Array.from({ length: Math.ceil((width + lean) / step) }, (_, index) => {
    const foot = left - lean + index * step;
    return `M${foot} ${top + height}l${lean} ${-height}`;
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
