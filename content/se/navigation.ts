import type { Navigation } from '@nettobonus/domain/routes/navigation';
import { EARNINGS_ANCHOR } from '@nettobonus/domain/routes/routes';

export const navigation: Navigation = {
  header: [
    {
      label: 'Alla casinon',
      path: '/#kaikki-kasinot',
      submenu: [
        { label: 'Snabbcasinon', path: '/snabbcasinon', note: 'Identifiering via banken' },
        { label: 'Omsättningsfria', path: '/omsattningsfria', note: 'Inget att spela igenom före uttag' },
      ],
    },
    { label: 'Recensioner', path: '/casinorecensioner' },
    { label: 'Guider', path: '/guider' },
    { label: 'Tävlingar', path: '/tavlingar' },
    { label: 'Demospel', path: '/demospel' },
    { label: 'Nettokalkylator', path: '/nettokalkylator' },
    { label: 'Nyheter', path: '/nyheter' },
  ],
  footer: {
    site: [
      { label: 'Snabbcasinon', path: '/snabbcasinon' },
      { label: 'Omsättningsfria', path: '/omsattningsfria' },
      { label: 'Casinorecensioner', path: '/casinorecensioner' },
      { label: 'Tävlingar', path: '/tavlingar' },
      { label: 'Guider', path: '/guider' },
      { label: 'Nyheter', path: '/nyheter' },
    ],
    about: [
      { label: 'Så räknar vi', path: '/sa-raknar-vi' },
      { label: 'Så tjänar vi pengar', path: `/sa-raknar-vi#${EARNINGS_ANCHOR}` },
      { label: 'Ansvarsfriskrivning', path: '/ansvarsfriskrivning' },
      { label: 'Integritet', path: '/integritet' },
    ],
  },
};
