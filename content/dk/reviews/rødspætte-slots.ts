import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'rødspætte-slots',
  overview: [
    '{turnover}. Så meget skal der spilles for, hvis man indbetaler 500 kr. hos Rødspætte Slots, tager imod velkomstbonussen og vil i mål med den. Tallet står ingen steder på siden. Vi fandt det ved at lægge vilkårene sammen: bonus plus indbetaling, spinnene for sig, og så de to forskellige krav, der hører til.',
    'Resultatet er så dårligt, som det kan blive. Prisen er højere end bonus og indbetaling tilsammen, og man kan højst tabe sin indbetaling. Derfor er netto {net}. {finish.words} ud af ti spillere når i mål. Selv den, der gør det, får ikke bonusbeløbet med, for det bliver trukket fra ved udbetaling. Det er ærgerligt, for uden bonus er casinoet ikke så ringe.',
  ],
  pros: [
    'Stort udvalg af automater og gode søgefiltre',
    'Man kan komme i gang for 50 kr.',
    'Venlig chat med korte ventetider',
    'Udbetaling uden bonus kom næste dag',
  ],
  cons: [
    'Netto {net}: Gennemspillet koster mere end bonus og indbetaling',
    'Gennemspillet på {wagering} omfatter også indbetalingen',
    'Gevinster fra spins har et endnu højere krav: {spinWagering}',
    'Half-sticky, så bonusbeløbet aldrig kan hæves',
    'Curaçao-licens, ikke tilknyttet ROFUS, mulig skat',
  ],
  bonusDetails: {
    welcomeBonus:
      'Casinoet reklamerer med {match} op til {maxBonus} og {spins} spins. 500 kr. giver {bonus} i bonus og spins, som vi sætter til {spinsValue}. At spille for {turnover} koster {cost}, mere end hele saldoen. Du kan højst tabe din indbetaling, så netto er {net}. {finish.words} ud af ti når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Bonus og indbetaling lægges sammen og skal spilles igennem {wagering}',
      'Gevinster fra spins: {spinWagering}',
      'Half-sticky: Bonusbeløbet fjernes fra saldoen ved udbetaling',
      'Mindst {minDeposit} for at være med',
      'Ingen indsats over {maxBet}.',
      'Bonus og gevinst slettes efter {validDays.days}',
      'Skrill giver hverken bonus eller spins',
    ],
    freeSpins: {
      description:
        'Du får spinnene over ti dage med 20 ad gangen, og hvert er 50 øre værd. Kravet til gevinsten er strengere end for selve bonussen, hvilket vi kun har set få steder.',
      table: [
        { day: 'Dag 1–4', spins: '80', game: 'Bundgarnet', wager: '{spinWagering}' },
        { day: 'Dag 5–8', spins: '80', game: 'Fladfiskens Fest', wager: '{spinWagering}' },
        { day: 'Dag 9–10', spins: '40', game: 'Smørstegt', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Dagens fangst',
      description:
        'Hver dag fremhæves fem automater med høj tilbagebetaling. Det er en af de bedre idéer på siden.',
    },
  ],
  gameSelection:
    'Med omkring 4.200 spil er der noget at tage af. Filtrene arbejder sammen, så man kan finde en rolig automat med fem hjul og en tilbagebetaling over 96 % på få sekunder. Jackpotafdelingen er stor, og livecasinoet byder på både kendte borde og spil i tv-stil. Hver automat har en kort dansk beskrivelse, tilsyneladende skrevet af et menneske med humor. Vær opmærksom på, at hen ved 300 automater er lukket, så længe bonussen er aktiv.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Norrkraft Games',
    'Mörkö Games',
    'Revontuuli Gaming',
    'Nattsol',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 50_00 },
      { method: 'Mastercard', minimum: 50_00 },
      { method: 'Paysafecard', minimum: 75_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Hverken bonus eller spins' },
      { method: 'Bitcoin', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: '1 døgn' },
      { method: 'Bitcoin', minimum: 250_00, time: '1 døgn' },
      { method: 'Bankoverførsel', minimum: 400_00, time: '2–4 bankdage' },
    ],
    processingTime:
      'Uden bonus: 22 timer til Skrill. Med bonus nåede vi aldrig til en udbetaling, for saldoen slap op efter cirka en fjerdedel af kravet.',
  },
  customerService: {
    availability: 'Chat kl. 06–02 alle dage',
    channels: 'Chat, e-mail og kontaktformular',
    languages: 'Dansk, svensk og engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'På Curaçao er casinoet registreret som OGL/2024/9327/0327. Det danske tilsyn omfatter det ikke, ROFUS har ingen virkning, og den, der vinder, må selv undersøge, om gevinsten skal oplyses til Skattestyrelsen.',
  },
  security:
    'Kontoen kan sikres med en engangskode, og dokumenter bliver behandlet på et par timer. Grænser for indbetaling findes, men kun pr. måned, og det er for groft. Selvudelukkelse sker via chatten; vi blev tilbudt en »gave« for at blive, før anmodningen blev efterkommet. Det er en uskik, som ikke ville gå an hos et casino under dansk tilsyn.',
  userExperience:
    'Vi faldt for tegnestilen, der ligner en gammel kogebog fra Vesterhavet. Siden er let at finde rundt på, og sproget er ægte dansk. Bonusvilkårene er det svage punkt: De er delt i tre dokumenter, og kun det sidste nævner, at indbetalingen regnes med. Der er en måler for gennemspillet, men den viser først beløbet, når bonussen er taget.',
  conclusion:
    'Rødspætte Slots har spil, charme og en rimelig betalingsmoral. Bonussen er det modsatte af charmerende. Gennemspillet koster mere end bonus og indbetaling tilsammen, og bonusbeløbet kan man ikke engang hæve bagefter. Vi har set mange dyre tilbud. Dette er blandt de dyreste, og det bør man lade svømme videre.',
  faq: [
    {
      question: 'Hvorfor stopper minusset ved 500 kr.?',
      answer:
        'Fordi du ikke kan tabe mere, end du har indbetalt. Ellers ville regnestykket være endt endnu lavere.',
    },
    {
      question: 'Er der forskel på kravet til bonus og spins?',
      answer: 'Ja. Bonus og indbetaling skal spilles igennem {wagering}, gevinster fra spins {spinWagering}.',
    },
    {
      question: 'Kan jeg frasige mig bonussen undervejs?',
      answer:
        'Ja, med en knap på kontosiden. Så ryger bonussen og gevinsterne fra den, men resten af din egen saldo kan hæves.',
    },
    {
      question: 'Kan jeg få lukket min konto?',
      answer:
        'Ja, via chatten, og du behøver ikke tage imod noget for at blive. StopSpillet kan støtte dig på 70 22 28 25, gratis og anonymt.',
    },
  ],
  authorRole: 'Gennemspilsanalytiker',
  writtenOn: '2025-08-05',
  updatedOn: '2025-11-04',
  scores: { licence: 7.9, bonusTerms: 3.5, withdrawals: 8.5, games: 9, support: 8.7, reliability: 8.5 },
};
