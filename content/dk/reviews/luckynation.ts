import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'luckynation',
  overview: [
    'Vi stillede kundeservice ét spørgsmål: »Hvis jeg vinder med mine egne penge, må jeg så hæve dem uden at røre bonussen?« Svaret kom efter fire minutter og lød ja. Det er pointen med LuckyNation. Bonussen er non-sticky, så indbetalingen bruges først og kan tages ud igen med eventuelle gevinster, indtil bonussen er taget i brug. Gør man det, ryger bonussen, men den har heller ikke kostet noget.',
    'Går dine egne penge tabt, træder bonussen til med et gennemspil på {wagering}. Det er lavt, og netto er omtrent halvdelen af bonussen. {finish.words} ud af ti når i mål. Dertil kommer {cashback} cashback på tab, som vi med vilje holder uden for regnestykket: Det er et plaster på såret, ikke en indtægt. Vores forbehold er licensen fra Curaçao og et spiludvalg, der er bredt, men ujævnt.',
  ],
  pros: [
    'Egne penge bruges først og kan hæves, indtil bonussen er taget i brug',
    'Lavt gennemspil, {wagering} bonussen',
    'Netto {net}, og {finish.words} ud af ti når i mål',
    '{cashback} cashback uden ansøgning',
    'Kundeservice svarer klart på svære spørgsmål',
  ],
  cons: [
    'Tilladelsen er fra Curaçao',
    'Hverken Spillemyndigheden eller ROFUS er inde over',
    'Gevinster kan være skattepligtige',
    'Ujævn kvalitet blandt spillene',
  ],
  bonusDetails: {
    welcomeBonus:
      'LuckyNation giver {match} op til {maxBonus} + {spins} spins. Ved en indbetaling på 500 kr. sætter vi pakkens værdi til {gross}. Du skal spille for cirka {turnover}, og det koster {cost}, så netto er {net}. {finish.words} ud af ti spillere når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Gennemspilskrav: {wagering} bonusbeløbet',
      'Gevinster fra spins skal også spilles igennem {spinWagering}',
      'Non-sticky: Bonussen tages først i brug, når egne penge er brugt',
      'Hæver du før tid, annulleres den ubrugte bonus',
      'Minimum 100 kr. i indbetaling',
      'Loft på 50 kr. pr. indsats med bonuspenge',
      'Gyldig i {validDays.days}',
    ],
    freeSpins: {
      description:
        'Alle {spins} spins ligger klar, så snart indbetalingen er bogført. De er på {spinValue} stykket, og vi sætter dem tilsammen til {spinsValue}.',
      table: [{ day: 'Straks', spins: '30', game: 'Firkløverhuset', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: '{cashback} cashback',
      description:
        'En tiendedel af tabet føres tilbage på kontoen. Du taber altså stadig ni tiendedele, og sådan bør det læses.',
    },
    {
      title: 'To saldi',
      description:
        'Egne penge og bonus har hver sin linje, så man aldrig er i tvivl om, hvad der spilles med.',
    },
  ],
  gameSelection:
    'Her er cirka 3.300 spil fra mange små studier. Noget er fremragende, noget ligner skoleopgaver. Sorteringen hjælper kun halvt, for »Populære« viser i praksis det, casinoet vil fremme. Vi holdt os til favoritlisten, som man selv kan bygge. Roulette fylder mest i livecasinoet, med indsatser fra 2 kr. Skrabespil og korte »crash«-spil har deres egen fane; runderne varer få sekunder, så beslut på forhånd, hvor længe du vil blive.',
  gameProviders: [
    'Lyskaster',
    'Mörkö Games',
    'Blåmes Interactive',
    'Kobolt Play',
    'Havgus Studio',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Bankoverførsel', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 200_00, note: 'Kursen fastlåses i 15 minutter' },
    ],
    withdrawals: [
      { method: 'Bankoverførsel', minimum: 200_00, time: '1–3 bankdage' },
      { method: 'Neteller', minimum: 150_00, time: 'Under 6 timer' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Under 2 timer' },
    ],
    processingTime:
      'Casinoet nævner 12 timers behandling. Vores 350 kr. blev frigivet efter tre timer og landede i banken næste morgen.',
  },
  customerService: {
    availability: 'Engelsk hele døgnet, dansk mandag–fredag kl. 10–18',
    channels: 'Chat, e-mail og formular',
    languages: 'Dansk og engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'I GCB’s register er OGL/2023/9121/0077 anført som gyldig. Det er en tilladelse fra Curaçao og altså uden for EØS; de danske bonusregler, Spillemyndighedens tilsyn og ROFUS gælder ikke.',
  },
  security:
    'En sms-kode bekræfter hvert nyt login. Inden første udbetaling skulle vi sende pas og en elregning, og begge dele var behandlet inden frokost. Vi prøvede også at lukke kontoen: Det krævede to beskeder, men ingen overtalelse. Svagheden er klageadgangen, som uden en europæisk myndighed i ryggen afhænger en del af casinoets egen gode vilje.',
  userExperience:
    'Opsætningen er tæt, nærmest som en avisside, men man lærer den hurtigt. Kontosiden fortjener ros: Indbetalinger, udbetalinger og resultat for de seneste 30 dage står samlet, også når resultatet er rødt. På tablet lagde en turneringsbjælke sig et par gange oven på menuen. På telefon gik alt glat.',
  conclusion:
    'LuckyNation har valgt at gøre bonussen enkel frem for stor, og det klæder stedet. Du kan trække dig med dine egne penge, kravet er lavt, og et nettobeløb på omkring halvdelen af bonussen er et sobert resultat. Over for det står en Curaçao-licens, som hverken kan måle sig med dansk eller maltesisk tilsyn. Vi ender på en god karakter, men ikke en fremragende.',
  faq: [
    {
      question: 'Hvad betyder non-sticky i praksis?',
      answer:
        'At bonussen står på sidelinjen, indtil din indbetaling er spillet op. Så længe kan du hæve uden gennemspilskrav.',
    },
    {
      question: 'Indgår cashbacken i netto?',
      answer: 'Nej, beløbet dækker kun bonus og spins.',
    },
    {
      question: 'Er indbetalingen beskyttet mod tab?',
      answer: 'Nej. Du undgår gennemspil på den, men spillet kan stadig koste det hele.',
    },
    {
      question: 'Kan jeg sætte en tabsgrænse?',
      answer:
        'Ja, både for tab og indbetaling, pr. dag, uge eller måned. Grænserne ligger i profilen og virker fra næste spin.',
    },
    {
      question: 'Gælder ROFUS for LuckyNation?',
      answer: 'Nej. Har du udelukket dig selv dér, er dette ikke stedet at logge ind.',
    },
  ],
  authorRole: 'Kundeservicetester',
  writtenOn: '2025-06-17',
  updatedOn: '2025-11-11',
  scores: { licence: 8.5, bonusTerms: 9, withdrawals: 9.1, games: 8.6, support: 8.9, reliability: 8.9 },
};
