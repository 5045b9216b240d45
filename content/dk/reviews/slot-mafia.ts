import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'slot-mafia',
  overview: [
    '»Et tilbud, du ikke kan afslå«, står der over indbetalingsfeltet. Det kan man nu godt. Der er et lille kryds i hjørnet, og det er den mest fornuftige knap på siden. Slot Mafia leger med filmgangstere fra først til sidst, og legen er gennemført: Chatten bestyres af »familien«, og loyalitetstrinnene hedder løjtnant, underboss og don. Under kulissen ligger et ganske kompetent automatcasino, og vi mødte intet, der mindede om det, navnet spøger med.',
    'Men velkomstbonussen er dyr. Loftet på {maxBonus} er der næppe mange, der kommer i nærheden af, og ved en indbetaling på 500 kr. er netto {net}. Det skyldes først og fremmest gennemspillet på {wagering}. En høj procent gør ikke en bonus billigere; den gør blot det beløb, du skal spille for, større.',
  ],
  pros: [
    'Bredt og godt sorteret udvalg af automater',
    'Udbetaling på lidt over et døgn, uden diskussion',
    'Bonussen kan vælges fra ved indbetalingen',
    'Turneringer uden deltagergebyr',
  ],
  cons: [
    'Bonussen koster mere, end den giver: netto {net}.',
    '{notFinish.words} ud af ti når ikke i mål med gennemspillet på {wagering}',
    'Curaçao-licens: svagere klageadgang og mulig skat af gevinster',
    'Loyalitetsprogrammet belønner høje indsatser, altså tab',
    'Hverken dansk tilladelse eller ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Slot Mafia giver {match} op til {maxBonus} og {spins} spins. For 500 kr. er det {bonus} i bonus, og spinnene sætter vi til {spinsValue}. Med {gross} i alt skal du spille for {turnover}, og det koster {cost}. Netto er {net}. {finish.words} ud af ti spillere når i mål; de øvrige må stoppe, når pengene slipper op.',
    bonusTerms: [
      'Gennemspil: {wagering} bonusbeløbet',
      'Gevinster fra spins skal spilles igennem {spinWagering}',
      'Indbetal mindst {minDeposit}.',
      'Indsats på højst {maxBet}, ellers kan gevinsten annulleres',
      'Tidsfrist på {validDays.days}',
      'Ikke noget gevinstloft',
      'Jackpotautomater må slet ikke åbnes med aktiv bonus',
    ],
    freeSpins: {
      description:
        'Der udleveres 50 spins om dagen i fem dage. Værdien er 1 kr. pr. spin, og automaten er bestemt på forhånd.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Onkel Salvatores Kælder', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Onkel Salvatores Kælder', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Cannoli Express', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Cannoli Express', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '50', game: 'Violinkassen', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Familietrin',
      description:
        'Jo mere du spiller for, desto højere rang. Belønningen er lille målt mod det, vejen dertil koster.',
    },
    {
      title: 'Natlige turneringer',
      description:
        'Fra midnat til seks kæmpes der om spins. Det koster ikke noget at være med, men tidspunktet er ikke ligefrem valgt af hensyn til nattesøvnen.',
    },
  ],
  gameSelection:
    'Automaterne fylder det hele: omkring 3.900 af dem, fra klassikere med tre hjul til de mest hidsige med store udsving. Kategorien »Tavse typer« samler spil med små udsving, hvilket er både morsomt og brugbart. Bordspil er der få af, og livecasinoet er lejet ind som en færdig pakke uden særpreg. Købte bonusrunder er tilladt, men ikke med bonuspenge. Vi savnede et filter for tilbagebetaling; procenten står kun inde i det enkelte spil.',
  gameProviders: ['Mörkö Games', 'Kobolt Play', 'Nattsol', 'Saltgruve Games', 'Kuparihiili', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
      { method: 'Neteller', minimum: 150_00 },
      { method: 'Bitcoin', minimum: 250_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 200_00, time: '1–2 døgn' },
      { method: 'Bitcoin', minimum: 400_00, time: 'Inden for 24 timer' },
      { method: 'Bankoverførsel', minimum: 500_00, time: '3–5 bankdage' },
    ],
    processingTime:
      '27 timer fra anmodning til penge på Neteller-kontoen. Heraf gik de 20 med at vente på godkendelse, og imens fristes man til at fortryde.',
  },
  customerService: {
    availability: 'Chat kl. 08–02, e-mail hele døgnet',
    channels: 'Chat og e-mail',
    languages: 'Engelsk, dansk med maskinoversættelse',
  },
  license: {
    type: 'Curaçao',
    details:
      'Driften bygger på licens OGL/2023/9130/0156 fra Curaçao. Registret bekræfter nummeret. Myndigheden dér afgør sjældent den enkelte spillers klage, det danske tilsyn rækker ikke hertil, og det gør en registrering i ROFUS heller ikke.',
  },
  security:
    'Forbindelsen er krypteret, og der kræves billedlegitimation før første udbetaling. En afventende udbetaling kan annulleres med ét klik, og det er vi modstandere af: Den knap tjener kun casinoet. Indbetalingsgrænser kan man selv sætte, men tabsgrænser skal bestilles i chatten.',
  userExperience:
    'Mørkt træ, cigarrøg og jazz, som kan slås fra. Animationerne er flotte og koster batteri. Menuen er til gengæld enkel, og søgefeltet husker de seneste fem spil. Gennemspillet vises som procent uden beløb, og det er en skam, for det er beløbet, man har brug for.',
  conclusion:
    'Stemningen er i orden, og automatudvalget er blandt de større. Som bonus betragtet er det derimod en skidt handel: Gennemspillet koster mere, end tilbuddet giver. Lægger man licensen fra Curaçao og fortrydelsesknappen ved udbetaling oveni, bliver det til et jævnt casino, som man bedst besøger uden at tage imod husets tilbud.',
  faq: [
    {
      question: 'Er 15.000 kr. realistisk?',
      answer:
        'Kun med en indbetaling på over 6.600 kr. Gennemspillet vokser i samme takt, så minusset bliver også større.',
    },
    {
      question: 'Hvad koster det at overskride indsatsgrænsen?',
      answer:
        'Casinoet forbeholder sig ret til at slette gevinsten. Spillene spærrer ikke selv for indsatser over {maxBet}, så man skal holde øje.',
    },
    {
      question: 'Hvordan stopper jeg helt?',
      answer:
        'Bed chatten om permanent lukning; i vores test skete det samme aften. Vil du også udelukkes fra de danske casinoer, bruger du ROFUS, og StopSpillet hjælper på 70 22 28 25.',
    },
    {
      question: 'Kan jeg fortryde en udbetaling?',
      answer: 'Ja, indtil den er godkendt. Vi anbefaler at lade være.',
    },
  ],
  authorRole: 'Redaktør, vilkår og gennemspil',
  writtenOn: '2025-06-17',
  updatedOn: '2025-11-10',
  scores: { licence: 7.9, bonusTerms: 5.4, withdrawals: 8.6, games: 9.4, support: 8.7, reliability: 8.7 },
};
