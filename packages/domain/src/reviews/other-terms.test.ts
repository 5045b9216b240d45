import { expect, test } from 'vitest';
import { parseInlineText } from '../texts/parse-text.ts';
import { formatInlineText } from '../texts/plain-text.ts';
import { listOtherTerms } from './other-terms.ts';

const filter = (terms: string[]) => listOtherTerms(terms.map(parseInlineText)).map(formatInlineText);

test('leaves out terms that only repeat the table of terms', () => {
  expect(
    filter([
      'Bonuksen kierrätys {wagering}, talletusta ei lasketa mukaan',
      'Kierrätys {wagering} bonuksesta, ilmaiskierrosten voitoista samoin {spinWagering}',
      'Minimitalletus {minDeposit}',
      'Panosraja {maxBet} kierrätyksen aikana',
      'Yksittäinen panos ei saa ylittää {maxBet.number} euroa',
      '{validDays} dager på å fullføre',
    ]),
  ).toEqual([]);
});

test('keeps terms with a consequence, without a figure, or with a figure that the table lacks', () => {
  const terms = [
    'Indsats på højst {maxBet}, ellers kan gevinsten annulleres',
    'Skrill- ja Neteller-talletukset eivät oikeuta bonukseen',
    'Full bonus krever {fullDeposit} i innskudd',
    'Kierrosten voitoista voi nostaa enintään {spinWinCap}',
    'Voittokattoa ei ole',
  ];
  expect(filter(terms)).toEqual(terms);
});
