import { say } from '../../i18n/message.ts';
import { DepositVariants } from '../../layout/deposit-variants.tsx';
import { Rating } from '../../layout/rating.tsx';
import { isWritten, writeNet } from './net-figures.ts';
import type { Offer, OfferSetting } from './offer.ts';
import { AdLabel, ClaimLink, ReviewLink, TermsLine, Tile } from './parts.tsx';
import { Receipt } from './receipt.tsx';

/** The market's featured casino. */
export function FeaturedBanner({ offer, setting }: { offer: Offer; setting: OfferSetting }) {
  const { words } = setting;
  const part = { offer, setting };
  return (
    <section aria-label={words.featured} className="banner">
      <div className="wrap">
        <div className="banner-body">
          <div className="banner-offer">
            <p className="banner-kicker">
              {words.featured}
              {offer.exclusiveOffer && !setting.noLinksHref && (
                <span className="badge">{words.exclusive}</span>
              )}
            </p>
            <div className="banner-id">
              <Tile offer={offer} size={64} />
              <div>
                <h2>{offer.name}</h2>
                <Rating {...part} />
              </div>
            </div>
            <p className="banner-headline">{offer.bonus}</p>
            <TermsLine {...part} />
            <div className="banner-actions">
              <ClaimLink {...part} className="button-inverse" />
              <ReviewLink {...part} />
              <AdLabel {...part} />
            </div>
          </div>
          <div className="banner-net">
            <DepositVariants market={setting.market}>
              {(deposit) => <BannerNet deposit={deposit} {...part} />}
            </DepositVariants>
          </div>
        </div>
      </div>
    </section>
  );
}

function BannerNet({ offer, setting, deposit }: { offer: Offer; setting: OfferSetting; deposit: number }) {
  const { words, methodHref } = setting;
  const net = writeNet(offer.terms, deposit, setting);
  if (!isWritten(net)) return <p>{net.missing}</p>;
  const caption = net.sign === 'minus' ? words.costsOnAverage : words.leavesOnAverage;
  const when = say(words.whenDepositing, { deposit: net.deposit });
  return (
    <>
      <p className="banner-figure num">{net.net}</p>
      <p className="banner-caption">
        {say(caption, { when, finish: net.value.finishOfTen })}{' '}
        <a className="link" href={methodHref}>
          {words.howCalculated}
        </a>
      </p>
      <Receipt deposit={deposit} offer={offer} setting={setting} withTimes />
    </>
  );
}
