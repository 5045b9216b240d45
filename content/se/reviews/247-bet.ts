import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: '247-bet',
  overview: [
    'Sportspelet är det bästa med 247 Bet. Oddssidan är bred, kassan är snabb och kundtjänsten bemannad dygnet runt, precis som namnet utlovar. Casinot ligger bakom en egen flik och känns inte som ett påhäng. Saldot är gemensamt, så länge man spelar med egna pengar. Så långt är det mesta bra.',
    'Casinobonusen är en annan sak. Kravet på {wagering} är högre än nollpunkten {breakEven}, och då räcker inte bonusen till sin egen omsättning. En insättning på 1 000 kr ger {gross} i bonus, men det kostar {cost} att spela igenom den. Nettot är {net}. Vårt råd är enkelt: den som ändå tänker spela här kan tacka nej till erbjudandet och slipper då både maxinsats och tidsgräns.',
  ],
  pros: [
    'MGA-licens med kontrollerbart nummer',
    'Sport och casino med gemensamt saldo',
    'Kundtjänst dygnet runt',
    'Uttag behandlas även på helger',
  ],
  cons: [
    'Bonusen har ett netto på {net}',
    'Bara {finish} av 10 spelare klarar omsättningen',
    'Sportspel räknas inte av mot casinobonusens krav',
    'Inte anslutet till Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nya kunder erbjuds {match} upp till {maxBonus} på casinot. Taket nås vid en insättning på {fullDeposit}. Räknat på 1 000 kr ska {turnover} omsättas, och nettot landar på {net}. {finish} av 10 spelare klarar omsättningen. De andra får slut på pengar först.',
    bonusTerms: [
      'Kravet är {wagering} bonusen; insättningen räknas inte in',
      'Bonusen kräver minst {minDeposit}',
      'Maxinsats {maxBet} per spelomgång',
      'Allt ska vara omsatt inom {validDays.days}',
      'Oddsspel räknas inte',
      'Insättning med Skrill eller Neteller ger ingen bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Ett saldo för allt',
      description:
        'Egna pengar kan användas både till odds och casino utan överföring. Bonuspengar kan det inte.',
    },
  ],
  gameSelection:
    'Oddsdelen täcker de stora lagsporterna ned till division 2 i Sverige, dessutom trav, tennis och e-sport. I casinot finns slots, jackpottspel och ett ordentligt livecasino med bord i flera prisklasser. Filtren är få: studio, speltyp och popularitet, ingenting mer. Insatserna börjar på 1 kr i de flesta slots, och livebordens lägsta insats anges redan i listan. Några spel går att öppna i demoläge före inloggning.',
  gameProviders: [
    'Havgus Studio',
    'Fjellvind',
    'Kobolt Play',
    'Rav & Bernstein',
    'Skumring Live',
    'Isbre Interactive',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 200_00 },
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Ger inte rätt till bonus' },
      { method: 'Neteller', minimum: 100_00, note: 'Ger inte rätt till bonus' },
    ],
    withdrawals: [
      { method: 'Skrill och Neteller', minimum: 200_00, time: 'Inom några timmar' },
      { method: 'Banköverföring', minimum: 200_00, time: '1–2 bankdagar' },
    ],
    processingTime:
      'Bolaget anger högst fyra timmar för godkännandet, alla dagar i veckan. Det första uttaget tar längre tid, eftersom identiteten då kontrolleras.',
  },
  customerService: {
    availability: 'Dygnet runt, alla dagar',
    channels: 'Chatt, e-post och ett formulär för klagomål',
    languages: 'Engelska, tyska och finska',
  },
  license: {
    type: 'Licens från Malta (MGA)',
    details:
      'Numret är MGA/B2C/9109/2022 och kan slås upp hos den maltesiska myndigheten. Licensen är inte svensk. Casinot står därför inte under Spelinspektionens tillsyn, är inte anslutet till Spelpaus, och vinster är normalt skattepliktiga.',
  },
  security:
    'Tvåstegsinloggning finns, men den måste man själv slå på under kontoinställningarna. Klagomål som inte löses kan föras vidare till ett oberoende tvistlösningsorgan, vilket den maltesiska licensen kräver. Egna gränser för insättning, förlust och speltid ligger samlade på en sida. Sänkningar gäller genast, höjningar först efter ett dygn.',
  userExperience:
    'Två flikar, två världar: oddsdelen är tät och full av siffror, casinodelen luftig. På en mindre telefon blir oddskupongen trång och täcker menyn. Sidan kommer ihåg vilken flik man senast använde. Bonusvillkoren ligger dock tre klick bort från kassan, och det är minst två för många.',
  conclusion:
    'Som spelsajt är 247 Bet stabil, med tydliga gränser, ständigt bemannad kundtjänst och en licens inom EES. Som bonusgivare övertygar bolaget inte. Ett negativt netto betyder att omsättningen kostar mer än bonusen ger. Betyget bygger alltså på allt annat än erbjudandet.',
  faq: [
    {
      question: 'Kan jag använda bonusen på sportspel?',
      answer: 'Nej, den gäller bara i casinot. Oddsspel räknas inte heller mot omsättningen.',
    },
    {
      question: 'Varför blir nettot negativt?',
      answer:
        'Vid 96 % återbetalning kostar varje satsad krona fyra öre. När {turnover} ska satsas blir det {cost}, alltså mer än bonusen på {gross}.',
    },
    {
      question: 'Hur stänger jag av mig?',
      answer:
        'Det gör du under Spelansvar på kontot, från en dag och uppåt eller tills vidare. Avstängningen gäller bara här; vill du prata med någon når du Stödlinjen på 020-81 91 00.',
    },
    {
      question: 'Vilken ålder gäller?',
      answer: 'Åldersgränsen är 18 år, och casinot kontrollerar den senast vid det första uttaget.',
    },
  ],
  authorRole: 'Odds- och casinoredaktör',
  writtenOn: '2025-05-19',
  updatedOn: '2025-11-10',
  scores: { licence: 9, bonusTerms: 6.4, withdrawals: 9.8, games: 9.6, support: 9.7, reliability: 9.6 },
};
