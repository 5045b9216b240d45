import { advanceShowcase, getSpinOffset, type ShowcaseState } from '@nettobonus/domain/catalogue/showcase';
import type { Placement } from '@nettobonus/domain/clicks/click';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDepositContext } from '../../client/use-deposit.ts';
import { useMotionAllowed } from '../../client/use-motion-allowed.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { formatOfferNet, formatWageringBase, isFormatted } from '../../offer-ui/net-figures.ts';
import { type Offer, type OfferContext, pickFields, SUMMARY_FIELDS } from '../../offer-ui/offer.ts';
import { AdLabel, ClaimLink, Tile } from '../../offer-ui/offer-elements.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetBar } from '../../ui/net-bar.tsx';

type ShowcaseOffer = Pick<Offer, (typeof SUMMARY_FIELDS)[number]>;

export const toShowcaseOffers = (offers: readonly Offer[]): ShowcaseOffer[] =>
  pickFields(offers, SUMMARY_FIELDS);

interface ShowcaseProps {
  /** Always twelve: a short list repeats some offers. */
  offers: ShowcaseOffer[];
  context: OfferContext;
}

/**
 * A row of one offer that spins like a slot machine's reel. Every offer has the same height, so that the page below does
 * not jump. It does not move while paused, while the showcase has the keyboard focus, in a hidden tab, or if the visitor
 * prefers reduced motion.
 */
export function Showcase({ offers, context: renderedContext }: ShowcaseProps) {
  const context = useDepositContext(renderedContext);
  const { messages } = context;
  const [state, setState] = useState<ShowcaseState>({ current: 0, step: 0 });
  const [isPaused, setPaused] = useState(false);
  // Deferred: the count and the dots are painted first, the card a moment later.
  const shown = useDeferredValue(state);
  const isRunning = useMotionAllowed() && !isPaused;
  const section = useRef<HTMLElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isRunning) return;
    /** Whether an element has the keyboard focus, except the pause button, which controls the showcase itself. */
    const hasFocus = () => {
      const focused = document.activeElement;
      if (!focused || focused === pauseButton.current) return false;
      return section.current?.contains(focused) && focused.matches(':focus-visible');
    };
    const next = advanceShowcase(state, offers.length);
    // Undo a spin that has started: finishing it would replace the focused element.
    const timer = setTimeout(
      () => setState(hasFocus() ? { current: state.current, step: 0 } : next.state),
      next.afterMs,
    );
    return () => clearTimeout(timer);
  }, [state, isRunning, offers.length]);

  const notes = useMemo(
    () => [...new Set(offers.map((offer) => formatWageringNote(offer, context)))],
    [offers, context],
  );
  const cardProps = { offers, notes, context };
  const offerAt = (index: number) => offers[(index + offers.length) % offers.length] as ShowcaseOffer;
  const show = (index: number) => {
    setPaused(true);
    setState({ current: (index + offers.length) % offers.length, step: 0 });
  };
  const { current } = state;
  return (
    <section aria-label={messages.showcase} className="showcase" ref={section}>
      <div className="wrap">
        <p aria-hidden="true" className="showcase-label">
          {messages.showcase}
        </p>
        <div className="showcase-window">
          <div className="showcase-strip" style={{ transform: `translateY(-${getSpinOffset(shown)}%)` }}>
            <ShowcaseCard offer={offerAt(shown.current)} {...cardProps} />
            {shown.step > 0 && (
              <div aria-hidden="true" inert>
                <ShowcaseCard offer={offerAt(shown.current + 1)} {...cardProps} />
              </div>
            )}
          </div>
        </div>
        <div className="showcase-controls">
          <span className="showcase-count">
            {current + 1}/{offers.length}
          </span>
          <span aria-hidden="true" className="showcase-dots">
            {offers.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots differ only in their index
              <i className={index === current ? 'is-current' : undefined} key={index} />
            ))}
          </span>
          <button
            aria-label={isPaused ? messages.playShowcase : messages.pauseShowcase}
            className="showcase-pause"
            onClick={() => {
              setPaused(!isPaused);
              // Undo a spin that has started: the showcase must not stop between two cards.
              setState({ current, step: 0 });
            }}
            ref={pauseButton}
            type="button"
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={18} />
          </button>
          <button
            aria-label={messages.previous}
            className="showcase-step"
            onClick={() => show(current - 1)}
            type="button"
          >
            <Icon name="back" size={18} />
          </button>
          <button
            aria-label={messages.next}
            className="showcase-step"
            onClick={() => show(current + 1)}
            type="button"
          >
            <Icon name="arrow" size={18} />
          </button>
        </div>
      </div>
    </section>
  );
}

interface ShowcaseCardProps {
  offer: ShowcaseOffer;
  offers: ShowcaseOffer[];
  /** The wagering notes of all offers. */
  notes: string[];
  context: OfferContext;
}

const ShowcaseCard = memo(function ShowcaseCard({ offer, offers, notes, context }: ShowcaseCardProps) {
  const { messages } = context;
  const offerProps = { offer, context };
  return (
    <article className="showcase-card" data-placement={'showcase' satisfies Placement}>
      <Tile offer={offer} size={48} />
      <div className="showcase-offers">
        <div>
          <h2>{offer.name}</h2>
          <p>{offer.bonus}</p>
        </div>
        {/* Invisible: all offers in one place, so that every card is as high as the highest one. */}
        {offers.map(({ name, bonus }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a short list repeats its casinos, so only the index is unique
          <div aria-hidden="true" className="showcase-sizer" key={index}>
            <b>{name}</b>
            <p>{bonus}</p>
          </div>
        ))}
      </div>
      {/* New elements for every offer: a figure of another width must not count as one that has moved. */}
      <div className="showcase-net" key={offer.name}>
        <ShowcaseNet {...offerProps} />
      </div>
      <div className="showcase-actions">
        <ClaimLink {...offerProps} className="button-primary" text={messages.claimInShowcase} />
        <div className="ad">
          <AdLabel {...offerProps} />
          <div className="showcase-terms">
            <span>{formatWageringNote(offer, context)}</span>
            {notes.map((note) => (
              <span aria-hidden="true" className="showcase-sizer" key={note}>
                {note}
              </span>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
});

function formatWageringNote({ terms }: ShowcaseOffer, context: OfferContext): string {
  const { messages } = context;
  const net = formatOfferNet(terms, context.deposit, context);
  const amountToWager = isFormatted(net) ? net.amountToWager : null;
  return `18+ · ${amountToWager ?? `${messages.wagering} ${formatWageringBase(terms, messages)}`}`;
}

function ShowcaseNet({ offer, context }: { offer: ShowcaseOffer; context: OfferContext }) {
  const { messages, market } = context;
  const net = formatOfferNet(offer.terms, context.deposit, context);
  if (!isFormatted(net)) {
    return (
      <>
        <NetBar amounts={null} />
        <p className="showcase-no-net">
          <b>{net.figure}</b> {net.note}
        </p>
      </>
    );
  }
  return (
    <>
      <NetBar amounts={net.bar} isFloor={net.value.state === 'floor'} />
      <p className={`showcase-figure num is-${net.sign}`}>
        <span className="sr-only">{`${net.label}: `}</span>
        {net.net}
      </p>
      <FinishRate value={net.value} market={market} messages={messages} />
    </>
  );
}
