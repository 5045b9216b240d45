import { referenceDeposit } from '@nettobonus/domain/net-value';
import { say } from '../../i18n/message.ts';
import { Finish } from '../../layout/finish.tsx';
import { isWritten, writeNet } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { AdLabel, ClaimLink, TermsLine } from './parts.tsx';
import { Receipt } from './receipt.tsx';

/** One offer with its sum and its terms, beside a text about it. */
export function OfferCard({ offer, setting }: { offer: Offer; setting: OfferSetting }) {
  const { words, market, methodHref } = setting;
  const deposit = referenceDeposit(market);
  const net = writeNet(offer.terms, deposit, setting);
  const part = { offer, setting };
  return (
    <aside aria-label={offer.bonus} className="offer-card">
      <p className="offer-card-headline">{offer.bonus}</p>
      <Receipt deposit={deposit} offer={offer} setting={setting} withTimes />
      {isWritten(net) && (
        <p className="offer-card-deposit">
          <span>{say(words.whenDepositing, { deposit: net.deposit })}</span>
          <Finish count={net.value.finishOfTen} words={words} />
          <a className="link" href={methodHref}>
            {words.howCalculated}
          </a>
        </p>
      )}
      <TermsLine {...part} />
      <ClaimLink {...part} className="button-primary" />
      {offer.affiliateLink && <AdLabel words={words} />}
    </aside>
  );
}
