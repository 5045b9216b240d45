import {
  IDLE_PICKER,
  PICKER,
  type PickerState,
  pickOnce,
  spinToEnd,
  startSpin,
} from '@nettobonus/domain/catalogue/picker';
import type { Placement } from '@nettobonus/domain/clicks/click';
import { startTransition, useRef, useState } from 'react';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
import type { PickerMessages } from '../../i18n/games.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { SuggestedOffer } from '../../offer-ui/suggested-offer.tsx';
import { Dialog, type OpenRequest } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Drum, type PickerCasino } from './drum.tsx';

export interface PickerData {
  /** The casinos to pick from. */
  pool: readonly PickerCasino[];
  messages: PickerMessages;
  context: OfferContext;
}

type Spin = PickerState<PickerCasino>;
type Shown =
  | Exclude<Spin, { phase: 'result' }>
  /** The offer is null if it did not load. */
  | { phase: 'result'; casino: PickerCasino; offer: Offer | null };

/** Picks a random casino: the drum shows a number of random picks, then the dialog shows the offer of the last one. */
export function Picker({ pool, messages, context, openRequest }: PickerData & { openRequest: OpenRequest }) {
  const [shown, setShown] = useState<Shown>(IDLE_PICKER);
  const dialog = useRef<HTMLDialogElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeCount = useRef(0);
  const isSpinning = shown.phase === 'spinning';
  const isResult = shown.phase === 'result';
  const buttonText = { idle: messages.heading, spinning: messages.spinning, result: messages.again };

  function start(): void {
    // The button is disabled during the spin: without this, keyboard users would lose the focus in the dialog.
    dialog.current?.focus();
    advance(startSpin<PickerCasino>(IDLE_PICKER));
  }

  function advance(spin: Spin): void {
    if (spin.phase === 'result') {
      showResult(spin.casino);
      return;
    }
    setShown(spin);
    if (spin.phase === 'idle') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) advance(spinToEnd(pool, Math.random));
    else timer.current = setTimeout(() => advance(pickOnce(spin, pool, Math.random)), PICKER.intervalMs);
  }

  /** The dialog stays locked until the offer has loaded. */
  async function showResult(casino: PickerCasino): Promise<void> {
    const closes = closeCount.current;
    const offer = await fetchWidgetData<Offer>(`offer/${casino.casino}`).catch(() => null);
    // Ignore a response that arrives after a close: the visitor may have started the next spin.
    if (closes !== closeCount.current) return;
    // A transition waits for the offer's stylesheet.
    startTransition(() => setShown({ phase: 'result', casino, offer }));
  }

  function reset(): void {
    closeCount.current += 1;
    clearTimeout(timer.current);
    setShown(IDLE_PICKER);
  }

  return (
    <Dialog
      className={isSpinning ? 'picker is-spinning' : 'picker'}
      closeLabel={messages.close}
      id="picker"
      isLocked={isSpinning}
      labelledBy="picker-heading"
      onClose={reset}
      onOpen={(element) => {
        dialog.current = element;
      }}
      openRequest={openRequest}
    >
      <h2 id="picker-heading">{isResult ? messages.resultHeading : messages.heading}</h2>
      {isResult ? (
        <Result casino={shown.casino} context={context} messages={messages} offer={shown.offer} />
      ) : (
        <div className="picker-spin">
          <p className="dialog-text">
            {formatPlural(messages.text, pool.length, context.market, { rating: PICKER.minRating })}
          </p>
          <Drum picked={isSpinning ? shown.casino : null} pool={pool} />
          {isSpinning && (
            <p className="picker-progress">
              <progress aria-label={messages.heading} max={PICKER.picks} value={shown.picks} />
              <span>{formatMessage(messages.progress, { n: shown.picks, of: PICKER.picks })}</span>
            </p>
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {isResult && formatMessage(messages.resultAnnouncement, { casino: shown.casino.name })}
      </p>
      <button
        className={isResult ? 'button button-line' : 'button button-primary'}
        disabled={isSpinning}
        onClick={start}
        type="button"
      >
        <Icon name="dice" size={18} />
        <span>{buttonText[shown.phase]}</span>
      </button>
    </Dialog>
  );
}

interface ResultProps {
  casino: PickerCasino;
  offer: Offer | null;
  messages: PickerMessages;
  context: OfferContext;
}

function Result({ casino, offer, messages, context }: ResultProps) {
  if (!offer) {
    return (
      <p className="picker-failed">
        {messages.failed}{' '}
        <a className="link" href={casino.reviewHref}>
          {casino.name}
        </a>
      </p>
    );
  }
  return (
    <div className="picker-result" data-placement={'picker' satisfies Placement}>
      <SuggestedOffer offer={offer} context={context} />
    </div>
  );
}
