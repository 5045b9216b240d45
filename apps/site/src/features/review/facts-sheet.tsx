import type { ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import { formatMoney } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Facts, LicenceFacts, Part } from './review-body.tsx';

interface FactsSheetProps {
  casino: ListedCasino;
  market: Market;
  words: ReviewWords;
  offerWords: OfferWords;
  /** Where the casino is reviewed in another language. */
  elsewhere: { href: string; language: string; htmlLang: string } | null;
}

/** What is known of a casino that has no review in this language. */
export function FactsSheet({ casino, market, words, offerWords, elsewhere }: FactsSheetProps) {
  const { terms } = casino;
  const money = (amount: number | undefined) =>
    amount === undefined ? words.notTold : formatMoney(amount, market);
  return (
    <>
      <Part heading={words.notReviewed} id="review">
        <p className="review-text">{words.notReviewedText}</p>
        {elsewhere && (
          <p>
            <a className="link" href={elsewhere.href} hrefLang={elsewhere.htmlLang}>
              {say(words.reviewElsewhere, { language: elsewhere.language })}
            </a>
          </p>
        )}
      </Part>
      <Part heading={words.facts} id="facts">
        <Facts
          facts={[
            [words.bonus, casino.bonus],
            [words.minDeposit, money(terms?.minDeposit)],
            [words.maxBet, money(terms?.maxBet)],
            [
              words.valid,
              terms?.validDays === undefined
                ? words.notTold
                : say(offerWords.days, { count: terms.validDays }),
            ],
          ]}
        />
        <LicenceFacts casino={casino} words={words} />
      </Part>
    </>
  );
}
