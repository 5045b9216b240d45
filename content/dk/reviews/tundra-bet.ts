import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tundra-bet',
  overview: [
    'Vi stillede det samme spørgsmål tre gange: Hvor højt er gennemspilskravet? Første svar var et link til forsiden. Andet svar lød, at det »afhænger af kampagnen«. Tredje gang blev vi bedt om at indbetale først, så ville kravet fremgå af kontoen. Tundra Bet er nyt, og det er muligt, at vilkårene bliver færdige. Det er de ikke nu.',
    'Derfor er der intet nettobeløb i denne anmeldelse. Uden gennemspilskravet kan ingen beregne, hvad en bonus er værd, heller ikke casinoets kunder. Da både bonus og indbetaling indgår, og bonusbeløbet trækkes fra ved udbetaling, er der dog ingen grund til at vente sig et plus.',
    'Uden bonus er billedet lysere. Siden er veldrejet, du bruger samme saldo til odds og automater, og en udbetaling på 300 kr. kom frem uden problemer. Som nyt casino kan Tundra Bet altså noget. Det mangler bare at fortælle det vigtigste.',
  ],
  pros: [
    'Lav mindsteindbetaling på {minDeposit}.',
    'Udbetaling inden for et døgn i vores test',
    'Både sport og casino på samme saldo',
    'Hurtig og letlæst på telefon',
  ],
  cons: [
    'Gennemspilskravet er ikke oplyst, så netto er ukendt',
    'Kravet regnes af bonus og indbetaling tilsammen',
    'Half-sticky: Selve bonusbeløbet kan ikke hæves',
    'Licens fra Curaçao, ingen dansk tilladelse',
    'Nyt casino uden historik at holde det op imod',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbuddet er {match} op til {maxBonus}. En indbetaling på 500 kr. udløser 1.750 kr. i bonus. Hvor meget du skal spille for, oplyser casinoet ikke, og derfor kan hverken netto eller andelen af spillere, der når i mål, beregnes. Vi tæller det som et minus, for et tilbud uden pris er ikke et tilbud, man kan tage stilling til.',
    bonusTerms: [
      'Gennemspil: ikke oplyst, men regnes af bonus plus indbetaling',
      'Bonussen er half-sticky og trækkes fra, når du får penge udbetalt',
      'Du skal indbetale mindst {minDeposit}.',
      'Indsatsen må ikke være over {maxBet}.',
      'Bonussen gælder i {validDays.days}',
      'Væddemål med odds under 1,70 tæller ikke med',
    ],
  },
  specialFeatures: [
    {
      title: 'Polarnat',
      description:
        'En indstilling dæmper farver og lyd og skjuler alle kampagner. Vi brugte den hele vejen og savnede intet.',
    },
  ],
  gameSelection:
    'Casinoet råder over cirka 2.600 automater og et livecasino, der er åbent hele døgnet. Sporten er tilpasset nordiske vaner med ishockey, håndbold og skiskydning øverst. Oddsene på de store fodboldkampe lå en smule under det, vi fandt andre steder samme dag. Automaterne kan sorteres efter dato og navn, ikke efter tilbagebetaling. Derudover findes et hjørne med lynspil, hvor en runde er overstået på tre sekunder. Det tempo er værd at være på vagt over for.',
  gameProviders: ['Fjellvind', 'Isbre Interactive', 'Kuparihiili', 'Pohjantuuli', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 50_00 },
      { method: 'Mastercard', minimum: 50_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 150_00, time: 'Inden for 24 timer' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Inden for 24 timer' },
      { method: 'Bankoverførsel', minimum: 300_00, time: '2–4 bankdage' },
    ],
    processingTime:
      'Vores 300 kr. var på Skrill efter 19 timer. Kontrollen af kørekortet var klaret på forhånd og tog en eftermiddag.',
  },
  customerService: {
    availability: 'Chatten er bemandet kl. 07–01',
    channels: 'Chat og e-mail',
    languages: 'Engelsk, enkelte medarbejdere taler dansk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Licensnummeret OGL/2024/9247/0247 fremgår af sidefoden og af registret på Curaçao. Casinoet hører ikke under Spillemyndigheden og er ikke koblet til ROFUS, og gevinster kan være skattepligtige.',
  },
  security:
    'Siden beder om en stærk adgangskode og sender besked ved login fra nye steder. Der er grænser for indbetaling, men ikke for tab. En pause på op til seks måneder kan aktiveres, uden at man skal tale med nogen. Privatlivspolitikken er klar nok. At virksomheden kan skrive så tydeligt om cookies og så tåget om gennemspil, faldt os i øjnene.',
  userExperience:
    'Siden er tydeligvis lavet til telefonen: Felterne er store, kontrasten er god, og man skal ikke rulle til siden. Skiftet mellem sport og casino sker med et strøg. På computeren er der meget tom plads. Bonussiden består af et stort billede, et stort tal og en stjerne, som henviser til en fodnote, der henviser til de almindelige betingelser.',
  conclusion:
    'Tundra Bet kan blive et udmærket sted. Betalingerne fungerer, og siden er behagelig at bruge. Men netto er ukendt, fordi casinoet holder gennemspilskravet for sig selv, og det må koste på karakteren for bonusvilkår. Vi regner gerne igen, når tallet er offentligt. Indtil da er vores vurdering enkel: Tag ikke imod en bonus, når ingen vil sige, hvad den koster.',
  faq: [
    {
      question: 'Hvorfor viser I intet nettobeløb?',
      answer:
        'Fordi gennemspilskravet mangler i vilkårene. Vi gætter ikke, og casinoet ville ikke oplyse det, da vi spurgte.',
    },
    {
      question: 'Hvad vil half-sticky sige?',
      answer:
        'At bonusbeløbet er til at spille for, ikke til at hæve. Ved udbetaling bliver det trukket fra saldoen, og du får resten.',
    },
    {
      question: 'Kan jeg spille uden at få bonussen?',
      answer: 'Ja. Slå den fra, når du indbetaler. Den er desværre valgt på forhånd.',
    },
    {
      question: 'Hvilken hjælp er der, hvis jeg vil holde op?',
      answer:
        'Casinoet kan lukke din konto, men ROFUS gælder ikke her. Ring til StopSpillet på 70 22 28 25, hvis du vil tale det igennem med en rådgiver.',
    },
  ],
  authorRole: 'Redaktør, nye casinoer',
  writtenOn: '2025-09-16',
  updatedOn: '2025-11-06',
  scores: { licence: 8.2, bonusTerms: 4.8, withdrawals: 8.4, games: 8.6, support: 8.4, reliability: 7.9 },
};
