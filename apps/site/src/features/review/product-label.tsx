import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { getRegisterUrl } from '@nettobonus/domain/catalogue/licence';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { ReactNode } from 'react';
import { formatMoney, withNoBreakRanges } from '../../i18n/format.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { ServerIcon } from '../../ui/server-icon.tsx';

interface ProductLabelProps {
  casino: ListedCasino;
  review: Review | null;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  /** Announced after a link that opens a new tab. */
  opensInNewTab: string;
}

/** What most visitors look for first: licence, wagering, payout time and the smallest deposit. */
export function ProductLabel({
  casino: { licence, terms },
  review,
  market,
  messages,
  offerMessages,
  opensInNewTab,
}: ProductLabelProps) {
  const payout = review?.paymentMethods.withdrawals[0];
  const minDeposit =
    terms?.kind === 'no-deposit'
      ? offerMessages.withoutDeposit
      : terms?.minDeposit === undefined
        ? messages.notDisclosed
        : formatMoney(terms.minDeposit, market);
  return (
    <dl className="product-label">
      <LabelFact
        icon="shield"
        name={messages.licence}
        note={<LicenceNumber licence={licence} messages={messages} opensInNewTab={opensInNewTab} />}
        value={messages[`licence_${licence.type}`]}
      />
      <LabelFact
        icon="repeat"
        name={offerMessages.wagering}
        value={
          terms && !terms.undisclosed.includes('wagerTimes')
            ? formatWageringBase(terms, offerMessages)
            : messages.notDisclosed
        }
      />
      {payout && (
        <LabelFact
          icon="clock"
          name={messages.withdrawalTime}
          note={payout.method}
          value={withNoBreakRanges(payout.time)}
        />
      )}
      <LabelFact icon="card" name={offerMessages.minDeposit} value={minDeposit} />
    </dl>
  );
}

function LabelFact({
  icon,
  name,
  value,
  note,
}: {
  icon: 'shield' | 'repeat' | 'clock' | 'card';
  name: string;
  value: string;
  note?: ReactNode;
}) {
  return (
    <div>
      <dt>
        <ServerIcon name={icon} size={16} />
        {name}
      </dt>
      <dd>
        <b>{value}</b>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

/** The licence's number, with a link to the public register if its address is known. */
export function LicenceNumber({
  licence,
  messages,
  opensInNewTab,
}: Pick<ProductLabelProps, 'messages' | 'opensInNewTab'> & { licence: ListedCasino['licence'] }) {
  const text = licence.number ?? licence.register;
  const href = getRegisterUrl(licence);
  if (!text) return messages.licenceNumberNotDisclosed;
  if (!href) return <Breakable>{text}</Breakable>;
  return (
    <a className="link" href={href} rel="noopener noreferrer" target="_blank">
      <Breakable>{text}</Breakable>
      <span className="sr-only">{` (${messages.register}, ${opensInNewTab})`}</span>
    </a>
  );
}
