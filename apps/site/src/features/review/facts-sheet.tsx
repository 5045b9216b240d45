import type { ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import type { NetValue } from '@nettobonus/domain/net-value';
import type { ReactNode } from 'react';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { LicenceFacts } from './licence-facts.tsx';
import { listTerms, TermsCheck } from './offer-terms.tsx';
import { Part } from './part.tsx';

export interface FactsSheetProps {
  casino: ListedCasino;
  market: Market;
  words: ReviewWords;
  offerWords: OfferWords;
  figure: NetValue;
  similarHeading: string;
  /** Offers that leave more. */
  children?: ReactNode;
}

/** What is known of a casino that has no review in this language. */
export function FactsSheet(props: FactsSheetProps) {
  const { casino, market, words, offerWords, figure, similarHeading, children } = props;
  return (
    <>
      {/* Without a net the terms are told beside the reason for that. */}
      {figure.state !== 'unknown' && (
        <Part heading={words.offerTerms} id="terms">
          <TermsCheck terms={listTerms(casino, market, words, offerWords)} words={words} />
        </Part>
      )}
      <Part heading={words.facts} id="facts">
        <LicenceFacts casino={casino} words={words} />
      </Part>
      <Part heading={similarHeading} id="similar">
        {children}
      </Part>
    </>
  );
}
