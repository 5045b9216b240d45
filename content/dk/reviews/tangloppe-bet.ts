import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tangloppe-bet',
  overview: [
    'Klokken 22.14 en søndag trykkede vi på »Hæv«. Klokken 22.51 stod pengene i vores e-wallet. 37 minutter er en usædvanlig kort ventetid, og hos Tangloppe Bet viste den sig ikke at være et lykketræf: De to næste forsøg tog under en time. Kassen er casinoets stærke side, og det er ikke det værste at være god til.',
    'Bonussen er svagere. Et gennemspil på {wagering} koster mere, end bonussen giver, og kun fordi bonussen er non-sticky, er netto nul og ikke i minus. Indbetalingen bliver brugt først og kan hæves, indtil bonussen er taget i brug. Vi opfatter derfor bonussen som et tilbehør, man roligt kan se bort fra. Licensen er fra Curaçao, og det sætter en grænse for, hvor varmt vi kan anbefale stedet.',
  ],
  pros: [
    'Tre testudbetalinger på under en time',
    'Non-sticky, så gennemspillet ikke binder egne penge',
    'Indbetaling fra {minDeposit}.',
    'Ingen gebyrer på ind- og udbetalinger',
    'Svar på dansk pr. e-mail inden for to timer',
  ],
  cons: [
    'Netto {net}: Gennemspillet på {wagering} koster mere end bonussen',
    'Højeste indsats er kun {maxBet}.',
    'Curaçao-licens, ikke tilknyttet ROFUS',
    'Gevinster er ikke nødvendigvis skattefri',
  ],
  bonusDetails: {
    welcomeBonus:
      'Førstegangskunder får {match} op til {maxBonus}. Det fulde beløb udløses ved {fullDeposit}. Herefter skal du spille for {turnover}, og det koster {cost}, altså mere end bonussen. Da den er non-sticky, binder gennemspillet ikke dine egne penge, og netto er {net}. {finish.words} ud af ti når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Gennemspil: {wagering} bonusbeløbet',
      'Non-sticky: Hæver du, før bonussen er taget i brug, falder den væk',
      'Bonus fra {minDeposit} i indbetaling',
      'Største tilladte indsats: {maxBet}.',
      'Skal være spillet igennem på {validDays.days}',
      'Sportsvæddemål bidrager ikke til gennemspillet',
      'Bitcoin-indbetalinger er undtaget',
    ],
  },
  gameSelection:
    'Trods navnet er betting kun den ene halvdel. Casinodelen tæller rundt regnet 2.100 spil, og sportsdelen dækker de store ligaer plus dansk håndbold ned til tredje række. Automaterne præsenteres i en lang rulle uden undermenuer, så søgefeltet er uundværligt. Vi fandt tilbagebetalingen oplyst for ni af de ti spil, vi slog op. Livebordene har lave minimumsindsatser om dagen og højere om aftenen; det skilter casinoet tydeligt med.',
  gameProviders: [
    'Saltgruve Games',
    'Kuparihiili',
    'Kvarts Studio',
    'Revontuuli Gaming',
    'Lyskaster',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 50_00 },
      { method: 'Mastercard', minimum: 50_00 },
      { method: 'Skrill', minimum: 50_00 },
      { method: 'Bitcoin', minimum: 100_00, note: 'Ingen bonus' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 100_00, time: 'Under 1 time' },
      { method: 'Bitcoin', minimum: 200_00, time: 'Under 1 time' },
      { method: 'Bankoverførsel', minimum: 200_00, time: '1–2 bankdage' },
    ],
    processingTime:
      '37, 48 og 55 minutter til Skrill. Id-kontrollen var overstået på forhånd; uden den skal man lægge et halvt døgn til.',
  },
  customerService: {
    availability: 'Chat kl. 07–01, e-mail hele døgnet',
    channels: 'Chat og e-mail',
    languages: 'Engelsk i chatten, dansk og engelsk på e-mail',
  },
  license: {
    type: 'Curaçao',
    details:
      'GCB’s register bekræfter licensnummeret OGL/2024/9323/0323. Curaçao ligger uden for EØS. Dansk tilsyn, danske bonusregler og ROFUS gælder dermed ikke, og Skattestyrelsen kan se anderledes på en gevinst end hos et dansk casino.',
  },
  security:
    'Vi sendte legitimation samme aften, som vi oprettede kontoen, og fik grønt lys kl. 9 næste morgen. Udbetalinger sendes kun til den metode, man selv har indbetalt med, og det er en god spærre mod misbrug. Totrinslogin er valgfrit. Selskabet bag er nævnt med adresse, men regnskaber har vi ikke kunnet finde.',
  userExperience:
    'Kassen åbner i samme vindue som spillet, og man kan følge en udbetaling trin for trin: modtaget, kontrolleret, sendt. Mere af det, tak. Skiftet mellem sport og casino er derimod klodset, fordi saldoen genindlæses hver gang. Teksterne er på dansk, bortset fra de fulde vilkår, som kun findes på engelsk.',
  conclusion:
    'Målt på udbetalingerne alene ville Tangloppe Bet ligge højt. Kun få casinoer betalte lige så hurtigt, da vi prøvede. Men netto er nul, og det er kun, fordi bonussen er non-sticky, at det ikke er et minus. Licensen fra Curaçao trækker også ned. Tilbage står et effektivt, lidt kantet casino, hvor man gør klogt i at sige nej tak til velkomsttilbuddet.',
  faq: [
    {
      question: 'Betyder netto {net}, at jeg ikke kan tabe?',
      answer:
        'Nej. Det betyder, at bonussen efter vilkårene intet er værd. Dine egne penge kan du stadig tabe, som i alt andet spil.',
    },
    {
      question: 'Hvorfor er netto ikke negativt ved {wagering}?',
      answer:
        'Fordi bonussen er non-sticky. Gennemspillet begynder først, når dine egne penge er brugt, og binder dem derfor ikke.',
    },
    {
      question: 'Koster udbetalinger noget?',
      answer: 'Casinoet tager intet gebyr. Din e-wallet kan have sine egne satser.',
    },
    {
      question: 'Kan jeg blive spærret via ROFUS?',
      answer:
        'Ikke her. Du kan bede casinoet lukke kontoen, og du kan få støtte hos StopSpillet på 70 22 28 25.',
    },
  ],
  authorRole: 'Betalingstester',
  writtenOn: '2025-08-12',
  updatedOn: '2025-10-30',
  scores: { licence: 8.4, bonusTerms: 6.9, withdrawals: 9.2, games: 8.5, support: 8.7, reliability: 8.8 },
};
