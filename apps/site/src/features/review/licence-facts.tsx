import { isEeaLicence, type ListedCasino } from '@nettobonus/domain/casino';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Facts } from './review-section.tsx';

/** The licence as the listing holds it, the register where it can be looked up, and what follows from it. */
export function LicenceFacts({ casino, words }: { casino: ListedCasino; words: ReviewWords }) {
  const { licence } = casino;
  return (
    <Facts
      facts={[
        [words.licence, words[`licence_${licence.type}`]],
        [words.licenceNumber, licence.number ?? words.notTold],
        [words.register, licence.register ?? words.notTold],
        taxFact(casino, words),
      ]}
    />
  );
}

/** In Finland the licence decides whether winnings are taxed; elsewhere it is said where the licence is from. */
export function taxFact({ licence }: ListedCasino, words: ReviewWords): [string, string] {
  return [words.area, isEeaLicence(licence) ? words.insideEea : words.outsideEea];
}
