import { memo } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { DepositVariants } from '../../layout/deposit-variants.tsx';
import { Rating } from '../../layout/rating.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetBlock } from './net-block.tsx';
import { isWritten, type WrittenNet, writeDay, writeNet, writeWagering } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import {
  AdLabel,
  Badges,
  Category,
  ClaimLink,
  CompareBox,
  Labelled,
  Reason,
  ReviewLink,
  Tags,
  TermsLine,
  Tile,
} from './parts.tsx';

interface OfferRowProps {
  offer: Offer;
  setting: OfferSetting;
}

/** An offer in a list: a row on wide screens, a card on narrower ones, a compact card on phones. */
export const OfferRow = memo(function OfferRow({ offer, setting }: OfferRowProps) {
  const part = { offer, setting };
  return (
    <li className="offer">
      <CompareBox {...part} />
      <Tile offer={offer} size={72} />
      <div className="offer-id">
        <h3>
          <a href={offer.reviewHref}>{offer.name}</a>
        </h3>
        <Rating {...part} />
        <Category {...part} />
        <Badges {...part} className="only-phone" />
      </div>
      <div className="offer-bonus">
        <p className="offer-headline">{offer.bonus}</p>
        <div className="offer-meta">
          <Badges {...part} />
          <Reason {...part} />
          {!offer.recommendationReason && <Tags {...part} />}
        </div>
      </div>
      <NetBlock {...part} form="row" />
      <div className="offer-actions">
        <ClaimLink {...part} className="button-list" />
        <ReviewLink {...part} />
        <AdLabel {...part} />
      </div>
      <TermsLine {...part} />
      <TermsFold {...part} />
    </li>
  );
});

/** On phones the line of terms is itself the switch that opens the rest. */
function TermsFold({ offer, setting }: { offer: Offer; setting: OfferSetting }) {
  const { words, market, methodHref } = setting;
  const { terms } = offer;
  const amounts = (write: (net: WrittenNet) => string) => (
    <DepositVariants market={market}>
      {(deposit) => {
        const net = writeNet(terms, deposit, setting);
        return isWritten(net) ? write(net) : '?';
      }}
    </DepositVariants>
  );
  return (
    <details className="terms-fold">
      <summary>
        <span>
          <Labelled label={words.wagering}>{writeWagering(terms, words)}</Labelled>
        </span>
        {terms?.minDeposit !== undefined && (
          <span>
            <Labelled label={words.minDepositShort}>{formatMoney(terms.minDeposit, market)}</Labelled>
          </span>
        )}
        <span>
          <Labelled label={words.checked}>{writeDay(offer.verifiedOn, market)}</Labelled>
        </span>
        <span className="terms-fold-more">
          {words.terms}
          <Icon name="chevron" size={14} />
        </span>
      </summary>
      <dl>
        <div>
          <dt>{words.gross}</dt>
          <dd className="num">{amounts((net) => net.gross)}</dd>
        </div>
        <div>
          <dt>{words.wagering}</dt>
          <dd className="num">{amounts((net) => net.cost || words.wageringNone)}</dd>
        </div>
        {terms?.validDays !== undefined && (
          <div>
            <dt>{words.valid}</dt>
            <dd>{say(words.days, { count: terms.validDays })}</dd>
          </div>
        )}
        {terms?.maxBet !== undefined && (
          <div>
            <dt>{words.maxBet}</dt>
            <dd>{formatMoney(terms.maxBet, market)}</dd>
          </div>
        )}
        <div>
          <dt>{offer.features.slice(0, 2).join(', ')}</dt>
          <dd>18+</dd>
        </div>
        <div>
          <dt>
            <a className="link" href={methodHref}>
              {words.howCalculated}
            </a>
          </dt>
        </div>
      </dl>
    </details>
  );
}
