import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'røyskatt-bet',
  overview: [
    'Seks minutter fra bestilling til varsel i mobilbanken. Vi gjentok uttaket tre dager senere, mest for å se om det hadde vært flaks, og da tok det åtte. Røyskatt Bet er oppkalt etter et lite og raskt dyr, og kassen gjør navnet ære.',
    'Farten skyldes at kontoen opprettes gjennom banken. Casinoet markedsfører det som «uten registrering», men det er en unøyaktig beskrivelse. Navn, alder og kontonummer hentes fra banken og lagres, så en konto har du like fullt. Du slipper bare skjemaet. Dessuten må banken din godta betalingen, og det gjør ikke alle norske banker.',
    'Bonusen er grei, med {net} netto ved 1 000 kr i innskudd. En finurlighet: Taket nås allerede ved {fullDeposit}, så resten av beløpet gir ingenting ekstra. Alt i alt er dette et sted for den som setter rask utbetaling øverst.',
  ],
  pros: [
    'Testuttak på seks og åtte minutter',
    'Netto {net}, og et krav på moderate {wagering}',
    'Estisk lisens, bekreftet i registeret',
    'Ingen skjemaer (banken bekrefter hvem du er)',
  ],
  cons: [
    'Bonustaket på {maxBonus} nås ved {fullDeposit}',
    '{notFinish.words} av ti taper innskuddet før de er i mål',
    'Virker bare hvis banken slipper betalingen gjennom',
    'Startet i år, så erfaringene er få',
    'Er uten norsk tillatelse',
  ],
  bonusDetails: {
    welcomeBonus:
      'Bonusen er {match} opptil {maxBonus}. Setter du inn 1 000 kr, stopper den på taket, altså {bonus}. For å få den ut må du satse {turnover}, og det koster {cost}. Netto er {net}. {finish.words} av ti kommer i mål, mens {notFinish.words} taper både bonus og innskudd.',
    bonusTerms: [
      '{wagering} bonusbeløpet i omsetning',
      'Nedre grense for innskudd: 100 kr',
      'Største innsats med bonus er {maxBet}',
      '{validDays.days} på å fullføre',
      'Gevinsttak: ikke nevnt',
      'Automater teller fullt, men oddsspill teller ikke',
    ],
  },
  specialFeatures: [
    {
      title: 'Innlogging gjennom banken',
      description:
        'Du identifiserer deg på samme måte som i nettbanken. Uten bankkonto kommer du ikke inn, og ingen under 18 år slipper gjennom.',
    },
    {
      title: 'Uttak uten angrefrist',
      description:
        'Bestilte uttak kan ikke trekkes tilbake. Pengene er på vei før fristelsen rekker å melde seg.',
    },
  ],
  gameSelection:
    'Røyskatt Bet har 1 800 spill og en liten oddsdel. Automatene dekker det meste av det som er utgitt de siste tre årene, mens eldre titler er få. Livebordene, drøyt førti, lastes raskt også på mobilnett. Oddsdelen omfatter fotball, ishockey og skisport, og marginene er omtrent som hos andre. Hvert spill har en infoknapp med tilbakebetaling og høyeste gevinst.',
  gameProviders: [
    'Pohjantuuli',
    'Revontuuli Gaming',
    'Kobolt Play',
    'Lyskaster',
    'Rav & Bernstein',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Oppretter kontoen ved første betaling' },
      { method: 'Nettbank', minimum: 100_00, note: 'Ikke alle norske banker' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 50_00, time: '5–15 minutter' },
      { method: 'Nettbank', minimum: 100_00, time: 'Samme dag på hverdager' },
    ],
    processingTime:
      'Målt til seks og åtte minutter med Trustly, for henholdsvis 400 og 1 100 kr. Casinoet lover et kvarter, døgnet rundt.',
  },
  customerService: {
    availability: 'Hverdager kl. 8–23, helger kl. 10–23',
    channels: 'Chat, med e-post som reserve',
    languages: 'Norsk, finsk, estisk og engelsk',
  },
  license: {
    type: 'Estland (EMTA)',
    details:
      'Den estiske skatte- og tollmyndigheten har registrert selskapet under HKT000308. Lisensen er fersk, men gyldig. Estland kan ikke gi adgang til det norske markedet. Det er Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby pengespill i Norge, ingen andre, og norske banker kan derfor stanse betalinger hit.',
  },
  security:
    'Når banken bekrefter identiteten, faller mange svindelforsøk bort, og pengene kan bare gå tilbake til kontoen de kom fra. Baksiden er at innskudd blir nesten for lett. Sett derfor grensen først: Den ligger i samme bilde som beløpet, og vår ble respektert på kronen. Selvutestenging kobles til fødselsnummeret og kan ikke omgås med ny e-post.',
  userExperience:
    'Hvitt om vinteren, brunt om sommeren, akkurat som dyret. Ellers er Røyskatt en enkel affære: beløpsfelt, knapp, spill. Vi brukte to minutter fra forsiden til første spinn, hvorav halvparten i banken. Mangelen på hjelpetekster merkes først når noe er uklart, som hva som egentlig skjer med bonusen etter fristen.',
  conclusion:
    'Uttak på under ti minutter er i toppklassen, og at de ikke kan angres, er enda viktigere. Bonusen er grei uten å være noe hovednummer: Netto er i pluss, men halvparten får den ikke ut. Forbeholdene gjelder kort fartstid og banker som kan sette foten ned. Røyskatt Bet er likevel et av de beste hurtigcasinoene vi har testet.',
  faq: [
    {
      question: 'Er det sant at jeg ikke trenger å registrere meg?',
      answer:
        'Ikke helt. Kontoen opprettes i bakgrunnen med opplysninger fra banken din, og casinoet har plikt til å vite hvem du er.',
    },
    {
      question: 'Hvor mye skal til for å få full bonus?',
      answer: '{fullDeposit} er nok til å nå taket på {maxBonus}. Legger du inn mer, blir bonusen den samme.',
    },
    {
      question: 'Hva gjør jeg hvis banken avviser betalingen?',
      answer:
        'Da bør du la det bli med det. Avvisningen følger av norske regler, og pengene blir stående på din egen konto.',
    },
    {
      question: 'Det går så fort å sette inn penger. Kan jeg bremse?',
      answer:
        'Ja, med en dagsgrense for innskudd, og den kan settes helt ned til null. Trenger du mer enn en brems, er nummeret til Hjelpelinjen 800 800 40.',
    },
  ],
  authorRole: 'Tester av hurtigcasinoer',
  writtenOn: '2025-09-23',
  updatedOn: '2025-11-09',
  scores: { licence: 9.2, bonusTerms: 8.6, withdrawals: 9.8, games: 8.6, support: 8.9, reliability: 9.1 },
};
