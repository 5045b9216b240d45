import { say } from '../../i18n/message.ts';
import { DepositVariants } from '../../layout/deposit-variants.tsx';
import { Finish } from '../../layout/finish.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import { isWritten, writeNet } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { Labelled } from './parts.tsx';

interface NetBlockProps {
  offer: Offer;
  setting: OfferSetting;
  form: 'row' | 'card';
}

/** Gross, cost and net with their bar, for each deposit that can be chosen. */
export function NetBlock({ offer, setting, form }: NetBlockProps) {
  return (
    <div className={`net net-${form}`}>
      <DepositVariants market={setting.market}>
        {(deposit) => <NetVariant deposit={deposit} offer={offer} setting={setting} />}
      </DepositVariants>
      <a className="link net-how" href={setting.methodHref}>
        {setting.words.howCalculated}
      </a>
    </div>
  );
}

function NetVariant({ offer, setting, deposit }: { offer: Offer; setting: OfferSetting; deposit: number }) {
  const { words } = setting;
  const net = writeNet(offer.terms, deposit, setting);
  if (!isWritten(net)) {
    return (
      <>
        <p className="net-gross is-unknown">{net.missing}</p>
        <NetBar amounts={null} />
        <p className="net-figure is-unknown">
          <b>{words.notCalculated}</b>
        </p>
      </>
    );
  }
  const { value, sign } = net;
  return (
    <>
      <p className="net-gross">
        <Labelled className="num" label={words.gross}>
          {net.gross}
        </Labelled>
      </p>
      <NetBar amounts={net.bar} isFloor={value.state === 'floor'} />
      <p className="net-cost">
        {net.cost ? (
          <Labelled className="num" label={words.wagering}>
            {net.cost}
          </Labelled>
        ) : (
          words.noWagering
        )}
        {value.state === 'non-sticky' && <span className="net-note">{words.nonStickyNote}</span>}
      </p>
      <p className={`net-figure is-${sign}`}>
        <span className="net-label">{words.net}</span>
        <b className="num">{net.net}</b>
        <span className="net-deposit">{say(words.whenDepositing, { deposit: net.deposit })}</span>
      </p>
      <div className="net-finish">
        <Finish count={value.finishOfTen} words={words} />
        <span className="net-finish-deposit">{say(words.depositNote, { deposit: net.deposit })}</span>
      </div>
    </>
  );
}
