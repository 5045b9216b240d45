import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'gäddsax-spel',
  overview: [
    'Överst på villkorssidan hos Gäddsax Spel står något man sällan ser på ett nytt casino, nämligen ett datum. Alla bonusvillkor fanns på plats redan under de första veckorna, med uppgift om när de senast ändrats. Det är en liten sak, men den säger något om hur ägarna har tänkt. Inloggning och betalningar går genom banken, som hos andra snabbcasinon.',
    'Bonusen är av det enkla slaget. Den dubblar insättningen och ska omsättas {wagering}, utan gratissnurr och utan stegvis utdelning. Vid en insättning på 1 000 kr är nettot {net}. Licensen är estnisk, så tillsynen sker i Estland och inte i Sverige. Nettot går att räkna ut i huvudet.',
  ],
  pros: [
    'Lättbegriplig bonus: {wagering} omsättning, netto {net}',
    'Estnisk licens med kontrollerbart nummer',
    'Bankuttag framme inom en timme i vårt test',
    'Daterade villkor på klar svenska',
    'Chatten svarade snabbt även på en lördagskväll',
  ],
  cons: [
    'Nytt, så långsiktig erfarenhet saknas',
    'Inga gratissnurr',
    'Spelpaus omfattar inte casinot',
    'Mindre spelutbud än de stora konkurrenterna',
  ],
  bonusDetails: {
    welcomeBonus:
      'Insättningen matchas med {match} upp till {maxBonus}. Ta exemplet 1 000 kr: bonusen blir lika stor, {turnover} ska omsättas och det kostar {cost}. Nettot är {net}. I vår modell klarar {finish} av 10 spelare omsättningen.',
    bonusTerms: [
      'Omsättningskrav: {wagering}, enbart på bonusbeloppet',
      'Insättning på minst {minDeposit}',
      'Högst 50 kr per spelomgång',
      'Kravet ska vara uppfyllt inom {validDays.days}',
      'Uttaget begränsas inte av något vinsttak',
      'Slots och skraplotter räknas fullt ut; övriga spel bidrar inte',
    ],
  },
  specialFeatures: [
    {
      title: 'Ändringslogg för villkoren',
      description:
        'Längst ned på villkorssidan listas vad som ändrats och när. Under vår testperiod gjordes två ändringar, båda språkliga.',
    },
  ],
  gameSelection:
    'Katalogen omfattar cirka 1 200 spel, och nästan alla är slots eller skraplotter. Nordiska småstudior får mer plats än på de flesta andra ställen. Det finns ett dussin bordsspel och tre livebord men inget sportspel. Sökrutan förstår både spelnamn och studionamn. Vi noterade att spel med låg återbetalning, under 94 %, har en egen märkning. Det är svårt att se vilken nytta casinot har av den, vilket gör den desto mer sympatisk.',
  gameProviders: ['Blåmes Interactive', 'Kuparihiili', 'Pohjantuuli', 'Norrkraft Games'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Vanligaste valet; bonus från {minDeposit}' },
      { method: 'Banköverföring', minimum: 200_00 },
      { method: 'Mastercard', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Inom 1 timme' },
      { method: 'Banköverföring', minimum: 200_00, time: 'Nästa bankdag' },
    ],
    processingTime:
      'Casinot utlovar en timme med Trustly. Vi tog ut 480 kr och klockade 41 minuter, identitetskontrollen inräknad.',
  },
  customerService: {
    availability: 'Varje dag 9–23',
    channels: 'Chatt, e-post och telefon på vardagar',
    languages: 'Svenska, estniska och engelska',
  },
  license: {
    type: 'Estland',
    details:
      'Den estniska skatte- och tullmyndigheten har utfärdat tillståndet HKT000281, som finns i landets öppna register. Svensk licens saknas, så varken Spelinspektionen eller Spelpaus omfattar Gäddsax, och vinster är normalt skattepliktiga.',
  },
  security:
    'Bolagsnamn, adress och tillståndsnummer går att läsa utan att logga in, och alla tre stämde överens med registret. Inloggningen bygger på bankidentifiering. Den som vill begränsa sig hittar tak för insättning, förlust och tid under samma flik som saldot. En paus som vi aktiverade gick inte att häva i förtid, precis som det ska vara.',
  userExperience:
    'Grafiken är sparsam: mörkgrönt, en gädda i hörnet och inte mycket mer. Sidorna laddas på ett ögonblick. Insättning, uttag och gränser ligger på samma rad och är lika stora, vilket är sällsynt. På surfplatta stod menyn en aning snett vid första besöket, men felet var rättat när vi kom tillbaka.',
  conclusion:
    'Som nykomling gör Gäddsax Spel ett ovanligt färdigt intryck. Nettot är bra utan att vara uppseendeväckande, villkoren är begripliga och pengarna kom fram inom timmen. Det som talar emot är den korta historiken och att svensk licens saknas. Vi sätter ändå ett högt betyg och tittar igen när casinot har varit öppet ett år.',
  faq: [
    {
      question: 'Vem står bakom Gäddsax Spel?',
      answer:
        'Ett bolag med estniskt speltillstånd, HKT000281. Bolagsnamnet anges längst ned på varje sida och stämmer med registret.',
    },
    {
      question: 'Hur räknar ni fram nettot?',
      answer:
        'Bonusen är {gross}. Omsättningen på {turnover} kostar 4 %, alltså {cost}, och resten är nettot.',
    },
    {
      question: 'Får man gratissnurr?',
      answer: 'Nej, välkomsterbjudandet består bara av bonuspengar.',
    },
    {
      question: 'Vad gäller om jag är avstängd i Spelpaus?',
      answer:
        'Avstängningen omfattar bara casinon med svensk licens och syns inte här. Har du valt att stänga av dig är vårt råd att avstå även från utländska casinon.',
    },
  ],
  authorRole: 'Redaktör för nya casinon',
  writtenOn: '2025-09-04',
  updatedOn: '2025-11-10',
  scores: { licence: 9.4, bonusTerms: 9.4, withdrawals: 9.7, games: 8.9, support: 9.1, reliability: 9.1 },
};
