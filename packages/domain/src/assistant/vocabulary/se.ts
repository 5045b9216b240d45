import type { WordLists } from './word-lists.ts';

// word-lists.ts explains the fields and the notation.
export const SE: WordLists = {
  words: `
    casino|,t,n,na erbjudande|,t,n,na villkor|,en,et bonusvillkor|,en omsättning|,en omsättningskrav|,et,en
    recension|,en,er,erna jämförelse|,n licens|,en,er spelare|,n tal|,et fråga|,n
    är vara har ger erbjuder får fått finns ingår gäller visar anger betyder innebär räknas beräknas kan få jämföra läsa
    hitta blir
    du en ett den det de dem dess deras sin sitt sina denna detta dessa som att vilken vilket vilka vad hur när där om
    av från hos i på för med till efter per också även dessutom medan däremot alltså därför eftersom så sedan först
    ungefär cirka mellan både respektive hej tack giltig giltigt giltiga fyllt`,
  conjunctions: 'och samt men eller',
  unfinished: 'det den de dem är vara har kan får blir att som när om eftersom så ett en',
  phrases: `
    bra fråga; varsågod; till exempel; upp till; prislapp inget löfte; prislapp och inget löfte; bonusen minus vad omsättningen kostar; hur mycket; hur många; hur många gånger;
    hur länge; av tio spelare; hur många av tio spelare; klarar omsättningen;
    klarar omsättningen innan pengarna tar slut; måste spelas igenom; ska spelas igenom; före uttag;
    innan du kan ta ut pengarna; spelar för egna pengar; spelar först för egna pengar; först spelar för egna pengar;
    kan ta ut dina egna pengar; innan bonusen används; innan bonusen börjar användas; ju högre omsättningskravet är;
    under omsättningen; läs villkoren; kontrollera villkoren; innan du sätter in pengar; innan du gör en insättning;
    varierar mellan casinon; varierar mellan olika casinon; varierar från casino till casino; andra erbjudanden;
    andra casinon; fråga mer om; veta mer om; din fråga; om du vill; vill du; söker du; letar du efter; sorts bonus;
    jag hjälper dig att; jag hittade; gratissnurrens värde; styck;
    förlorar hela insättningen; för de andra tar pengarna slut först`,
  claims: {
    noregistration: 'utan registrering; kräver ingen registrering',
    nodeposit: 'utan insättning; kräver ingen insättning; insättningsfri|,a,tt',
    nonsticky: 'non-sticky; non-sticky-bonus|,en,ar',
    cashflow: 'cashflow; cashflow-bonus|,en,ar',
    halfsticky: 'half-sticky; half-sticky-bonus|,en,ar',
    exclusive: 'endast här; endast hos oss',
    freespinsfeature: 'gratissnurr|,en,ens',
    wagerfreefeature: `utan omsättning|,skrav; omsättningsfri|,a,tt; det finns inget omsättningskrav;
      finns inget omsättningskrav; har inget omsättningskrav; inget omsättningskrav; kräver ingen omsättning`,
    quick: 'snabbcasino|,t,n',
    taxfree: 'licens inom EES; EES-licens|,en',
    mga: 'Malta; MGA; MGA-licens|,en; maltesisk|,a; licensen kommer från Malta',
    estonian: 'Estland; estnisk|,a',
    curacao: 'Curaçao',
    swedish: 'Spelinspektionen; svensk licens; den svenska licensen',
    danish: 'Danmark; dansk licens; Spillemyndigheden',
    cashback: 'cashback|,en; cashback-bonus|,en; betalar tillbaka en del av förlusterna',
    new: 'nytt casino; ett nytt casino; det nya casinot; nya casinon',
    noFreeSpins: 'inga gratissnurr; innehåller inga gratissnurr',
    lowWagering: 'lågt omsättningskrav; låg omsättning; omsättningskravet är lågt; omsättningen är låg',
    undisclosed: 'anger inte omsättningskravet; inte anger omsättningskravet; omsättningskravet anges inte',
    notCalculated: `går inte att räkna ut; inte anger allt; anger inte allt;
      inte anger bonusprocenten; inte anger högsta bonus; inte anger gratissnurrens värde`,
    netPlus: 'nettot är positivt; nettot är på plus',
    netMinus: `nettot är negativt; nettot är på minus; nettot kan också vara negativt; det kan också vara negativt;
      beloppet kan också vara minus; kostar mer än bonusen ger`,
    netZero: 'alltså ingenting',
    topNet: 'största nettot; högsta nettot; störst netto; högst netto',
  },
  roles: {
    bonus: `bonus|,en,ens,ar,arna; casinobonus|,en,ar; välkomstbonus|,en; insättningsbonus|,en; bonusprocent|,en;
      högsta bonus`,
    deposit: 'när du sätter in; om du sätter in; sätter du in; vid en insättning på; insättning|,en',
    minDeposit: 'minsta insättning|,en; lägsta insättning|,en',
    bet: 'insats|,en; högsta insats|,en; maxinsats|,en',
    win: 'högsta vinst|,en; vinsttak|,et',
    spinValue: 'värda; värt',
    net: 'netto|,t; nettovärde|,t; nettobelopp|,et; desto lägre är nettot; desto lägre blir nettot',
    cost: 'kostar',
    requires: 'kräver',
    rtp: `spelen betalar tillbaka; spelen i snitt betalar tillbaka; vi räknar med att spelen betalar tillbaka;
      vi räknar med att spelen i snitt betalar tillbaka`,
    atLeast: 'minst',
    atMost: 'högst',
    finish: 'i mål; spelare klarar omsättningen',
    score: 'betyg|,et; av oss',
  },
  units: {
    money: 'kr; kronor; krona; SEK',
    percent: '%; procent',
    times: '×; x; gånger',
    ofTen: '/10; av 10',
    days: 'dag|,ar',
    spins: 'gratissnurr; snurr',
    count: 'casino|,n; erbjudande|,n',
    age: '+; år',
  },
  nameEndings: "[:'’]?s",
};
