import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'casinoist',
  overview: [
    'Trettiåtte minutter. Så lang tid tok det fra vi ba om å få ut 1 200 kr, til pengene lå i e-lommeboken. Det er raskere enn hos de fleste med strengere lisens, og det er hovedgrunnen til at Casinoist står blant anbefalingene våre. Den andre er utvalget, som teller 6 000 spill.',
    'Anbefalingen gjelder casinoet, ikke bonusen. {match} er et stort tall, men med et omsetningskrav på {wagering} er det også en stor regning. Setter du inn 1 000 kr, koster omsetningen {sum.number} kr mer enn bonus og spinn gir.',
    'Heldigvis er bonusen frivillig. Casinoist passer for voksne spillere som vet hva de leter etter, takker nei til gaven i døren og setter pris på å få pengene ut igjen samme kveld.',
  ],
  pros: [
    'Uttak på 38 minutter i testen vår',
    '6 000 spill og et søk som finner fram i dem',
    'Kundeservice på norsk, med presise svar',
    'Lisensnummeret er oppgitt og kan kontrolleres',
  ],
  cons: [
    'Netto er {net}',
    'Kravet på {wagering} gjelder både bonus og spinngevinster',
    'Lisens fra Curaçao, altså utenfor EØS',
    '{notFinish.words} av ti går tom for penger underveis',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nye kunder tilbys {match} opptil {maxBonus} + {spins} gratisspinn. For 1 000 kr får du {bonus} i bonus, og spinnene er verdt {spinsValue}. Alt skal omsettes {wagering}, og det koster {cost}. Netto er {net}. {finish.words} av ti kommer i mål før pengene tar slutt.',
    bonusTerms: [
      '{wagering} bonusen må omsettes før uttak',
      'Gevinst fra gratisspinn har samme krav, {wagering}',
      'Bonusen krever minst {minDeposit} i innskudd',
      'Ingen innsats over {maxBet} så lenge kravet gjelder',
      'Alt må være ferdig innen {validDays.days}',
      'Gevinsttak: ingen',
      'Rundt 80 automater er utelukket (listen ligger i vilkårene)',
    ],
    freeSpins: {
      description:
        'Halvparten av spinnene kommer sammen med bonusen, resten dagen etter. Hvert spinn er satt til {spinValue}.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Nordavind', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Ravfiskeren', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Tilbakebetaling som søkefilter',
      description:
        'Spillene kan sorteres etter oppgitt tilbakebetaling. Det er uvanlig, og det sparer deg for å åpne hvert hjelpevindu.',
    },
    {
      title: 'Uttak uten angrefrist',
      description:
        'Et uttak kan ikke trekkes tilbake til saldoen når det først er bestilt. Vi regner det som et gode.',
    },
  ],
  gameSelection:
    'Med 6 000 spill er dette et av de største utvalgene vi har gått gjennom. Tyngden ligger på automater fra store og små studioer, men også bordspillene har fått omtanke: elleve varianter av blackjack, fire av dem med reglene forklart i klartekst. Livecasinoet har egne nordiske bord om kvelden. Demoversjoner er åpne uten innlogging på de fleste automatene.',
  gameProviders: [
    'Saltgruve Games',
    'Mörkö Games',
    'Isbre Interactive',
    'Nattsol',
    'Kuparihiili',
    'Blåmes Interactive',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 200_00 },
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Skrill', minimum: 200_00 },
      { method: 'Paysafecard', minimum: 200_00, note: 'Kan ikke brukes til uttak' },
      { method: 'Bitcoin', minimum: 200_00, note: 'Veksles til kroner ved mottak' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: 'Under én time' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Under én time' },
      { method: 'Bankoverføring', minimum: 500_00, time: '1–3 virkedager' },
    ],
    processingTime:
      'Vi målte 38 minutter til Skrill på en torsdagskveld. Kontoen var da bekreftet på forhånd, og det tok en halv dag.',
  },
  customerService: {
    availability: 'Døgnåpen chat',
    channels: 'Chat og e-post',
    languages: 'Norsk kl. 8–24, ellers engelsk',
  },
  license: {
    type: 'Curaçao (CGA)',
    details:
      'Selskapet har lisens OGL/2024/9118/0411, og den sto som gyldig da vi slo den opp hos myndigheten på Curaçao. Lisensen er gitt utenfor EØS og gjelder ikke som tillatelse i Norge, der bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill.',
  },
  security:
    'Trafikken er kryptert, og totrinnsinnlogging foreslås ved første besøk. Casinoet oppgir en uavhengig klageinstans med navn, noe langt fra alle på Curaçao gjør. Innskuddsgrenser og utestenging ligger under profilen. Vi satte en ukegrense på 500 kr og prøvde å gå over den. Innskuddet ble avvist med en rolig melding og telefonnummeret til en hjelpetjeneste.',
  userExperience:
    'Mørk bakgrunn, store bilder og forbausende lite mas. Ingen vinduer spretter opp mens du spiller, og bonusbanneret forsvinner for godt når du lukker det. På telefon er filtrene lette å nå. Oversettelsen er gjort av noen som kan norsk, med unntak av vilkårene for turneringer, som bare ligger ute på engelsk.',
  conclusion:
    'Casinoist er et godt casino med en dyr bonus. Raske uttak, stort utvalg og en kundeservice som kan svare, løfter helheten mer enn lisensen trekker den ned. Men et nettobeløp på {net} er ikke til å komme utenom. Spiller du her, bør det være uten velkomstbonus og for penger du har råd til å tape. På de vilkårene er dette blant de bedre stedene vi har prøvd.',
  faq: [
    {
      question: 'Hvorfor anbefaler dere et casino med så dårlig bonus?',
      answer:
        'Karakteren gjelder helheten, og uttak og spill veier tungt. Bonusvilkårene har sin egen delkarakter, og det er den laveste.',
    },
    {
      question: 'Hvor raskt får jeg pengene?',
      answer:
        'Vårt uttak tok 38 minutter. Regn med lengre tid første gang, fordi legitimasjonen skal godkjennes.',
    },
    {
      question: 'Hva må omsettes hvis jeg setter inn 1 000 kr?',
      answer:
        'Til sammen må du satse {turnover}, spinngevinstene medregnet. {finish.words} av ti klarer det før saldoen er tom.',
    },
    {
      question: 'Kan jeg sette en grense før jeg begynner?',
      answer:
        'Ja, grensen kan settes før første innskudd. Er spillingen allerede et problem, får du hjelp hos Hjelpelinjen, 800 800 40.',
    },
  ],
  authorRole: 'Testansvarlig for uttak',
  writtenOn: '2025-03-20',
  updatedOn: '2025-11-12',
  scores: { licence: 8.8, bonusTerms: 6, withdrawals: 9.9, games: 10, support: 9.9, reliability: 9.9 },
};
