import type { Placement } from '@nettobonus/domain/clicks/click';
import { memo } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import { CompareCheckbox } from '../../offer-ui/compare-checkbox.tsx';
import { NetBlock } from '../../offer-ui/net-block.tsx';
import {
  type FormattedNet,
  formatOfferNet,
  formatShortDay,
  formatWageringBase,
  isFormatted,
  SHOWS_AMOUNT_TO_WAGER,
} from '../../offer-ui/net-figures.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import {
  AdLabel,
  Badges,
  Category,
  ClaimLink,
  Labelled,
  Reason,
  ReviewLink,
  Tags,
  TermsLine,
  Tile,
} from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RowOffer } from './row-offer.ts';

interface OfferRowProps {
  offer: RowOffer;
  context: OfferContext;
  id?: string | undefined;
}

/** An offer in a list: a row on wide screens, a card on narrower ones, a compact card on phones. */
export const OfferRow = memo(function OfferRow({ offer, context, id }: OfferRowProps) {
  const offerProps = { offer, context };
  return (
    <li className="offer" data-placement={'list' satisfies Placement} id={id}>
      <CompareCheckbox offer={offer} label={context.messages.compare} />
      <Tile offer={offer} size={72} />
      <div className="offer-id">
        <h3>
          <a href={offer.reviewHref}>{offer.name}</a>
        </h3>
        <Rating {...offerProps} />
        <Category {...offerProps} />
      </div>
      <div className="offer-bonus">
        <p className="offer-headline">{offer.bonus}</p>
        <div className="offer-meta">
          <Badges {...offerProps} />
          <Reason {...offerProps} />
          {!offer.recommendationReason && <Tags {...offerProps} />}
        </div>
      </div>
      <NetBlock {...offerProps} layout="row" />
      <div className="offer-actions">
        <ClaimLink {...offerProps} className="button-list" />
        <ReviewLink {...offerProps} />
        <AdLabel {...offerProps} />
      </div>
      <TermsLine {...offerProps} />
      <CollapsibleTerms {...offerProps} />
    </li>
  );
});

/** On phones this replaces the terms line: its summary shows a few terms and expands to the others. */
function CollapsibleTerms({ offer, context }: OfferRowProps) {
  const { messages, market, methodHref } = context;
  const { terms } = offer;
  const net = formatOfferNet(terms, context.deposit, context);
  const format = (select: (known: FormattedNet) => string) => (isFormatted(net) ? select(net) : '?');
  return (
    <details className="terms-fold">
      <summary>
        <span className="terms-fold-line">
          <span>
            <Labelled label={messages.wagering}>{formatWageringBase(terms, messages)}</Labelled>
          </span>
          {terms?.minDeposit !== undefined && (
            <span>
              <Labelled label={messages.minDepositShort}>{formatMoney(terms.minDeposit, market)}</Labelled>
            </span>
          )}
          <span>
            <Labelled label={messages.checked}>{formatShortDay(offer.verifiedOn, context)}</Labelled>
          </span>
        </span>
        <span className="terms-fold-more">
          {messages.terms}
          <Icon name="chevron" size={14} />
        </span>
      </summary>
      <dl>
        <div>
          <dt>{messages.gross}</dt>
          <dd className="num">{format(({ gross }) => gross)}</dd>
        </div>
        <div>
          <dt>{messages.wagering}</dt>
          <dd className="num">{format(({ cost }) => cost || messages.wageringNone)}</dd>
        </div>
        {SHOWS_AMOUNT_TO_WAGER.has(market) && (
          <div>
            <dt>{messages.amountToWager}</dt>
            <dd className="num">{format(({ turnover }) => turnover)}</dd>
          </div>
        )}
        {terms?.validDays !== undefined && (
          <div>
            <dt>{messages.valid}</dt>
            <dd>{formatPlural(messages.days, terms.validDays, market)}</dd>
          </div>
        )}
        {terms?.maxBet !== undefined && (
          <div>
            <dt>{messages.maxBet}</dt>
            <dd>{formatMoney(terms.maxBet, market)}</dd>
          </div>
        )}
        <div>
          <dt>{messages.ageLimit}</dt>
          <dd>18+</dd>
        </div>
        <div>
          <dt>
            <a className="link" href={methodHref}>
              {messages.howCalculated}
            </a>
          </dt>
        </div>
      </dl>
      <Tags context={context} offer={offer} />
    </details>
  );
}
