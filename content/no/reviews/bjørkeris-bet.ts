import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'bjørkeris-bet',
  overview: [
    'Tre ganger spurte vi kundeservice om det samme: Hvor mange ganger må bonusen omsettes? Første svar var en lenke til vilkårene, der tallet ikke står. Det andre var at kravet «vises etter innskuddet». Det tredje var et beklagende smilefjes. Vi vet det fortsatt ikke.',
    'Dermed kan vi ikke regne ut noe nettobeløp for Bjørkeris Bet, og det er casinoets skyld, ikke formelens. Det vi vet, er ikke betryggende. Kravet regnes av både bonus og innskudd, fristen er sju dager, og bonusen er half-sticky, slik at bonusbeløpet trekkes fra når du tar ut.',
    'Det er synd, for mye annet er overraskende godt. Uttaket kom fort, spillene er mange, og medarbeiderne i chatten var hyggelige også mens de ikke svarte. Den som vurderer kontoen, bør gjøre det uten bonus.',
  ],
  pros: [
    'Uttak på under to timer da vi prøvde',
    'Rundt 5 200 spill',
    'Norskspråklig chat med kort ventetid',
    'Minste innskudd er bare {minDeposit}',
  ],
  cons: [
    'Omsetningskravet på bonusen er ikke oppgitt noe sted',
    'Netto kan ikke regnes ut',
    'Kravet regnes av bonus og innskudd til sammen',
    'Fristen er sju dager',
    'Curaçao-lisens uten oppgitt nummer',
  ],
  bonusDetails: {
    welcomeBonus:
      'Casinoet lover {match} opptil {maxBonus} + {spins} gratisspinn. Et innskudd på 1 000 kr gir 3 000 kr i bonus. Hva den er verdt når omsetningen er trukket fra, kan vi ikke si, ettersom casinoet ikke vil opplyse hvor mange ganger bonus og innskudd skal omsettes. Derfor oppgir vi heller ikke hvor mange av ti som fullfører.',
    bonusTerms: [
      'Omsetningskrav for bonusen: ikke opplyst',
      'Grunnlag: bonus pluss innskudd',
      'Gevinst fra gratisspinn: {spinWagering}',
      'Bonusen gis fra {minDeposit} i innskudd',
      'Høyeste tillatte innsats er {maxBet}',
      'Alt utløper etter sju dager',
      'Half-sticky: Bonusbeløpet kan ikke tas ut',
    ],
    freeSpins: {
      description:
        'Spinnene à {spinValue} fordeles over fire dager. De er verdt 192 kr, men kravet på {spinWagering} er langt over 25×, så omsetningen koster mer enn de gir.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Tømmerfløteren', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Tømmerfløteren', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Huldrekveld', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Huldrekveld', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Ukentlig oversikt på e-post',
      description:
        'Hver mandag får du en linje om hva du har satt inn, tatt ut og tapt. Bonusen kunne trengt den samme åpenheten.',
    },
  ],
  gameSelection:
    'Drøyt 5 200 spill gjør Bjørkeris Bet til et av de større stedene i oversikten. Automatene dominerer, men krasjspill, skrapelodd og over hundre livebord er også på plass. Sorteringen er god, med filtre for tema, svingninger og antall linjer. Tilbakebetalingen er oppgitt i de fleste spill vi åpnet. Oddsdelen som navnet lover, er liten og dekker stort sett fotball. Til omsetning kan den ikke brukes.',
  gameProviders: [
    'Kobolt Play',
    'Norrkraft Games',
    'Mörkö Games',
    'Isbre Interactive',
    'Kuparihiili',
    'Nattsol',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 200_00, time: '1–4 timer' },
      { method: 'Bitcoin', minimum: 200_00, time: '1–4 timer' },
      { method: 'Bankoverføring', minimum: 500_00, time: '2–3 virkedager' },
    ],
    processingTime:
      'Etter spill uten bonus tok vi ut 850 kr til Neteller. Det tok én time og 50 minutter, kontroll av førerkortet medregnet.',
  },
  customerService: {
    availability: 'Hele døgnet',
    channels: 'Chat, e-post og tilbakeringing',
    languages: 'Norsk, svensk og engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Ifølge bunnteksten er selskapet lisensiert på Curaçao, men noe nummer står der ikke, og chatten kunne ikke gi oss det. Vi har derfor ikke fått kontrollert lisensen. Noen norsk tillatelse har casinoet uansett ikke. Det er bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby pengespill her i landet.',
  },
  security:
    'Forbindelsen er kryptert, og innlogging kan bekreftes med kode på telefonen. Innskuddsgrense finnes, og den kan settes før første betaling. Vi ba om en måneds pause og fikk den bekreftet på norsk innen ti minutter. Et uavhengig klageorgan er ikke nevnt i vilkårene. Det er en svakhet.',
  userExperience:
    'Grønne flater, never og god plass mellom elementene. Nettstedet er pent og kjapt, både på telefon og nettbrett. Bonussiden er like pen, med prosenten i stor skrift og en knapp under. Det som mangler, er linjen der kravet skulle ha stått. Vi tok skjermbilder i august og igjen i oktober, uten å finne noen endring.',
  conclusion:
    'Et casino som betaler ut på under to timer, trenger ikke å gjemme bonusvilkårene sine. Bjørkeris Bet gjør det likevel, og da blir netto ukjent. Ut fra det vi kan lese, tyder både grunnlaget, fristen og half-sticky-ordningen på en dyr bonus. Si nei til den. Resten er godt nok til en anstendig karakter, som ville ha vært høyere med åpne tall.',
  faq: [
    {
      question: 'Hvorfor oppgir dere ikke noe nettobeløp for Bjørkeris Bet?',
      answer:
        'Fordi omsetningskravet mangler. Vi gjetter ikke på tall som casinoet selv velger å la være å oppgi.',
    },
    {
      question: 'Hva innebærer half-sticky?',
      answer:
        'At bonusen kan brukes til å spille for, men ikke tas ut. Når du ber om uttak, trekkes bonusbeløpet fra saldoen, og det ville også trukket ned nettobeløpet.',
    },
    {
      question: 'Kan jeg kontrollere lisensen selv?',
      answer:
        'Ikke uten nummeret. Be kundeservice om det før du setter inn penger, og la være om du ikke får det.',
    },
    {
      question: 'Hvor får jeg hjelp til å slutte å spille?',
      answer:
        'Be om permanent stenging i chatten, så er du ferdig med kontoen. Råd og noen å snakke med finner du hos Hjelpelinjen på 800 800 40.',
    },
  ],
  authorRole: 'Forbrukerjournalist',
  writtenOn: '2025-08-19',
  updatedOn: '2025-10-28',
  scores: { licence: 7.2, bonusTerms: 4.9, withdrawals: 9.2, games: 9.5, support: 8.6, reliability: 8.8 },
};
