import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'lomvi-casino',
  overview: [
    'Bonusvilkårene hos Lomvi Casino får plass på et postkort. Vi telte 94 ord, og ingen av dem sendte oss videre til et annet dokument. Årsaken er enkel: Når bonusen ikke skal omsettes, er det heller ikke så mye å forklare.',
    'Beløpet er deretter. {maxBonus} er taket, enten du setter inn 500 eller 5 000. Til gjengjeld trekkes ingenting fra, og for et innskudd på 1 000 kr er tilbudet verdt {gross}. Det er mer enn mange bonuser på 200 og 300 % er verdt når omsetningen er trukket fra.',
    'Casinoet rundt er alminnelig. Spillene er færre enn hos de store, uttakene er jevne uten å være lynraske, og utseendet er nøkternt. Den som er lei av å regne på vilkår, vil trives. Den som samler på kampanjer, kommer til å kjede seg.',
  ],
  pros: [
    'Ingen omsetning, verken på bonus eller gratisspinn',
    'Netto {net} ved et innskudd på 1 000 kr',
    'Maltesisk lisens under europeisk tilsyn',
    'Korte vilkår på forståelig norsk',
  ],
  cons: [
    'Bonusen stopper på {maxBonus}',
    'Testuttaket tok nesten et døgn',
    'Rundt 1 100 spill og få livebord',
    'Ikke godkjent for å tilby spill i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'Du får {match} opptil {maxBonus} + {spins} gratisspinn på første innskudd. Spinnene er verdt snaut {spinsValue}. Ettersom ingenting må omsettes, er netto det samme som brutto: {net} ved 1 000 kr i innskudd.',
    bonusTerms: [
      'Omsetning: ingen (bonusen kan tas ut uten å spilles gjennom)',
      'Innskudd på minst {minDeposit} utløser bonusen',
      'Innsatstak for bonuspenger: {maxBet}',
      'Ubrukt bonus og ubrukte spinn slettes etter {validDays.days}',
      'Gevinsttak: ingen',
      'Ett tilbud per husstand',
    ],
    freeSpins: {
      description:
        'Alle spinnene kommer på én gang, straks innskuddet er registrert. Det du vinner, føres rett på saldoen.',
      table: [{ day: 'Dag 1', spins: '30', game: 'Fuglefjellet', wager: 'Ingen' }],
    },
  },
  gameSelection:
    'Lomvi har valgt omtrent 1 100 spill, hovedsakelig automater med middels svingninger. Bordspillene er få, men regelarkene er grundige, og tilbakebetalingen er ført opp med to desimaler. I livecasinoet telte vi fjorten bord, ingen av dem med norsk dealer. Søk og filtre gjør jobben. Et lite pluss: Nye spill merkes med dato i stedet for med flammer og utropstegn, så det går an å se hva som faktisk er nytt.',
  gameProviders: ['Blåmes Interactive', 'Fjellvind', 'Norrkraft Games', 'Havgus Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00, note: 'Bonus fra {minDeposit}' },
      { method: 'Mastercard', minimum: 100_00, note: 'Bonus fra {minDeposit}' },
      { method: 'Paysafecard', minimum: 100_00, note: 'Gir ikke bonus' },
      { method: 'Bankoverføring', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Bankoverføring', minimum: 200_00, time: '1–2 virkedager' },
      { method: 'Visa', minimum: 200_00, time: '1–3 virkedager' },
    ],
    processingTime:
      'Vi tok ut 700 kr en onsdag. Det ble godkjent etter tre timer og var i banken 22 timer etter bestillingen.',
  },
  customerService: {
    availability: 'Hverdager kl. 9–21, helger kl. 12–20',
    channels: 'E-post og chat',
    languages: 'Norsk, svensk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Malta Gaming Authority har gitt lisens MGA/B2C/9309/2023. Nummeret ligger i det åpne registeret, sammen med navnet på selskapet. I norsk rett teller den ikke som tillatelse, for bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge.',
  },
  security:
    'Kontoen må bekreftes med legitimasjon før det første uttaket, ikke etterpå, og det sparte oss for venting. Kundenes penger skal ligge på egen konto, slik MGA krever. Verktøyene for grenser er samlet på én side, med tap, innskudd og tid ved siden av hverandre. Et varsel om tidsbruken hver halvtime er slått på fra start.',
  userExperience:
    'Hvit bakgrunn, svart skrift og en liten fugl øverst til venstre. Mer pynt er det ikke. Alt ligger der man venter å finne det, og på telefon er skriften stor nok til å leses uten briller. Litt treg lasting av spillbilder er den eneste tekniske innvendingen vår. Saldoen skiller tydelig mellom innskudd og bonus.',
  conclusion:
    'Små bonuser får sjelden overskrifter, men Lomvi Casino viser hvorfor de burde. Når ingenting må omsettes, er netto hele verdien, og det trengs ingen tabell for å forstå hvorfor. Spiller du videre med pengene, tar casinoet litt av hver innsats, som ellers. Uttakene kunne gått raskere. Ellers er dette et ærlig tilbud fra et litt stillferdig casino.',
  faq: [
    {
      question: 'Kan jeg ta ut bonusen med en gang?',
      answer:
        'Ja, så snart legitimasjonen er godkjent. Verken bonusen eller det spinnene gir, må spilles gjennom først.',
    },
    {
      question: 'Hvorfor er netto {net} og ikke +530 kr?',
      answer:
        'Bonusen er {bonus}, og {spins} spinn à {spinValue} er verdt 28,80 kr når tilbakebetalingen er 96 %. Avrundet blir det {gross}.',
    },
    {
      question: 'Får jeg mer i bonus hvis jeg setter inn 2 500 kr?',
      answer: 'Nei, bonusen er den samme. Taket nås allerede ved {fullDeposit}.',
    },
    {
      question: 'Gjelder høyeste innsats når det ikke finnes omsetningskrav?',
      answer: 'Ja, grensen på 50 kr gjelder så lenge du spiller med bonusmidler.',
    },
  ],
  authorRole: 'Vilkårsleser',
  writtenOn: '2025-07-02',
  updatedOn: '2025-11-05',
  scores: { licence: 9, bonusTerms: 9.4, withdrawals: 8.2, games: 7.8, support: 8.4, reliability: 8.6 },
};
