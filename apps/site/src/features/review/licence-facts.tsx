import { isEeaLicence, type ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Facts } from './review-section.tsx';

/** The licence from the listing, its public register, and its consequence for tax. */
export function LicenceFacts({ casino, words }: { casino: ListedCasino; words: ReviewWords }) {
  const { licence } = casino;
  return (
    <Facts
      facts={[
        [words.licence, words[`licence_${licence.type}`]],
        [words.licenceNumber, licence.number ?? words.notDisclosed],
        [words.register, licence.register ?? words.notDisclosed],
        taxFact(casino, words),
      ]}
    />
  );
}

/** In Finland the licence decides whether winnings are taxed. Other markets only show where the licence is from. */
export function taxFact({ licence }: ListedCasino, words: ReviewWords): [string, string] {
  return [words.area, isEeaLicence(licence) ? words.insideEea : words.outsideEea];
}
