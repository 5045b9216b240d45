import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { CategoryFigures } from '../../features/category/category-head.tsx';
import { BINS, casinosPerBlock, countPerBin } from '../../features/category/histogram.tsx';
import { formatMoney, formatNet, getSign } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { COLOURS } from './colours.ts';
import { Figure, Frame, LABEL, MARGIN, NetPanel, type Sizes, sizeFor } from './frame.tsx';
import { NetChart } from './net-chart.tsx';
import { SIGN_COLOURS } from './review-image.tsx';

const HEADING_SIZES: Sizes = [[16, 112], [20, 100], [26, 80], 68];
const CHART_WIDTH = 552;
const CHART_HEIGHT = 168;
const COLUMN_WIDTH = 42;
const MAX_BLOCK_HEIGHT = 28;
const BLOCK_GAP = 4;
const AXIS_HEIGHT = 3;

interface CategoryImageProps {
  heading: string;
  figures: CategoryFigures;
  market: Market;
}

/** Shows a category, its number of casinos, and the net values of their bonuses. */
export function CategoryImage({ heading, figures, market }: CategoryImageProps) {
  const shellMessages = getShellMessages(market);
  const { count, positiveCount, medianNet, nets } = figures;
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
          {nets.length > 0 && <Count label={shellMessages.positiveNet} value={positiveCount} />}
        </div>
      </div>
      <NetPanel>
        {medianNet === null ? (
          <Figure
            colour={COLOURS['ink-2']}
            label={shellMessages.medianColumn}
            text={getOfferMessages(market).notCalculated}
          />
        ) : (
          <Figure
            colour={SIGN_COLOURS[getSign(medianNet)]}
            label={`${shellMessages.medianColumn}. ${deposit}`}
            text={formatNet(medianNet, market)}
          />
        )}
        {nets.length > 0 ? (
          <NetHistogram market={market} nets={nets} />
        ) : (
          <NetChart amounts={null} width={CHART_WIDTH} />
        )}
      </NetPanel>
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

/** A large version of the page's histogram of net values, from losing the deposit to doubling it. */
function NetHistogram({ nets, market }: { nets: number[]; market: Market }) {
  const deposit = referenceDeposit(market);
  const perBlock = casinosPerBlock(nets);
  const counts = countPerBin(nets).map((count) => Math.ceil(count / perBlock));
  const blockHeight = Math.min(MAX_BLOCK_HEIGHT, CHART_HEIGHT / Math.max(...counts));
  const columnSpacing = (CHART_WIDTH - COLUMN_WIDTH) / (BINS.length - 1);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: CHART_WIDTH }}>
      <svg
        aria-hidden="true"
        height={CHART_HEIGHT + AXIS_HEIGHT}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT + AXIS_HEIGHT}`}
        width={CHART_WIDTH}
      >
        {BINS.map((bin, index) => (
          <path
            d={Array.from(
              { length: counts[index] ?? 0 },
              (_, level) =>
                `M${index * columnSpacing} ${CHART_HEIGHT - (level + 1) * blockHeight}h${COLUMN_WIDTH}v${blockHeight - BLOCK_GAP}h${-COLUMN_WIDTH}z`,
            ).join('')}
            fill={SIGN_COLOURS[bin > 0 ? 'plus' : bin < 0 ? 'minus' : 'zero']}
            key={bin}
          />
        ))}
        <rect fill={COLOURS.ink} height={AXIS_HEIGHT} width={CHART_WIDTH} x={0} y={CHART_HEIGHT} />
      </svg>
      <div style={{ ...LABEL, display: 'flex', justifyContent: 'space-between', marginTop: 6, fontSize: 24 }}>
        <div>{formatNet(-deposit, market)}</div>
        <div>0</div>
        <div>{formatNet(deposit, market)}</div>
      </div>
    </div>
  );
}
