import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { type NetValue, type NoFigure, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import { roundMultiplier } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { formatBreakEven, formatCaption, formatLead, type NetSentenceInput } from './net-sentences.ts';
import { listTerms, TermsChecklist } from './offer-terms.tsx';
import { ReviewSection } from './review-section.tsx';
import { Waterfall } from './waterfall.tsx';
import { formatColumns } from './waterfall-columns.ts';

interface NetSectionProps {
  casino: ListedCasino;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  figure: NetValue;
  calculatorHref: string;
  /** An offer with the same headline and a higher net. */
  sameHeadline: { name: string; href: string; multiplier: number } | null;
  /** The same calculation in three rows, for phones. */
  children?: ReactNode;
}

/** The bonus calculation step by step. If it needs undisclosed terms: a list of the terms instead. */
export function NetSection(props: NetSectionProps) {
  const { casino, market, messages, offerMessages, figure, calculatorHref, sameHeadline, children } = props;
  const { terms } = casino;
  const reference = referenceDeposit(market);
  if (figure.state === 'unknown') return <NoNet {...props} figure={figure} />;
  if (!terms) return null;
  const input: NetSentenceInput = {
    casino: casino.name,
    terms,
    reference,
    figure,
    market,
    messages,
    offerMessages,
  };
  const breakEven = formatBreakEven(input);
  return (
    <ReviewSection heading={messages.netHeading} id="net">
      <p className="review-lead">{formatLead(input)}</p>
      <figure className="net-panel">
        <Waterfall
          columns={formatColumns(terms, reference, market, messages, offerMessages)}
          isFloor={figure.state === 'floor'}
          market={market}
        />
        {children}
        <figcaption>
          {formatCaption(input).join(' ')}{' '}
          <a className="link" href={calculatorHref}>
            {messages.calculateOwn}
          </a>
        </figcaption>
      </figure>
      {breakEven && (
        <p className="takeaway">
          <b className="num">{breakEven.multiplier}</b>
          <span>
            {breakEven.text}
            {sameHeadline && (
              <>
                {' '}
                <a className="link" href={sameHeadline.href}>
                  {sameHeadline.name}
                </a>{' '}
                {sameHeadline.multiplier === 0
                  ? messages.sameHeadlineWithoutWagering
                  : formatPlural(
                      messages.sameHeadlineTimes,
                      roundMultiplier(sameHeadline.multiplier),
                      market,
                    )}
              </>
            )}
          </span>
        </p>
      )}
    </ReviewSection>
  );
}

function NoNet({ casino, market, messages, offerMessages, figure }: NetSectionProps & { figure: NoFigure }) {
  const names = figure.missing.map((term) => offerMessages[`missing_${term}`]).join(', ');
  return (
    <ReviewSection heading={messages.netHeading} id="net">
      <div className="net-panel">
        <p className="net-panel-headline">{messages.notEnough}</p>
        <p className="review-text">
          {formatMessage(offerMessages.missing, { terms: names })}. {messages.noGuess}
        </p>
        <TermsChecklist terms={listTerms(casino, market, messages, offerMessages)} messages={messages} />
        <p className="net-panel-note">{messages.needed}</p>
      </div>
    </ReviewSection>
  );
}
