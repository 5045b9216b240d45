import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';
import type { OfferVersion } from '@nettobonus/domain/offer-history/offer-history';
import type { ReactNode } from 'react';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { LicenceFacts } from './licence-facts.tsx';
import { OfferHistory } from './offer-history.tsx';
import { listTerms, TermsChecklist } from './offer-terms.tsx';
import { ReviewSection } from './review-section.tsx';

export interface FactSheetProps {
  casino: ListedCasino;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  /** The visitor's deposit, in minor units. */
  deposit: number;
  figure: NetValue;
  /** Newest first. Empty if the offer has not changed. */
  history: readonly OfferVersion[];
  similarHeading: string;
  /** Offers with a higher net. */
  children?: ReactNode;
}

/** The known facts about a casino that has no review in this language. */
export function FactSheet(props: FactSheetProps) {
  const { casino, market, messages, offerMessages, deposit, figure, history, similarHeading, children } =
    props;
  return (
    <>
      {/* Without a net, the net section lists the terms together with the reason. */}
      {hasNet(figure) && (
        <ReviewSection heading={messages.offerTerms} id="terms">
          <TermsChecklist terms={listTerms(casino, market, messages, offerMessages)} messages={messages} />
        </ReviewSection>
      )}
      <OfferHistory deposit={deposit} market={market} versions={history} messages={messages} />
      <ReviewSection heading={messages.facts} id="facts">
        <LicenceFacts casino={casino} market={market} messages={messages} />
      </ReviewSection>
      <ReviewSection heading={similarHeading} id="similar">
        {children}
      </ReviewSection>
    </>
  );
}
