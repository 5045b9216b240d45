import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: '247-bet',
  overview: [
    'En lørdag i maj kunne man hos 247 Bet spille på antallet af hjørnespark i en dansk førstedivisionskamp. Det siger noget om, hvor husets hjerte ligger. Sporten får pladsen, overblikket og de gode medarbejdere, og casinoet bor i værelset ved siden af. Det er pænt og rent, men ingen har gjort sig særligt umage med at indrette det.',
    'Velkomstbonussen hører til på casinosiden, og den er vi mindre glade for. {match} lyder af meget, men gennemspillet på {wagering} er højere end de {breakEven}, hvor en bonus går i nul. Ved en indbetaling på 500 kr. er netto {net}. Det er ikke nogen katastrofe, men heller ikke en gave. Kontoen kan oprettes uden: Feltet med bonussen er ikke krydset af på forhånd.',
  ],
  pros: [
    'Maltesisk licens, der kan slås op',
    'Kundeservice døgnet rundt, også pr. telefon',
    'Stort udvalg af væddemål på dansk fodbold og håndbold',
    'Bonussen er et tilvalg, ikke et fravalg',
  ],
  cons: [
    'Bonussen koster mere, end den giver: {net} netto',
    '{finish.words} ud af ti når i mål med gennemspillet på {wagering}',
    'Væddemål tæller ikke med i gennemspillet',
    'Uden for Spillemyndighedens tilsyn og ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Den første indbetaling udløser {match} op til {maxBonus} til casinoet; spins hører ikke med. 500 kr. giver {gross} i bonus, og du skal spille for i alt {turnover}. Fire procent af det er {cost}, altså mere end bonussen. Netto er derfor {net}. {finish.words} ud af ti spillere når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Gennemspilskrav på {wagering}, regnet af bonussen alene',
      'Kræver en indbetaling på mindst {minDeposit}.',
      'Maksimal indsats på {maxBet}, så længe bonussen er aktiv',
      'Bonussen udløber efter {validDays.days}',
      'Ingen begrænsning af, hvor meget der kan udbetales',
      'Indbetalinger med Skrill, Neteller og Paysafecard er undtaget',
    ],
  },
  specialFeatures: [
    {
      title: 'Luk væddemålet før tid',
      description:
        'En kupon kan gøres op, mens kampen stadig spilles. Casinoets betaling for det er regnet ind i tilbuddet og fremgår ikke særskilt.',
    },
    {
      title: 'Kuponarkiv',
      description:
        'Alle væddemål siden oprettelsen kan hentes som regneark. Det er nyttigt for den, der vil se sit samlede tab sort på hvidt.',
    },
  ],
  gameSelection:
    'Sportssiden er omfattende: fodbold ned i de lavere rækker, håndbold, cykling, badminton og en håndfuld sportsgrene, vi måtte slå op. En almindelig weekend er der over tusind kampe at vælge imellem. Casinoet har omkring 2.000 spil, mest automater fra de store leverandører, og et livecasino med fornuftige minimumsindsatser. Der mangler en mulighed for at sortere efter tilbagebetaling. Tallet står kun i hvert spils hjælpetekst, og dér skal man endda rulle helt ned.',
  gameProviders: [
    'Kobolt Play',
    'Havgus Studio',
    'Norrkraft Games',
    'Lyskaster',
    'Rav & Bernstein',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Ingen bonus' },
      { method: 'Neteller', minimum: 100_00, note: 'Ingen bonus' },
      { method: 'Paysafecard', minimum: 100_00, note: 'Ingen bonus' },
    ],
    withdrawals: [
      { method: 'Visa', minimum: 200_00, time: '1–3 bankdage' },
      { method: 'Skrill', minimum: 200_00, time: 'Inden for 12 timer' },
      { method: 'Bankoverførsel', minimum: 250_00, time: '2–3 bankdage' },
    ],
    processingTime:
      'Den første udbetaling til Visa-kortet tog to bankdage, fordi vi først skulle sende et billede af kortet. Den næste var fremme dagen efter.',
  },
  customerService: {
    availability: 'Døgnet rundt, året rundt',
    channels: 'Chat, telefon og e-mail',
    languages: 'Engelsk altid, dansk hverdage kl. 10–18',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Selskabet har licensen MGA/B2C/9109/2022 fra Malta Gaming Authority, og nummeret stemmer med registret. Det giver ikke ret til at udbyde spil i Danmark. Har du udelukket dig selv gennem ROFUS, bliver du ikke stoppet ved indgangen her.',
  },
  security:
    'Pas og kort kontrolleres ved første udbetaling og ikke før. Upload foregår inde på kontoen, så følsomme billeder skal ikke sendes med e-mail. Tabsgrænsen gælder sport og casino under ét, hvilket er den rigtige måde at gøre det på. Efter en times spil kommer der en besked med tid og resultat, og den skal aktivt lukkes.',
  userExperience:
    'På computer er forsiden tæt som en børsside: odds, tabeller, nedtællinger. Man vænner sig til det. Telefonudgaven er langt bedre tilpasset, og kuponen følger med fra side til side. Vilkårene for casinobonussen ligger derimod bag tre klik og et sammenklappet afsnit. Når et tilbud er negativt, bør vejen til det med småt være kortere.',
  conclusion:
    'Vi kan godt lide 247 Bet som bookmaker. Udvalget er bredt, medarbejderne svarer, og ingen presser på. Casinobonussen er en anden historie: Den koster mere, end den giver, og {notFinish.words} ud af ti spillere når aldrig i mål. Den, der kan leve med, at den danske tilladelse mangler, får en solid udbyder. Bonussen ville vi selv sige nej til.',
  faq: [
    {
      question: 'Kan bonussen bruges på sportsvæddemål?',
      answer: 'Nej, den gælder kun casinospil. Væddemål bidrager heller ikke til gennemspillet.',
    },
    {
      question: 'Hvorfor ender {match} i minus?',
      answer:
        'Procenten bestemmer størrelsen, gennemspillet bestemmer prisen. Når kravet er over {breakEven} bonussen, er prisen højere end bonussen.',
    },
    {
      question: 'Er der altid et menneske i chatten?',
      answer:
        'Ja, efter en kort omvej om et automatisk svar. Vi ventede mellem ét og fire minutter, også klokken halv fem om morgenen.',
    },
    {
      question: 'Hvordan sætter jeg en grænse for mit tab?',
      answer:
        'Under »Mit spil« vælger du beløb og periode, og grænsen virker med det samme. Har du brug for at tale med nogen, er StopSpillet anonymt og gratis på 70 22 28 25.',
    },
  ],
  authorRole: 'Skribent, sport og odds',
  writtenOn: '2025-05-20',
  updatedOn: '2025-11-10',
  scores: { licence: 9.2, bonusTerms: 6.7, withdrawals: 9, games: 8.8, support: 9.4, reliability: 9 },
};
