import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { CategoryFigures } from '../../features/category/category-head.tsx';
import { casinosPerBlock, countSteps, STEPS } from '../../features/category/histogram.tsx';
import { formatMoney, formatNet, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { offerMessagesOf } from '../../i18n/offers.ts';
import { shellMessagesOf } from '../../i18n/shell.ts';
import { COLOURS } from './colours.ts';
import { Figure, Frame, LABEL, MARGIN, type Sizes, Sum, sizeFor } from './frame.tsx';
import { NetChart } from './net-chart.tsx';
import { SIGN_COLOURS } from './review-image.tsx';

const HEADING_SIZES: Sizes = [[16, 112], [20, 100], [26, 80], 68];
const CHART_WIDTH = 552;
const CHART_HEIGHT = 168;
const COLUMN = 42;
const TALLEST_BLOCK = 28;
/** Between blocks. */
const GAP = 4;
const AXIS = 3;

interface CategoryImageProps {
  heading: string;
  figures: CategoryFigures;
  market: Market;
}

/** A category, its number of casinos, and the net values of their bonuses. */
export function CategoryImage({ heading, figures, market }: CategoryImageProps) {
  const shellMessages = shellMessagesOf(market);
  const { count, inPlus, medianNet, nets } = figures;
  const deposit = formatMessage(shellMessages.histogramDeposit, {
    deposit: formatMoney(referenceDeposit(market), market),
  });
  return (
    <Frame>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'center',
          padding: `0 ${MARGIN}px`,
        }}
      >
        <div
          style={{
            display: 'block',
            fontSize: sizeFor(heading, HEADING_SIZES),
            fontWeight: 700,
            lineHeight: 1.04,
            letterSpacing: '-0.04em',
            textWrap: 'balance',
            lineClamp: 2,
          }}
        >
          {heading}
        </div>
        <div style={{ display: 'flex', marginTop: 18 }}>
          <Count label={shellMessages.casinosColumn} value={count} />
          {nets.length > 0 && <Count label={shellMessages.inPlus} value={inPlus} />}
        </div>
      </div>
      <Sum>
        {medianNet === null ? (
          <Figure
            colour={COLOURS['ink-2']}
            label={shellMessages.medianColumn}
            text={offerMessagesOf(market).notCalculated}
          />
        ) : (
          <Figure
            colour={SIGN_COLOURS[signOf(medianNet)]}
            label={`${shellMessages.medianColumn}. ${deposit}`}
            text={formatNet(medianNet, market)}
          />
        )}
        {nets.length > 0 ? (
          <Columns market={market} nets={nets} />
        ) : (
          <NetChart amounts={null} width={CHART_WIDTH} />
        )}
      </Sum>
    </Frame>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'baseline', marginRight: 40 }}>
      <div style={{ ...LABEL, fontSize: 34 }}>{label}</div>
      <div style={{ marginLeft: 12, fontSize: 48, fontWeight: 700, lineHeight: 1 }}>{value}</div>
    </div>
  );
}

/** The page's histogram of net values in large, from losing the deposit to doubling it. */
function Columns({ nets, market }: { nets: number[]; market: Market }) {
  const deposit = referenceDeposit(market);
  const perBlock = casinosPerBlock(nets);
  const counts = countSteps(nets).map((count) => Math.ceil(count / perBlock));
  const block = Math.min(TALLEST_BLOCK, CHART_HEIGHT / Math.max(...counts));
  const distance = (CHART_WIDTH - COLUMN) / (STEPS.length - 1);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: CHART_WIDTH }}>
      <svg
        aria-hidden="true"
        height={CHART_HEIGHT + AXIS}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT + AXIS}`}
        width={CHART_WIDTH}
      >
        {STEPS.map((step, index) => (
          <path
            d={Array.from(
              { length: counts[index] ?? 0 },
              (_, level) =>
                `M${index * distance} ${CHART_HEIGHT - (level + 1) * block}h${COLUMN}v${block - GAP}h${-COLUMN}z`,
            ).join('')}
            fill={SIGN_COLOURS[step > 0 ? 'plus' : step < 0 ? 'minus' : 'zero']}
            key={step}
          />
        ))}
        <rect fill={COLOURS.ink} height={AXIS} width={CHART_WIDTH} x={0} y={CHART_HEIGHT} />
      </svg>
      <div style={{ ...LABEL, display: 'flex', justifyContent: 'space-between', marginTop: 6, fontSize: 24 }}>
        <div>{formatNet(-deposit, market)}</div>
        <div>0</div>
        <div>{formatNet(deposit, market)}</div>
      </div>
    </div>
  );
}
