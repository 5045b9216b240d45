import { advanceShowcase, getSpinOffset, type ShowcaseState } from '@nettobonus/domain/catalogue/showcase';
import type { Placement } from '@nettobonus/domain/clicks/click';
import { type CSSProperties, memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useDepositContext } from '../../client/use-deposit.ts';
import { useMotionAllowed } from '../../client/use-motion-allowed.ts';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { NetCalculation } from '../../offer-ui/net-calculation.tsx';
import { formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import { type Offer, type OfferContext, pickFields, SUMMARY_FIELDS } from '../../offer-ui/offer.ts';
import { AdLabel, Badges, ClaimLink, Tile } from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { Icon } from '../../ui/icon.tsx';

type ShowcaseOffer = Pick<Offer, (typeof SUMMARY_FIELDS)[number]>;

export const toShowcaseOffers = (offers: readonly Offer[]): ShowcaseOffer[] =>
  pickFields(offers, SUMMARY_FIELDS);

interface ShowcaseProps {
  /** Always twelve: a short list repeats some offers. */
  offers: ShowcaseOffer[];
  context: OfferContext;
}

/**
 * Offers that spin like a slot machine's reel. They do not move while paused, while the showcase has the keyboard
 * focus, in a hidden tab, or if the visitor prefers reduced motion.
 */
export function Showcase({ offers, context: renderedContext }: ShowcaseProps) {
  const context = useDepositContext(renderedContext);
  const { messages } = context;
  const [state, setState] = useState<ShowcaseState>({ current: 0, step: 0 });
  const [isPaused, setPaused] = useState(false);
  // Deferred: the selected dot is painted first, its card a moment later.
  const shown = useDeferredValue(state);
  const isRunning = useMotionAllowed() && !isPaused;
  const section = useRef<HTMLElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const dots = useRef<(HTMLInputElement | null)[]>([]);

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

  useOnHydration(() => {
    const checked = dots.current.findIndex((dot) => dot?.checked);
    if (checked > 0) show(checked);
  });

  const offerAt = (index: number) => offers[(index + offers.length) % offers.length] as ShowcaseOffer;
  const show = (index: number) => {
    setPaused(true);
    setState({ current: (index + offers.length) % offers.length, step: 0 });
  };
  const { current } = state;
  return (
    <section aria-label={messages.showcase} ref={section}>
      <Peek offer={offerAt(shown.current - 1)} context={context} side="previous" />
      <div className="showcase-window">
        <div className="showcase-strip" style={{ '--offset': getSpinOffset(shown) } as CSSProperties}>
          <ShowcaseCard offer={offerAt(shown.current)} context={context} />
          {shown.step > 0 && (
            <div aria-hidden="true" inert>
              <ShowcaseCard offer={offerAt(shown.current + 1)} context={context} />
            </div>
          )}
        </div>
      </div>
      <Peek offer={offerAt(shown.current + 1)} context={context} side="next" />
      <div className="showcase-controls">
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
          <Icon name={isPaused ? 'play' : 'pause'} size={20} />
        </button>
        <button
          aria-label={messages.previous}
          className="showcase-step"
          onClick={() => show(current - 1)}
          type="button"
        >
          <Icon name="back" size={20} />
        </button>
        <ol className="showcase-dots">
          {offers.map((offer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a short list repeats its casinos, so only the index is unique
            <li key={index}>
              <input
                aria-label={`${offer.name}, ${index + 1}/${offers.length}`}
                // After a reload the browser must not restore the dot that was checked before.
                autoComplete="off"
                checked={index === current}
                name="showcase"
                onChange={() => show(index)}
                ref={(dot) => {
                  dots.current[index] = dot;
                }}
                type="radio"
              />
            </li>
          ))}
        </ol>
        <span aria-hidden="true" className="showcase-marks">
          {offers.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks differ only in their index
            <i className={index === current ? 'is-current' : undefined} key={index} />
          ))}
        </span>
        <span className="showcase-count">
          {current + 1}/{offers.length}
        </span>
        <button
          aria-label={messages.next}
          className="showcase-step"
          onClick={() => show(current + 1)}
          type="button"
        >
          <Icon name="arrow" size={20} />
        </button>
      </div>
    </section>
  );
}

const Peek = memo(function Peek({
  offer,
  context,
  side,
}: {
  offer: ShowcaseOffer;
  context: OfferContext;
  side: 'previous' | 'next';
}) {
  const net = formatOfferNet(offer.terms, context.deposit, context);
  return (
    <div aria-hidden="true" className={`showcase-peek showcase-peek-${side}`}>
      <Tile offer={offer} size={28} />
      <span>{offer.name}</span>
      {isFormatted(net) && <b className={`num is-${net.sign}`}>{net.net}</b>}
    </div>
  );
});

const ShowcaseCard = memo(function ShowcaseCard({
  offer,
  context,
}: {
  offer: ShowcaseOffer;
  context: OfferContext;
}) {
  const { messages, market, methodHref } = context;
  const net = formatOfferNet(offer.terms, context.deposit, context);
  const offerProps = { offer, context };
  return (
    <article className="showcase-card" data-placement={'showcase' satisfies Placement}>
      <header>
        <Tile offer={offer} size={72} />
        <div>
          <h2>{offer.name}</h2>
          <Rating {...offerProps} />
        </div>
        <Badges {...offerProps} />
      </header>
      <p className="showcase-headline">{offer.bonus}</p>
      <NetCalculation offer={offer} context={context} showMultiplier />
      {isFormatted(net) && (
        <p className="showcase-deposit">
          <span>{net.when}</span>
          <FinishRate value={net.value} market={market} messages={messages} />
          <a className="link" href={methodHref}>
            {messages.howCalculated}
          </a>
        </p>
      )}
      <div className="showcase-actions">
        <ClaimLink {...offerProps} className="button-primary" text={messages.claimInShowcase} />
        <span className="ad">
          <AdLabel {...offerProps} />
          <br />
          18+
        </span>
      </div>
    </article>
  );
});
