import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'snöhare-casino',
  overview: [
    '»Uden registrering« står der på forsiden, og det skal ikke forstås for bogstaveligt. Snöhare Casino springer formularen over, ikke identiteten. Du logger på med din bank, og banken fortæller casinoet, hvem du er, og at du er fyldt 18. Kontoen oprettes altså alligevel, den bygges blot i baggrunden. Vi brugte halvandet minut fra forside til første spin.',
    'Samme vej går pengene tilbage, og det er her, casinoet udmærker sig: Udbetalingerne går gennem banken på minutter snarere end dage. Resten er mere jævnt. Der er færre spil end hos de fleste, chatten lukker tidligt, og {maxBet} er en lav grænse for indsatsen. Netto er et lille plus, fordi {wagering} ligger under grænsen på {breakEven}. Et casino for den utålmodige, som til gengæld bør være ekstra opmærksom på, hvor let det er at sætte flere penge ind.',
  ],
  pros: [
    'Udbetaling til banken på elleve minutter i vores test',
    'Netto {net} ved en indbetaling på 500 kr.',
    'Ingen formularer, bankens login er nok',
    'Licens fra Malta (EØS)',
  ],
  cons: [
    'Ikke godkendt af Spillemyndigheden, ingen kobling til ROFUS',
    'Højst {maxBet} i indsats under gennemspillet',
    'Begrænset spiludvalg',
    'Chatten lukker kl. 20',
    '{notFinish.words} ud af ti når ikke i mål',
  ],
  bonusDetails: {
    welcomeBonus:
      'Snöhare lægger {match} op til {maxBonus} oven i den første indbetaling. Indbetaler du 500 kr., skal du spille for {turnover}, og det koster {cost}. Netto er altså {net}. {finish.words} ud af ti har penge nok til at nå i mål.',
    bonusTerms: [
      'Gennemspilskrav på {wagering} bonussen',
      'Indbetaling fra {minDeposit} udløser tilbuddet',
      'Højst {maxBet} i indsats pr. runde',
      'Løbetid: {validDays.days}',
      'Tilbuddet skal tilvælges i kassen',
      'Livespil og jackpotspil er udelukket',
    ],
  },
  specialFeatures: [
    {
      title: 'Login gennem banken',
      description:
        'Bankens godkendelse erstatter både brugernavn og papirer. Casinoet får navn, adresse og alder, men ikke indblik i din konto.',
    },
    {
      title: 'Aftale via Nettobonus',
      description:
        'Tilbuddet gælder for besøgende, der kommer herfra. Det har ingen indflydelse på karakteren.',
    },
  ],
  gameSelection:
    'Knap 900 spil er ikke meget for et maltesisk casino. Sammensætningen er fornuftig nok: nye automater øverst, klassikere i midten og et lille livecasino nederst. Det, der mangler, er dybde. Vi ledte forgæves efter en håndfuld kendte bordspil, og poker findes slet ikke. Alle spil starter hurtigt, og ingen af dem nægtede at køre på telefonen. Et informationsikon oplyser tilbagebetalingen, før man åbner spillet, og dét er en venlig detalje.',
  gameProviders: ['Isbre Interactive', 'Tähtisumu', 'Fjellvind', 'Nattsol', 'Kvarts Studio'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Netbank', minimum: 100_00, note: 'Bogføres straks hos de store banker' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Under 30 minutter' },
      { method: 'Netbank', minimum: 100_00, time: 'Samme dag' },
    ],
    processingTime:
      'Vi hævede tre beløb mellem 150 og 900 kr. Det hurtigste tog 11 minutter, det langsomste 26. Kort og e-wallets kan ikke bruges.',
  },
  customerService: {
    availability: 'Hverdage kl. 9–20, weekend kl. 11–20',
    channels: 'Chat og e-mail',
    languages: 'Dansk, svensk, finsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Malta har udstedt licens MGA/B2C/9283/2023, og den er gyldig ifølge registret. Der er ingen dansk tilladelse, så det er MGA og ikke Spillemyndigheden, der fører tilsyn. En udelukkelse i ROFUS har ingen virkning.',
  },
  security:
    'Intet kodeord betyder også intet kodeord at miste. Hver gang skal login godkendes hos banken, og udbetalinger kan kun gå til den konto, du kom fra. Vi prøvede at ændre kontonummeret og blev pænt afvist. Større beløb kan udløse spørgsmål om, hvor pengene stammer fra; det følger af reglerne om hvidvask og gælder alle casinoer i EØS.',
  userExperience:
    'Hvid baggrund, grå hare, tre knapper. Mere er der ikke, og man savner det sjældent. Indbetaling foregår direkte fra spillet uden at afbryde runden, hvilket er teknisk elegant og menneskeligt betænkeligt. Heldigvis spørger casinoet efter en grænse ved første login, og vi råder til at svare med et rigtigt tal.',
  conclusion:
    'Det går virkelig hurtigt. Elleve minutter fra klik til bankkonto er vanskeligt at slå, og login er lige så gnidningsfrit. Netto er pænt, men beskedent, og det tynde spiludvalg gør, at man hurtigt har set det hele. Uden dansk tilladelse hviler ansvaret for grænserne mere på én selv. Et godt hurtigt casino, når man ved, at hurtigt går begge veje.',
  faq: [
    {
      question: 'Er jeg anonym, når der ikke er nogen formular?',
      answer: 'Nej. Banken oplyser dit navn og din alder, og casinoet gemmer oplysningerne.',
    },
    {
      question: 'Kan jeg betale med kort?',
      answer: 'Nej, kun via banken. Det er forudsætningen for de korte ekspeditionstider.',
    },
    {
      question: 'Hvad er bonussen værd?',
      answer:
        'Netto er {net} ved en indbetaling på 500 kr.: {gross} i bonus minus {cost} for gennemspillet på {wagering}.',
    },
    {
      question: 'Skal gevinster beskattes?',
      answer:
        'Det afhænger blandt andet af licensen, og af om spillet er udbudt lovligt i Danmark. Skattestyrelsen svarer på konkrete tilfælde.',
    },
    {
      question: 'Hvordan undgår jeg at indbetale for meget?',
      answer:
        'Sæt en daglig grænse ved første login. Hjælper det ikke, kan StopSpillet kontaktes på 70 22 28 25.',
    },
  ],
  authorRole: 'Redaktør for hurtige casinoer',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-04',
  scores: { licence: 9.1, bonusTerms: 7.7, withdrawals: 9.4, games: 7.8, support: 7.9, reliability: 8.8 },
};
