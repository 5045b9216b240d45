import { referenceDeposit } from '@nettobonus/domain/net-value';
import { say } from '../../i18n/message.ts';
import type { MonthPopupWords } from '../../i18n/month-popup/words.ts';
import { Rating } from '../../layout/rating.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import style from './month-popup.css?url';
import { isWritten, writeNet } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { OwnReceipt } from './offer-card.tsx';
import { AdLabel, ClaimLink, TermsLine, Tile } from './parts.tsx';

const ID = 'month-popup';

interface MonthPopupProps {
  offer: Offer;
  setting: OfferSetting;
  words: MonthPopupWords;
  /** The month's name, as it is written within a sentence. */
  month: string;
}

/** The casino of the month. */
export function MonthPopup({ offer, setting, words, month }: MonthPopupProps) {
  const part = { offer, setting };
  const heading = say(words.heading, { month });
  return (
    <Dialog
      className="month"
      closeLabel={setting.words.close}
      id={ID}
      labelledBy="month-casino"
      style={style}
    >
      <div className="month-net">
        <Tile offer={offer} size={96} />
        <p className="month-heading">{heading.charAt(0).toUpperCase() + heading.slice(1)}</p>
        <MonthNet words={words} {...part} />
      </div>
      <div className="month-offer">
        <h2 id="month-casino">{offer.name}</h2>
        <Rating {...part} />
        <p className="month-headline">{offer.bonus}</p>
        <OwnReceipt {...part} />
        <TermsLine {...part} />
        <ClaimLink {...part} className="button-primary" />
        <p className="dialog-foot">
          <AdLabel {...part}>, 18+</AdLabel>
          <button className="text-button" {...{ command: 'close', commandfor: ID }} type="button">
            {words.noThanks}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

function MonthNet({ offer, setting, words }: Omit<MonthPopupProps, 'month'>) {
  const net = writeNet(offer.terms, referenceDeposit(setting.market), setting);
  if (!isWritten(net)) return <p className="month-note">{net.missing}</p>;
  const when = say(setting.words.whenDepositing, { deposit: net.deposit });
  return (
    <div className="month-sum">
      <p className="month-figure num">{net.net}</p>
      <p className="month-note">{say(words.netNote, { when, finish: net.value.finishOfTen })}</p>
    </div>
  );
}
