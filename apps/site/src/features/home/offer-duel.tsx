import {
  breakEvenMultiplier,
  CURVE_END,
  mainMultiplier,
  withMultiplier,
} from '@nettobonus/domain/net-value/break-even';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { useDepositContext } from '../../client/use-deposit.ts';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { formatDecimal } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { formatOfferNet, formatWageringBase, isFormatted } from '../../offer-ui/net-figures.ts';
import { type Offer, type OfferContext, pickFields } from '../../offer-ui/offer.ts';
import { Labelled, Tile } from '../../offer-ui/offer-elements.tsx';
import { NetBar } from '../../ui/net-bar.tsx';

const DUEL_FIELDS = [
  'casino',
  'name',
  'image',
  'bonus',
  'terms',
  'reviewHref',
] as const satisfies (keyof Offer)[];

type DuelOffer = Pick<Offer, (typeof DUEL_FIELDS)[number]>;

export const toDuelOffers = (offers: readonly Offer[]): DuelOffer[] => pickFields(offers, DUEL_FIELDS);

interface OfferDuelProps {
  /** Two offers with the same headline, or a single example in a market without such a pair. */
  offers: DuelOffer[];
  context: OfferContext;
}

/**
 * Two offers with the same headline but different nets. A slider gives both the same wagering multiplier: then the net is
 * the same too, so the wagering is the whole difference.
 */
export function OfferDuel({ offers, context: renderedContext }: OfferDuelProps) {
  const context = useDepositContext(renderedContext);
  const { messages, methodHref } = context;
  const headingId = useId();
  const duel = offers.flatMap((offer) =>
    offer.terms ? [{ offer, terms: offer.terms, times: mainMultiplier(offer.terms) }] : [],
  );
  const start = Math.round(duel.reduce((sum, { times }) => sum + times, 0) / duel.length);
  const max = Math.max(CURVE_END, ...duel.map(({ times }) => times));
  /** Null while the casinos' own terms apply. */
  const [triedTimes, setTriedTimes] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    const moved = Number(slider.current?.value ?? start);
    if (moved !== start) setTriedTimes(moved);
  });

  const rows = duel.map(({ offer, terms }) => ({
    offer,
    ownTerms: terms,
    terms: triedTimes === null ? terms : withMultiplier(terms, triedTimes),
  }));
  const toPosition = (times: number) => `${(times / max) * 100}%`;
  const breakEven = findCommonBreakEven(
    duel.map(({ terms }) => terms),
    context.deposit,
  );
  const isPair = duel.length > 1;
  // Below the slider: in the rows, a note that appears would move the slider away from the finger.
  const lossLimitNotes = triedTimes === null ? [] : listLossLimitNotes(rows, context);
  return (
    <section aria-labelledby={headingId} className="duel" style={getScale(offers, context)}>
      <h2 id={headingId}>{isPair ? messages.sameHeadlineHeading : messages.exampleHeading}</h2>
      <p className="duel-headline">
        {formatMessage(messages.quotedHeadline, { text: duel[0]?.offer.bonus ?? '' })}
      </p>
      <ul>
        {rows.map(({ offer, terms, ownTerms }) => (
          <li key={offer.casino}>
            <a className="duel-casino" href={offer.reviewHref}>
              <Tile offer={offer} size={44} />
              <span>
                <b>{offer.name}</b>
                <span>
                  <Labelled label={messages.wagering}>{formatWageringBase(terms, messages)}</Labelled>
                </span>
              </span>
            </a>
            <DuelNet context={context} ownTerms={triedTimes === null ? null : ownTerms} terms={terms} />
          </li>
        ))}
      </ul>
      <div className="duel-slider">
        <label htmlFor={`${headingId}-times`}>
          {isPair ? messages.tryWagering_both : messages.tryWagering_one}
        </label>
        <button
          className="link"
          disabled={triedTimes === null}
          onClick={() => {
            setTriedTimes(null);
            // The button becomes disabled, and a disabled button would lose the focus.
            slider.current?.focus();
          }}
          type="button"
        >
          {messages.showOwnTerms}
        </button>
        <span className="duel-track">
          <span aria-hidden="true" className="duel-marks">
            {duel.map(({ offer, times }) => (
              <span key={offer.casino} style={{ left: toPosition(times) }}>
                <Tile offer={offer} size={18} />
              </span>
            ))}
          </span>
          <input
            // After a reload the browser must not restore the position: the figures start with the casinos' own terms.
            autoComplete="off"
            aria-valuetext={formatPosition(rows, triedTimes, context)}
            id={`${headingId}-times`}
            max={max}
            min={0}
            onChange={({ target }) => setTriedTimes(Number(target.value))}
            ref={slider}
            style={{ '--zero': toPosition(breakEven ?? max) } as CSSProperties}
            type="range"
            value={triedTimes ?? start}
          />
        </span>
      </div>
      <p className="duel-note">
        {breakEven !== null && (
          <>
            <b>{formatMessage(messages.breakEven, { times: `${formatDecimal(breakEven)}×` })}</b>{' '}
            {messages.breakEvenText}{' '}
          </>
        )}
        {lossLimitNotes.map((note) => `${note}. `)}
        <a className="link" href={methodHref}>
          {messages.howCalculated}
        </a>
      </p>
    </section>
  );
}

