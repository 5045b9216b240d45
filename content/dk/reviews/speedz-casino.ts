import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'speedz-casino',
  overview: [
    'Med stopuret i hånden: 40 sekunder fra forsiden til det første spil, seks minutter fra udbetalingsknappen til pengene på lønkontoen. Speedz Casino lever op til navnet. Hemmeligheden er, at banken klarer det hele. Den bekræfter, hvem du er, flytter pengene og sender dem tilbage ad samme vej, mens kontoen bliver til i baggrunden.',
    'Sloganet om spil uden registrering skal derfor tages med et gran salt. Man udfylder ganske vist ingen formular, men man er hverken anonym eller ukendt. Casinoet får navn, adresse og fødselsdato fra banken, og kontoen ligger der også i morgen.',
    'Bonussen rammer nøjagtig det punkt, hvor den hverken giver eller tager. Gennemspillet er {wagering}, og netto er {net}. Det er et sjældent syn, og det gør valget nemt: Bonussen er efter vilkårene intet værd. Den, der siger nej, slipper for reglerne.',
  ],
  pros: [
    'Udbetaling på seks minutter i vores test',
    'Ingen formularer og ingen adgangskode',
    'Bonussen koster ikke mere, end den giver',
    'Estisk licens fra et EØS-land',
  ],
  cons: [
    'Bonussen giver heller ikke mere, end den koster: netto {net}.',
    '{notFinish.words} ud af ti når ikke i mål med gennemspillet',
    'Højeste indsats er kun {maxBet} med bonus',
    'Kun én vej for penge ind og ud',
    'Ikke omfattet af ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Der er {match} op til {maxBonus} på den første indbetaling og ingen spins. 500 kr. giver en bonus på {gross}, og du skal spille for {turnover}. Fire procent af det er netop {cost}, så netto er {net}. {finish.words} ud af ti spillere når i mål; de øvrige løber tør for penge først.',
    bonusTerms: [
      'Gennemspilskrav: {wagering} bonussen; indbetalingen tæller ikke med',
      'Mindste indbetaling med bonus: {minDeposit}.',
      'Højeste indsats: {maxBet} pr. runde',
      '{validDays.days}, fra bonussen er tildelt',
      'Der er ikke sat loft over gevinsten',
      'Livecasino tæller ikke med, bordspil tæller med 5 %',
    ],
  },
  specialFeatures: [
    {
      title: 'Login gennem banken',
      description:
        'Du godkender i netbanken, og spilkontoen oprettes automatisk. Næste gang bliver du genkendt og fortsætter med den samme saldo.',
    },
    {
      title: 'Fartbegrænser',
      description:
        'Man kan lægge mindst fem sekunder mellem hvert spin. Vi havde gerne set, at den var slået til som standard.',
    },
  ],
  gameSelection:
    'Udvalget er holdt nede på omkring 1.200 spil. Der er hurtige automater, et lille livecasino og en række spil, hvor en kurve stiger, til den brister. Sidstnævnte passer til stedets tempo, men de hører også til dem, hvor en saldo forsvinder hurtigst. Sorteringen er enkel: nyt, populært, rolige spil. Klassisk poker og bingo findes ikke. Demospil er muligt uden login, hvilket er rart, når man bare vil se, om et spil er noget for én.',
  gameProviders: ['Kobolt Play', 'Blåmes Interactive', 'Tähtisumu', 'Lyskaster', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [{ method: 'Trustly (netbank)', minimum: 100_00 }],
    withdrawals: [{ method: 'Trustly (netbank)', minimum: 100_00, time: 'Få minutter, højst 1 time' }],
    processingTime:
      'Målt tre gange: 6, 9 og 7 minutter. Kun den største udbetaling, på 2.000 kr., måtte et menneske først se på.',
  },
  customerService: {
    availability: 'Hverdage kl. 8–22, weekend kl. 10–20',
    channels: 'Chat og e-mail',
    languages: 'Engelsk og dansk',
  },
  license: {
    type: 'Estland',
    details:
      'Den estiske skatte- og toldmyndighed har udstedt licensen, der har nummer HKT000315 i registret. I Danmark svarer den ikke til en tilladelse: Spillemyndigheden har ingen indflydelse her, og ROFUS bliver ikke spurgt.',
  },
  security:
    'Uden adgangskode er der heller ingen at stjæle. Udbetaling kan kun ske til den bankkonto, pengene kom fra, og det udelukker en del svindel. Du kan sætte grænser for døgn, uge og måned, før den første indbetaling er gennemført. En udelukkelse er knyttet til din identitet i banken, så du kommer ikke uden om den med en ny e-mailadresse.',
  userExperience:
    'Alt overflødigt er skrællet af. Tre knapper i bunden, spillene i midten, saldoen øverst. Det virker bedst på telefon og føles lidt bart på en stor skærm. Farten er bekvem, men den har en bagside: Fra tom saldo til ny indbetaling er der to tryk. En grænse, du har sat på forhånd, er den bremse, designet mangler.',
  conclusion:
    'Speedz Casino er for den, der sætter pris på sin tid. Ingen papirer, ingen ventetid, ingen overraskelser i udbetalingen. Bonussen er regnskabsmæssigt et nul: Netto er nul, og {notFinish.words} ud af ti går tomhændede derfra. Manglen på dansk tilladelse trækker ned. Som hurtigt casino med europæisk licens hører det til de bedste, og bonussen kan man roligt springe over.',
  faq: [
    {
      question: 'Kan jeg virkelig spille uden en konto?',
      answer:
        'Nej. Du slipper for at udfylde noget, men der oprettes en konto i dit navn, så snart banken har bekræftet dig.',
    },
    {
      question: 'Hvad betyder det, at netto er nul?',
      answer:
        'At bonussen og gennemspillets pris er lige store. {finish.words} ud af ti når i mål, {notFinish.words} ud af ti ender med ingenting.',
    },
    {
      question: 'Hvad hvis min bank ikke er med?',
      answer: 'Så kan du ikke bruge Speedz, for der er ingen andre betalingsmetoder.',
    },
    {
      question: 'Hvordan sætter jeg farten ned?',
      answer:
        'Slå fartbegrænseren til, og vælg en lav grænse pr. døgn. Er det ikke nok, kan StopSpillet kontaktes gratis på 70 22 28 25.',
    },
    {
      question: 'Spærres der automatisk for indsatser over {maxBet}?',
      answer: 'Ja. Spillet tillader ikke en højere indsats, mens bonussen er aktiv.',
    },
  ],
  authorRole: 'Udbetalingstester',
  writtenOn: '2025-07-08',
  updatedOn: '2025-11-05',
  scores: { licence: 9.1, bonusTerms: 7.6, withdrawals: 9.7, games: 8.6, support: 8.8, reliability: 9.1 },
};
