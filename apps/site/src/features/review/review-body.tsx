import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferVersion } from '@nettobonus/domain/offer-history/offer-history';
import { type Review, SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/reviews/review';
import { QUESTIONS_ANCHOR } from '@nettobonus/domain/routes/routes';
import { formatInlineText } from '@nettobonus/domain/texts/plain-text';
import type { InlineText as InlineContent } from '@nettobonus/domain/texts/rich-text';
import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, formatRating, withNoBreakRanges } from '../../i18n/format.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { InlineText } from '../../offer-ui/rich-text/inline-text.tsx';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Table } from '../../ui/table.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { OfferHistory } from './offer-history.tsx';
import { listTerms } from './offer-terms.tsx';
import { Facts, ReviewSection } from './review-section.tsx';

interface ReviewBodyProps {
  casino: ListedCasino;
  review: Review;
  history: readonly OfferVersion[];
  textContext: TextContext;
  market: Market;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  /** The visitor's deposit, in minor units. */
  deposit: number;
  /** Offers with a higher net, under the conclusion. */
  children?: ReactNode;
}

/** The editors' full review of a casino. */
export function ReviewBody(props: ReviewBodyProps) {
  const { casino, review, history, textContext, market, messages, offerMessages, deposit, children } = props;
  return (
    <>
      <ReviewSection heading={messages.overview} id="overview">
        <RichText context={textContext} paragraphClass="review-text" text={review.overview} />
        <Scores scores={review.scores} messages={messages} />
      </ReviewSection>
      <ReviewSection heading={messages.prosAndCons} id="pros">
        <div className="review-columns-2">
          <List className="review-pros" context={textContext} heading={messages.pros} items={review.pros} />
          <List className="review-cons" context={textContext} heading={messages.cons} items={review.cons} />
        </div>
      </ReviewSection>
      <ReviewSection heading={messages.bonusAndTerms} id="bonus">
        <Paragraphs texts={[review.bonusDetails.welcomeBonus]} />
        <div className="review-columns-2">
          <Facts
            facts={listTerms(casino, market, messages, offerMessages).map(([name, value]) => [
              name,
              value ?? messages.notDisclosed,
            ])}
          />
          <FreeSpins details={review.bonusDetails} offerMessages={offerMessages} messages={messages} />
        </div>
        {review.bonusDetails.bonusTerms.length > 0 && (
          <List
            className="review-terms"
            context={textContext}
            heading={messages.otherTerms}
            items={review.bonusDetails.bonusTerms}
          />
        )}
      </ReviewSection>
      <OfferHistory deposit={deposit} market={market} versions={history} messages={messages} />
      <ReviewSection heading={messages.games} id="games">
        <Paragraphs texts={[review.gameSelection]} />
        <ul aria-label={messages.providers} className="review-providers">
          {review.gameProviders.map((provider) => (
            <li key={provider}>{provider}</li>
          ))}
        </ul>
        {review.specialFeatures && review.specialFeatures.length > 0 && (
          <Facts
            facts={review.specialFeatures.map(({ title, description }) => [title, description])}
            isProse
          />
        )}
      </ReviewSection>
      <ReviewSection heading={messages.payments} id="payments">
        <Payments
          market={market}
          minDepositLabel={offerMessages.minDeposit}
          payments={review.paymentMethods}
          messages={messages}
        />
        <Paragraphs texts={[review.paymentMethods.processingTime]} />
      </ReviewSection>
      <div className="review-columns-2">
        <ReviewSection heading={messages.support} id="support">
          <Facts
            facts={[
              [messages.availability, review.customerService.availability],
              [messages.channels, review.customerService.channels],
              [messages.languages, review.customerService.languages],
            ]}
          />
          <h3>{messages.userExperience}</h3>
          <Paragraphs texts={[review.userExperience]} />
        </ReviewSection>
        <ReviewSection heading={messages.licenceAndSecurity} id="licence">
          <LicenceFacts casino={casino} market={market} messages={messages} />
          <Paragraphs texts={[review.license.details]} />
          <h3>{messages.security}</h3>
          <Paragraphs texts={[review.security]} />
        </ReviewSection>
      </div>
      <ReviewSection heading={messages.questions} id={QUESTIONS_ANCHOR}>
        <Accordion entries={review.faq} />
      </ReviewSection>
      <ReviewSection heading={messages.conclusion} id="conclusion">
        <Paragraphs texts={[review.conclusion]} />
        {children}
      </ReviewSection>
    </>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p className="review-text" key={text}>
      {text}
    </p>
  ));
}

interface ListProps {
  heading: string;
  items: readonly InlineContent[];
  context: TextContext;
  className: string;
}

function List({ heading, items, context, className }: ListProps) {
  return (
    <div className={className}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={formatInlineText(item)}>
            <InlineText content={item} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scores({ scores, messages }: { scores: Review['scores']; messages: ReviewMessages }) {
  return (
    <>
      <h3>{messages.scores}</h3>
      <ul className="scores">
        {SCORE_KEYS.map((key) => (
          <li key={key}>
            <span>
              {messages[`score_${key}`]} <small>{SCORE_WEIGHTS[key]} %</small>
            </span>
            <i aria-hidden="true" style={{ '--score': scores[key] } as CSSProperties} />
            <b>{formatRating(scores[key])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function FreeSpins({
  details,
  messages,
  offerMessages,
}: {
  details: Review['bonusDetails'];
  messages: ReviewMessages;
  offerMessages: OfferMessages;
}) {
  const { freeSpins } = details;
  if (!freeSpins) return null;
  return (
    <div>
      <h3>{messages.freeSpins}</h3>
      <Paragraphs texts={[freeSpins.description]} />
      <ScrollableTable
        columns={[messages.day, messages.spins, messages.game, offerMessages.wagering]}
        label={messages.freeSpins}
        rows={freeSpins.table.map(({ day, spins, game, wager }) => [day, spins, game, wager])}
      />
    </div>
  );
}

function Payments({
  payments,
  minDepositLabel,
  market,
  messages,
}: {
  payments: Review['paymentMethods'];
  minDepositLabel: string;
  market: Market;
  messages: ReviewMessages;
}) {
  const { deposits, withdrawals } = payments;
  const methods = [...new Set([...deposits, ...withdrawals].map(({ method }) => method))];
  return (
    <ScrollableTable
      columns={[
        messages.method,
        minDepositLabel,
        messages.minWithdrawal,
        messages.withdrawalTime,
        messages.note,
      ]}
      endsWithNote
      label={messages.payments}
      rows={methods.map((name) => {
        const deposit = deposits.find(({ method }) => method === name);
        const withdrawal = withdrawals.find(({ method }) => method === name);
        return [
          name,
          deposit ? formatMoney(deposit.minimum, market) : '',
          withdrawal ? formatMoney(withdrawal.minimum, market) : '',
          withdrawal?.time ?? '',
          deposit?.note ?? '',
        ];
      })}
    />
  );
}

/** A table that scrolls horizontally if it does not fit. On phones, the rows of a table with notes are stacked. */
function ScrollableTable({
  label,
  columns,
  rows,
  endsWithNote = false,
}: {
  label: string;
  columns: string[];
  rows: string[][];
  /** Whether the last column is a note, which phones show under the row's header. */
  endsWithNote?: boolean;
}) {
  return (
    <section
      aria-label={label}
      className={endsWithNote ? 'table-scroll has-note' : 'table-scroll'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls horizontally must be scrollable by keyboard
      tabIndex={0}
    >
      <Table columns={columns} rows={rows.map((row) => row.map(withNoBreakRanges))} />
    </section>
  );
}