interface DuelNetProps {
  terms: OfferTerms;
  context: OfferContext;
  /** The casino's own terms while the visitor tries a different multiplier. */
  ownTerms: OfferTerms | null;
}

function DuelNet({ terms, context, ownTerms }: DuelNetProps) {
  const { messages, market } = context;
  const net = formatOfferNet(terms, context.deposit, context);
  if (!isFormatted(net)) return null;
  const notes = [
    ownTerms
      ? formatMessage(messages.wageringInTerms, { times: formatWageringBase(ownTerms, messages) })
      : net.when,
    net.amountToWager,
    net.breakdown.forfeitedBonus > 0 && messages.forfeitedBonusNote,
    !ownTerms && net.lossLimit && messages[`lossLimitNote_${net.lossLimit}`],
  ].filter(Boolean);
  return (
    <>
      <p className={`duel-figure num is-${net.sign}`}>
        <span className="sr-only">{`${net.label}: `}</span>
        {net.net}
      </p>
      <NetBar amounts={net.bar} isFloor={net.value.state === 'floor'} />
      <p className="duel-sum">
        <span>
          <Labelled className="num" label={messages.bonus}>
            {net.gross}
          </Labelled>
        </span>
        {net.cost && (
          <span>
            <Labelled className="num" label={messages.wageringCost}>
              {net.cost}
            </Labelled>
          </span>
        )}
        <FinishRate value={net.value} market={market} messages={messages} />
        <span className="duel-conditions">{notes.join(' · ')}</span>
      </p>
    </>
  );
}

/** Why the nets of the tried multiplier are not lower, without repetition. */
function listLossLimitNotes(rows: { terms: OfferTerms }[], context: OfferContext): string[] {
  const notes = rows.flatMap(({ terms }) => {
    const net = formatOfferNet(terms, context.deposit, context);
    return isFormatted(net) && net.lossLimit ? [context.messages[`lossLimitNote_${net.lossLimit}`]] : [];
  });
  return [...new Set(notes)];
}

/** What a screen reader says for the slider's position: the multiplier and the resulting nets. */
function formatPosition(
  rows: { offer: DuelOffer; terms: OfferTerms }[],
  triedTimes: number | null,
  context: OfferContext,
): string {
  const nets = rows.map(({ offer, terms }) => {
    const net = formatOfferNet(terms, context.deposit, context);
    const times = triedTimes === null ? `${formatWageringBase(terms, context.messages)}, ` : '';
    return `${offer.name}: ${times}${isFormatted(net) ? net.net : net.figure}`;
  });
  return [...(triedTimes === null ? [] : [`${triedTimes}×`]), ...nets].join('; ');
}

/** The break-even multiplier, unless the offers have different ones. */
function findCommonBreakEven(terms: OfferTerms[], deposit: number): number | null {
  const [first = null, ...others] = terms.map((each) => breakEvenMultiplier(each, deposit));
  const rounded = first === null ? null : Math.round(first * 10) / 10;
  const isCommon = others.every((other) => other !== null && Math.round(other * 10) / 10 === rounded);
  return isCommon ? rounded : null;
}

/** One scale for both bars, from the largest loss to the largest gross. */
function getScale(offers: DuelOffer[], context: OfferContext): CSSProperties {
  const grosses = offers.map(({ terms }) => {
    const net = formatOfferNet(terms, context.deposit, context);
    return isFormatted(net) ? net.bar.gross : 0;
  });
  return { '--net-lo': -1.05, '--net-hi': Math.round(Math.max(1, ...grosses) * 105) / 100 } as CSSProperties;
}
