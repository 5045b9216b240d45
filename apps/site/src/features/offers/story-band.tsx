import { formatMoney } from '../../i18n/format.ts';
import { Finish } from '../../layout/finish.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import { DepositVariants } from './deposit-variants.tsx';
import { isWritten, writeNet, writeWagering } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { Tile } from './parts.tsx';
import { Receipt } from './receipt.tsx';

/** The break-even multiplier of a bonus that is wagered alone: 1 ÷ 4 %. */
const BREAK_EVEN = '25×';
export const STORY_ID = 'netto';

/** Two offers with one headline, and the sum that tells them apart. */
export function StoryBand({ pair, setting }: { pair: [Offer, Offer]; setting: OfferSetting }) {
  const { words, market } = setting;
  return (
    <section className="story" id={STORY_ID}>
      <div className="wrap">
        <div className="story-head">
          <h2>{words.storyHeading}</h2>
          <p>
            {words.storyPromise} <b>{pair[0].bonus}.</b> {words.storyText}
          </p>
          <p className="story-limit">
            <b className="num">{BREAK_EVEN}</b> <span>{words.storyLimit}</span>
          </p>
        </div>
        {pair.map((offer) => (
          <article className="story-case" key={offer.casino}>
            <DepositVariants market={market}>
              {(deposit) => <StoryCase deposit={deposit} offer={offer} setting={setting} />}
            </DepositVariants>
          </article>
        ))}
      </div>
    </section>
  );
}

function StoryCase({ offer, setting, deposit }: { offer: Offer; setting: OfferSetting; deposit: number }) {
  const { words, market } = setting;
  const net = writeNet(offer.terms, deposit, setting);
  if (!isWritten(net)) return null;
  const times = offer.terms?.wagerTimes ?? 0;
  const isSimple = offer.terms?.wagerBase !== 'bonus-and-deposit' && net.value.state !== 'floor';
  return (
    <>
      <header>
        <Tile offer={offer} size={48} />
        <div>
          <h3>{offer.name}</h3>
          <p>
            {words.wagering} <b>{writeWagering(offer.terms, words)}</b>
          </p>
        </div>
        <p className={`story-figure num is-${net.sign}`}>{net.net}</p>
      </header>
      <div className="story-bar">
        <NetBar amounts={net.bar} />
      </div>
      <Receipt deposit={deposit} offer={offer} setting={setting} />
      {isSimple && (
        <p className="story-sum">
          {net.gross} − {formatMoney(net.value.gross, market)} × {times} × 4 % = <b>{net.net}</b>
        </p>
      )}
      <Finish count={net.value.finishOfTen} words={words} />
    </>
  );
}
