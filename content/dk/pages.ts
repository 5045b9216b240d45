import { CONTROLLER_SECTION, type PageTextInput } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';

export const pages: Record<PageKey, PageTextInput> = {
  home: {
    search: {
      title: 'Bedste casinobonusser 2025 · Nettobonus',
      description:
        'Sammenlign casinobonusser efter nettoværdi: bonussen minus den forventede pris for gennemspillet. Vi bruger den samme formel for alle tilbud.',
      keywords: [
        'casinobonus',
        'bedste casinobonusser',
        'velkomstbonus',
        'gennemspilskrav',
        'nettoværdi af bonus',
        'sammenlign casinoer',
      ],
    },
    heading: 'Bedste casinobonusser 2025',
    lead: 'Se, hvad der er tilbage af bonussen efter gennemspillet.',
    intro: [
      'Vi beregner nettoværdien med den samme indbetaling på 500 kr. for alle tilbud: bonussen minus den forventede pris for gennemspillet. Oplyser et casino ikke et nødvendigt vilkår, viser vi intet beløb. Den største overskrift er sjældent den bedste bonus.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Hurtige casinoer: bonus og netto · Nettobonus',
      description:
        'Hurtige casinoer har kort vej fra login til spil og udbetaling. Se licens, vilkår og nettoværdien af bonussen, før du vælger.',
      keywords: [
        'hurtige casinoer',
        'hurtigt casino',
        'casino med hurtig udbetaling',
        'casino med mitid',
        'casinobonus',
      ],
    },
    heading: 'Hurtige casinoer',
    lead: 'Kort vej til spil og udbetaling. Bonussen beregnes på samme måde som alle andre.',
    intro: [
      'Et hurtigt casino samler login, indbetaling og udbetaling i få trin, typisk via din bank. Hos casinoer med dansk tilladelse bekræfter du din identitet, som regel med MitID, før du kan spille. Det går hurtigt, men det er ikke anonymt. Casinoet ved, hvem du er, og skal kontrollere, at du er fyldt 18 år.',
      'Hastigheden siger intet om bonussens værdi. Et casino kan udbetale hurtigt og alligevel have et gennemspil, der koster mere, end bonussen giver. Derfor står nettoværdien ved hvert tilbud, beregnet med de samme forudsætninger. Læs også, hvor længe bonussen gælder, og hvor stor en indsats du må spille med.',
      'Når det er let at indbetale, er det også let at indbetale mere end planlagt. Casinoer med dansk tilladelse skal give dig mulighed for at sætte en indbetalingsgrænse. Vil du holde pause fra alle casinoer med dansk tilladelse på én gang, kan du udelukke dig selv i ROFUS på rofus.nu.',
    ],
    guideHeading: 'Hvad er et hurtigt casino?',
    faq: [
      {
        question: 'Hvor lang tid tager en udbetaling?',
        answer:
          'Det afhænger både af casinoets behandling og af betalingsmetoden. Nogle udbetalinger går igennem på få minutter, andre tager en eller flere bankdage. Beder casinoet om dokumentation, for eksempel for din indkomst, tager det længere tid. De oplyste tider er normalt vejledende.',
      },
      {
        question: 'Kan jeg få penge udbetalt, mens jeg har en bonus?',
        answer:
          'Som regel skal gennemspillet være færdigt først. Beder du om udbetaling inden da, mister du typisk bonussen og det, du har vundet med den. Er bonussen non-sticky, kan du normalt få dine egne penge udbetalt, så længe bonussen ikke er taget i brug.',
      },
      {
        question: 'Hvordan ser jeg, om casinoet har dansk tilladelse?',
        answer:
          'Spillemyndigheden offentliggør en liste over udbydere med tilladelse og deres webadresser. Se efter, om den adresse, du er på, står på listen. Casinoer med tilladelse viser også Spillemyndighedens mærke, men et mærke kan kopieres. Derfor er det listen, der tæller.',
      },
      {
        question: 'Kan jeg sige nej til bonussen?',
        answer:
          'Ja, en bonus er frivillig. Uden bonus er der heller intet bonusgennemspil, som skal være færdigt, før du kan få penge udbetalt. Er nettoværdien negativ, kan det være den enkleste løsning. Casinoet kan stadig have andre vilkår for udbetaling, så læs dem også.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Casinoer med estisk licens · Nettobonus',
      description:
        'Se, hvad en estisk spillelicens betyder for dig i Danmark, og sammenlign vilkår og nettoværdi for casinoer med licens fra Estland.',
      keywords: ['estisk licens', 'casino med estisk licens', 'casinolicens estland', 'udenlandske casinoer'],
    },
    heading: 'Casinoer med estisk licens',
    lead: 'Licensen viser, hvem der fører tilsyn. Den viser ikke, hvad bonussen er værd.',
    intro: [
      'Estlands skatte- og toldmyndighed giver licens til onlinecasinoer og fører tilsyn med dem. Estland har et offentligt register, hvor du selv kan søge på licensnummeret. Estland er med i EØS, så casinoet er underlagt fælles europæiske regler om blandt andet persondata og hvidvask. Det gør det dog ikke til et casino med dansk tilladelse.',
      'For at udbyde spil i Danmark skal et casino have tilladelse fra Spillemyndigheden, og en estisk licens giver ikke den ret. Du kan derfor ikke regne med, at de danske bonusregler bliver fulgt: højst 1 000 kr. i bonus, et gennemspil på højst 10 gange indbetaling plus bonus og mindst 60 dage til at nå det. ROFUS dækker kun casinoer med dansk tilladelse.',
      'Nettoværdien beregnes ens, uanset hvor licensen kommer fra. Vi trækker den forventede pris for gennemspillet fra bonussen og viser resultatet, også når det er negativt. Er vilkårene ikke kendt godt nok, står tilbuddet uden tal. Casinoets egne vilkår afgør, hvad der gælder, så læs dem, før du opretter en konto.',
    ],
    guideHeading: 'Hvad betyder en estisk licens i Danmark?',
    faq: [
      {
        question: 'Hvordan kontrollerer jeg en estisk licens?',
        answer:
          'Find licensnummeret på casinoets side, som regel nederst, og søg på det i det estiske register. Firmanavnet skal være det samme begge steder. Kan du ikke finde nummeret, er det en god grund til at lade være med at indbetale.',
      },
      {
        question: 'Gælder ROFUS hos et casino med estisk licens?',
        answer:
          'Nej, ROFUS gælder kun casinoer med tilladelse fra Spillemyndigheden. Har du udelukket dig selv, er et udenlandsk casino ingen løsning. StopSpillet rådgiver gratis og anonymt på 70 22 28 25.',
      },
      {
        question: 'Er 18× dyrere end de danske 10×?',
        answer:
          'Ikke altid. Efter de danske regler regnes de 10 gange af indbetaling og bonus tilsammen. Er bonussen på 100 %, svarer det til 20× af bonussen alene. Et gennemspil på 18× af bonussen koster altså lidt mindre. Se efter, hvad tallet ganges med.',
      },
      {
        question: 'Hvor klager jeg, hvis noget går galt?',
        answer:
          'Begynd hos casinoets kundeservice, og bed om et skriftligt svar. Tilsynet ligger hos den estiske myndighed og ikke hos Spillemyndigheden. Gem en kopi af vilkårene fra den dag, du tog imod bonussen.',
      },
    ],
  },
  'mga-licence': {
    search: {
      title: 'Casinoer med MGA-licens fra Malta · Nettobonus',
      description:
        'Læs, hvad en MGA-licens fra Malta dækker, og hvad den ikke dækker i Danmark. Sammenlign bonusvilkår og nettoværdi med samme formel.',
      keywords: [
        'mga-licens',
        'casino med mga-licens',
        'malta gaming authority',
        'casinolicens malta',
        'udenlandske casinoer',
      ],
    },
    heading: 'Casinoer med MGA-licens',
    lead: 'Maltas spillemyndighed fører tilsyn, men licensen er ikke dansk.',
    intro: [
      'MGA står for Malta Gaming Authority, som er spillemyndigheden på Malta. Den stiller blandt andet krav til casinoets økonomi, spillenes tilfældighed og behandlingen af klager, og den har et offentligt register over licenser. Tjek selv, at nummer og firmanavn dér svarer til det, casinoet oplyser.',
      'En MGA-licens giver ikke ret til at udbyde spil i Danmark. Det kræver tilladelse fra Spillemyndigheden. Hos et casino uden dansk tilladelse er du ikke dækket af de danske regler for bonusser, og en udelukkelse i ROFUS har ingen virkning dér. Har du udelukket dig selv, og melder lysten til at spille sig igen, kan du ringe til StopSpillet på 70 22 28 25.',
      'Bonusser fra casinoer med MGA-licens kan være større end de 1 000 kr., som er grænsen med dansk tilladelse, men gennemspillet kan også være højere. Skal kun bonussen spilles igennem, går regnestykket i nul ved 25×. Derover koster bonussen mere, end den giver, når gennemspillet føres til ende.',
    ],
    guideHeading: 'Hvad dækker en MGA-licens?',
    faq: [
      {
        question: 'Kan et casino have både MGA-licens og dansk tilladelse?',
        answer:
          'Ja, et selskab kan have begge dele, men de gælder hver sin side. Det er tilladelsen for den webadresse, du er på, der afgør, om de danske regler og ROFUS gælder. Spillemyndighedens liste viser de adresser, der er omfattet.',
      },
      {
        question: 'Siger licensen noget om bonussens værdi?',
        answer:
          'Nej. Licensen handler om tilsyn, ikke om pris. På listen er der både bonusser, hvor der i gennemsnit er noget tilbage, bonusser, der går i nul, og bonusser, der koster mere, end de giver.',
      },
      {
        question: 'Hvad gør jeg, hvis casinoet afviser en udbetaling?',
        answer:
          'Bed om en skriftlig begrundelse, der henviser til det konkrete vilkår. Casinoet skal kunne oplyse, hvilken uafhængig klageinstans det bruger, og MGA fører tilsynet. Spillemyndigheden fører ikke tilsyn med casinoer uden dansk tilladelse.',
      },
      {
        question: 'Kan jeg sætte grænser for mit spil?',
        answer:
          'Casinoerne har normalt grænser for indbetaling og mulighed for en pause, men de gælder kun det ene casino. Sæt grænsen før den første indbetaling. Har du brug for at blive stoppet alle steder, så tal med StopSpillet.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Bonusser uden gennemspil · Nettobonus',
      description:
        'Uden gennemspil er nettoværdien lig med bonussen. Se, hvilke andre vilkår der stadig gælder, og sammenlign tilbuddene.',
      keywords: [
        'bonus uden gennemspil',
        'casinobonus uden gennemspilskrav',
        'bonus uden omsætningskrav',
        'gennemspilskrav',
      ],
    },
    heading: 'Bonusser uden gennemspil',
    lead: 'Når der ikke er noget gennemspil, er nettoværdien hele bonussen.',
    intro: [
      'Uden gennemspil skal du ikke omsætte bonussen et bestemt antal gange, før du kan få penge udbetalt. Derfor trækker vi ingen pris fra: netto er lig med brutto. Ved andre bonusser koster hvert spin i gennemsnit fire procent af indsatsen, fordi vi regner med en tilbagebetaling på 96 %. Det er den pris, der falder væk her.',
      'Uden gennemspil betyder ikke uden vilkår. Der kan stadig være en mindste indbetaling, en største indsats, en frist og et loft over, hvor meget du kan få udbetalt. Nogle tilbud gælder kun gratis spins eller bestemte spil. Casinoets egne vilkår afgør, hvad der gælder, så læs dem, før du indbetaler.',
      'Nettoværdien er en forventet værdi, ikke en gevinst. Spiller du for pengene, koster hvert spin stadig i gennemsnit en del af indsatsen, og du kan tabe både bonus og indbetaling. Se derfor også på licensen og vilkårene for udbetaling, og brug kun penge, du kan undvære.',
    ],
    guideHeading: 'Uden gennemspil, men ikke uden vilkår',
    faq: [
      {
        question: 'Kan bonussen udbetales med det samme?',
        answer:
          'Ofte, men ikke altid. Casinoet skal først vide, hvem du er, og nogle kræver, at selve indbetalingen er spillet igennem én gang. Det står i vilkårene for udbetaling og ikke i overskriften.',
      },
      {
        question: 'Hvorfor kan et lille beløb være mere værd end et stort?',
        answer:
          'Fordi der ikke går noget fra. 500 kr. uden gennemspil er 500 kr. netto. En bonus på 1 000 kr. med et gennemspil på 35× koster i gennemsnit 1 400 kr. at spille til ende, altså 400 kr. mere, end den giver.',
      },
      {
        question: 'Hvad er gratis spins uden gennemspil værd?',
        answer:
          'Antallet gange spinværdien gange tilbagebetalingen. 150 spins à 0,50 kr. er i gennemsnit 72 kr. værd. Det faktiske resultat kan blive højere eller lavere, og det kan blive nul.',
      },
      {
        question: 'Følger tilbuddene de danske bonusregler?',
        answer:
          'Kun hos casinoer med dansk tilladelse. Dér er loftet 1 000 kr., og du har mindst 60 dage. Et casino med udenlandsk licens kan tilbyde mere, men er hverken omfattet af reglerne eller af ROFUS.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Bonusser over 200 %: hvad er de værd? · Nettobonus',
      description:
        'Store procenter følges ofte af et stort gennemspil. Se, hvad der er tilbage af bonusser på 200 % og derover, når prisen er trukket fra.',
      keywords: [
        'bonus over 200 procent',
        '200 procent casinobonus',
        'høj casinobonus',
        'stor velkomstbonus',
        'gennemspilskrav',
      ],
    },
    heading: 'Bonusser over 200 %',
    lead: 'Jo større procenten er, desto mere betyder gennemspillet.',
    intro: [
      'Her finder du tilbud, hvor casinoet lægger mindst 200 % oven i indbetalingen. Indbetaler du 500 kr., giver 200 % en bonus på 1 000 kr., hvis loftet tillader det. Skal bonussen spilles igennem 15 gange, er den forventede pris 600 kr. Ved 35 gange er prisen 1 400 kr., altså mere end bonussen selv.',
      'Derfor viser vi netto og ikke kun overskriften. Når kun bonussen skal spilles igennem, går grænsen ved 25×. Under 25× er der i gennemsnit noget tilbage, og over 25× koster gennemspillet mere, end bonussen giver. Tallet forudsætter, at gennemspillet føres til ende. Mange spillere løber tør for penge inden da.',
      'Casinoer med dansk tilladelse må højst give 1 000 kr. i bonus. Gennemspillet må højst være 10 gange indbetaling plus bonus, og du skal have mindst 60 dage til det. Tilbuddene her kommer fra casinoer uden dansk tilladelse. De følger ikke de regler, og en udelukkelse i ROFUS gælder ikke hos dem.',
    ],
    guideHeading: 'Hvad er en bonus over 200 % værd?',
    faq: [
      {
        question: 'Hvordan regner jeg selv prisen ud?',
        answer:
          'Gang bonussen med gennemspillet, og tag fire procent af resultatet. En bonus på 1 250 kr. og 40× giver en omsætning på 50 000 kr. og en forventet pris på 2 000 kr. Skal indbetalingen også spilles igennem, lægger du den til bonussen først.',
      },
      {
        question: 'Hvorfor har nogle tilbud intet nettobeløb?',
        answer:
          'Fordi casinoet ikke oplyser et vilkår, som regnestykket kræver, for eksempel gennemspillet. Vi gætter ikke. At vilkåret mangler, er i sig selv et minus.',
      },
      {
        question: 'Hvorfor bliver et minus aldrig større end indbetalingen?',
        answer:
          'Fordi du ikke kan tabe mere, end du har sat ind. Er den forventede pris højere end det, du får, plus hele indbetalingen, sætter vi nettoværdien til indbetalingen med minus foran.',
      },
      {
        question: 'Hvad betyder half-sticky?',
        answer:
          'Casinoerne bruger ordet lidt forskelligt. I vores beregning betyder både sticky og half-sticky, at selve bonusbeløbet forsvinder ved udbetaling. Det gør en høj procent mindre værd, end den ser ud til.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Skattefri casinoer: licens og skat · Nettobonus',
      description:
        'Licensen kan have betydning for, om en gevinst skal beskattes. Se casinoer med licens fra et EØS-land og nettoværdien af deres bonusser.',
      keywords: [
        'skattefri casinoer',
        'skattefri gevinster',
        'skat af casinogevinster',
        'casino med eøs-licens',
        'casino og skat',
      ],
    },
    heading: 'Skattefri casinoer',
    lead: 'Licensen kan have betydning for skatten. Den gør ikke bonussen bedre.',
    intro: [
      'Om en gevinst er skattefri, afhænger blandt andet af, hvor casinoet har sin tilladelse, og om spillet er udbudt lovligt. Gevinster fra casinoer med dansk tilladelse er som udgangspunkt skattefri for spilleren. Her samler vi casinoer med tilladelse fra et EØS-land, for eksempel Danmark, Malta eller Estland.',
      'Listen er en sortering efter licens og ikke en afgørelse om skat. Gevinster fra casinoer med licens uden for EØS, for eksempel fra Curaçao, kan være skattepligtige, og reglerne kan ændre sig. Er du i tvivl, kan du spørge Skattestyrelsen eller en rådgiver. Gem dokumentation for dine indbetalinger og udbetalinger.',
      'Nettoværdien er beregnet før eventuel skat. Den viser bonussen minus den forventede pris for gennemspillet og beregnes på samme måde for alle tilbud. At en gevinst er skattefri, ændrer ikke på, at en bonus med et højt gennemspil kan koste mere, end den giver.',
    ],
    guideHeading: 'Licens og skat af gevinster',
    faq: [
      {
        question: 'Skal jeg betale skat af en casinogevinst?',
        answer:
          'Gevinster fra casinoer med dansk tilladelse er som udgangspunkt skattefri. Hos andre casinoer afhænger svaret blandt andet af licensen. Vi giver ikke skatterådgivning, så spørg Skattestyrelsen, hvis du er i tvivl.',
      },
      {
        question: 'Hvorfor er casinoer fra Curaçao ikke på listen?',
        answer:
          'Fordi Curaçao ligger uden for EØS, og gevinster derfra kan være skattepligtige. Det er en sortering efter licens. Den siger ikke noget om spil og udbetalinger hos det enkelte casino.',
      },
      {
        question: 'Er et skattefrit casino også tilladt i Danmark?',
        answer:
          'Ikke nødvendigvis. Skat og tilladelse er to forskellige ting. Kun en tilladelse fra Spillemyndigheden giver ret til at udbyde spil i Danmark, og kun med den gælder ROFUS og de danske bonusregler.',
      },
      {
        question: 'Hvad bør jeg gemme, hvis jeg vinder?',
        answer:
          'Casinoets oversigt over ind- og udbetalinger, dit kontoudtog og navnet på det selskab, der har licensen. Så kan du vise, hvor pengene kommer fra, hvis banken eller Skattestyrelsen spørger.',
      },
    ],
  },
  'free-spins': {
    search: {
      title: 'Gratis spins: værdi og vilkår · Nettobonus',
      description:
        'Antallet af gratis spins siger ikke, hvad de er værd. Se, hvordan spinværdi, gennemspil og gevinstloft påvirker nettoværdien.',
      keywords: [
        'gratis spins',
        'free spins',
        'gratis spins med indbetaling',
        'værdi af gratis spins',
        'spinværdi',
      ],
    },
    heading: 'Gratis spins',
    lead: 'Antallet siger ikke ret meget. Spinværdi og gennemspil afgør, hvad de er værd.',
    intro: [
      'Gratis spins er spins på en spilleautomat, hvor casinoet betaler indsatsen. Værdien er antallet gange spinværdien gange tilbagebetalingen: 100 gratis spins à 1 kr. er ved en tilbagebetaling på 96 % i gennemsnit 96 kr. værd. Er spinværdien ikke oplyst, kan værdien ikke regnes ud, og så gætter vi ikke.',
      'Gevinsten fra gratis spins skal ofte spilles igennem, før den kan udbetales. Skal 96 kr. spilles igennem 15 gange, er den forventede pris cirka 58 kr., og der er i gennemsnit 38 kr. tilbage. Ved 40 gange er prisen større end gevinsten. Et loft over gevinsten kan sænke værdien yderligere.',
      'Se også efter, hvilket spil dine spins gælder til, og hvor længe de kan bruges. Får du dem sammen med en indbetalingsbonus, tæller begge dele med i nettoværdien. Ordet gratis dækker kun selve spinnene. Tilbuddet kan godt kræve en indbetaling, og den kan tabes som alle andre penge, du spiller for.',
    ],
    guideHeading: 'Hvad er gratis spins værd?',
    faq: [
      {
        question: 'Er 200 spins bedre end 100?',
        answer:
          'Kun hvis spinværdien og gennemspillet er ens. 200 spins à 0,50 kr. og 100 spins à 1 kr. er begge i gennemsnit 96 kr. værd før gennemspillet.',
      },
      {
        question: 'Må jeg selv vælge spillet?',
        answer:
          'Sjældent. Casinoet bestemmer som regel både spillet og indsatsen pr. spin. Er spillets tilbagebetaling lavere end de 96 %, vi regner med, er dine spins tilsvarende mindre værd.',
      },
      {
        question: 'Hvorfor fordeles spinnene over flere dage?',
        answer:
          'Det får dig til at logge ind igen. Spins, du ikke bruger samme dag, bortfalder ofte. Vores beløb forudsætter, at du bruger dem alle, så regn med mindre, hvis du springer dage over.',
      },
      {
        question: 'Hvad er et gevinstloft?',
        answer:
          'Det højeste beløb, du kan få udbetalt af gevinsten fra dine spins. Vinder du mere, falder resten bort. Loftet er mest almindeligt, når der ikke kræves en indbetaling.',
      },
    ],
  },
  'no-deposit': {
    search: {
      title: 'Bonusser uden indbetaling · Nettobonus',
      description:
        'En bonus uden indbetaling kræver ikke egne penge, men vilkårene er ofte stramme. Læs om gennemspil, gevinstloft og udbetaling.',
      keywords: [
        'bonus uden indbetaling',
        'casinobonus uden indbetaling',
        'gratis spins uden indbetaling',
        'gevinstloft',
      ],
    },
    heading: 'Bonusser uden indbetaling',
    lead: 'Du bruger ikke egne penge, men vilkårene afgør, om noget kan udbetales.',
    intro: [
      'En bonus uden indbetaling gives, når du opretter en konto, som regel i form af gratis spins eller et mindre beløb. Du bruger ikke egne penge på selve bonussen, men gennemspillet er ofte højt, og der er tit et loft over gevinsten. Derfor er den forventede værdi som regel lille.',
      'Vi regner som ved andre tilbud: bonussens eller spinnenes værdi minus den forventede pris for gennemspillet. Et gevinstloft kan sænke værdien. Mangler der vigtige vilkår, viser vi ikke noget tal. Fordi du ikke har indbetalt noget, kan nettoværdien ikke komme under 0 kr., men ofte er den netop nul.',
      'Når du opretter en konto, skal du oplyse, hvem du er, og du skal være fyldt 18 år. Casinoet kan bede om en indbetaling, før en gevinst udbetales, og det kan sende dig reklame bagefter. Læs vilkårene for udbetaling, og sig nej til markedsføring, hvis du ikke ønsker den.',
    ],
    guideHeading: 'Sådan virker en bonus uden indbetaling',
    faq: [
      {
        question: 'Kan man få noget udbetalt af en bonus uden indbetaling?',
        answer:
          'Det sker, men sjældent. Ti spins à 0,50 kr. er i gennemsnit 4,80 kr. værd, og et gennemspil på 25× koster lige så meget. Går det bedre end gennemsnittet, sætter gevinstloftet grænsen.',
      },
      {
        question: 'Hvorfor er nettoværdien nul og ikke negativ?',
        answer:
          'Fordi du ikke har egne penge i spil. Koster gennemspillet mere, end bonussen er værd, stopper regnestykket ved 0 kr. Indbetaler du bagefter, er det dine egne penge, der er på spil.',
      },
      {
        question: 'Hvorfor beder casinoet om en indbetaling før udbetaling?',
        answer:
          'Nogle casinoer bruger en lille indbetaling til at bekræfte din konto. Kravet skal stå i vilkårene på forhånd. Det er sjældent en god idé at indbetale for at få fat i en lille gevinst.',
      },
      {
        question: 'Kan jeg få bonussen flere gange?',
        answer:
          'Nej, den gives normalt én gang pr. person og husstand. Opretter du flere konti hos det samme casino, bryder du vilkårene og kan miste det, du har vundet.',
      },
    ],
  },
  'non-sticky': {
    search: {
      title: 'Non-sticky-bonusser: egne penge først · Nettobonus',
      description:
        'Med en non-sticky-bonus spiller du for dine egne penge først. Se, hvordan det påvirker nettoværdien, og hvilke vilkår du skal læse.',
      keywords: [
        'non-sticky-bonus',
        'non-sticky casinobonus',
        'sticky bonus',
        'sticky og non-sticky',
        'bonusvilkår',
      ],
    },
    heading: 'Non-sticky-bonusser',
    lead: 'Dine egne penge spilles først, og bonussen bruges kun, hvis de slipper op.',
    intro: [
      'Ved en non-sticky-bonus holdes indbetaling og bonus adskilt. Du spiller først for dine egne penge, og vinder du, kan du som regel få pengene udbetalt og give afkald på bonussen. Først når dine egne penge er brugt, begynder gennemspillet af bonussen. Derfor lægger gennemspillet ikke beslag på dine egne penge.',
      'I beregningen kan nettoværdien af en non-sticky-bonus derfor ikke blive negativ. Koster gennemspillet mere, end bonussen er værd, sætter vi nettoværdien til 0 kr. Modstykket er sticky- og half-sticky-bonusser, hvor selve bonusbeløbet trækkes fra ved udbetaling. Det trækker vi også fra i nettoværdien, så typerne kan sammenlignes.',
      'Nul betyder ikke, at du ikke kan tabe. Hele indbetalingen kan være tabt, før bonussen kommer i brug. Læs i vilkårene, hvad der sker, hvis du beder om udbetaling undervejs, hvor stor en indsats du må spille med, og hvor længe bonussen gælder. Casinoerne bruger ikke altid begreberne på samme måde.',
    ],
    guideHeading: 'Sådan virker en non-sticky-bonus',
    faq: [
      {
        question: 'Hvad er forskellen på non-sticky, sticky og half-sticky?',
        answer:
          'Ved non-sticky spiller du for egne penge først og kan sige fra, før bonussen er taget i brug. Ved sticky og half-sticky mister du selve bonusbeløbet, når du får udbetalt. Det er trukket fra i vores nettoværdi.',
      },
      {
        question: 'Hvad betyder det, at nettoværdien er 0 kr.?',
        answer:
          'At bonussen i gennemsnit hverken giver eller koster dig noget. Enten går regnestykket op, som ved 25× af bonussen alene, eller også er gennemspillet dyrere end bonussen, uden at det binder dine egne penge.',
      },
      {
        question: 'Hvad mener casinoerne med cashflow?',
        answer:
          'Som regel en bonus, hvor din egen saldo og bonussaldoen er adskilt, så du kan få egne penge udbetalt undervejs. Nogle bruger også ordet om en oversigt over penge ind og ud. Det har ingen fast betydning, så det er vilkårene, der afgør, hvad du må.',
      },
      {
        question: 'Hvad sker der, hvis jeg vinder for mine egne penge?',
        answer:
          'Så kan du som regel få pengene udbetalt og lade bonussen falde bort. Beslut på forhånd, hvornår du stopper. Spiller du videre, koster hvert spin fortsat i gennemsnit fire procent af indsatsen.',
      },
    ],
  },
  reviews: {
    search: {
      title: 'Casinoanmeldelser: licens og vilkår · Nettobonus',
      description:
        'Læs anmeldelser af onlinecasinoer: licens, bonusvilkår, udbetalinger, spil og kundeservice. Nettoværdien af bonussen regnes ud for sig.',
      keywords: [
        'casinoanmeldelser',
        'anmeldelse af casino',
        'anmeldelser af onlinecasinoer',
        'bonusvilkår',
        'casinolicens',
      ],
    },
    heading: 'Casino\u00adanmeldelser',
    lead: 'Karakteren gælder hele casinoet, nettoværdien kun bonussen.',
    intro: [
      'I anmeldelserne ser vi på licens, bonusvilkår, udbetalinger, spil, kundeservice og pålidelighed. Karakteren går fra 0 til 10 og er redaktionens vurdering af hele casinoet. Nettoværdien er derimod et regnestykke for bonussen alene. Derfor kan et godt casino have en dyr bonus, og et middelmådigt casino kan have en rimelig.',
      'Anmeldelserne har en dato for seneste opdatering, og tilbuddene har en dato for, hvornår vi sidst har tjekket vilkårene. Casinoerne kan ændre deres vilkår, så sammenlign altid med det, der står på casinoets egen side. Er der forskel, er det casinoets vilkår, der gælder.',
      'Vi får provision, hvis du opretter en spillekonto via vores links. Karakterer, rækkefølge og nettobeløb er ikke til salg. Se efter, om casinoet har tilladelse fra Spillemyndigheden, før du opretter en konto. Kun casinoer med dansk tilladelse er omfattet af ROFUS og af de danske regler for bonusser.',
    ],
  },
  competitions: {
    search: {
      title: 'Konkurrencer hos casinoer · Nettobonus',
      description:
        'Se præmie, periode og betingelser for casinokonkurrencer, og læs, hvad det i gennemsnit koster at spille sig til point.',
      keywords: ['casinokonkurrencer', 'casinoturnering', 'konkurrencer hos casinoer', 'slotturnering'],
    },
    heading: 'Konkurrencer',
    lead: 'Præmie, periode og betingelser, så du kan se, hvad deltagelse kræver.',
    intro: [
      'En casinokonkurrence er typisk en turnering, hvor deltagerne får point for indsatser eller gevinster, eller en lodtrækning blandt dem, der har spillet. Præmierne går til få, og de fleste deltagere får ingenting. De konkurrencer, vi omtaler, står her med præmie, periode og en forklaring på, hvordan man deltager. Vores egen quiz er gratis og kræver intet spil.',
      'Gives der point for indsatser, er det ikke gratis at være med. Vi regner med, at hvert spin i gennemsnit koster fire procent af indsatsen. Spiller du for 5 000 kr. i alt for at samle point, er den forventede pris 200 kr. En konkurrence ændrer ikke bonussens nettoværdi og tæller ikke med i den.',
      'Det er arrangørens regler, der gælder, og du skal være fyldt 18 år. Står der ingen konkurrencer på siden, er der ingen, vi omtaler lige nu. Deltag kun, hvis du ville have spillet alligevel, og spil ikke for mere, end du har besluttet på forhånd.',
    ],
  },
  'demo-games': {
    search: {
      title: 'Demospil: tilbagebetaling og udsving · Nettobonus',
      description:
        'Tilbagebetaling og udsving viser, hvordan et casinospil opfører sig i længden. Læs, hvad tallene betyder for prisen på et gennemspil.',
      keywords: ['demospil', 'casinospil med legepenge', 'rtp', 'tilbagebetalingsprocent', 'spilleautomater'],
    },
    heading: 'Demospil',
    lead: 'Tilbagebetaling og udsving fortæller, hvad et spil koster i længden.',
    intro: [
      'Et demospil er en udgave af et casinospil med legepenge. Man kan hverken vinde eller tabe rigtige penge i det. Ved spillene her på siden oplyser vi spilstudie, tema, tilbagebetaling og udsving. De to sidste siger mest om, hvordan spillet opfører sig, og hvad det koster at bruge det til gennemspil.',
      'Tilbagebetalingen, ofte forkortet RTP, er den andel af indsatserne, som spillet i gennemsnit betaler tilbage over meget lang tid. Ved 96 % koster 100 kr. i indsats i gennemsnit 4 kr., og ved 94 % koster de 6 kr. Store udsving betyder færre, men større gevinster. Små udsving betyder flere, men mindre.',
      'Held i en demo siger intet om, hvordan det går med rigtige penge. Hvert spin er tilfældigt og påvirkes ikke af det forrige. Det samme spil kan desuden findes i flere versioner med forskellig tilbagebetaling, så tjek tallet i spillets egen beskrivelse hos casinoet.',
    ],
  },
  disclaimer: {
    search: {
      title: 'Ansvarsfraskrivelse · Nettobonus',
      description:
        'Læs, hvordan Nettobonus tjener penge, hvad nettoværdien er og ikke er, hvis vilkår der gælder, og hvor du kan få hjælp.',
      keywords: ['ansvarsfraskrivelse', 'annoncelinks', 'provision', 'stopspillet', 'rofus'],
    },
    heading: 'Ansvars\u00adfraskrivelse',
    lead: 'Tallene er forventede værdier, ikke løfter. Casinoets egne vilkår gælder.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Nettoværdien',
        paragraphs: [
          'Nettoværdien er et gennemsnit, ikke et løfte. Den bygger blandt andet på en tilbagebetaling på 96 %, en indbetaling på som udgangspunkt 500 kr. og et gennemspil, der føres til ende.',
          'Dit eget resultat kan afvige meget, og mange løber tør for penge undervejs. Mangler et nødvendigt vilkår, viser vi intet beløb.',
        ],
      },
      {
        id: 'ehdot',
        heading: 'Vilkårene',
        paragraphs: [
          'Vi læser vilkårene og skriver ved tilbuddet, hvornår vi sidst gjorde det. Casinoet kan ændre dem når som helst. Er der forskel på dem og vores oplysninger, gælder casinoets egne vilkår.',
        ],
      },
      {
        id: 'luvat',
        heading: 'Licenser',
        paragraphs: [
          'Tjek selv hos myndigheden, at licensen findes og dækker den side, du er på. Ikke alle licenser giver ret til at udbyde spil i Danmark. Det gør kun en tilladelse fra Spillemyndigheden.',
        ],
      },
      {
        id: 'mainoslinkit',
        heading: 'Annoncelinks',
        paragraphs: [
          'Nettobonus får provision, hvis du opretter en spillekonto hos et casino via vores links. Linkene er mærket som annoncelinks.',
          'Hverken rækkefølgen eller nettobeløbene er til salg, og alle beløb beregnes med den samme formel. Rækkefølgen er derimod ikke kun beregnet: Redaktionen giver nogle casinoer en fast placering og vælger, hvilke der anbefales. Det sker efter vores egen vurdering, ikke efter provisionens størrelse.',
        ],
      },
      {
        id: 'ikaraja',
        heading: 'Aldersgrænse og rådgivning',
        paragraphs: [
          'Siden er kun for dig, der er fyldt 18 år. Tekster, tal, quiz og chat er generel information og hverken juridisk, skattemæssig eller økonomisk rådgivning. De er heller ikke en opfordring til at spille.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Svarene i chatten hentes fra vores sammenligning eller skrives af en sprogmodel. I chattens overskrift står der, om det er en AI, der svarer. Svarene kan være forkerte, så hold dig til det, der står i casinoets vilkår.',
        ],
      },
      {
        id: 'apua',
        heading: 'Hjælp',
        paragraphs: [
          'Fylder spillet for meget, kan du ringe til StopSpillet på 70 22 28 25. Hjælpen er gratis og anonym, også for pårørende.',
          'I ROFUS på rofus.nu kan du udelukke dig selv fra alle casinoer med dansk tilladelse, midlertidigt eller endeligt. Casinoer uden dansk tilladelse er ikke med i ordningen.',
        ],
      },
    ],
  },
  privacy: {
    search: {
      title: 'Privatliv · Nettobonus',
      description:
        'Du kan bruge Nettobonus uden konto og uden sporing. Læs, hvad der sker med klik, chat og kontaktformular, og hvad der bliver i din browser.',
      keywords: ['privatliv', 'privatlivspolitik', 'ingen sporingscookies', 'persondata'],
    },
    heading: 'Privatliv',
    lead: 'Du kan bruge siden uden konto, uden navn og uden at blive sporet. Her står alt, hvad vi gemmer.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'lyhyesti',
        heading: 'Kort fortalt',
        table: {
          columns: ['Oplysning', 'Hvorfor', 'Hvor længe', 'Hvor'],
          rows: [
            ['Henvendelse', 'Svar på dit spørgsmål', '12 måneder', 'Hos os'],
            ['Beskeder i chatten', 'Samtalen følger med til næste side', 'Til fanen lukkes', 'I din browser'],
            ['Klik til et casino', 'Beregning af provision, uden navn', '13 måneder', 'Hos os'],
            ['Nøglen til klikkets kode', 'Gentagne klik skilles ad', '48 timer', 'Hos os'],
            [
              'Casinoer valgt til sammenligning',
              'Valget følger med fra side til side',
              'Til du fjerner det',
              'I din browser',
            ],
            ['Månedens casino er vist', 'Vinduet åbner kun én gang', 'Til fanen lukkes', 'I din browser'],
          ],
        },
      },
      {
        id: CONTROLLER_SECTION,
        heading: 'Dataansvarlig',
        paragraphs: [
          'Dataansvarlig er den, der driver siden. Du kan kontakte os med kontaktformularen, som åbnes fra chatten.',
        ],
      },
      {
        id: 'evasteet',
        heading: 'Cookies',
        paragraphs: [
          'Der er ingen brugerkonti for besøgende på Nettobonus, og vi bruger ingen cookies til sporing. Vi bruger heller ikke analyseværktøjer, der kan genkende dig.',
          'Et par ting gemmes i din egen browser og sendes ikke til os: hvilke casinoer du har valgt at sammenligne, at du har set vinduet med månedens casino, og et øjeblik hvilken menu du åbnede. De to sidste forsvinder, når du lukker fanen. Det gør samtalen i chatten også. Casinoerne bliver liggende, indtil du fravælger dem eller sletter browserens data for siden.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'Når du går til et casino',
        paragraphs: [
          'Når du følger et link til et casino, tæller vi klikket. Vi gemmer tidspunktet, casinoet, landet, siden og linkets plads på den, det nettobeløb, der blev vist, og en vurdering af, om det var en søgerobot. Vi gemmer hverken IP-adresse, oplysninger om browseren eller cookie. Gentagne klik fra samme besøgende skilles ad med en kode, der beregnes med en tilfældig nøgle. Nøglen slettes efter 48 timer, og derefter kan koden ikke knyttes til nogen. Rækkerne med klik slettes efter 13 måneder.',
          'Linket indeholder en kode, der fortæller casinoet, at du kommer fra os, og vi får provision, hvis du opretter en konto. Hvem du er, ved vi ikke og sender vi ikke. Hos casinoet gælder casinoets egen privatlivspolitik.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Kontaktformularen',
        paragraphs: [
          'Skriver du til os i kontaktformularen, gemmer vi dit navn, din e-mailadresse og din besked, og på hvilket sprog og hvornår den blev sendt. IP-adressen gemmes ikke. Vi bruger oplysningerne til at svare dig og ikke til andet, og vi sletter dem efter 12 måneder. Undlad at skrive følsomme oplysninger.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Samtalen ligger kun i den åbne fane i din browser og forsvinder, når du lukker den. Det, du skriver, sendes til vores server, så det kan besvares, men vi gemmer det ikke. Antallet af spørgsmål begrænser vi med en kontrolværdi, som beregnes ud fra IP-adressen. Den findes kun i serverens hukommelse og forsvinder ved midnat.',
          'Svarene hentes fra vores sammenligning, medmindre der i chattens overskrift står, at en AI svarer. I så fald sendes det, du skriver, videre til en leverandør af en sprogmodel. Vi sender ikke navn, IP-adresse eller andet med, som kan identificere dig. Leverandøren behandler teksten efter sine egne vilkår, måske uden for EØS. Skriv derfor heller ikke selv personlige oplysninger i chatten.',
        ],
      },
      {
        id: 'lokit',
        heading: 'Logfiler og grundlag',
        paragraphs: [
          'Serverens logfiler indeholder ikke fulde IP-adresser. Vi laver ikke profiler af besøgende og træffer ingen automatiske afgørelser.',
          'Grundlaget er legitim interesse: Vi svarer på henvendelser, tæller brugen af links og holder siden i drift.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Dine rettigheder',
        points: [
          'Du har ret til indsigt i de oplysninger, vi har om dig, og til at få dem rettet eller slettet. Skriv til os i kontaktformularen.',
          'Du kan bede om, at behandlingen begrænses, og få det, du har givet os, udleveret i et format, der kan flyttes.',
          'Du kan gøre indsigelse mod behandlingen.',
          'Er du utilfreds med svaret, kan du klage til Datatilsynet.',
        ],
      },
    ],
  },
  compare: {
    search: {
      title: 'Casinoer side om side: netto og vilkår · Nettobonus',
      description:
        'Vælg op til fire casinoer, og sammenlign bonussens netto, gennemspilning, licens og udbetaling side om side. Sammenligningen kan deles som link. 18+',
      keywords: [
        'sammenlign casinoer',
        'casinosammenligning',
        'sammenlign bonusser',
        'gennemspilningskrav',
        'casinoer side om side',
      ],
    },
    heading: 'Side om side',
    lead: 'Op til fire casinoer ved siden af hinanden: først netto, så vilkårene og selve casinoet.',
  },
  calculator: {
    search: {
      title: 'Nettoberegner: hvad er der tilbage · Nettobonus',
      description:
        'Beregn, hvad der er tilbage af bonussen efter gennemspilning med din egen indbetaling og indsats, og se, hvor mange der når i mål. 18+',
      keywords: [
        'bonusberegner',
        'gennemspilningsberegner',
        'bonussens nettoværdi',
        'gennemspilningskrav',
        'forventet værdi',
      ],
    },
    heading: 'Nettoberegner',
    lead: 'Indtast bonussen, og se, hvad der er tilbage. Den samme formel ligger bag nettotallet på hvert kort.',
  },
  method: {
    search: {
      title: 'Sådan beregner vi bonussens netto · Nettobonus',
      description:
        'Formlen bag nettotallet, forudsætninger og særtilfælde, karakterens vægte, listens rækkefølge og hvordan Nettobonus tjener penge.',
      keywords: [
        'bonussens nettoværdi',
        'nettoformlen',
        'gennemspilningens pris',
        'karakterens vægte',
        'annoncelinks',
      ],
    },
    heading: 'Sådan beregner vi',
    lead: 'Én formel, samme forudsætninger, hvert tilbud. Du kan regne efter på papir og kontrollere os.',
  },
};
