import { CONTROLLER_SECTION } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import type { PlainPageText } from '../plain-texts.ts';

export const pages: Record<PageKey, PlainPageText> = {
  home: {
    search: {
      title: 'Bästa casinobonusarna {year} · Nettobonus',
      description:
        'Jämför casinobonusar efter netto: bonusen minus vad omsättningen kostar. Samma formel används för alla erbjudanden. Åldersgränsen är 18 år.',
      keywords: [
        'casinobonus',
        'bästa casinobonusarna {year}',
        'jämför casinobonusar',
        'omsättningskrav',
        'nettovärde casinobonus',
      ],
    },
    heading: 'Bästa casinobonusarna {year}',
    lead: 'Netto är bonusen minus vad omsättningen kostar. Det motsvarar den effektiva räntan på ett lån.',
    intro: [
      'Omsättningen är det belopp du måste spela för innan bonusen får tas ut. Därför är den största bonusen sällan den bästa.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Snabbcasinon: licens, villkor och netto · Nettobonus',
      description:
        'Läs hur ett snabbcasino fungerar och vad bonusen är värd efter omsättningen. Jämför netto, villkor och licens.',
      keywords: [
        'snabbcasino',
        'snabbcasinon',
        'snabba uttag casino',
        'snabbcasino bonus',
        'snabbcasino licens',
      ],
    },
    heading: 'Snabbcasinon',
    lead: 'Enklare inloggning, men nettot räknas ut på samma sätt.',
    intro: [
      'På ett snabbcasino identifierar du dig via banken eller med e-legitimation i stället för att fylla i ett formulär. Spelkontot skapas i bakgrunden, och casinot kontrollerar fortfarande vem du är och att du har åldern inne. Insättningar och uttag går mellan bankkontot och spelkontot, vilket ofta förkortar väntan på ett uttag.',
      'Ett snabbt uttag säger ingenting om vad bonusen är värd. Därför räknar vi ut nettot på samma sätt här som i övriga listor: bonusen och gratissnurren minus fyra procent av det belopp som ska omsättas. Är kravet högre än 25 gånger bonusen kostar omsättningen mer än bonusen ger.',
      'Snabbheten gör det också lätt att sätta in mer än man tänkt sig. Bestäm beloppet i förväg och sätt en insättningsgräns på spelkontot. Casinon med svensk licens är anslutna till Spelpaus. Det gäller inte casinon som bara har utländsk licens, så kontrollera licensen i recensionen eller på faktabladet.',
    ],
    guideHeading: 'Så fungerar ett snabbcasino',
    faq: [
      {
        question: 'Hur lång tid tar ett uttag från ett snabbcasino?',
        answer:
          'Det beror på casinots kontroller, på banken och på hur snabbt uttaget godkänns, så vi lovar ingen tid. Casinot kan begära fler uppgifter, till exempel vid ett större belopp, och då dröjer det längre. I recensionerna tar vi upp uttagstiden.',
      },
      {
        question: 'Måste jag ta emot bonusen?',
        answer:
          'Nej, en bonus går i regel att tacka nej till. Då finns det inget att omsätta för bonusens skull, och bonusens maxinsats gäller inte heller. Är bonusen redan aktiverad kan ett uttag i förtid göra att den stryks. Vad som gäller står i casinots villkor.',
      },
      {
        question: 'Kan jag få välkomstbonus på flera snabbcasinon?',
        answer:
          'Ett bolag med svensk licens får bara ge dig bonus en gång, vid första speltillfället. Samma bolag kan driva flera casinon under en licens, och då räknas de ihop. Jämför därför bolagsnamnen i villkoren, inte bara namnen på casinona.',
      },
      {
        question: 'Hur kontrollerar jag om licensen är svensk?',
        answer:
          'Sök i Spelinspektionens register på det bolagsnamn som står i casinots villkor, och kontrollera att webbadressen stämmer. Finns bolaget inte i registret bör du utgå från att svensk licens saknas. Att sidan är på svenska eller tar emot insättningar i kronor är inget bevis.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Casinon med estnisk licens · Nettobonus',
      description:
        'Läs vad en estnisk spellicens innebär för dig i Sverige, vad den inte täcker och vad bonusarna är värda efter omsättningen.',
      keywords: ['casino estnisk licens', 'estnisk spellicens', 'emta licens casino', 'casino estland'],
    },
    heading: 'Casinon med estnisk licens',
    lead: 'Vad licensen från Estland innebär, och vad den inte täcker.',
    intro: [
      'Spellicenser i Estland utfärdas av landets skatte- och tullmyndighet, och tillstånden finns i ett offentligt register. Med licensnumret går det att kontrollera vilket bolag som står bakom casinot och om tillståndet gäller.',
      'En estnisk licens är inte en svensk spellicens. Casinon som riktar sig till Sverige ska ha licens från Spelinspektionen. Ett casino utan sådan licens är inte anslutet till Spelpaus, och de svenska reglerna om bonusar och insättningsgränser tillämpas inte där. Vid en tvist kan du inte heller räkna med hjälp från den svenska tillsynsmyndigheten.',
      'Nettot i listan visar bara vad bonusen är värd, inte hur tryggt casinot är. Vi räknar med samma insättning för alla erbjudanden och drar av vad omsättningen kostar. Läs nettot tillsammans med giltighetstiden och maxinsatsen, för de påverkar om kravet går att klara i praktiken.',
    ],
    guideHeading: 'Om estnisk licens',
    faq: [
      {
        question: 'Gäller Spelpaus på casinon med estnisk licens?',
        answer:
          'Nej, Spelpaus omfattar bara bolag med svensk licens. Ett estniskt casino har egna verktyg för gränser och avstängning, men de gäller bara där. Har du stängt av dig från spel bör du avstå även här.',
      },
      {
        question: 'Hur kontrollerar jag en estnisk licens?',
        answer:
          'Tillståndsnumret står i recensionen eller på casinots faktablad och kan slås upp i det estniska registret över tillstånd. Jämför bolagsnamnet där med namnet i casinots villkor. Stämmer de inte överens bör du låta bli att sätta in pengar.',
      },
      {
        question: 'Är vinsten skattefri om casinot har estnisk licens?',
        answer:
          'Inte för licensens skull. Vinster är skattefria när spelet har svensk licens. Riktar sig casinot till Sverige utan svensk licens är vinsten normalt skattepliktig, även om Estland hör till EES. Skatteverket kan ge besked om ditt fall.',
      },
      {
        question: 'Vart vänder jag mig om casinot och jag inte kommer överens?',
        answer:
          'Börja med casinots kundtjänst och be om ett skriftligt svar. I villkoren ska det stå vem som prövar tvister därefter, vanligen ett organ i Estland. Spelinspektionen har ingen tillsyn över casinot.',
      },
    ],
  },
  'mga-licence': {
    search: {
      title: 'Casinon med MGA-licens · Nettobonus',
      description:
        'Läs hur den maltesiska spellicensen fungerar och hur den skiljer sig från en svensk. Se även vad bonusarna är värda efter omsättningen.',
      keywords: [
        'mga-licens',
        'mga casino',
        'casino med mga-licens',
        'malta gaming authority',
        'maltesisk spellicens',
      ],
    },
    heading: 'Casinon med MGA-licens',
    lead: 'Licens från Malta. Nettot räknas ut som för alla andra.',
    intro: [
      'MGA står för Malta Gaming Authority, den maltesiska spelmyndigheten. Den ställer krav på bland annat ålderskontroll, skydd av spelarnas pengar och hantering av klagomål. En licens har ett nummer som kan kontrolleras i myndighetens register, och uppgifterna där bör stämma med det bolag som står i casinots villkor.',
      'En MGA-licens ersätter inte en svensk licens. Spelpaus gäller bara hos bolag med licens från Spelinspektionen, och detsamma gäller de svenska reglerna om bonusar. Har du stängt av dig från spel ger ett casino med enbart utländsk licens alltså inte samma skydd. Kontakta då hellre Stödlinjen på 020-81 91 00.',
      'Bonusarna skiljer sig mycket åt även under samma licens. Det som avgör nettot är hur stor bonusen blir vid insättningen, hur många gånger den ska omsättas och om kravet gäller enbart bonusen eller även insättningen. Är villkoren inte tillräckligt kända räknar vi inte ut något netto.',
    ],
    guideHeading: 'Om MGA-licensen',
    faq: [
      {
        question: 'Vad är skillnaden mellan en MGA-licens och en svensk licens?',
        answer:
          'Tillsynen. Casinon med MGA-licens står under tillsyn på Malta, de med svensk licens under Spelinspektionen. Bara den svenska licensen innebär att Spelpaus, obligatoriska insättningsgränser och regeln om en enda bonus gäller.',
      },
      {
        question: 'Är det tillåtet för mig att spela på ett MGA-casino?',
        answer:
          'Den svenska spellagen riktar sig mot den som anordnar spel, inte mot den enskilda spelaren. Ett casino som riktar sig till Sverige ska dock ha svensk licens, och utan den saknar du det svenska skyddet.',
      },
      {
        question: 'Hur kontrollerar jag en MGA-licens?',
        answer:
          'Numret står i recensionen eller på casinots faktablad och börjar på MGA/B2C. Sök på det i myndighetens register och kontrollera att bolaget är detsamma som i villkoren och att licensen är aktiv.',
      },
      {
        question: 'Är bonusarna bättre på casinon med MGA-licens?',
        answer:
          'Inte i sig. Bland dem finns både bonusar med högt netto och bonusar som kostar mer än de ger. Licensen säger ingenting om nettot.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Omsättningsfria bonusar · Nettobonus',
      description:
        'Casinobonusar utan omsättningskrav har samma netto som brutto. Läs vad som ändå kan begränsa bonusen och jämför villkoren.',
      keywords: [
        'omsättningsfri bonus',
        'omsättningsfria bonusar',
        'bonus utan omsättningskrav',
        'casinobonus utan omsättning',
        'omsättningsfria gratissnurr',
      ],
    },
    heading: 'Omsättningsfria bonusar',
    lead: 'När inget ska omsättas är nettot lika stort som bonusen.',
    intro: [
      'En omsättningsfri bonus behöver inte spelas igenom ett visst antal gånger före uttag. Därför finns det ingen omsättningskostnad att dra av, och nettot blir detsamma som bruttot. Bonusformen är lätt att förstå, men beloppet i annonsen är ofta mindre än för bonusar med höga krav.',
      'Andra villkor kan ändå gälla. Titta efter minsta insättning, maxinsats, giltighetstid och vinsttak. Ibland är bara gratissnurren omsättningsfria medan resten av bonusen har ett krav. Då räknar vi varje del för sig och lägger ihop resultatet till ett netto.',
      'Att bonusen saknar omsättningskrav betyder inte att spelet går med vinst. Vid 96 % återbetalning kostar varje satsad hundralapp fortfarande 4 kr. Det som försvinner är kravet att fortsätta spela för att få ta ut pengarna.',
    ],
    guideHeading: 'Så fungerar en omsättningsfri bonus',
    faq: [
      {
        question: 'Kan jag ta ut bonusen direkt?',
        answer:
          'Det beror på villkoren. En del casinon betalar ut bonusen som vanliga pengar, medan andra kräver att den först satsas en gång. Det senare är en omsättning på 1× och kostar fyra procent av bonusen. Casinot kan också behöva kontrollera din identitet före uttaget.',
      },
      {
        question: 'Är en omsättningsfri bonus alltid värd mest?',
        answer:
          'Nej. En omsättningsfri bonus på 500 kr har nettot 500 kr. En bonus på 1 000 kr med kravet 10× innebär att 10 000 kr ska omsättas. Det kostar 400 kr, så nettot är 600 kr, och då klarar inte alla omsättningen innan pengarna tar slut.',
      },
      {
        question: 'Hur många klarar omsättningen?',
        answer:
          'Det finns inget krav att klara, så den siffran visas inte för omsättningsfria bonusar. Hur det går för den som spelar vidare med pengarna är en annan sak.',
      },
      {
        question: 'Räknas cashback som en omsättningsfri bonus?',
        answer:
          'Ja, om cashbacken kan tas ut utan krav, och då finns erbjudandet med i listan. Men du får något tillbaka bara om du har förlorat: beloppet minskar en förlust och är ingen vinst. Cashback som kommer utöver en insättningsbonus ingår inte i bonusens netto.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Bonusar från 200 %: netto och villkor · Nettobonus',
      description:
        'En hög bonusprocent ger också mer att omsätta. Se vad casinobonusar på 200 % eller mer är värda när kostnaden är avdragen.',
      keywords: [
        'casinobonus 200 procent',
        'bonus över 200 procent',
        'stor casinobonus',
        'hög bonus omsättningskrav',
      ],
    },
    heading: 'Bonusar från 200 %',
    lead: 'Stor bonus, ofta högt omsättningskrav. Nettot visar skillnaden.',
    intro: [
      'Här samlas bonusar på 200 % eller mer av insättningen. En högre procentsats ger ett större bonusbelopp att börja med, men också ett större belopp att omsätta. Kravet multipliceras med bonusen, så kostnaden växer i samma takt som bonusen. Därför kan en mindre bonus med lågt krav vara värd mer.',
      'Ett exempel: sätter du in 1 000 kr och får 200 % blir bonusen 2 000 kr. Vid 15× ska 30 000 kr omsättas. Det kostar 1 200 kr, så nettot är 800 kr. Vid 35× ska 70 000 kr omsättas. Det kostar 2 800 kr, alltså 800 kr mer än bonusen.',
      'Nollpunkten är 25× när kravet bara gäller bonusen. Ju högre kravet är, desto färre spelare klarar omsättningen innan pengarna tar slut, och därför visar vi även hur många av 10 som gör det. Ingen kan förlora mer än det som satts in, så nettot visas aldrig lägre än minus hela insättningen.',
    ],
    guideHeading: 'Vad innebär en hög bonusprocent?',
    faq: [
      {
        question: 'Finns det någon stor bonus med positivt netto?',
        answer:
          'Det förekommer. Är kravet klart lägre än 25 gånger bonusen är nettot plus även vid 200 %. De flesta stora bonusar i listan har högre krav. Läs därför nettot före procentsatsen.',
      },
      {
        question: 'Varför har flera bonusar samma låga netto?',
        answer:
          'Du kan inte förlora mer än insättningen, och därför stannar nettot vid minus hela beloppet. Två bonusar kan alltså visa samma siffra trots att den ena har ett betydligt hårdare krav.',
      },
      {
        question: 'Vad betyder det att en stor bonus är sticky eller half-sticky?',
        answer:
          'Att själva bonusbeloppet dras av när du tar ut pengar. Det drar vi av även i nettot, utöver vad omsättningen kostar. Resten av saldot kan tas ut när omsättningen är klar.',
      },
      {
        question: 'Kan jag sätta in mindre för att minska kostnaden?',
        answer:
          'Ja, bonusen och beloppet som ska omsättas minskar i takt med insättningen, och en mindre insättning innebär mindre att förlora. Du kan också tacka nej till bonusen.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Skatt på casinovinster: licensen avgör · Nettobonus',
      description:
        'Vinster är skattefria när spelet har svensk licens. Läs vad som gäller för casinon med annan licens och varför skatten inte ingår i nettot.',
      keywords: [
        'skatt på casinovinst',
        'skattefri casinovinst',
        'skatt på spelvinster',
        'casino inom ees',
        'ees-licens casino',
      ],
    },
    heading: 'Skatt på casinovinster',
    lead: 'Vinsten är skattefri när casinot har svensk licens. Listan visar alla med licens inom EES.',
    intro: [
      'Vinster är skattefria när spelet har svensk licens. Riktar sig ett utländskt casino till Sverige utan svensk licens är vinsten normalt skattepliktig, även om licensen är från ett EES-land som Malta eller Estland. Detsamma gäller casinon med licens utanför EES, till exempel från Curaçao. En skattepliktig vinst ska tas upp i deklarationen.',
      'Listan samlar casinon med licens inom EES, både svenska och utländska. Att ett casino finns med betyder alltså inte att vinsten är skattefri. Texten är ingen skatterådgivning, och bedömningen kan bero på omständigheterna. Är du osäker, eller rör det sig om ett större belopp, bör du fråga Skatteverket.',
      'Skatten ingår inte i nettot, som är bonusen minus vad omsättningen kostar. Skattefrihet gör alltså inte en dyr bonus billigare. Licensen avgör dessutom vilken myndighet som utövar tillsyn och om Spelpaus gäller, vilket kräver svensk licens.',
    ],
    guideHeading: 'Om skatt på casinovinster',
    faq: [
      {
        question: 'Måste jag deklarera en vinst från ett casino inom EES?',
        answer:
          'Inte om casinot har svensk licens. Har det bara en licens från ett annat EES-land men riktar sig till Sverige är vinsten normalt skattepliktig. Är du osäker kan Skatteverket ge besked om ditt fall.',
      },
      {
        question: 'Vad gäller för en vinst från ett Curaçaocasino?',
        answer:
          'Casinot saknar svensk licens, så vinsten är normalt skattepliktig. Spara underlag för insatser, vinster och uttag, och fråga Skatteverket hur beloppet ska redovisas.',
      },
      {
        question: 'Är ett casino med skattefria vinster också ett tryggt casino?',
        answer:
          'Inte nödvändigtvis. En svensk licens ger skattefria vinster, tillsyn och Spelpaus, men villkor och uttag kan ändå skilja sig åt mellan casinon. Läs därför recensionen också.',
      },
      {
        question: 'Räknar ni in skatten i nettot?',
        answer:
          'Nej. Nettot är bara bonusen minus vad omsättningen kostar. Eventuell skatt tillkommer och beror på vad du vinner och var.',
      },
    ],
  },
  'free-spins': {
    search: {
      title: 'Gratissnurr: värde och villkor · Nettobonus',
      description:
        'Vad är gratissnurr värda? Vi räknar in värdet per snurr, återbetalningen och omsättningskravet och visar nettot.',
      keywords: [
        'gratissnurr',
        'free spins',
        'gratissnurr casino',
        'värde på gratissnurr',
        'gratissnurr omsättningskrav',
      ],
    },
    heading: 'Gratissnurr',
    lead: 'Antalet säger lite. Värdet per snurr och villkoren säger mer.',
    intro: [
      'Gratissnurr, eller free spins, är snurr på en slot där casinot står för insatsen. Värdet är antalet snurr × beloppet per snurr × återbetalningen, som vi sätter till 96 %. 100 snurr på 1 kr är alltså värda 96 kr innan villkoren räknas in.',
      'Vinsten från snurren har ofta ett eget omsättningskrav. Vid 25× är nettot noll, och är kravet högre kostar omsättningen mer än snurren ger. Det kan också finnas ett vinsttak, och snurren kan vara bundna till ett enda spel.',
      'Ordet gratis betyder inte att erbjudandet saknar kostnad. Många gratissnurr kräver en insättning, och en del gäller bara i några dagar. I nettot räknar vi snurren tillsammans med bonusen, så att ett stort antal snurr inte får erbjudandet att se bättre ut än det är.',
    ],
    guideHeading: 'Vad är gratissnurr värda?',
    faq: [
      {
        question: 'Hur räknar ni ut värdet av gratissnurr?',
        answer:
          '50 snurr på 1 kr är värda 48 kr vid 96 % återbetalning. Ska vinsten omsättas 20× blir det 960 kr i insatser, som kostar drygt 38 kr. Nettot är knappt 10 kr.',
      },
      {
        question: 'Vad är omsättningsfria gratissnurr?',
        answer:
          'Snurr där vinsten läggs på saldot som vanliga pengar och kan tas ut utan att spelas igenom. Då är nettot lika stort som snurrens värde, om inget vinsttak begränsar det.',
      },
      {
        question: 'Får jag välja vilket spel jag snurrar på?',
        answer:
          'Sällan. Snurren är i regel bundna till ett eller två spel, med en fast insats. Vilka spel det gäller framgår av villkoren och tas upp i recensionen om det finns en.',
      },
      {
        question: 'Vad händer om jag inte använder snurren i tid?',
        answer:
          'De förfaller. Många casinon delar ut dem i omgångar som bara gäller ett dygn, och då är en missad dag förlorad. Det är inget skäl att spela oftare än du hade tänkt.',
      },
    ],
  },
  'no-deposit': {
    search: {
      title: 'Bonusar utan insättning · Nettobonus',
      description:
        'Läs hur en casinobonus utan insättning fungerar, vad omsättningskrav och vinsttak innebär och hur vi räknar fram nettot.',
      keywords: [
        'bonus utan insättning',
        'casinobonus utan insättning',
        'gratissnurr utan insättning',
        'no deposit bonus',
      ],
    },
    heading: 'Bonusar utan insättning',
    lead: 'Ingen insättning krävs, men villkoren är ofta strängare.',
    intro: [
      'En bonus utan insättning är ett mindre belopp eller några gratissnurr som ges när spelkontot öppnas. Du sätter inte in egna pengar, men det betyder inte att allt du vinner går att ta ut. Vanligen finns både ett omsättningskrav och ett vinsttak.',
      'Vi räknar på samma sätt som för andra erbjudanden: värdet av bonusen eller snurren, begränsat av ett eventuellt vinsttak, minus vad omsättningen kostar. Beloppen blir ofta små. När villkoren inte är tillräckligt kända säger vi att underlaget inte räcker i stället för att gissa.',
      'Ett bolag med svensk licens får bara ge varje spelare bonus en gång, vid första speltillfället. Utbudet varierar, och listan kan tidvis vara tom. Tänk också på att ett öppnat spelkonto kan leda till reklam och nya erbjudanden. Du har rätt att tacka nej till direktmarknadsföring.',
    ],
    guideHeading: 'Om bonusar utan insättning',
    faq: [
      {
        question: 'Kan jag förlora pengar på en bonus utan insättning?',
        answer:
          'Inte på själva bonusen, för inga egna pengar används. Gör du en insättning efteråt är det vanligt spel, och då kan hela insättningen förloras.',
      },
      {
        question: 'Varför är nettot ofta 0 kr?',
        answer:
          'Ta 50 snurr på 1 kr, som är värda 48 kr. Vid 40× ska 1 920 kr omsättas, och det kostar omkring 77 kr. Det är mer än snurren ger, men eftersom inga egna pengar står på spel stannar nettot på noll.',
      },
      {
        question: 'Vad innebär ett vinsttak?',
        answer:
          'Att bara ett visst belopp får tas ut, till exempel 1 000 kr, hur mycket du än vinner. Det som överstiger taket stryks vid uttaget.',
      },
      {
        question: 'Varför måste jag legitimera mig för en gratis bonus?',
        answer:
          'Casinot måste kontrollera din ålder och identitet och att du inte redan har fått bonusen. Ibland görs det när kontot öppnas, ibland först vid uttaget.',
      },
    ],
  },
  'non-sticky': {
    search: {
      title: 'Non-sticky-bonusar: så fungerar de · Nettobonus',
      description:
        'Med en non-sticky-bonus spelas egna pengar först. Läs hur det påverkar nettot, vad som skiljer den från sticky och vad du bör kontrollera.',
      keywords: [
        'non-sticky bonus',
        'non-sticky casinobonus',
        'sticky bonus',
        'skillnad sticky och non-sticky',
      ],
    },
    heading: 'Non-sticky-bonusar',
    lead: 'Egna pengar spelas först, bonusen bara om de tar slut.',
    intro: [
      'Med en non-sticky-bonus hålls insättningen och bonusen isär. Du spelar först med dina egna pengar, och så länge bonusen inte har börjat användas kan du normalt ta ut det du har kvar och avstå från bonusen. Omsättningskravet börjar gälla först när bonuspengarna används.',
      'Omsättningen binder alltså inte dina egna pengar, och därför går nettot för en non-sticky-bonus aldrig under noll. Det betyder inte att du inte kan förlora. Insättningen spelas med samma husfördel som annars och kan ta slut innan bonusen börjar användas.',
      'Med en sticky-bonus är det annorlunda: bonusbeloppet följer med i spelet men dras av vid uttag. Det räknar vi med även för half-sticky, och i båda fallen dras bonusen av i nettot. Casinona använder orden på olika sätt. Läs därför i villkoren vad som händer med bonusen när du begär ett uttag, och i vilken ordning pengarna används.',
    ],
    guideHeading: 'Så fungerar en non-sticky-bonus',
    faq: [
      {
        question: 'Vad är skillnaden mellan non-sticky, sticky och half-sticky?',
        answer:
          'Med non-sticky spelas dina egna pengar först, och bonusen rörs inte så länge de räcker. Med sticky ligger bonusen med i spelet från början men dras av vid uttag. Half-sticky är en mellanform som casinona beskriver olika; i vår jämförelse räknas den som sticky. Bonusen dras av även i nettot.',
      },
      {
        question: 'Kan jag ta ut en vinst utan att omsätta bonusen?',
        answer:
          'Normalt ja, så länge du bara har spelat med egna pengar. Då stryks bonusen. Har bonusen börjat användas gäller omsättningskravet.',
      },
      {
        question: 'Varför visar ni aldrig minus för en non-sticky-bonus?',
        answer:
          'Omsättningen binder inte dina egna pengar. Kostar den mer än bonusen ger stannar nettot på noll. Insättningen kan du däremot förlora som vid allt annat spel.',
      },
      {
        question: 'Vad menas med cashflow?',
        answer:
          'Så kallar en del casinon en vy eller ett upplägg där egna pengar, vinster och bonus redovisas var för sig. Läs villkoren, för ordet har ingen bestämd innebörd.',
      },
    ],
  },
  reviews: {
    search: {
      title: 'Casinorecensioner: betyg och netto · Nettobonus',
      description:
        'Våra recensioner av nätcasinon tar upp villkor, licens, betalsätt och kundtjänst. Betyget gäller hela casinot, nettot bara bonusen.',
      keywords: [
        'casinorecensioner',
        'casinorecension',
        'recensioner av nätcasinon',
        'casino betyg',
        'jämför nätcasinon',
      ],
    },
    heading: 'Casino\u00adrecensioner',
    lead: 'Betyget gäller hela casinot, nettot bara bonusen.',
    intro: [
      'I recensionerna går vi igenom bonusvillkoren, spelutbudet, betalsätten, kundtjänsten och licensen. Varje recension tar upp både fördelar och nackdelar och avslutas med redaktionens samlade omdöme. Det ska vara lätt att se vad som talar emot ett casino, inte bara vad som talar för det.',
      'Betyg och netto svarar på olika frågor. Ett bra casino kan ha en dyr bonus, och en förmånlig bonus kan finnas hos ett casino som är svagt i övrigt. Nettot räknas ut med en formel och påverkas inte av betyget. Betyget är redaktionens bedömning av helheten, på en skala från noll till tio. Licensen väger 25 %, uttagen 20 %, bonusvillkoren, spelen och tillförlitligheten 15 % vardera och kundtjänsten 10 %.',
      'Villkor ändras. Därför anger vi vilken dag vi senast läste erbjudandet, och casinots egna villkor gäller om något skiljer sig åt. Våra länkar till casinon är annonslänkar som vi kan få ersättning för. En recension är ett underlag för ditt eget beslut och ingen uppmaning att spela.',
    ],
  },
  competitions: {
    search: {
      title: 'Tävlingar: regler, priser och kostnad · Nettobonus',
      description:
        'Läs hur tävlingar på nätcasinon avgörs, vad det kan kosta att delta och vilka regler du bör kontrollera först. Åldersgränsen är 18 år.',
      keywords: [
        'casinotävlingar',
        'casinoturneringar',
        'slotsturnering',
        'tävlingar nätcasino',
        'regler casinotävling',
      ],
    },
    heading: 'Tävlingar',
    lead: 'Hur en casinotävling avgörs, och vad det kan kosta att delta.',
    intro: [
      'En casinotävling kan vara en turnering där poängen räknas på vinster eller insatser, en utlottning bland dem som har spelat vissa spel eller en rad uppdrag som ger belöningar. Arrangören bestämmer reglerna. Kontrollera hur vinnaren utses, hur länge tävlingen pågår och om priset i sin tur har ett omsättningskrav. Våra egna frågetävlingar kräver varken köp eller spel.',
      'En tävling ändrar inte bonusens netto. Om insatserna ger poäng kostar varje satsad krona fyra öre vid 96 % återbetalning, oavsett om du får något pris. Ju fler som deltar, desto mindre är chansen för var och en, och reglerna kan dessutom gynna den som satsar mest.',
      'Tävlingar med tidsgräns kan leda till längre och dyrare spel än planerat. Bestäm i förväg hur mycket tid och pengar du vill lägga, och sluta när gränsen är nådd, även om topplistan fortfarande är öppen. Åldersgränsen är 18 år. Stödlinjen nås gratis och anonymt på 020-81 91 00.',
    ],
  },
  'demo-games': {
    search: {
      title: 'Demospel och återbetalning · Nettobonus',
      description:
        'Demospel spelas med låtsaspengar. Läs vad återbetalningen betyder, hur den påverkar omsättningen och vad ett demospel inte kan visa.',
      keywords: [
        'demospel',
        'demospel slots',
        'spelautomater låtsaspengar',
        'återbetalning rtp',
        'testa slots i demoläge',
      ],
    },
    heading: 'Demospel',
    lead: 'Spel med låtsaspengar som visar vad återbetalning och volatilitet betyder.',
    intro: [
      'Ett demospel spelas med låtsaspengar. Inga pengar sätts in och inga vinster betalas ut. Det är ett sätt att förstå reglerna, se hur ofta ett spel ger utdelning och märka hur fort ett saldo kan svänga. Demospel är till för vuxna, precis som resten av webbplatsen.',
      'Återbetalningen, ofta kallad RTP, anger hur stor del av insatserna ett spel i snitt betalar tillbaka på lång sikt. Vid 96 % kostar 100 kr i omsättning 4 kr. Vid 94 % blir kostnaden 6 kr. Samma omsättningskrav blir alltså dyrare i ett spel med lägre återbetalning.',
      'Volatiliteten säger hur ojämnt vinsterna kommer. Låg volatilitet innebär täta och små vinster, hög volatilitet långa perioder utan vinst och någon enstaka stor. Återbetalningen kan vara densamma, men ju högre volatilitet, desto oftare tar pengarna slut innan ett omsättningskrav är uppfyllt.',
      'Slumpen minns inte tidigare snurr, och en kort omgång kan avvika mycket från återbetalningen åt båda hållen. Ju längre du spelar, desto mer kostar det. Att saldot krymper är därför det väntade resultatet, inte otur.',
    ],
  },
  disclaimer: {
    search: {
      title: 'Ansvarsfriskrivning · Nettobonus',
      description:
        'Läs hur Nettobonus tjänar pengar, vad nettobeloppen betyder, vilka villkor som gäller och var du får hjälp om spelandet blir för mycket.',
      keywords: ['ansvarsfriskrivning', 'annonslänkar', 'så tjänar vi pengar', 'nettobonus villkor'],
    },
    heading: 'Ansvars\u00adfriskrivning',
    lead: 'Nettot är en prislapp, inget löfte. Casinots egna villkor gäller.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Nettot',
        paragraphs: [
          'Netto är bonusen minus vad omsättningen kostar. Det räknas ut utifrån villkoren, med en öppen formel och redovisade antaganden, bland annat 96 % återbetalning. Det är en prislapp, som effektiv ränta på ett lån, och inget löfte om hur det går.',
          'En enskild spelare kan vinna eller förlora mer än nettot visar, och många får slut på pengar innan omsättningen är klar. Är bonusen sticky eller half-sticky dras även bonusbeloppet av. Saknas ett villkor som behövs för beräkningen visar vi inget netto.',
        ],
      },
      {
        id: 'ehdot',
        heading: 'Villkoren',
        paragraphs: [
          'Vid varje erbjudande står vilken dag vi senast läste villkoren. Casinot kan ändra dem efter det. Om uppgifterna skiljer sig åt gäller casinots egna villkor.',
        ],
      },
      {
        id: 'luvat',
        heading: 'Licenser',
        paragraphs: [
          'Licensen återges så som casinot uppger den. För några casinon med licens från Curaçao saknar vi licensnummer, och då går uppgiften inte att kontrollera i något register. Kontrollera själv att casinot har den licens som krävs där du befinner dig.',
        ],
      },
      {
        id: 'mainoslinkit',
        heading: 'Annonslänkar',
        paragraphs: [
          'Nettobonus är gratis att använda och finansieras med provision: vi får ersättning av casinot om du öppnar ett spelkonto via våra länkar. Länkarna till casinon är märkta som annonslänkar.',
          'Varken nettobelopp, betyg eller placeringar är till salu, och nettot räknas ut med samma formel för alla erbjudanden. Ordningen i listorna är däremot ingen ren rangordning efter netto: vissa placeringar är redaktionella och bestäms av oss.',
        ],
      },
      {
        id: 'ikaraja',
        heading: 'Åldersgräns och lag',
        paragraphs: [
          'Webbplatsen är avsedd för dig som har fyllt 18 år. Innehållet är varken en uppmaning att spela eller ekonomisk, juridisk eller skattemässig rådgivning. Spela aldrig för pengar som du inte har råd att förlora.',
          'Vi ansvarar inte för casinonas tjänster eller för beslut som fattas på grundval av våra siffror.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Svaren i chatten hämtas ur vår jämförelse eller skrivs av en språkmodell. I chattens rubrik står det om det är en AI som svarar. Svaren kan vara fel, så kontrollera uppgiften i casinots villkor.',
        ],
      },
      {
        id: 'apua',
        heading: 'Hjälp',
        paragraphs: [
          'Om spelandet tar mer tid eller pengar än du tänkt dig kan du ringa Stödlinjen på 020-81\u00a091\u00a000, gratis och anonymt. På spelpaus.se kan du stänga av dig från allt spel som kräver registrering hos bolag med svensk licens. Avstängningen gäller inte casinon som bara har utländsk licens.',
        ],
      },
    ],
  },
  privacy: {
    search: {
      title: 'Integritet · Nettobonus',
      description:
        'Nettobonus kräver inget konto och sätter inga cookies hos besökare. Klick på casinolänkar räknas utan att IP-adressen lagras.',
      keywords: [
        'integritet',
        'personuppgifter',
        'integritetspolicy',
        'inga cookies',
        'nettobonus integritet',
      ],
    },
    heading: 'Integritet',
    lead: 'Inget konto, inga cookies och ingen statistik som pekar ut dig. Här står allt vi sparar.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'lyhyesti',
        heading: 'I korthet',
        table: {
          columns: ['Uppgift', 'Varför', 'Hur länge', 'Var'],
          rows: [
            ['Kontaktmeddelande', 'Svar på din fråga', '12 månader', 'Hos oss'],
            ['Tävlingssvar', 'Att utse och kontakta vinnare', '12 månader', 'Hos oss'],
            [
              'Meddelanden i chatten',
              'Samtalet finns kvar på nästa sida',
              'Tills du stänger fliken',
              'I din webbläsare',
            ],
            ['Klick till ett casino', 'Beräkning av provision, utan namn', '13 månader', 'Hos oss'],
            ['Nyckel för att känna igen klick', 'Sortera bort upprepade klick', '48 timmar', 'Hos oss'],
            [
              'Casinon valda för jämförelse',
              'Valet följer med mellan sidor',
              'Tills du tar bort det',
              'I din webbläsare',
            ],
            [
              'Din valda insättning',
              'Siffrorna räknas för den på alla sidor',
              'Tills du ändrar den',
              'I din webbläsare',
            ],
            ['Att månadens casino har visats', 'Rutan öppnas bara en gång', 'Sessionen', 'I din webbläsare'],
          ],
        },
      },
      {
        id: CONTROLLER_SECTION,
        heading: 'Personuppgifts\u00adansvarig',
        paragraphs: [
          'Bolaget som driver webbplatsen ansvarar för personuppgifterna. Du når oss genom kontaktformuläret, som öppnas från chatten.',
        ],
      },
      {
        id: 'evasteet',
        heading: 'Cookies',
        paragraphs: [
          'Vi sätter inga cookies i din webbläsare när du besöker oss, och vi använder ingen besöksstatistik som kan knytas till dig som person. Du kan läsa hela webbplatsen utan konto och utan att uppge vem du är.',
          'En del sparas i din egen webbläsare: vilka casinon du har markerat för jämförelse, vilken insättning du har valt, att rutan med månadens casino redan har visats och, en kort stund, vilken meny du öppnade. Insättningen står också i sidans adress, så att siffrorna räknas för den. Samtalet i chatten sparas i den öppna fliken. Du kan när som helst radera allt detta i webbläsarens inställningar.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'När du går till ett casino',
        paragraphs: [
          'Vi räknar hur ofta casinolänkarna används. För ett klick sparas tiden, casinot, landet, sidan och länkens plats på den, det netto som visades och en bedömning av om besökaren var en sökrobot. Däremot sparas varken IP-adress eller uppgifter om webbläsaren, och ingen cookie används. Upprepade klick av samma besökare känns igen med en kod som beräknas med en slumpmässig nyckel. Nyckeln raderas efter 48 timmar, och därefter går koden inte att knyta till någon. Klickuppgifterna raderas efter 13 månader.',
          'Länken innehåller en kod som visar att besöket kommer från Nettobonus, men inga uppgifter om dig. Hos casinot gäller sedan casinots egna regler för cookies och personuppgifter.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Kontaktformuläret',
        paragraphs: [
          'När du skickar kontaktformuläret lagrar vi namn, e-postadress, meddelande, språk, tidpunkt och sidan du skrev från. IP-adressen lagras inte. Vi använder uppgifterna bara för att svara dig och raderar dem tillsammans med vårt svar efter 12 månader. De lämnas inte vidare till casinon och används inte för reklam.',
          'När du deltar i vår egen tävling lagrar vi dina svar, din e-postadress och att du har bekräftat att du har fyllt 18 år. Uppgifterna används bara för tävlingen och raderas efter 12 månader.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Samtalet sparas bara i den öppna fliken i din webbläsare och försvinner när du stänger den. Det du skriver skickas till vår server för att kunna besvaras, men vi sparar det inte. Antalet frågor begränsas med ett kontrollvärde (hash) som beräknas utifrån IP-adressen. Det finns bara i serverns minne och försvinner vid midnatt.',
          'Svaren hämtas ur vår jämförelse, om det inte står i chattens rubrik att en AI svarar. I så fall skickas det du skriver vidare till en leverantör av språkmodeller, utan någon uppgift om vem du är. Leverantören behandlar texten enligt sina egna villkor, möjligen utanför EES. Ta därför inte med namn, personnummer eller annat känsligt.',
        ],
      },
      {
        id: 'lokit',
        heading: 'Loggar och rättslig grund',
        paragraphs: [
          'Serverns loggar innehåller inga fullständiga IP-adresser. Vi profilerar inte besökare och fattar inga automatiska beslut.',
          'Den rättsliga grunden är berättigat intresse: vi svarar på meddelanden, räknar hur länkarna används och håller tjänsten i gång.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Dina rättigheter',
        points: [
          'Enligt dataskyddsförordningen kan du begära att få se, rätta eller radera de personuppgifter vi har om dig. Skriv till oss via kontaktformuläret.',
          'Du kan begära att behandlingen begränsas och få ut det du har lämnat i ett maskinläsbart format.',
          'Du kan invända mot behandlingen.',
          'Är du missnöjd kan du lämna klagomål till Integritetsskyddsmyndigheten.',
        ],
      },
    ],
  },
  compare: {
    search: {
      title: 'Casinon sida vid sida: netto och villkor · Nettobonus',
      description:
        'Välj upp till fyra casinon och jämför bonusens netto, omsättning, licens och uttag sida vid sida. Jämförelsen går att dela som länk. 18+',
      keywords: [
        'jämför casinon',
        'casinojämförelse',
        'jämför bonusar',
        'omsättningskrav',
        'casino sida vid sida',
      ],
    },
    heading: 'Sida vid sida',
    lead: 'Upp till fyra casinon bredvid varandra: först nettot, sedan villkoren och casinot självt.',
  },
  calculator: {
    search: {
      title: 'Nettokalkylator: vad är bonusen värd? · Nettobonus',
      description:
        'Räkna ut bonusens netto med din insättning och din insats, och se hur många av 100 spelare som klarar omsättningen. 18+',
      keywords: [
        'bonuskalkylator',
        'omsättningskalkylator',
        'bonusens nettovärde',
        'omsättningskrav',
        'räkna på casinobonus',
      ],
    },
    heading: 'Nettokalkylator',
    lead: 'Fyll i bonusen och se nettot: bonusen minus vad omsättningen kostar. Samma formel som på korten.',
  },
  method: {
    search: {
      title: 'Så räknar vi ut bonusens netto · Nettobonus',
      description:
        'Formeln bakom nettot, antaganden och specialfall, betygets vikter, listans ordning och hur Nettobonus tjänar pengar. Du kan räkna efter själv.',
      keywords: [
        'bonusens nettovärde',
        'nettoformeln',
        'kostnad för omsättning',
        'betygets vikter',
        'annonslänkar',
      ],
    },
    heading: 'Så räknar vi',
    lead: 'Samma formel och samma antaganden för alla erbjudanden. Räkna gärna efter själv.',
  },
  guides: {
    search: {
      title: 'Guider: omsättning, licens och villkor · Nettobonus',
      description:
        'Guider om casinobonusar: vad omsättningskravet kostar i kronor, hur du känner igen en svensk licens och vad reglerna ger dig rätt till. 18+',
      keywords: ['casinoguider', 'omsättningskrav', 'svensk spellicens', 'bonusvillkor'],
    },
    heading: 'Guider',
    lead: 'Omsättning, licenser och villkor utan reklamspråk. Varje guide har en uträkning eller en regel som du kan kontrollera själv.',
  },
  news: {
    search: {
      title: 'Nyheter om casinobonusar och regler · Nettobonus',
      description:
        'Vad som ändras i reglerna för casinobonusar i Sverige och vad det betyder för dig som spelar. 18+',
      keywords: ['casinonyheter', 'spelregler', 'marknadsföring av spel'],
    },
    heading: 'Nyheter',
    lead: 'Vad som ändras i reglerna och i bonusarna, och vad det betyder för dig som spelar.',
  },
};
