import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'skärkarl-casino',
  overview: [
    'Först de egna pengarna, sedan bonusen. Den ordningen gör Skärkarl Casino intressant. Bonusen är non-sticky: så länge man spelar med sin egen insättning kan allt som vinns tas ut, och omsättningen blir aktuell först om insättningen tar slut. Det ger en ångerknapp som vanliga bonusar saknar.',
    'Vi hade tur och låg på plus efter en halvtimme. Då släppte vi bonusen, tog ut 640 kr och fick dem nästa förmiddag. Med otur hade vi i stället fått spela vidare för bonusen, med kravet {wagering}. Det är precis nollpunkten, och följaktligen är nettot {net}. Omsättningen kostar lika mycket som bonusen ger.',
  ],
  pros: [
    'Non-sticky: vinster med egna pengar kan tas ut så länge bonusen är orörd',
    'MGA-licens',
    'Bonus från {minDeposit}',
    'Tydlig delning av saldot',
  ],
  cons: [
    'Nettot är {net}',
    'Bara {finish} av 10 klarar omsättningen',
    'Uttagen godkänns inte under natten',
    'Saknar svensk licens och Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet omfattar {match} upp till {maxBonus} samt {spins} gratissnurr. Bonus och snurr är värda {gross} vid en insättning på 1 000 kr, och omsättningen kostar lika mycket. Nettot är därför {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Omsättning av bonusen: {wagering}',
      'Omsättning av snurrvinster: {spinWagering}',
      'Minsta insättning: {minDeposit}',
      'Maxinsats {maxBet}, även medan egna pengar används',
      '{validDays.days} räknat från insättningen',
      'Non-sticky: uttag av egna pengar avslutar bonusen',
    ],
    freeSpins: {
      description:
        'Samtliga snurr, 1 kr per styck, blir tillgängliga på en gång och måste spelas före bonusen.',
      table: [
        {
          day: 'Direkt efter insättningen',
          spins: '50',
          game: 'Fyrvaktarens kista',
          wager: '{spinWagering}',
        },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Två saldon',
      description: 'Egna pengar visas i blått och bonuspengar i grått. Man ser direkt när det ena tar slut.',
    },
  ],
  gameSelection:
    'Sortimentet omfattar cirka 2 500 titlar från ett tiotal studior. Vi fastnade för avdelningen med äldre slots, där insatser på några öre fortfarande förekommer. Livecasinot är väl försett, framför allt med roulette, och vid några bord börjar insatserna på 5 kr. Listan över spel som är uteslutna från bonusen är lång, 74 stycken, men den är sökbar. Spelen spärras dessutom automatiskt, så ett misstag är svårt att göra.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Fjellvind',
    'Pohjantuuli',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Banköverföring', minimum: 300_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: '14 timmar, natten inräknad' },
      { method: 'Banköverföring', minimum: 200_00, time: '1–3 bankdagar' },
    ],
    processingTime:
      'Begäran gjordes kl. 20.40 och pengarna kom kl. 10.35 dagen efter. Dagtid uppges väntan vara ett par timmar.',
  },
  customerService: {
    availability: 'Kl. 9–23',
    channels: 'Chatt, e-post och återuppringning',
    languages: 'Engelska och danska',
  },
  license: {
    type: 'Maltesisk licens',
    details:
      'Nummer MGA/B2C/9298/2023, sökbart i myndighetens register. Svensk licens och tillsyn saknas. Casinot är inte anslutet till Spelpaus, och en vinst är normalt skattepliktig.',
  },
  security:
    'Vid registreringen begärdes legitimation på en gång, vilket sinkade oss tio minuter men gjorde att uttaget sedan gick igenom utan frågor. Villkoren anger att kundmedel hålls avskilda. Till sist testade vi självavstängningen: den trädde i kraft direkt och kunde inte hävas av kundtjänsten.',
  userExperience:
    'Designen är maritim utan att kännas som en kuliss. Färgkodningen av saldona är det bästa i gränssnittet och borde kopieras av andra. Mindre lyckat är att bonusen avslutas från en undermeny som vi hittade först med chattens hjälp. Typsnittet är smalt, och i solsken på en brygga är det nästan oläsligt.',
  conclusion:
    'Non-sticky är den vänligaste bonusformen, och Skärkarl Casino hanterar den rakt och begripligt. Men ett netto på noll säger också att omsättningen kostar hela bonusen för den som börjar använda den. Bonusen är inget skäl att sätta in. Ett dugligt casino, men utan svensk licens.',
  faq: [
    {
      question: 'Förlorar jag bonusen om jag tar ut pengar?',
      answer:
        'Ja. Tar du ut medan egna pengar återstår stryks bonusen, men det du vunnit med egna pengar är ditt.',
    },
    {
      question: 'Hur kan nettot bli exakt noll?',
      answer:
        'Vid {wagering} motsvarar fyra procent av omsättningen hela bonusen. Plus och minus tar ut varandra.',
    },
    {
      question: 'Går det att spela med högre insats än {maxBet}?',
      answer: 'Först när bonusen är avslutad eller om du avstår från den redan vid insättningen.',
    },
    {
      question: 'Vart vänder jag mig om jag spelar för mycket?',
      answer:
        'Casinot har egen avstängning. Stöd på svenska ges av Stödlinjen på 020-81 91 00, utan kostnad.',
    },
  ],
  authorRole: 'Testredaktör',
  writtenOn: '2025-07-29',
  updatedOn: '2025-11-05',
  scores: { licence: 9, bonusTerms: 7.1, withdrawals: 7.9, games: 8.6, support: 8.2, reliability: 8.6 },
};
