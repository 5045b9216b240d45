import type { Market } from '@nettobonus/domain/market';
import { referenceDeposit } from '@nettobonus/domain/net-value';
import type { CategoryFigures } from '../../features/category/category-head.tsx';
import { countSteps, STEPS } from '../../features/category/histogram.tsx';
import { formatMoney, formatNet, signOf } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { offerWordsOf } from '../../i18n/offers/words.ts';
import { COLOURS } from './colours.ts';
import { Figure, Frame, LABEL, MARGIN, type Sizes, Sum, sizeFor } from './frame.tsx';
import { NetChart } from './net-chart.tsx';
import { SIGN_COLOURS } from './review-image.tsx';

const HEADING_SIZES: Sizes = [[16, 112], [20, 100], [26, 80], 68];
const CHART_WIDTH = 552;
const CHART_HEIGHT = 164;
const COLUMN = 42;

interface CategoryImageProps {
  heading: string;
  figures: CategoryFigures;
  market: Market;
}

/** A category, how many casinos are in it, and what their bonuses leave. */
export function CategoryImage({ heading, figures, market }: CategoryImageProps) {
  const messages = messagesOf(market);
  const { count, inPlus, medianNet, nets } = figures;
  const deposit = say(messages.histogramDeposit, { deposit: formatMoney(referenceDeposit(market), market) });
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
          <Count label={messages.casinosColumn} value={count} />
          {nets.length > 0 && <Count label={messages.inPlus} value={inPlus} />}
        </div>
      </div>
      <Sum>
        {medianNet === null ? (
          <Figure
            colour={COLOURS['ink-2']}
            label={messages.medianColumn}
            text={offerWordsOf(market).notCalculated}
          />
        ) : (
          <Figure
            colour={SIGN_COLOURS[signOf(medianNet)]}
            label={`${messages.medianColumn}. ${deposit}`}
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

/** How many casinos leave how much, from losing the deposit to doubling it: the page's chart. */
function Columns({ nets, market }: { nets: number[]; market: Market }) {
  const deposit = referenceDeposit(market);
  const counts = countSteps(nets);
  const unit = (CHART_HEIGHT - 4) / Math.max(...counts);
  const distance = (CHART_WIDTH - COLUMN) / (STEPS.length - 1);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: CHART_WIDTH }}>
      <svg
        aria-hidden="true"
        height={CHART_HEIGHT}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        width={CHART_WIDTH}
      >
        {STEPS.map((step, index) => {
          const height = (counts[index] ?? 0) * unit;
          return (
            <rect
              fill={SIGN_COLOURS[step > 0 ? 'plus' : step < 0 ? 'minus' : 'zero']}
              height={height}
              key={step}
              width={COLUMN}
              x={index * distance}
              y={CHART_HEIGHT - 4 - height}
            />
          );
        })}
        <rect fill={COLOURS.ink} height={3} width={CHART_WIDTH} x={0} y={CHART_HEIGHT - 3} />
      </svg>
      <div style={{ ...LABEL, display: 'flex', justifyContent: 'space-between', marginTop: 6, fontSize: 24 }}>
        <div>{formatNet(-deposit, market)}</div>
        <div>{formatNet(deposit, market)}</div>
      </div>
    </div>
  );
}
