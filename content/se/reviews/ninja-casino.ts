import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'ninja-casino',
  overview: [
    'Bonusvillkoren på Ninja Casino får plats på ett vykort. Insättningen dubblas, bonusen omsätts {wagering} och man har {validDays.days} på sig. Inga nivåer, inga koder, inga snurr som måste hämtas på tisdagar. Det är befriande, och det är dessutom billigt. Att läsa villkoren tar en minut, och ingenting i dem motsäger vad som står i bonusrutan.',
    'Räknat på 1 000 kr ska {turnover} omsättas. Det kostar {cost}, så nettot är {net}. Det hör till de bättre nettona bland casinon med svensk licens. Eftersom kravet är lågt klarar också förhållandevis många omsättningen: {finish} av 10. Vi ser casinot som ett förstahandsval för den som vill ha bank-id, Swish och Spelpaus på plats, och som klarar sig utan ett jätteutbud.',
  ],
  pros: [
    'Svensk licens och Spelpaus',
    'Netto {net} vid en insättning på 1 000 kr',
    'Omsättning på bara {wagering}',
    '{validDays.days} att spela på',
    'Uttag med Swish',
  ],
  cons: [
    'Minst {minDeposit} för att få bonus',
    'Inga gratissnurr',
    'Färre spel än hos de stora utländska casinona',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet är {match} upp till {maxBonus}, en gång per person. Vid en insättning på 1 000 kr är nettot {net}. Enligt vår beräkning klarar {finish} av 10 spelare hela omsättningen.',
    bonusTerms: [
      'Omsättningskrav: {wagering} bonusen',
      'Minsta insättning: {minDeposit}',
      'Maxinsats: {maxBet}',
      'Giltighetstid: {validDays.days}',
      'Vinsttak: inget',
    ],
  },
  specialFeatures: [
    {
      title: 'Obligatoriska gränser',
      description:
        'Före den första insättningen väljer man själv insättningsgräns per dag, vecka och månad. Fältet är tomt, inte förifyllt med ett högt belopp.',
    },
  ],
  gameSelection:
    'Urvalet är kuraterat snarare än komplett. Här finns slots från låg till hög volatilitet, ett knippe jackpottspel, kortspel mot datorn och ett livecasino med svensktalande croupierer på kvällarna. Det som saknas är främst smala titlar från mindre studior. Varje spel visar återbetalning, volatilitet och högsta vinst innan det öppnas. Automatiskt spel är avstängt, liksom snabbsnurr. Demoläge finns bara för inloggade, eftersom åldern då är kontrollerad.',
  gameProviders: ['Norrkraft Games', 'Blåmes Interactive', 'Fjellvind', 'Kvarts Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Swish', minimum: 100_00, note: 'Bonus från {minDeposit}' },
      { method: 'Trustly', minimum: 100_00, note: 'Bonus från {minDeposit}' },
    ],
    withdrawals: [
      { method: 'Swish', minimum: 100_00, time: 'Några minuter' },
      { method: 'Trustly', minimum: 100_00, time: 'Upp till en timme' },
    ],
    processingTime:
      'Casinot uppger att de flesta uttag godkänns automatiskt på några minuter. En manuell kontroll kan ta upp till ett dygn.',
  },
  customerService: {
    availability: 'Dagligen kl. 7–1',
    channels: 'Chatt, telefon och e-post',
    languages: 'Svenska och engelska',
  },
  license: {
    type: 'Svensk licens från Spelinspektionen',
    details:
      'Licensnumret är 24Si9107 och återfinns i Spelinspektionens register. Casinot är anslutet till Spelpaus, står under svensk tillsyn och får bara ge bonus vid det första speltillfället. Vinster är skattefria.',
  },
  security:
    'Inloggning sker med bank-id, så ingen annan kan öppna kontot utan din telefon och kod. Spelarmedel hålls åtskilda från bolagets pengar. Den svenska licensen innebär också omsorgsplikt: ändras spelmönstret kan casinot höra av sig, föreslå lägre gränser eller pausa kontot. Överst på varje sida ligger länkar till Spelpaus, spelgränser och självtest.',
  userExperience:
    'Det mesta är svart och rött, typsnittet stort och knapparna få. Från startsidan till ett spel är det två tryck, och lika kort väg till uttaget. Kassan visar hur mycket av insättningsgränsen som är förbrukad. Det enda irritationsmomentet är en maskot som dyker upp mellan sidorna; den kan stängas av under inställningar.',
  conclusion:
    'Enkelheten är inget tomt löfte här. Låg omsättning, lång giltighetstid, uttag med Swish och svensk licens gör Ninja Casino till ett av de mest genomtänkta casinona i jämförelsen. Nettot är mer än halva bonusen, men {notFinish} av 10 spelar bort pengarna innan omsättningen är klar. Vi rekommenderar det, med en låg gräns satt från början.',
  faq: [
    {
      question: 'Vad händer om jag är avstängd via Spelpaus?',
      answer: 'Då släpps du inte in. Kontrollen görs mot det nationella registret varje gång du loggar in.',
    },
    {
      question: 'Hur mycket behöver jag omsätta?',
      answer: '{wagering.number} kr per bonuskrona. En bonus på {gross} kräver alltså spel för {turnover}.',
    },
    {
      question: 'Går det att få bonus igen senare?',
      answer: 'Nej. Svensk lag tillåter bara bonus vid det första speltillfället hos licenshavaren.',
    },
    {
      question: 'Betalar jag skatt på vinsten?',
      answer: 'Nej, vinster från spel med svensk licens är skattefria för spelaren.',
    },
    {
      question: 'Var får jag hjälp om spelandet blir ett problem?',
      answer: 'Ring Stödlinjen på 020-81 91 00, gratis och anonymt, eller stäng av dig via Spelpaus.',
    },
  ],
  authorRole: 'Konsumentredaktör',
  writtenOn: '2025-03-12',
  updatedOn: '2025-11-12',
  scores: { licence: 10, bonusTerms: 9.2, withdrawals: 9.6, games: 8.7, support: 9.1, reliability: 9.4 },
};
