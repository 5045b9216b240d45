import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { type NetValue, type NoFigure, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import { roundTimes } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { type NetSentenceInput, writeCaption, writeLead, writeLimit } from './net-sentences.ts';
import { listTerms, TermsCheck } from './offer-terms.tsx';
import { ReviewSection } from './review-section.tsx';
import { Waterfall } from './waterfall.tsx';
import { writeColumns } from './waterfall-columns.ts';

interface NetSectionProps {
  casino: ListedCasino;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  figure: NetValue;
  calculatorHref: string;
  /** An offer with the same headline and a higher net. */
  twin: { name: string; href: string; times: number } | null;
  /** The same calculation in three rows, for phones. */
  children?: ReactNode;
}

/** The bonus calculation step by step, or the terms that are missing for it. */
export function NetSection(props: NetSectionProps) {
  const { casino, market, messages, offerMessages, figure, calculatorHref, twin, children } = props;
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
  const limit = writeLimit(input);
  return (
    <ReviewSection heading={messages.netHeading} id="net">
      <p className="review-lead">{writeLead(input)}</p>
      <figure className="net-panel">
        <Waterfall
          columns={writeColumns(terms, reference, market, messages, offerMessages)}
          isFloor={figure.state === 'floor'}
          market={market}
        />
        {children}
        <figcaption>
          {writeCaption(input).join(' ')}{' '}
          <a className="link" href={calculatorHref}>
            {messages.calculateOwn}
          </a>
        </figcaption>
      </figure>
      {limit && (
        <p className="takeaway">
          <b className="num">{limit.times}</b>
          <span>
            {limit.text}
            {twin && (
              <>
                {' '}
                <a className="link" href={twin.href}>
                  {twin.name}
                </a>{' '}
                {twin.times === 0
                  ? messages.sameHeadlineFree
                  : formatPlural(messages.sameHeadlineTimes, roundTimes(twin.times), market)}
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
        <TermsCheck terms={listTerms(casino, market, messages, offerMessages)} messages={messages} />
        <p className="net-panel-note">{messages.needed}</p>
      </div>
    </ReviewSection>
  );
}
