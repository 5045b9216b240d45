import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'flamez-casino',
  overview: [
    'På mobilen består hele Flamez Casino av tre knapper: spill, kasse, konto. Vi lette lenge etter resten, til vi skjønte at det ikke er noe mer. Casinoet er nytt, bygget for telefon og uten de lagene av kampanjer som eldre nettsteder har samlet opp.',
    'Det viktigste står likevel i vilkårene. {wagering} bonusen er et lavt krav, godt under grensen på {breakEven}. Ved {fullDeposit} i innskudd får du hele bonusen på {gross}, og netto er {net}. Få andre i listen vår kommer så høyt.',
    'Hvem passer det for? Den som vil ha en forståelig bonus fra et selskap under estisk tilsyn og kan leve med at historikken er kort. Et halvt år i drift er lite å bedømme påliteligheten etter, og det har vi tatt hensyn til.',
  ],
  pros: [
    'Netto {net}, blant de høyeste vi har regnet ut',
    'Lavt krav: {wagering} bonusen og ingenting annet',
    'Lisens fra Estland, et EØS-land',
    'Innlogging og innskudd i ett steg',
    'Gjenstående omsetning vises i kroner',
  ],
  cons: [
    'Nytt selskap uten lang historikk',
    '{notFinish.words} av ti går tom for penger før de er i mål',
    'Rundt 900 spill er i minste laget',
    'Chatten stenger kl. 22',
  ],
  bonusDetails: {
    welcomeBonus:
      'Bonusen er {match} opptil {maxBonus}, og taket nås akkurat ved {fullDeposit} i innskudd. Da må du satse {turnover}, og det koster {cost}. Netto er {net}. {finish.words} av ti spillere kommer i mål. Gratisspinn er ikke med i tilbudet.',
    bonusTerms: [
      'Omsetningen er {wagering} bonusen',
      'Minsteinnskudd for bonus er {minDeposit}',
      'Du kan satse inntil 50 kr per runde',
      'Bonusen utløper etter {validDays.days}',
      'Når kravet er oppfylt, kan både bonus og gevinst tas ut',
    ],
  },
  specialFeatures: [
    {
      title: 'Klokke i hjørnet',
      description:
        'Spilletid og resultat for økten vises hele tiden og kan ikke skjules. Det er et nyttig irritasjonsmoment.',
    },
  ],
  gameSelection:
    'Utvalget er smalt og håndplukket, med omtrent 900 automater og drøyt tjue livebord. Casinoet har valgt bort titler med tilbakebetaling under 95 %, i hvert fall så langt vi kunne se av en stikkprøve på femti spill. Alle viste tallet på startskjermen. Store jackpoter mangler helt. Det samme gjør bingo, poker og sport, så den som vil ha alt på ett sted, får lete videre. Til korte økter på bussen er det nok.',
  gameProviders: ['Revontuuli Gaming', 'Kuparihiili', 'Isbre Interactive', 'Tähtisumu', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Bonus fra {minDeposit}' },
      { method: 'Nettbank', minimum: 100_00, note: 'Bonus fra {minDeposit}' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: '5–60 minutter' },
      { method: 'Nettbank', minimum: 100_00, time: 'Samme eller neste virkedag' },
    ],
    processingTime:
      'To testuttak: 17 minutter en mandag, 48 minutter en søndag. Det siste ble sjekket manuelt, fikk vi opplyst.',
  },
  customerService: {
    availability: 'Hver dag kl. 10–22',
    channels: 'Chat i nettleseren, e-post utenom åpningstiden',
    languages: 'Norsk, engelsk og estisk',
  },
  license: {
    type: 'Estland (EMTA)',
    details:
      'EMTA i Tallinn fører tilsyn, og lisensen har nummer HKT000296 i registeret MTR. Selskapsnavnet der er det samme som i bunnteksten. For norske spillere er dette en utenlandsk lisens. Her hjemme kan bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse tilby pengespill.',
  },
  security:
    'Fordi banken står for identifiseringen, er kontoen knyttet til én person og én bankkonto. Det gjør misbruk vanskeligere. Daglig innskuddsgrense er obligatorisk og settes før du får se spillene. Utestenging gjøres i to trykk, og valget «for alltid» er faktisk for alltid. Kundeservice bekreftet at slike kontoer ikke åpnes igjen.',
  userExperience:
    'Tommelen når alt. Spillene starter på et par sekunder, og kassen husker forrige beløp uten å foreslå et høyere. På stor skjerm blir det tomt: De samme tre knappene flyter midt i et hav av oransje. Språket er naturlig norsk hele veien, også i vilkårene, og det er sjeldnere enn man skulle tro.',
  conclusion:
    'Flamez Casino gjør én ting riktig som de fleste gjør feil: Bonusen er liten nok og kravet lavt nok til at regnestykket går i pluss. Netto er høyt, men halvparten av spillerne går tom for penger før de er framme. Selskapet er ungt, og spillhyllen kort. Tar vi med lisensen og de raske uttakene, er dette likevel en av de mer overbevisende nykommerne vi har prøvd.',
  faq: [
    {
      question: 'Er det riktig at man slipper registrering?',
      answer:
        'Du slipper skjemaet, ikke kontoen. Navn og fødselsdato følger med fra banken når du betaler inn.',
    },
    {
      question: 'Ved hvilket innskudd stopper bonusen?',
      answer:
        'Taket på {maxBonus} nås ved {fullDeposit}. Alt du setter inn over det, gir ingen ekstra bonus.',
    },
    {
      question: 'Betyr netto at jeg får det beløpet?',
      answer:
        'Nei. Tallet er bonusen minus det omsetningen koster, og det sier ikke hvordan det går for deg. Omtrent halvparten taper innskuddet underveis.',
    },
    {
      question: 'Kan jeg senke innskuddsgrensen senere?',
      answer: 'Ja, med virkning fra samme øyeblikk. En heving må vente i 72 timer.',
    },
    {
      question: 'Hvem kan jeg ringe hvis jeg ikke klarer å la være?',
      answer:
        'Hjelpelinjen tar imot samtaler på 800 800 40. Det koster ingenting, og du trenger ikke si hvem du er.',
    },
  ],
  authorRole: 'Mobiltester',
  writtenOn: '2025-09-09',
  updatedOn: '2025-11-06',
  scores: { licence: 9, bonusTerms: 9.2, withdrawals: 9.2, games: 8.1, support: 8.6, reliability: 9 },
};
