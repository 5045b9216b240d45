import { isEeaLicence, type ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import type { OfferVersion } from '@nettobonus/domain/offer-history';
import { type Review, SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/review';
import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, formatRating } from '../../i18n/format.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { OfferHistory } from './offer-history.tsx';

interface ReviewBodyProps {
  casino: ListedCasino;
  review: Review;
  history: readonly OfferVersion[];
  market: Market;
  words: ReviewWords;
}

/** The sections of a review with their anchors, in the order in which they stand. */
export const REVIEW_SECTIONS = [
  ['overview', 'overview'],
  ['pros', 'prosAndCons'],
  ['bonus', 'bonusAndTerms'],
  ['history', 'history'],
  ['games', 'games'],
  ['payments', 'payments'],
  ['support', 'support'],
  ['licence', 'licenceAndSecurity'],
  ['questions', 'questions'],
  ['conclusion', 'conclusion'],
] as const satisfies [string, keyof ReviewWords][];

/** Everything the editors say of a casino. */
export function ReviewBody({ casino, review, history, market, words }: ReviewBodyProps) {
  return (
    <>
      <Part heading={words.overview} id="overview">
        <Paragraphs texts={review.overview} />
        <Scores scores={review.scores} words={words} />
      </Part>
      <Part heading={words.prosAndCons} id="pros">
        <div className="review-two">
          <List className="review-pros" heading={words.pros} items={review.pros} />
          <List className="review-cons" heading={words.cons} items={review.cons} />
        </div>
      </Part>
      <Part heading={words.bonusAndTerms} id="bonus">
        <Paragraphs texts={[review.bonusDetails.welcomeBonus]} />
        <List className="review-terms" heading={words.termsInShort} items={review.bonusDetails.bonusTerms} />
        <FreeSpins details={review.bonusDetails} words={words} />
      </Part>
      <OfferHistory market={market} versions={history} words={words} />
      <Part heading={words.games} id="games">
        <Paragraphs texts={[review.gameSelection]} />
        <ul aria-label={words.providers} className="review-providers">
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
      </Part>
      <Part heading={words.payments} id="payments">
        <Payments market={market} payments={review.paymentMethods} words={words} />
        <Paragraphs texts={[review.paymentMethods.processingTime]} />
      </Part>
      <Part heading={words.support} id="support">
        <Facts
          facts={[
            [words.availability, review.customerService.availability],
            [words.channels, review.customerService.channels],
            [words.languages, review.customerService.languages],
          ]}
        />
        <h3>{words.userExperience}</h3>
        <Paragraphs texts={[review.userExperience]} />
      </Part>
      <Part heading={words.licenceAndSecurity} id="licence">
        <LicenceFacts casino={casino} words={words} />
        <Paragraphs texts={[review.license.details]} />
        <h3>{words.security}</h3>
        <Paragraphs texts={[review.security]} />
      </Part>
      <Part heading={words.questions} id="questions">
        <Accordion entries={review.faq} />
      </Part>
      <Part heading={words.conclusion} id="conclusion">
        <Paragraphs texts={[review.conclusion]} />
      </Part>
    </>
  );
}

export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="review-part" id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p className="review-text" key={text}>
      {text}
    </p>
  ));
}

function List({ heading, items, className }: { heading: string; items: string[]; className: string }) {
  return (
    <div className={className}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Names and what they are, in two columns. */
export function Facts({ facts, isProse = false }: { facts: [string, string][]; isProse?: boolean }) {
  return (
    <dl className={isProse ? 'facts is-prose' : 'facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The licence as the listing holds it, with the register where it can be looked up. */
export function LicenceFacts({ casino, words }: { casino: ListedCasino; words: ReviewWords }) {
  const { licence } = casino;
  return (
    <Facts
      facts={[
        [words.licence, words[`licence_${licence.type}`]],
        [words.licenceNumber, licence.number ?? words.notTold],
        [words.register, licence.register ?? words.notTold],
        [words.area, isEeaLicence(licence) ? words.insideEea : words.outsideEea],
      ]}
    />
  );
}

function Scores({ scores, words }: { scores: Review['scores']; words: ReviewWords }) {
  return (
    <>
      <h3>{words.scores}</h3>
      <ul className="scores">
        {SCORE_KEYS.map((key) => (
          <li key={key}>
            <span>
              {words[`score_${key}`]} <small>{SCORE_WEIGHTS[key]} %</small>
            </span>
            <i aria-hidden="true" style={{ '--score': scores[key] } as CSSProperties} />
            <b>{formatRating(scores[key])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function FreeSpins({ details, words }: { details: Review['bonusDetails']; words: ReviewWords }) {
  const { freeSpins } = details;
  if (!freeSpins) return null;
  return (
    <>
      <h3>{words.spinsByDay}</h3>
      <Paragraphs texts={[freeSpins.description]} />
      <Table
        columns={[words.day, words.spins, words.game, words.wagering]}
        label={words.spinsByDay}
        rows={freeSpins.table.map(({ day, spins, game, wager }) => [day, spins, game, wager])}
      />
    </>
  );
}

function Payments({
  payments,
  market,
  words,
}: {
  payments: Review['paymentMethods'];
  market: Market;
  words: ReviewWords;
}) {
  const { deposits, withdrawals } = payments;
  const methods = [...new Set([...deposits, ...withdrawals].map(({ method }) => method))];
  return (
    <Table
      columns={[words.method, words.minDeposit, words.minWithdrawal, words.time, words.note]}
      label={words.payments}
      rows={methods.map((name) => {
        const deposit = deposits.find(({ method }) => method === name);
        const withdrawal = withdrawals.find(({ method }) => method === name);
        return [
          name,
          deposit ? formatMoney(deposit.minimum, market) : '–',
          withdrawal ? formatMoney(withdrawal.minimum, market) : '–',
          withdrawal?.time ?? '–',
          deposit?.note ?? '',
        ];
      })}
    />
  );
}

/** A table that is scrolled sideways where it does not fit. */
function Table({ label, columns, rows }: { label: string; columns: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be scrollable by keyboard
    <section aria-label={label} className="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table are told apart by their place
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
