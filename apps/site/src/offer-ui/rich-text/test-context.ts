/** For tests: a Finnish market with the casino `hohto` and the guide `kierratys`, without offers. */
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { getOfferMessages } from '../../i18n/offers.ts';
import type { TextContext } from './rich-text.tsx';

export const TEST_TEXT_CONTEXT: TextContext = {
  market: 'fi',
  hasCasino: (slug) => slug === 'hohto',
  findArticlePath: (slug) => (slug === 'kierratys' ? '/fi/oppaat/kierratys' : null),
  findOffer: () => null,
  offerContext: {
    market: 'fi',
    deposit: referenceDeposit('fi'),
    currentYear: 2025,
    methodHref: '/fi/nain-laskemme',
    messages: getOfferMessages('fi'),
  },
  helpOrganisations: [{ name: 'Peluuri', url: 'https://peluuri.fi', phone: '0800 100 101', note: 'Tukea.' }],
};
