import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'havsule-casino',
  overview: [
    'Punkt 14.3 i vilkårene hos Havsule Casino handler om kontoer som ikke er brukt på tolv måneder. De belastes med 50 kr i måneden til de er tomme. Gebyret varsles på e-post, men det er lett å glemme. Vi nevner det først fordi casinoet nevner det sist.',
    'Bonusen er mer åpent beskrevet. Den er non-sticky, så innskuddet brukes først og kan tas ut. Men kravet på {wagering} ligger over grensen på {breakEven}, og omsetningen koster {cost} for en bonus på {gross}. Netto er {net}, siden underskuddet går ut over bonuspengene og ikke dine egne.',
    'Hva står da igjen? Et jevnt og litt gammeldags casino med maltesisk lisens fra 2021, uten store feil og uten noe vi kommer til å huske. For noen er nettopp det en kvalitet.',
  ],
  pros: [
    'Non-sticky: Det du selv setter inn, er ikke låst',
    'MGA-lisens siden 2021, uten anmerkninger',
    'Minste innskudd er {minDeposit}',
    'Vilkårene er datert, med endringslogg',
  ],
  cons: [
    'Netto er {net}, for bonusen dekker ikke sin egen omsetning',
    'Kravet er {wagering}, og {notFinish.words} av ti stopper underveis',
    'Gebyr på 50 kr i måneden for sovende kontoer',
    'Uttakene godkjennes bare på hverdager',
    'Har ikke tillatelse i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'På første innskudd gis {match} opptil {maxBonus}. Den som setter inn 1 000 kr, får altså hele bonusen. Å omsette den krever {turnover} i innsatser, og det koster {cost}. Summen er {sum}, men omsetningen binder ikke egne penger, så netto er {net}. {finish.words} av ti kommer i mål.',
    bonusTerms: [
      'Omsetning av bonusen: {wagering}',
      'Non-sticky, omtalt som «Cashflow» i kassen',
      'Innskuddet må være på 100 kr eller mer',
      'Høyeste innsats er {maxBet} når bonusen er aktiv',
      'Bonusen faller bort etter {validDays.days}',
      'Jackpotspill og kjøp av bonusrunder er ikke tillatt',
    ],
  },
  specialFeatures: [
    {
      title: 'Endringslogg for vilkårene',
      description:
        'Gamle og nye formuleringer vises side om side, med dato. I løpet av 2025 er bonusvilkårene endret én gang, til det bedre.',
    },
  ],
  gameSelection:
    'Av 1 600 spill er en overraskende stor del klassikere med noen år på baken. Nye titler kommer månedlig, ikke daglig. Bordspillavdelingen er solid, med fjorten slags blackjack og oversiktlige strategitabeller. Livecasinoet er lite, med tretti bord, og har lange pauser midt på dagen. Tilbakebetalingen står under «i» i hvert spill, og der vi kunne sammenligne, brukte Havsule den høyeste utgaven. Søkefeltet finner bare eksakte titler, så stavemåten må være riktig.',
  gameProviders: ['Rav & Bernstein', 'Norrkraft Games', 'Saltgruve Games', 'Kvarts Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Ingen bonus med Skrill' },
      { method: 'Bankoverføring', minimum: 200_00, note: 'Innskudd: én til to virkedager' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: 'Samme virkedag' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1–3 virkedager' },
    ],
    processingTime:
      'Et uttak bestilt lørdag ble behandlet mandag kl. 9.20 og var hos Skrill en halvtime senere. Midt i uken tok det fem timer.',
  },
  customerService: {
    availability: 'Hverdager kl. 10–22, lørdag kl. 12–18',
    channels: 'E-post, chat og et godt hjelpesenter',
    languages: 'Norsk, svensk, tysk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Havsule har hatt MGA/B2C/9318/2021 i over fire år, og registeret viser ingen sanksjoner i den tiden. Maltesisk tilsyn er én ting, norsk tillatelse en annen. Den siste har selskapet ikke, og pengespill kan i Norge bare tilbys av Norsk Tipping, Norsk Rikstoto og aktører med tillatelse.',
  },
  security:
    'Dokumentkontrollen tok et døgn og var grundig, med spørsmål om hvor pengene kom fra da vi satte inn mer enn 5 000 kr. Det kan kjennes nærgående, men er etter boken. Grenser for innskudd, tap og økter finnes, og de vises igjen ved hver innlogging. Klager går videre til en uavhengig nemnd dersom du og casinoet ikke blir enige.',
  userExperience:
    'Utformingen er fra en annen tid, med faner øverst og en spalte til venstre. På datamaskin er det behagelig. På telefon må du dra sidelengs for å se hele transaksjonslisten, og chatvinduet dekker spinnknappen. Til gjengjeld er ingenting gjemt, og siden lastes like fort hver gang.',
  conclusion:
    'Havsule Casino er ordentlig drevet og vanskelig å bli begeistret for. Omsetningen binder ikke egne penger, men netto er null, og {notFinish.words} av ti får aldri løst ut bonusen. Lisensen og endringsloggen trekker opp, mens gebyret i punkt 14.3 og at uttak ligger stille i helgene, trekker ned. Tøm kontoen når du slutter. Da er det lite å utsette på stedet.',
  faq: [
    {
      question: 'Hvordan unngår jeg gebyret på 50 kr?',
      answer:
        'Ta ut pengene eller steng kontoen når du ikke skal bruke den mer. Gebyret løper først etter tolv måneder uten innlogging.',
    },
    {
      question: 'Hvorfor er netto null når omsetningen koster mer enn bonusen?',
      answer:
        'Fordi bonusen er non-sticky. Underskuddet på {sum.number} kr kan ikke tas av egne penger, for innskuddet ditt er holdt utenfor.',
    },
    {
      question: 'Behandles uttak i helgene?',
      answer: 'Nei. Bestiller du fredag kveld, må du vente til mandag formiddag.',
    },
    {
      question: 'Hvorfor spør de hvor pengene mine kommer fra?',
      answer:
        'Det er et krav etter reglene mot hvitvasking. Lønnsslipp eller skattemelding var nok i vårt tilfelle.',
    },
    {
      question: 'Jeg vil ikke spille mer. Hva gjør jeg først?',
      answer:
        'Ta ut saldoen og velg selvutestenging under profilen, gjerne i den rekkefølgen. For råd og støtte kan du ringe Hjelpelinjen på 800 800 40.',
    },
  ],
  authorRole: 'Vilkårsredaktør',
  writtenOn: '2025-06-25',
  updatedOn: '2025-10-24',
  scores: { licence: 9.2, bonusTerms: 7, withdrawals: 8.3, games: 8, support: 8.2, reliability: 8.5 },
};
