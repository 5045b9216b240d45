import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'vassrugg-bet',
  overview: [
    'Nettot är noll, och det är svårare att förklara än plus eller minus. Vassrugg Bet ger en bonus med {wagering} omsättning. En vanlig bonus med det kravet hade slutat på minus, men den här är non-sticky: dina egna pengar spelas först, och omsättningen binder dem inte. Därför stannar nettot på {net}.',
    'Bonusen är i praktiken en extra omgång för den som redan har förlorat sin insättning. Däremot var vi positivt överraskade av hur casinot sköts i vardagen, med snabba uttag och folk i chatten som kunde sina villkor. Mindre imponerande är att licensnumret inte går att hitta.',
  ],
  pros: [
    'Non-sticky, så vinster på egna pengar kan tas ut innan bonusen används',
    'Betalar ut på några timmar',
    'Låg minsta insättning: {minDeposit}',
    'Eget saldo och bonussaldo redovisas var för sig',
  ],
  cons: [
    'Bonusens netto är {net}',
    'Omsättning {wagering}, över nollpunkten {breakEven}',
    'Curaçaolicens utan angivet nummer',
    'Ingen Spelpaus, och vinster är normalt skattepliktiga',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet är {match} upp till {maxBonus}. Den som sätter in 1 000 kr får lika mycket i bonus, men att omsätta {turnover} kostar {cost}, alltså 200 kr mer än bonusen. Eftersom bonusen är non-sticky binder omsättningen inte egna pengar, och nettot stannar på {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Typ: non-sticky, insättningen används först',
      'Omsättning: {wagering} på bonusen när den har börjat användas',
      'Insättning: lägst {minDeposit}',
      'Maxinsats med bonuspengar: {maxBet}',
      'Tid: {validDays.days}',
      'Insättningar via Skrill ger ingen bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Cashflow',
      description:
        'Så kallar casinot sin saldovy. Den visar insatt, vunnet, uttaget och bonus i skilda kolumner, och man ser genast om man ligger på minus för månaden.',
    },
  ],
  gameSelection:
    'Ungefär 2 200 spel, och ett utbud som är bättre sorterat än det är stort. Varje vecka lyfts några äldre slots fram i stället för enbart nyheter. Det finns också en tabell över alla spels återbetalning, nedladdningsbar som fil, vilket vi inte har sett någon annanstans. Livecasinot täcker blackjack, roulette och baccarat på rimliga insatsnivåer. Poker mot andra spelare saknas. Spel som inte får användas med bonus gråmarkeras så fort bonussaldot är i bruk.',
  gameProviders: ['Fjellvind', 'Pohjantuuli', 'Tähtisumu', 'Lyskaster', 'Kvarts Studio', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Ger ingen bonus' },
      { method: 'Bitcoin', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Banköverföring', minimum: 200_00, time: '4–24 timmar' },
      { method: 'Skrill', minimum: 100_00, time: '1–3 timmar' },
      { method: 'Bitcoin', minimum: 200_00, time: '1–3 timmar' },
    ],
    processingTime:
      'Efter en kväll med tur tog vi ut 1 320 kr ur det egna saldot innan bonusen rörts. Fem timmar senare var pengarna på kontot, och bonusen annullerades som avtalat.',
  },
  customerService: {
    availability: 'Dygnet runt',
    channels: 'Chatt, e-post och telefon dagtid',
    languages: 'Engelska och svenska',
  },
  license: {
    type: 'Curaçao',
    details:
      'Vassrugg uppger att licensen är från Curaçao men anger inget nummer, och vi har inte kunnat slå upp den i registret. Det drar ned betyget. Casinot står utanför svensk tillsyn och Spelpaus, och vinster är normalt skattepliktiga.',
  },
  security:
    'Att licensnumret saknas är huvudinvändningen. I övrigt sköter sig Vassrugg: verifieringen tog en eftermiddag, handlingarna bekräftades med kvittens och inloggningar från nya enheter måste godkännas. Gränser kan sättas i kronor eller i tid. En sänkt gräns gäller med en gång, en höjd först efter tre dygn.',
  userExperience:
    'Det här är en sajt för folk som gillar tabeller. Historiken går att filtrera på datum, spel och saldo, och allt kan skrivas ut. Den som helst slipper siffror kan tycka att det blir kargt. På telefonen fälls kolumnerna ihop på ett vettigt sätt, och inget viktigt göms. Vi hittade villkoren för bonusen direkt från saldovyn.',
  conclusion:
    'Vassrugg Bet är bättre än sin bonus. Ett netto på noll betyder att den inte är något skäl att sätta in, och ordningen mellan saldona måste man förstå. Uttag, kundtjänst och redovisning är starka sidor. Att licensnumret inte går att kontrollera är en svag punkt, och bristen måste åtgärdas innan vi kan ge ett högre betyg.',
  faq: [
    {
      question: 'Hur kan nettot vara noll när kravet är {wagering}?',
      answer:
        'Omsättningen kostar mer än bonusen ger, men den binder inte dina egna pengar. Då stannar nettot på noll i stället för att bli negativt.',
    },
    {
      question: 'Betyder non-sticky att man inte kan förlora?',
      answer: 'Nej. Insättningen spelas först och kan försvinna helt, precis som på alla casinon.',
    },
    {
      question: 'Varför saknas licensnumret?',
      answer:
        'Chatten svarade att det ”är på väg” till sajten. Det hade inte dykt upp när vi uppdaterade recensionen.',
    },
    {
      question: 'Vad händer med bonusen om jag tar ut?',
      answer: 'Tar du ut ur det egna saldot stryks den. Det kostar ingenting annat.',
    },
    {
      question: 'Finns det verktyg för att begränsa spelandet?',
      answer:
        'Ja, gränser för pengar och tid samt självavstängning från en dag till fem år. De gäller bara hos Vassrugg, inte på andra casinon.',
    },
  ],
  authorRole: 'Redaktör för licensfrågor',
  writtenOn: '2025-04-30',
  updatedOn: '2025-10-31',
  scores: { licence: 7.6, bonusTerms: 7.2, withdrawals: 9.6, games: 9.2, support: 9.1, reliability: 8.6 },
};
