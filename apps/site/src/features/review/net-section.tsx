import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import { roundMultiplier } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { formatNoNet, type NoNet } from '../../offer-ui/net-figures.ts';
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
  /** The visitor's deposit, in minor units. */
  deposit: number;
  figure: NetValue;
  calculatorHref: string;
  /** An offer with the same headline and a higher net. */
  sameHeadline: { name: string; href: string; multiplier: number } | null;
  /** The same calculation in three rows, for phones. */
  children?: ReactNode;
}

/** The bonus calculation step by step. If it needs undisclosed terms: a list of the terms instead. */
export function NetSection(props: NetSectionProps) {
  const { casino, market, deposit, messages, offerMessages, figure, calculatorHref, sameHeadline, children } =
    props;
  const { terms } = casino;
  if (!hasNet(figure)) return <NoNetSection {...props} value={figure} />;
  if (!terms) return null;
  const input: NetSentenceInput = {
    casino: casino.name,
    terms,
    deposit,
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
          columns={formatColumns(terms, deposit, market, messages, offerMessages)}
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
          {breakEven.multiplier && <b>{breakEven.multiplier}</b>}
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

function NoNetSection({
  casino,
  market,
  messages,
  offerMessages,
  value,
}: NetSectionProps & { value: NoNet['value'] }) {
  const { figure, note } = formatNoNet(value, { market, messages: offerMessages });
  const isCashback = value.state === 'cashback';
  return (
    <ReviewSection heading={messages.netHeading} id="net">
      <div className="net-panel">
        <p className="net-panel-headline">{isCashback ? `${figure}, ${note}` : messages.termsIncomplete}</p>
        <p className="review-text">
          {isCashback ? messages.cashbackHasNoNet : `${note}. ${messages.netNotGuessed}`}
        </p>
        <TermsChecklist terms={listTerms(casino, market, messages, offerMessages)} messages={messages} />
        {!isCashback && (
          <p className="net-panel-note">
            {messages.termsNeededForNet}{' '}
            <button className="link" data-opens="chat" data-view="contact" type="button">
              {messages.reportTerm}
            </button>
          </p>
        )}
      </div>
    </ReviewSection>
  );
}
