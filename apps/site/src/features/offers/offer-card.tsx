import { referenceDeposit } from '@nettobonus/domain/net-value';
import type { CSSProperties } from 'react';
import { say } from '../../i18n/message.ts';
import { Finish } from '../../layout/finish.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isWritten, writeNet } from './net-figures.ts';
import { NoLink, type NoLinkProps } from './no-link.tsx';
import type { Offer, OfferSetting } from './offer.ts';
import { ClaimLink, CompareBox, TermsLine } from './parts.tsx';
import { Receipt } from './receipt.tsx';

interface OfferCardProps {
  offer: Offer;
  setting: OfferSetting;
  /** What is said at the button, after its ad label. */
  note: string;
  /** The button's look. */
  button: 'button-primary' | 'button-list';
  /** What stands in the button's place where there are no links. */
  noLink: NoLinkProps | null;
}

/** One offer with its sum and its terms, beside a text about it. */
export function OfferCard({ offer, setting, note, button, noLink }: OfferCardProps) {
  const { words, market, methodHref } = setting;
  const net = writeNet(offer.terms, referenceDeposit(market), setting);
  const part = { offer, setting };
  return (
    <section aria-label={offer.bonus} className="offer-card">
      <p className="offer-card-headline">{offer.bonus}</p>
      {isWritten(net) ? (
        <>
          <OwnReceipt {...part} />
          <p className="offer-card-deposit">
            <span>{say(words.whenDepositing, { deposit: net.deposit })}</span>
            <Finish count={net.value.finishOfTen} words={words} />
            <a className="link" href={methodHref}>
              {words.howCalculated}
            </a>
          </p>
        </>
      ) : (
        <p className="offer-card-unknown">
          <Icon name="info" size={18} />
          <span>
            <b>{words.notCalculated}.</b> {net.missing}.
          </span>
        </p>
      )}
      <TermsLine {...part} />
      {noLink ? (
        <NoLink {...noLink} />
      ) : (
        <>
          <ClaimLink {...part} className={button} />
          {offer.affiliateLink && (
            <p className="ad">
              {words.adLink}. {note}
            </p>
          )}
          <CompareBox {...part} />
        </>
      )}
    </section>
  );
}

/** The sum in three rows, on a scale of its own: nothing else is compared with it. */
export function OwnReceipt({ offer, setting }: Pick<OfferCardProps, 'offer' | 'setting'>) {
  const deposit = referenceDeposit(setting.market);
  const net = writeNet(offer.terms, deposit, setting);
  if (!isWritten(net)) return null;
  const scale = {
    '--net-lo': Math.min(0, net.bar.net),
    '--net-hi': Math.max(net.bar.gross, 0.01),
  } as CSSProperties;
  return (
    <div className="own-receipt" style={scale}>
      <Receipt deposit={deposit} offer={offer} setting={setting} withTimes />
    </div>
  );
}
