import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'havtorn-spil',
  overview: [
    'Efter tre ugers test har vi kun få klager over Havtorn Spil, og den første er bonussen. Den er ikke dårlig, men den kunne være bedre: {wagering} lyder mildt, indtil man ser, at også indbetalingen skal spilles igennem. Indbetaler man 500 kr., skal man spille for {turnover}. Netto er stadig {net}, men langt fra alle når i mål.',
    'Alt det øvrige fungerer. Tilladelsen er dansk, telefonen bliver taget af et menneske, og tre udbetalinger ud af tre kom inden for den lovede tid. Havtorn virker som et casino, der er bygget af folk, som selv har siddet i en kø hos kundeservice. Det er oplagt for den spiller, som sætter tryghed over store tal og gerne vil kunne ringe til nogen på dansk en lørdag aften.',
  ],
  pros: [
    'Tilladelse fra Spillemyndigheden og opslag i ROFUS',
    'Telefonbetjening på dansk til kl. 22, også i weekenden',
    'Udbetaling inden for få timer',
    'To måneder til at bruge bonussen',
    'Netto {net} ved en indbetaling på 500 kr.',
  ],
  cons: [
    'Gennemspil på både bonus og indbetaling',
    '{notFinish.words} ud af ti løber tør for penge undervejs',
    'Livecasinoet skal åbnes i et særskilt vindue',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nye kunder tilbydes {match} op til {maxBonus}. Ved en indbetaling på 500 kr. udgør bonus og indbetaling tilsammen 1.000 kr., og den sum skal spilles igennem {wagering}. At spille for {turnover} koster {cost}, så netto er {net}. {finish.words} ud af ti spillere når i mål, mens resten løber tør for penge.',
    bonusTerms: [
      'Gennemspil: {wagering} summen af bonus og indbetaling',
      'Mindst {minDeposit} i indbetaling',
      'Indsats på højst {maxBet}, indtil kravet er opfyldt',
      '{validDays.days} at gøre det i',
      'Kan bruges på alle automater undtagen jackpotspil; de tæller fuldt med',
      'Du kan frasige dig bonussen når som helst under »Min konto«',
    ],
  },
  specialFeatures: [
    {
      title: 'Ring op',
      description:
        'Man kan bestille et opkald i stedet for at vente i kø. Vi blev ringet op efter 6 og 14 minutter.',
    },
    {
      title: 'Månedsbrev',
      description:
        'Den første i måneden sender casinoet en e-mail med månedens indbetalinger, udbetalinger og resultat. Den indeholder ingen reklame.',
    },
  ],
  gameSelection:
    'Med 1.450 spil hører Havtorn til de større blandt casinoer med dansk tilladelse. Spilleautomaterne er inddelt efter indsats, så man ser straks, hvilke der kan spilles for 50 øre. Bingo kører hver halve time, og skrabespillene fylder mere end normalt. Liveafdelingen har dansktalende værter fra kl. 16, men åbner i et nyt vindue, og så forsvinder saldoen af syne. Tilbagebetalingen fremgår af hvert spilkort. Ugens nyheder præsenteres uden trommehvirvler.',
  gameProviders: [
    'Rav & Bernstein',
    'Blåmes Interactive',
    'Norrkraft Games',
    'Kobolt Play',
    'Havgus Studio',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'MobilePay', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 50_00, time: 'Under 3 timer' },
      { method: 'Visa', minimum: 50_00, time: '1–2 bankdage' },
      { method: 'Bankoverførsel', minimum: 50_00, time: '1 bankdag' },
    ],
    processingTime:
      'Vi målte 1 time og 50 minutter, 2 timer og 5 minutter og, en lørdag, 2 timer og 45 minutter. Alt sammen under de tre timer, som casinoet stiller i udsigt.',
  },
  customerService: {
    availability: 'Telefon og chat kl. 9–22 alle dage',
    channels: 'Telefon, chat, e-mail og opkald på bestilling',
    languages: 'Dansk og engelsk',
  },
  license: {
    type: 'Dansk tilladelse (Spillemyndigheden)',
    details:
      'Casinoet står som nummer 18-0900321 i Spillemyndighedens register. Tilladelsen indebærer loft over bonussen, opslag i ROFUS og pligt til at tilbyde indbetalingsgrænser. Gevinster er normalt skattefri, og klager kan i sidste ende indbringes for danske instanser.',
  },
  security:
    'MitID bruges ved oprettelse og ved hver udbetaling. Da vi en aften indbetalte flere gange i træk, ringede en medarbejder dagen efter og spurgte, om alt var i orden. Samtalen var høflig og kort. Det er sådan, omsorgspligten skal forstås, og vi har ikke oplevet det mange andre steder. Datapolitikken er skrevet i et sprog, man forstår.',
  userExperience:
    'Menuen har fem punkter, og ingen af dem hedder »Mere«. På både telefon og computer kan man se saldo, tid og resultat uden at klikke. Hjemmesiden er ikke smuk, snarere praktisk, med lidt for meget orange. Alle knapper har korrekte navne til skærmlæsere. Det har vi afprøvet, og det fortjener ros.',
  conclusion:
    'Havtorn Spil vinder på det kedelige: telefoner, der bliver taget, penge, der kommer frem, og regler, der bliver fulgt. Bonussen er et hæderligt supplement med netto i plus, men et gennemspil, der omfatter indbetalingen, holder den nede. Tager man den ikke, mister man ikke meget. Blandt casinoer med dansk tilladelse er det et af de mest solide, vi har testet.',
  faq: [
    {
      question: 'Hvor meget skal jeg spille for ved en indbetaling på 500 kr.?',
      answer: '{turnover} i alt, fordi kravet på {wagering} gælder både bonus og indbetaling.',
    },
    {
      question: 'Kan jeg fortryde bonussen?',
      answer:
        'Ja. Frasiger du dig den under »Min konto«, beholder du det, der er tilbage af dine egne penge.',
    },
    {
      question: 'Hvor hurtigt udbetales gevinster?',
      answer: 'Inden for tre timer med Trustly, også i weekenden. Med kort tager det længere tid.',
    },
    {
      question: 'Skal der betales skat?',
      answer: 'Normalt ikke, da tilladelsen er dansk.',
    },
    {
      question: 'Hvad gør jeg, hvis jeg vil stoppe helt?',
      answer:
        'Tilmeld dig ROFUS, så er du udelukket fra samtlige casinoer med dansk tilladelse. Rådgivning fås hos StopSpillet, 70 22 28 25.',
    },
  ],
  authorRole: 'Licens- og tilsynsredaktør',
  writtenOn: '2025-06-30',
  updatedOn: '2025-11-11',
  scores: { licence: 9.8, bonusTerms: 8.4, withdrawals: 9.2, games: 8.9, support: 9.1, reliability: 9.4 },
};
