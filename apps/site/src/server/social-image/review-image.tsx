import { drawTile } from '@nettobonus/brand/tile';
import { filledStars, STAR_COUNT } from '@nettobonus/domain/catalogue/card';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatRating, type Sign, withNoBreakAmounts } from '../../i18n/format.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { type FormattedNet, formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import { COLOURS } from './colours.ts';
import { Figure, Frame, LABEL, MARGIN, NetPanel, type Sizes, sizeFor, toDataUri } from './frame.tsx';
import { NetChart } from './net-chart.tsx';

const TILE_SIZE = 192;
const CHART_WIDTH = 552;
const NAME_SIZES: Sizes = [[14, 96], [17, 86], [20, 76], [24, 64], [32, 50], 44];
const HEADLINE_SIZES: Sizes = [[34, 44], [44, 40], 30];
/** A row of stars, each 20 units wide. */
const STARS_PATH = Array.from(
  { length: STAR_COUNT },
  (_, index) => `M${index * 20 + 10} 1.6l2.5 5.5 6 .7-4.4 4.1 1.1 5.9-5.2-2.9-5.2 2.9 1.1-5.9-4.4-4.1 6-.7z`,
).join('');
export const SIGN_COLOURS: Record<Sign, string> = {
  plus: COLOURS.accent,
  minus: COLOURS.cost,
  zero: COLOURS.ink,
};

interface ReviewImageProps {
  casino: ListedCasino;
  market: Market;
  isReviewed: boolean;
  /** A PNG of the uploaded logo. Without one, the image shows the generated logo. */
  logo?: Buffer | null;
}

/** Shows a casino, its rating, its bonus and its net value. */
export function ReviewImage({ casino, market, isReviewed, logo }: ReviewImageProps) {
  const { name, bonus, rating } = casino;
  return (
    <Frame>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', padding: `0 ${MARGIN}px` }}>
        <img
          alt=""
          height={TILE_SIZE}
          src={logo ? `data:image/png;base64,${logo.toString('base64')}` : toDataUri(drawTile(name))}
          style={{ borderRadius: 6 }}
          width={TILE_SIZE}
        />
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0, marginLeft: 40 }}>
          <div
            style={{
              display: 'block',
              fontSize: sizeFor(name, NAME_SIZES),
              fontWeight: 700,
              lineHeight: 1.04,
              letterSpacing: '-0.04em',
              lineClamp: 2,
            }}
          >
            {name}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 8,
              fontSize: sizeFor(bonus, HEADLINE_SIZES),
              fontWeight: 600,
              lineHeight: 1.16,
              letterSpacing: '-0.022em',
              lineClamp: 2,
            }}
          >
            {withNoBreakAmounts(bonus)}
          </div>
          <div style={{ display: 'flex', alignItems: 'center', marginTop: 14 }}>
            <Rating rating={rating} />
            {!isReviewed && <FactsBadge text={getReviewMessages(market).factsBadge} />}
          </div>
        </div>
      </div>
      <BonusPanel casino={casino} market={market} />
    </Frame>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <div style={{ display: 'flex', alignItems: 'baseline' }}>
        <div style={{ fontSize: 40, fontWeight: 700, lineHeight: 1 }}>{formatRating(rating)}</div>
        <div style={{ ...LABEL, fontSize: 28, lineHeight: 1 }}>/10</div>
      </div>
      <svg
        aria-hidden="true"
        height={32}
        style={{ marginLeft: 16 }}
        viewBox={`0 0 ${STAR_COUNT * 20} 20`}
        width={STAR_COUNT * 32}
      >
        <clipPath id="filled-stars">
          <rect height={20} width={filledStars(rating) * 20} x={0} y={0} />
        </clipPath>
        <path d={STARS_PATH} fill={COLOURS.ink} opacity={0.22} />
        <path clipPath="url(#filled-stars)" d={STARS_PATH} fill={COLOURS.ink} />
      </svg>
    </div>
  );
}

function FactsBadge({ text }: { text: string }) {
  return (
    <div
      style={{
        marginLeft: 24,
        padding: '4px 10px',
        border: `3px solid ${COLOURS.ink}`,
        borderRadius: 2,
        fontSize: 22,
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: '0.04em',
      }}
    >
      {text}
    </div>
  );
}

function BonusPanel({ casino, market }: Pick<ReviewImageProps, 'casino' | 'market'>) {
  const messages = getOfferMessages(market);
  const context = { market, messages };
  const reviewMessages = getReviewMessages(market);
  const net = formatOfferNet(casino.terms, referenceDeposit(market), context);
  if (!isFormatted(net)) {
    return (
      <NetPanel>
        <Figure
          colour={COLOURS['ink-2']}
          label={net.value.state === 'unknown' ? reviewMessages.termsIncomplete : net.note}
          text={net.figure}
        />
        <div style={{ display: 'flex', flexDirection: 'column', width: CHART_WIDTH }}>
          <NetChart amounts={null} width={CHART_WIDTH} />
          {net.value.state === 'unknown' && <div style={{ ...LABEL, marginTop: 12 }}>{net.note}</div>}
        </div>
      </NetPanel>
    );
  }
  const { value, sign, breakdown, lossLimit } = net;
  const note = lossLimit
    ? messages[`lossLimitNote_${lossLimit}`]
    : breakdown.forfeitedBonus > 0 && messages.forfeitedBonusNote;
  return (
    <NetPanel>
      <Figure colour={SIGN_COLOURS[sign]} label={net.label} text={net.net}>
        {value.state !== 'wager-free' && <Finish count={value.finishOfTen} label={messages.finishes} />}
      </Figure>
      <div style={{ display: 'flex', flexDirection: 'column', width: CHART_WIDTH }}>
        <Amount amount={net.gross} label={messages.gross} />
        <div style={{ display: 'flex', margin: '8px 0' }}>
          <NetChart amounts={net.bar} isFloor={value.state === 'floor'} width={CHART_WIDTH} />
        </div>
        <Cost net={net} noWagering={messages.noWagering} wagering={messages.wagering} />
        {note && <div style={{ ...LABEL, fontSize: 28 }}>{note}</div>}
      </div>
    </NetPanel>
  );
}

function Cost({ net, wagering, noWagering }: { net: FormattedNet; wagering: string; noWagering: string }) {
  if (net.value.state === 'wager-free') return <div style={LABEL}>{noWagering}</div>;
  // A cost below half a unit is formatted as an empty string.
  return <Amount amount={net.cost || net.costUnsigned} colour={COLOURS.cost} label={wagering} />;
}

function Amount({ label, amount, colour = COLOURS.ink }: { label: string; amount: string; colour?: string }) {
  return (
    <div style={{ display: 'flex' }}>
      <div style={LABEL}>{label}</div>
      <div style={{ ...LABEL, marginLeft: 10, color: colour, fontWeight: 700 }}>{amount}</div>
    </div>
  );
}

/** How many of ten players complete the wagering. */
function Finish({ count, label }: { count: number; label: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: 10 }}>
      <svg aria-hidden="true" height={30} viewBox="0 0 126 30" width={126}>
        {Array.from({ length: 10 }, (_, index) => (
          <path
            d={`M${index * 13} 0h9v30h-9z`}
            fill={COLOURS.ink}
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their position
            key={index}
            opacity={index < count ? 1 : 0.22}
          />
        ))}
      </svg>
      <div style={{ ...LABEL, marginLeft: 16 }}>{label}</div>
      <div style={{ ...LABEL, marginLeft: 8, color: COLOURS.ink, fontWeight: 700 }}>{`${count}/10`}</div>
    </div>
  );
}
