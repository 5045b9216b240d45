import { MONTH_POPUP_SEEN, monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import type { Placement } from '@nettobonus/domain/clicks/click';
import { session } from '../../client/session.ts';
import { useDepositContext } from '../../client/use-deposit.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { MonthPopupMessages } from '../../i18n/shell.ts';
import { formatFinish, formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { StandaloneNetCalculation } from '../../offer-ui/offer-card.tsx';
import { AdLabel, ClaimLink, TermsLine, Tile } from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { Dialog, type OpenRequest } from '../../ui/dialog.tsx';

const ID = 'month-popup';

/** The popup's data, which the server sends as JSON. */
export interface MonthPopupData {
  offer: Offer;
  context: OfferContext;
  messages: MonthPopupMessages;
  /** The month's name as it appears within a sentence: in lower case. */
  month: string;
}

/** The popup with the casino of the month. */
export function MonthPopup({
  offer,
  context: renderedContext,
  messages,
  month,
  openRequest,
}: MonthPopupData & { openRequest: OpenRequest }) {
  const context = useDepositContext(renderedContext);
  const offerProps = { offer, context };
  const heading = formatMessage(messages.heading, { month });
  return (
    <Dialog
      className="month"
      closeLabel={context.messages.close}
      id={ID}
      labelledBy="month-casino"
      onClose={() => session.write(monthPopupStorageKey(context.market), MONTH_POPUP_SEEN)}
      // The popup opens automatically: a key press meant for the page must not activate its first button.
      onOpen={(dialog) => dialog.focus()}
      openRequest={openRequest}
    >
      <div className="month-net">
        <Tile offer={offer} size={96} />
        <p className="month-heading">{heading.charAt(0).toUpperCase() + heading.slice(1)}</p>
        <MonthNet {...offerProps} />
      </div>
      <div className="month-offer" data-placement={'month' satisfies Placement}>
        <h2 id="month-casino">{offer.name}</h2>
        <Rating {...offerProps} />
        <p className="month-headline">{offer.bonus}</p>
        <StandaloneNetCalculation {...offerProps} />
        <TermsLine {...offerProps} />
        <ClaimLink
          {...offerProps}
          className="button-primary"
          // The casino opens in a new tab: an open popup would still cover the page when the visitor returns.
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        />
        <p className="dialog-foot">
          <AdLabel {...offerProps}>, 18+</AdLabel>
          <button className="text-button" {...{ command: 'close', commandfor: ID }} type="button">
            {messages.noThanks}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

function MonthNet({ offer, context }: Pick<MonthPopupData, 'offer' | 'context'>) {
  const net = formatOfferNet(offer.terms, context.deposit, context);
  if (!isFormatted(net)) {
    return <p className="month-note">{net.sentence}</p>;
  }
  return (
    <div className="month-sum">
      <p className="month-figure num">{net.net}</p>
      <p className="month-note">
        {net.label}, {formatFinish(net.value, context.messages)}
      </p>
    </div>
  );
}
