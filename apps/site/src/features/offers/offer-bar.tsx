import { referenceDeposit } from '@nettobonus/domain/net-value';
import { say } from '../../i18n/message.ts';
import { isWritten, writeNet } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { AdLabel, ClaimLink } from './parts.tsx';

interface OfferBarProps {
  offer: Offer;
  setting: OfferSetting;
  /** The button's look. */
  button: 'button-primary' | 'button-list';
}

/** On phones the offer stays in sight at the foot of the screen, its net with its button or that there is none. */
export function OfferBar({ offer, setting, button }: OfferBarProps) {
  const { words, market, noLinksHref } = setting;
  if (!offer.affiliateLink && !noLinksHref) return null;
  const net = writeNet(offer.terms, referenceDeposit(market), setting);
  return (
    <div className="offer-bar">
      <p>
        {isWritten(net) ? (
          <>
            <b className={`num is-${net.sign}`}>{net.net}</b>
            {say(words.depositNote, { deposit: net.deposit })}, {words.finishes} {net.value.finishOfTen}/10
          </>
        ) : (
          <>
            <b className="is-unknown">{words.notCalculated}</b>
            {net.missing}
          </>
        )}
      </p>
      <div>
        <ClaimLink className={button} offer={offer} setting={setting} />
        {!noLinksHref && <AdLabel offer={offer} setting={setting} />}
      </div>
    </div>
  );
}
