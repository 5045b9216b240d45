import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiekka-casino',
  overview: [
    'Finsk navn, estisk licens og et regnestykke, der kan stå på bagsiden af en kvittering. Hos Kiekka Casino har bonus og spins samme gennemspil, fristen er en måned, og bonusvilkårene fylder halvanden skærm på telefonen. Det er kort efter branchens målestok, og ingen sætning skal læses to gange for at give mening.',
    'Stedet passer til den, der hellere vil have et overskueligt tilbud end et stort. Indbetaler du 500 kr., er netto {net}. Men {notFinish.words} ud af ti spillere løber tør for penge, før de når i mål.',
    'Forbeholdet er licensen. Den er europæisk, men ikke dansk, og derfor er du hverken dækket af de danske bonusregler eller af ROFUS. For nogle er det en detalje. Har du nogensinde udelukket dig selv, er det derimod hele sagen, og så er dette ikke stedet.',
  ],
  pros: [
    'Netto i plus: {net}.',
    'Samme gennemspil på bonus og spins: {wagering}',
    'Udbetaling til bankkonto på under en time i vores test',
    'Korte vilkår skrevet på ordentligt dansk',
  ],
  cons: [
    'Ingen dansk tilladelse og ikke tilknyttet ROFUS',
    'Loftet på {maxBonus} er lavt for et udenlandsk casino',
    'Livecasinoet er lille',
    'Chatten lukker kl. 22',
  ],
  bonusDetails: {
    welcomeBonus:
      'Du får {match} op til {maxBonus} og {spins} spins på den første indbetaling. Ved en indbetaling på 500 kr. bliver det til {bonus} i bonus og spins, som vi sætter til {spinsValue}. Du skal spille for i alt {turnover}, og det koster {cost}. Netto er {net}, og {finish.words} ud af ti spillere når i mål.',
    bonusTerms: [
      'Gennemspil: {wagering} bonussen, indbetalingen tæller ikke med',
      'Gevinster fra spins skal også spilles igennem {spinWagering}',
      'Mindste indbetaling: {minDeposit}.',
      'Højeste indsats undervejs: {maxBet} pr. spin',
      'Frist: {validDays.days}',
      'Intet loft over gevinsten',
      'Bordspil og livecasino bidrager ikke til gennemspillet',
    ],
    freeSpins: {
      description:
        'De {spins} spins er fordelt på fem dage og har en værdi af {spinValue} stykket. Spins, der ikke er brugt inden midnat, forsvinder, så man skal huske at logge ind.',
      table: [
        { day: 'Dag 1', spins: '10', game: 'Pucken', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '10', game: 'Pucken', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '10', game: 'Tredje periode', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '10', game: 'Tredje periode', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '10', game: 'Overtid', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Udvisningsboksen',
      description:
        'Et tryk på fløjteikonet lukker kontoen i 24 timer. Knappen ligger øverst på alle sider, og den kan ikke fortrydes.',
    },
  ],
  gameSelection:
    'Vi talte godt 1.400 spil, og langt de fleste er spilleautomater. Sorteringen er forbilledlig: Man kan sortere efter tilbagebetaling, udsving og udgivelsesår. Bordspillene er de sædvanlige, men der er kun elleve liveborde, og ingen af dem har danske værter. Den, der mest går efter roulette og blackjack, bliver hurtigt færdig her, mens automatspilleren har rigeligt at se på.',
  gameProviders: ['Tähtisumu', 'Revontuuli Gaming', 'Pohjantuuli', 'Kvarts Studio', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 150_00, note: 'Udløser ikke bonus' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 150_00, time: 'Normalt inden for 1 time' },
      { method: 'Bankoverførsel', minimum: 200_00, time: '1–2 bankdage' },
      { method: 'Skrill', minimum: 150_00, time: 'Samme dag' },
    ],
    processingTime:
      'Vi bad om 400 kr. en torsdag formiddag. 52 minutter senere stod pengene på bankkontoen, uden at nogen havde bedt om flere papirer.',
  },
  customerService: {
    availability: 'Alle dage kl. 9–22',
    channels: 'Chat og e-mail',
    languages: 'Engelsk og finsk, dansk via e-mail',
  },
  license: {
    type: 'Estland',
    details:
      'Licensen er udstedt i Estland under nummer HKT000079 og kan slås op i det estiske register. Spillemyndigheden fører ikke tilsyn med casinoet, og en udelukkelse i ROFUS virker ikke her.',
  },
  security:
    'Identiteten bekræftes gennem banken ved første indbetaling, så du senere slipper for at lede efter pas og elregning. Grænser for indbetaling, tab og spilletid ligger samlet på én side. Sænker du en grænse, virker det straks; hæver du den, går der tre døgn. Totrinslogin findes kun via e-mail, ikke via en app.',
  userExperience:
    'Designet er isblåt og roligt, og der er ingen bannere, som dækker spillene. Bonussaldoen og det beløb, du mangler at spille for, vises i kroner lige under menuen. Oversættelsen er god med få undtagelser: »Tag en pause på bænken« er formentlig sjovere på finsk.',
  conclusion:
    'Kiekka Casino gør ikke meget væsen af sig, og det klæder det. Gennemspillet ligger pænt under grænsen på {breakEven}, udbetalingen kom inden for en time, og netto er i plus. Udvalget af liveborde er tyndt, og den estiske licens erstatter ikke en dansk. Med det in mente er det et hæderligt casino med en bonus, der er en anelse bedre, end den ser ud til.',
  faq: [
    {
      question: 'Skal min indbetaling også spilles igennem?',
      answer: 'Nej. Kravet gælder kun bonussen og det, du vinder på dine spins.',
    },
    {
      question: 'Hvad sker der, hvis jeg glemmer en dags spins?',
      answer: 'De bortfalder ved midnat. De øvrige dages spins bliver ikke berørt.',
    },
    {
      question: 'Gælder ROFUS hos Kiekka Casino?',
      answer:
        'Nej, registret dækker kun casinoer med dansk tilladelse. Her kan du bruge casinoets egen udelukkelse, og StopSpillet rådgiver gratis på 70 22 28 25.',
    },
    {
      question: 'Kan jeg chatte på dansk?',
      answer:
        'Nej, chatten foregår på engelsk eller finsk. Skriver du en e-mail på dansk, får du svar på dansk; vi fik svar efter seks timer.',
    },
  ],
  authorRole: 'Bonusredaktør',
  writtenOn: '2025-04-10',
  updatedOn: '2025-11-11',
  scores: { licence: 9, bonusTerms: 8.4, withdrawals: 9.2, games: 8.4, support: 8.5, reliability: 9 },
};
