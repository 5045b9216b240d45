import { CONTROLLER_SECTION } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import type { PlainPageText } from '../plain-texts.ts';

export const pages: Record<PageKey, PlainPageText> = {
  home: {
    search: {
      title: 'Bedste casinobonusser {year} · Nettobonus',
      description:
        'Sammenlign casinobonusser efter netto: bonussen minus gennemspillets pris. Vi bruger den samme formel for alle tilbud.',
      keywords: [
        'casinobonus',
        'bedste casinobonusser',
        'velkomstbonus',
        'gennemspilskrav',
        'bonus netto',
        'sammenlign casinoer',
      ],
    },
    heading: 'Bedste casinobonusser {year}',
    lead: 'Netto er bonussen minus gennemspillets pris og svarer til ÅOP på et lån.',
    intro: [
      'En bonus skal som regel spilles igennem flere gange, før den kan udbetales, og det koster penge. Det største tal i reklamen hører sjældent til den bedste bonus.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Hurtige casinoer: bonus og netto · Nettobonus',
      description:
        'Hurtige casinoer har kort vej fra login til spil og udbetaling. Se licens, vilkår og bonussens netto, før du vælger.',
      keywords: [
        'hurtige casinoer',
        'hurtigt casino',
        'casino med hurtig udbetaling',
        'casino med mitid',
        'casinobonus',
      ],
    },
    heading: 'Hurtige casinoer',
    lead: 'Kort vej til spil og udbetaling. Netto beregnes på samme måde som for alle andre bonusser.',
    intro: [
      'Et hurtigt casino samler login, indbetaling og udbetaling i få trin, typisk via din bank. Hos casinoer med dansk tilladelse bekræfter du din identitet, som regel med MitID, før du kan spille. Det går hurtigt, men det er ikke anonymt. Casinoet ved, hvem du er, og skal kontrollere, at du er fyldt 18 år.',
      'Hastigheden siger intet om bonussen. Et casino kan udbetale hurtigt og alligevel have et gennemspil, der koster mere, end bonussen giver. Derfor står netto ved hvert tilbud, beregnet med de samme forudsætninger. Læs også, hvor længe bonussen gælder, og hvor stor en indsats du må spille med.',
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
          'Som regel skal gennemspilskravet være opfyldt først. Beder du om udbetaling inden da, mister du typisk bonussen og det, du har vundet med den. Er bonussen non-sticky, kan du normalt få dine egne penge udbetalt, indtil bonussen er taget i brug.',
      },
      {
        question: 'Hvordan ser jeg, om casinoet har dansk tilladelse?',
        answer:
          'Spillemyndigheden offentliggør en liste over udbydere med tilladelse og deres webadresser. Se efter, om den adresse, du er på, står på listen. Casinoer med tilladelse viser også Spillemyndighedens mærke, men et mærke kan kopieres. Derfor er det listen, der tæller.',
      },
      {
        question: 'Kan jeg sige nej til bonussen?',
        answer:
          'Ja, en bonus er frivillig. Uden bonus er der heller intet gennemspilskrav at opfylde, før du kan få penge udbetalt. Er netto i minus, kan det være den enkleste løsning. Casinoet kan stadig have andre vilkår for udbetaling, så læs dem også.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Casinoer med estisk licens · Nettobonus',
      description:
        'Se, hvad en estisk spillelicens betyder for dig i Danmark, og sammenlign vilkår og netto for casinoer med licens fra Estland.',
      keywords: ['estisk licens', 'casino med estisk licens', 'casinolicens estland', 'udenlandske casinoer'],
    },
    heading: 'Casinoer med estisk licens',
    lead: 'Licensen viser, hvem der fører tilsyn. Den viser ikke, hvad bonussen er værd.',
    intro: [
      'Estlands skatte- og toldmyndighed giver licens til onlinecasinoer og fører tilsyn med dem. Estland har et offentligt register, hvor du selv kan søge på licensnummeret. Estland er med i EØS, så casinoet er underlagt fælles europæiske regler om blandt andet persondata og hvidvask. Det gør det dog ikke til et casino med dansk tilladelse.',
      'For at udbyde spil i Danmark skal et casino have tilladelse fra Spillemyndigheden, og en estisk licens giver ikke den ret. Du kan derfor ikke regne med, at de danske bonusregler bliver fulgt: et tilbud på højst 1.000 kr., et gennemspil på højst 10 gange indbetaling plus bonus og mindst 60 dage til at nå det. ROFUS dækker kun casinoer med dansk tilladelse.',
      'Netto beregnes ens, uanset hvor licensen kommer fra. Vi trækker gennemspillets pris fra bonussen og viser resultatet, også når det er negativt. Er vilkårene ikke kendt godt nok, står tilbuddet uden nettobeløb. Casinoets egne vilkår afgør, hvad der gælder, så læs dem, før du opretter en konto.',
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
          'Nej, ROFUS gælder kun casinoer med tilladelse fra Spillemyndigheden. Har du udelukket dig selv, er et udenlandsk casino ingen løsning. StopSpillet rådgiver gratis og anonymt på 70\u00a022\u00a028\u00a025.',
      },
      {
        question: 'Er 18× dyrere end de danske 10×?',
        answer:
          'Ikke altid. Efter de danske regler regnes de 10 gange af indbetaling og bonus tilsammen. Er bonussen på 100 %, svarer det til 20× bonussen alene. Et gennemspil på 18× bonussen koster altså lidt mindre. Se efter, hvad tallet ganges med.',
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
        'Læs, hvad en MGA-licens fra Malta dækker, og hvad den ikke dækker i Danmark. Sammenlign bonusvilkår og netto med samme formel.',
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
      'En MGA-licens giver ikke ret til at udbyde spil i Danmark. Det kræver tilladelse fra Spillemyndigheden. Hos et casino uden dansk tilladelse er du ikke dækket af de danske regler for bonusser, og en udelukkelse i ROFUS har ingen virkning dér. Har du udelukket dig selv, og får du lyst til at spille igen, kan du ringe til StopSpillet på 70\u00a022\u00a028\u00a025.',
      'Bonusser fra casinoer med MGA-licens kan være større end de 1.000 kr., som er grænsen med dansk tilladelse, men gennemspilskravet kan også være højere. Skal kun bonussen spilles igennem, er netto nul ved 25×. Er kravet højere, koster gennemspillet mere, end bonussen giver.',
    ],
    guideHeading: 'Hvad dækker en MGA-licens?',
    faq: [
      {
        question: 'Kan et casino have både MGA-licens og dansk tilladelse?',
        answer:
          'Ja, et selskab kan have begge dele, men de gælder for hver sin hjemmeside. Det er tilladelsen for den webadresse, du er på, der afgør, om de danske regler og ROFUS gælder. Spillemyndighedens liste viser de adresser, der er omfattet.',
      },
      {
        question: 'Siger licensen noget om bonussens værdi?',
        answer:
          'Nej. Licensen handler om tilsyn, ikke om pris. På listen er der både bonusser med netto i plus, bonusser, der går i nul, og bonusser, der koster mere, end de giver.',
      },
      {
        question: 'Hvad gør jeg, hvis casinoet afviser en udbetaling?',
        answer:
          'Bed om en skriftlig begrundelse, der henviser til det konkrete vilkår. Casinoet skal kunne oplyse, hvilken uafhængig klageinstans det bruger, og MGA fører tilsynet. Spillemyndigheden fører ikke tilsyn med casinoer uden dansk tilladelse.',
      },
      {
        question: 'Kan jeg sætte grænser for mit spil?',
        answer:
          'Casinoerne har normalt grænser for indbetaling og mulighed for en pause, men det gælder kun det ene casino. Sæt grænsen før den første indbetaling. Har du brug for at blive stoppet alle steder, så tal med StopSpillet.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Bonusser uden gennemspil · Nettobonus',
      description:
        'Uden gennemspil er netto lig med bonussen. Se, hvilke andre vilkår der stadig gælder, og sammenlign tilbuddene.',
      keywords: [
        'bonus uden gennemspil',
        'casinobonus uden gennemspilskrav',
        'bonus uden omsætningskrav',
        'gennemspilskrav',
      ],
    },
    heading: 'Bonusser uden gennemspil',
    lead: 'Når der intet gennemspil er, er netto hele bonussen.',
    intro: [
      'Uden gennemspil skal du ikke spille for et bestemt beløb, før du kan få penge udbetalt. Derfor er der ingen pris at trække fra: Netto er lig med brutto. Ved andre bonusser regner vi med, at gennemspillet koster 4 kr. for hver 100 kr., du spiller for. Den pris falder væk her.',
      'Uden gennemspil betyder ikke uden vilkår. Der kan stadig være en mindste indbetaling, en højeste indsats, en frist og et loft over, hvor meget du kan få udbetalt. Nogle tilbud gælder kun spins eller bestemte spil. Casinoets egne vilkår afgør, hvad der gælder, så læs dem, før du indbetaler.',
      'Netto er ikke en gevinst. Spiller du videre for pengene, beholder casinoet stadig sin del af hver indsats, og du kan tabe både bonus og indbetaling. Se derfor også på licensen og vilkårene for udbetaling, og brug kun penge, du kan undvære.',
    ],
    guideHeading: 'Uden gennemspil, men ikke uden vilkår',
    faq: [
      {
        question: 'Kan bonussen udbetales med det samme?',
        answer:
          'Ofte, men ikke altid. Casinoet skal først vide, hvem du er, og nogle kræver, at selve indbetalingen er spillet igennem én gang. Det står i vilkårene for udbetaling og ikke i reklamen.',
      },
      {
        question: 'Hvorfor kan et lille beløb være mere værd end et stort?',
        answer:
          'Fordi der ikke går noget fra. 500 kr. uden gennemspil er 500 kr. netto. En bonus på 1.000 kr. med et gennemspil på 35× koster 1.400 kr. at spille igennem, altså 400 kr. mere, end den giver.',
      },
      {
        question: 'Hvad er spins uden gennemspil værd?',
        answer:
          'Antallet gange spinværdien gange tilbagebetalingen. 150 spins à 0,50 kr. sætter vi til 72 kr. Du kan vinde mere eller mindre, og du kan vinde ingenting.',
      },
      {
        question: 'Følger tilbuddene de danske bonusregler?',
        answer:
          'Kun hos casinoer med dansk tilladelse. Dér er loftet 1.000 kr. for bonus og spins tilsammen, og du har mindst 60 dage. Et casino med udenlandsk licens kan tilbyde mere, men er hverken omfattet af reglerne eller af ROFUS.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Bonusser på 200 % og derover: Hvad er de værd? · Nettobonus',
      description:
        'En høj procent følges ofte af et højt gennemspilskrav. Se, hvad bonusser på 200 % og derover er værd, når prisen er trukket fra.',
      keywords: [
        'bonus over 200 procent',
        '200 procent casinobonus',
        'høj casinobonus',
        'stor velkomstbonus',
        'gennemspilskrav',
      ],
    },
    heading: 'Bonusser på 200 % og derover',
    lead: 'Jo større procenten er, desto mere betyder gennemspillet.',
    intro: [
      'Her finder du tilbud, hvor casinoet lægger mindst 200 % oven i indbetalingen. Indbetaler du 500 kr., giver 200 % en bonus på 1.000 kr., hvis loftet tillader det. Skal bonussen spilles igennem 15 gange, er prisen 600 kr. Ved 35 gange er prisen 1.400 kr., altså mere end selve bonussen.',
      'Derfor viser vi netto og ikke kun det annoncerede beløb. Når kun bonussen skal spilles igennem, går grænsen ved 25×. Under 25× er netto i plus, og over 25× koster gennemspillet mere, end bonussen giver. Prisen gælder hele gennemspillet. Mange spillere løber tør for penge inden da.',
      'Casinoer med dansk tilladelse må kun lægge 100 % oven i indbetalingen, og hele tilbuddet må højst være 1.000 kr. værd. Gennemspilskravet må højst være 10 gange indbetaling plus bonus, og du skal have mindst 60 dage til det. Tilbuddene her kommer fra casinoer uden dansk tilladelse. De følger ikke de regler, og en udelukkelse i ROFUS gælder ikke hos dem.',
    ],
    guideHeading: 'Hvad er en bonus på 200 % værd?',
    faq: [
      {
        question: 'Hvordan regner jeg selv prisen ud?',
        answer:
          'Gang bonussen med gennemspilskravet, og tag 4 % af resultatet. Har du en bonus på 1.250 kr. og et krav på 40×, skal du spille for 50.000 kr., og prisen er 2.000 kr. Skal indbetalingen også spilles igennem, lægger du den til bonussen først.',
      },
      {
        question: 'Hvorfor har nogle tilbud intet nettobeløb?',
        answer:
          'Fordi casinoet ikke oplyser et vilkår, som regnestykket kræver, for eksempel gennemspilskravet. Vi gætter ikke. At vilkåret mangler, er i sig selv et minus.',
      },
      {
        question: 'Hvorfor bliver et minus aldrig større end indbetalingen?',
        answer:
          'Fordi du højst kan tabe din indbetaling. Er prisen højere end bonus og indbetaling tilsammen, stopper netto ved indbetalingen med minus foran.',
      },
      {
        question: 'Hvad betyder half-sticky?',
        answer:
          'Casinoerne bruger ordet lidt forskelligt. I vores beregning betyder både sticky og half-sticky, at selve bonusbeløbet forsvinder ved udbetaling. Det trækker vi også fra i netto, så en høj procent er mindre værd, end den ser ud til.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Casinoer med EØS-licens: licens og skat · Nettobonus',
      description:
        'Licensen kan have betydning for, om en gevinst skal beskattes. Se casinoer med licens fra et EØS-land og netto for deres bonusser.',
      keywords: ['skattefri gevinster', 'skat af casinogevinster', 'casino med eøs-licens', 'casino og skat'],
    },
    heading: 'Casinoer med licens i EØS',
    lead: 'Licensen kan have betydning for skatten. Den gør ikke bonussen bedre.',
    intro: [
      'Om en gevinst er skattefri, afhænger blandt andet af, hvor casinoet har sin tilladelse, og om spillet er udbudt lovligt. Gevinster fra casinoer med dansk tilladelse er som udgangspunkt skattefri for spilleren. Her samler vi casinoer med tilladelse fra et EØS-land, for eksempel Danmark, Malta eller Estland.',
      'Listen er en sortering efter licens og ikke en afgørelse om skat. Gevinster fra casinoer med licens uden for EØS, for eksempel fra Curaçao, kan være skattepligtige, og reglerne kan ændre sig. Er du i tvivl, kan du spørge Skattestyrelsen eller en rådgiver. Gem dokumentation for dine indbetalinger og udbetalinger.',
      'Netto er beregnet før eventuel skat. Det er bonussen minus gennemspillets pris og beregnes på samme måde for alle tilbud. Skat eller ej: En bonus med et højt gennemspilskrav kan koste mere, end den giver.',
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
        question: 'Er et casino med EØS-licens også tilladt i Danmark?',
        answer:
          'Ikke nødvendigvis. Licens i et andet land og dansk tilladelse er to forskellige ting. Kun en tilladelse fra Spillemyndigheden giver ret til at udbyde spil i Danmark, og kun med den gælder ROFUS og de danske bonusregler.',
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
      title: 'Bonusspins: værdi og vilkår · Nettobonus',
      description:
        'Antallet af spins siger ikke, hvad de er værd. Se, hvordan spinværdi, gennemspil og gevinstloft påvirker netto.',
      keywords: [
        'bonusspins',
        'spins uden gennemspil',
        'spins med indbetaling',
        'værdi af bonusspins',
        'spinværdi',
      ],
    },
    heading: 'Bonusspins',
    lead: 'Antallet siger ikke ret meget. Spinværdi og gennemspil afgør, hvad dine spins er værd.',
    intro: [
      'Bonusspins er spins på en spilleautomat, hvor casinoet betaler indsatsen. Casinoerne kalder dem ofte gratis spins, men Spillemyndigheden anser ordet »gratis« for vildledende, når der er et gennemspilskrav. Værdien er antallet gange spinværdien gange tilbagebetalingen: 100 spins à 1 kr. sætter vi til 96 kr., fordi vi regner med en tilbagebetaling på 96 %. Er spinværdien ikke oplyst, kan værdien ikke regnes ud, og så gætter vi ikke.',
      'Hos udenlandske casinoer skal gevinsten fra spins ofte spilles igennem, før den kan udbetales. Med dansk tilladelse er det ikke lovligt at stille det krav. Skal 96 kr. spilles igennem 15 gange, er prisen cirka 58 kr., og netto er 38 kr. Ved 40 gange er prisen større end gevinsten. Et loft over gevinsten kan sænke værdien yderligere.',
      'Se også efter, hvilket spil dine spins kan bruges på, og hvor længe de gælder. Får du dem sammen med en indbetalingsbonus, tæller begge dele med i netto. Tilbuddet kan godt kræve en indbetaling, og den kan tabes som alle andre penge, du spiller for.',
    ],
    guideHeading: 'Hvad er bonusspins værd?',
    faq: [
      {
        question: 'Er 200 spins bedre end 100?',
        answer:
          'Kun hvis spinværdien og gennemspilskravet er ens. Både 200 spins à 0,50 kr. og 100 spins à 1 kr. sætter vi til 96 kr. før gennemspillet.',
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
        'En bonus uden indbetaling kræver ingen egne penge, men vilkårene er ofte stramme. Læs om gennemspil, gevinstloft og udbetaling.',
      keywords: [
        'bonus uden indbetaling',
        'casinobonus uden indbetaling',
        'spins uden indbetaling',
        'gevinstloft',
      ],
    },
    heading: 'Bonusser uden indbetaling',
    lead: 'Du bruger ikke egne penge, men vilkårene afgør, om noget kan udbetales.',
    intro: [
      'En bonus uden indbetaling gives, når du opretter en konto, som regel i form af spins eller et mindre beløb. Du bruger ikke egne penge på selve bonussen, men gennemspilskravet er ofte højt, og der er tit et loft over gevinsten. Derfor er bonussen som regel ikke meget værd.',
      'Vi regner som ved andre tilbud: bonussens eller spinnenes værdi minus gennemspillets pris. Et gevinstloft kan sænke værdien. Mangler der vigtige vilkår, viser vi intet beløb. Fordi du ikke har indbetalt noget, kan netto ikke komme under 0 kr., men ofte er det netop nul.',
      'Når du opretter en konto, skal du oplyse, hvem du er, og du skal være fyldt 18 år. Casinoet kan bede om en indbetaling, før en gevinst udbetales, og det kan sende dig reklame bagefter. Læs vilkårene for udbetaling, og sig nej til markedsføring, hvis du ikke ønsker den.',
    ],
    guideHeading: 'Sådan virker en bonus uden indbetaling',
    faq: [
      {
        question: 'Kan man få noget udbetalt af en bonus uden indbetaling?',
        answer:
          'Det sker, men sjældent. Ti spins à 0,50 kr. sætter vi til 4,80 kr., og et gennemspil på 25× koster lige så meget. Er du heldig, sætter gevinstloftet grænsen.',
      },
      {
        question: 'Hvorfor er netto nul og ikke negativt?',
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
        'Med en non-sticky-bonus spiller du for dine egne penge først. Se, hvordan det påvirker netto, og hvilke vilkår du skal læse.',
      keywords: [
        'non-sticky-bonus',
        'non-sticky casinobonus',
        'sticky bonus',
        'sticky og non-sticky',
        'bonusvilkår',
      ],
    },
    heading: 'Non-sticky-bonusser',
    lead: 'Dine egne penge bruges først, og bonussen kommer kun i brug, hvis de slipper op.',
    intro: [
      'Ved en non-sticky-bonus holdes indbetaling og bonus adskilt. Du spiller først for dine egne penge, og vinder du, kan du som regel få pengene udbetalt og give afkald på bonussen. Først når dine egne penge er brugt, begynder gennemspillet af bonussen. Gennemspillet lægger altså ikke beslag på dine egne penge.',
      'Derfor kan netto for en non-sticky-bonus ikke blive negativt. Koster gennemspillet mere, end bonussen er værd, sætter vi netto til 0 kr. Modstykket er sticky- og half-sticky-bonusser, hvor selve bonusbeløbet trækkes fra ved udbetaling. Det trækker vi også fra i netto, så typerne kan sammenlignes.',
      'Nul betyder ikke, at du ikke kan tabe. Hele indbetalingen kan være tabt, før bonussen kommer i brug. Læs i vilkårene, hvad der sker, hvis du beder om udbetaling undervejs, hvor stor en indsats du må spille med, og hvor længe bonussen gælder. Casinoerne bruger ikke altid begreberne på samme måde.',
    ],
    guideHeading: 'Sådan virker en non-sticky-bonus',
    faq: [
      {
        question: 'Hvad er forskellen på non-sticky, sticky og half-sticky?',
        answer:
          'Ved non-sticky spiller du for egne penge først og kan sige fra, før bonussen er taget i brug. Ved sticky og half-sticky mister du selve bonusbeløbet, når du får penge udbetalt. Det er trukket fra i netto.',
      },
      {
        question: 'Hvad betyder det, at netto er 0 kr.?',
        answer:
          'Enten koster gennemspillet lige så meget, som bonussen giver; det gør det ved 25× bonussen alene. Eller også koster det mere, uden at det binder dine egne penge. I begge tilfælde er bonussen efter vilkårene intet værd.',
      },
      {
        question: 'Hvad mener casinoerne med cashflow?',
        answer:
          'Som regel en bonus, hvor din egen saldo og bonussaldoen er adskilt, så du kan få egne penge udbetalt undervejs. Nogle bruger også ordet om en oversigt over penge ind og ud. Det har ingen fast betydning, så det er vilkårene, der afgør, hvad du må.',
      },
      {
        question: 'Hvad sker der, hvis jeg vinder med mine egne penge?',
        answer:
          'Så kan du som regel få pengene udbetalt og lade bonussen falde bort. Beslut på forhånd, hvornår du stopper. Spiller du videre, beholder casinoet i længden 4 kr. af hver 100 kr., du spiller for.',
      },
    ],
  },
  reviews: {
    search: {
      title: 'Casinoanmeldelser: licens og vilkår · Nettobonus',
      description:
        'Læs anmeldelser af onlinecasinoer: licens, bonusvilkår, udbetalinger, spil og kundeservice. Bonussens netto regnes ud for sig.',
      keywords: [
        'casinoanmeldelser',
        'anmeldelse af casino',
        'anmeldelser af onlinecasinoer',
        'bonusvilkår',
        'casinolicens',
      ],
    },
    heading: 'Casino\u00adanmeldelser',
    lead: 'Karakteren gælder hele casinoet, netto kun bonussen.',
    intro: [
      'I anmeldelserne ser vi på licens, bonusvilkår, udbetalinger, spil, kundeservice og pålidelighed. Karakteren går fra 0 til 10 og er redaktionens vurdering af hele casinoet. Netto er derimod et regnestykke for bonussen alene. Derfor kan et godt casino have en dyr bonus, og et middelmådigt casino kan have en rimelig.',
      'Anmeldelserne har en dato for seneste opdatering, og tilbuddene har en dato for, hvornår vi sidst har tjekket vilkårene. Casinoerne kan ændre deres vilkår, så sammenlign altid med det, der står på casinoets egen side. Er der forskel, er det casinoets vilkår, der gælder.',
      'Vi får provision, hvis du opretter en spilkonto via vores links. Karakterer, rækkefølge og nettobeløb er ikke til salg. Se efter, om casinoet har tilladelse fra Spillemyndigheden, før du opretter en konto. Kun casinoer med dansk tilladelse er omfattet af ROFUS og af de danske regler for bonusser.',
    ],
  },
  competitions: {
    search: {
      title: 'Konkurrencer hos casinoer · Nettobonus',
      description:
        'Se præmie, periode og betingelser for casinokonkurrencer, og læs, hvad det koster at spille sig til point.',
      keywords: ['casinokonkurrencer', 'casinoturnering', 'konkurrencer hos casinoer', 'slotturnering'],
    },
    heading: 'Konkurrencer',
    lead: 'Præmie, periode og betingelser, så du kan se, hvad deltagelse kræver.',
    intro: [
      'En casinokonkurrence er typisk en turnering, hvor deltagerne får point for indsatser eller gevinster, eller en lodtrækning blandt dem, der har spillet. Præmierne går til få, og de fleste deltagere får ingenting. De konkurrencer, vi omtaler, står her med præmie, periode og en forklaring på, hvordan man deltager. Vores egen quiz er gratis og kræver intet spil.',
      'Gives der point for indsatser, er det ikke gratis at være med. Vi regner med, at det koster 4 kr., hver gang du spiller for 100 kr. Spiller du for 5.000 kr. i alt for at samle point, er prisen altså 200 kr. En konkurrence ændrer ikke bonussens netto og tæller ikke med i det.',
      'Det er arrangørens regler, der gælder, og du skal være fyldt 18 år. Står der ingen konkurrencer på siden, er der ingen, vi omtaler lige nu. Deltag kun, hvis du ville have spillet alligevel, og spil ikke for mere, end du har besluttet på forhånd.',
    ],
  },
  'demo-games': {
    search: {
      title: 'Demospil: tilbagebetaling og udsving · Nettobonus',
      description:
        'Tilbagebetaling og udsving viser, hvordan et casinospil opfører sig i længden. Læs, hvad tallene betyder for gennemspillets pris.',
      keywords: ['demospil', 'casinospil med legepenge', 'rtp', 'tilbagebetalingsprocent', 'spilleautomater'],
    },
    heading: 'Demospil',
    lead: 'Tilbagebetaling og udsving fortæller, hvad et spil koster i længden.',
    intro: [
      'Et demospil er en udgave af et casinospil med legepenge. Man kan hverken vinde eller tabe rigtige penge i det. Ved spillene her på siden oplyser vi spilstudie, tema, tilbagebetaling og udsving. De to sidste siger mest om, hvordan spillet opfører sig, og hvad det koster at bruge det til gennemspil.',
      'Tilbagebetalingen, ofte forkortet RTP, er den andel af indsatserne, som spillet betaler tilbage i længden. Ved 96 % koster 100 kr. i indsats 4 kr., og ved 94 % koster de 6 kr. Store udsving (høj volatilitet) betyder færre, men større gevinster. Små udsving betyder flere, men mindre.',
      'Tilbagebetalingen viser sig først over meget lange forløb. Selv efter 1.000 spins kan dit eget tal ligge ti procentpoint eller mere fra spillets. Det samme spil kan desuden findes i flere versioner med forskellig tilbagebetaling, så tjek tallet i spillets egen beskrivelse hos casinoet.',
    ],
  },
  disclaimer: {
    search: {
      title: 'Ansvarsfraskrivelse · Nettobonus',
      description:
        'Læs, hvordan Nettobonus tjener penge, hvad netto er og ikke er, hvis vilkår der gælder, og hvor du kan få hjælp.',
      keywords: ['ansvarsfraskrivelse', 'annoncelinks', 'provision', 'stopspillet', 'rofus'],
    },
    heading: 'Ansvars\u00adfraskrivelse',
    lead: 'Nettobeløbene er regnet ud fra vilkårene og er ikke løfter. Casinoets egne vilkår gælder.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Netto',
        paragraphs: [
          'Netto er bonussen minus gennemspillets pris og svarer til ÅOP på et lån. Det er regnet ud fra vilkårene og er ikke et løfte. Vi regner med en tilbagebetaling på 96 % og som udgangspunkt en indbetaling på 500 kr. Prisen gælder hele gennemspillet.',
          'Netto siger ikke, hvordan det går dig. Mange løber tør for penge undervejs. Mangler et nødvendigt vilkår, viser vi intet beløb.',
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
          'Nettobonus får provision, hvis du opretter en spilkonto hos et casino via vores links. Linkene er mærket som annoncelinks.',
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
          'Fylder spillet for meget, kan du ringe til StopSpillet på 70\u00a022\u00a028\u00a025. Hjælpen er gratis og anonym, også for pårørende.',
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
            ['Svar i konkurrence', 'At finde og kontakte vindere', '12 måneder', 'Hos os'],
            [
              'Beskeder i chatten',
              'Samtalen følger med til næste side',
              'Indtil fanen lukkes',
              'I din browser',
            ],
            ['Klik til et casino', 'Beregning af provision, uden navn', '13 måneder', 'Hos os'],
            ['Nøgle til den kode, klikket får', 'Så vi kan genkende gentagne klik', '48 timer', 'Hos os'],
            [
              'Casinoer valgt til sammenligning',
              'Valget følger med fra side til side',
              'Indtil du fjerner det',
              'I din browser',
            ],
            [
              'Den indbetaling, du har valgt',
              'Tallene beregnes for den på alle sider',
              'Indtil du ændrer den',
              'I din browser',
            ],
            ['Månedens casino er vist', 'Vinduet åbner kun én gang', 'Indtil fanen lukkes', 'I din browser'],
          ],
        },
      },
      {
        id: CONTROLLER_SECTION,
        heading: 'Dataansvarlig',
        paragraphs: [
          'Dataansvarlig er den, der driver siden. Du kan kontakte os via kontaktformularen, som du åbner i chatten.',
        ],
      },
      {
        id: 'evasteet',
        heading: 'Cookies',
        paragraphs: [
          'Der er ingen brugerkonti for besøgende på Nettobonus, og vi bruger ingen cookies til sporing. Vi bruger heller ikke analyseværktøjer, der kan genkende dig.',
          'Et par ting gemmes i din egen browser og sendes ikke til os: hvilke casinoer du har valgt at sammenligne, at du har set vinduet med månedens casino, og kortvarigt, hvilken menu du har åbnet. De to sidste forsvinder, når du lukker fanen. Det gør samtalen i chatten også. Casinoerne bliver liggende, indtil du fravælger dem eller sletter browserens data for siden. Den indbetaling, du har valgt, gemmes på samme måde. Den står også i sidens adresse, så tallene kan beregnes for den.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'Når du går til et casino',
        paragraphs: [
          'Når du følger et link til et casino, tæller vi klikket. Vi gemmer tidspunktet, casinoet, landet, siden, linkets placering, det viste nettobeløb og en vurdering af, om det var en søgerobot. Vi gemmer hverken IP-adresse, oplysninger om browseren eller cookies. Gentagne klik fra samme besøgende genkender vi på en kode, der beregnes med en tilfældig nøgle. Nøglen slettes efter 48 timer, og derefter kan koden ikke knyttes til nogen. Rækkerne med klik slettes efter 13 måneder.',
          'Linket indeholder en kode, der fortæller casinoet, at du kommer fra os, og vi får provision, hvis du opretter en konto. Vi ved ikke, hvem du er, og sender ingen oplysninger om dig. Hos casinoet gælder casinoets egen privatlivspolitik.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Kontakt\u00adformularen',
        paragraphs: [
          'Skriver du til os i kontaktformularen, gemmer vi dit navn, din e-mailadresse og din besked samt sprog, tidspunkt og den side, du skrev fra. IP-adressen gemmes ikke. Vi bruger oplysningerne til at svare dig og ikke til andet, og vi sletter dem sammen med vores svar efter 12 måneder. Undlad at skrive følsomme oplysninger.',
          'Deltager du i vores egen konkurrence, gemmer vi dine svar, din e-mailadresse og din bekræftelse af, at du er fyldt 18 år. Oplysningerne bruges kun til konkurrencen, og vi sletter dem efter 12 måneder.',
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
          'Behandlingsgrundlaget er vores legitime interesse: Vi svarer på henvendelser, tæller brugen af links og holder siden i drift.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Dine rettigheder',
        points: [
          'Du har ret til indsigt i de oplysninger, vi har om dig, og til at få dem rettet eller slettet. Skriv til os i kontaktformularen.',
          'Du kan bede om, at behandlingen begrænses, og få dine oplysninger udleveret i et almindeligt format (dataportabilitet).',
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
        'Vælg op til fire casinoer, og sammenlign bonussens netto, gennemspil, licens og udbetaling side om side. Sammenligningen kan deles som link. 18+',
      keywords: [
        'sammenlign casinoer',
        'casinosammenligning',
        'sammenlign bonusser',
        'gennemspilskrav',
        'casinoer side om side',
      ],
    },
    heading: 'Side om side',
    lead: 'Op til fire casinoer ved siden af hinanden: først netto, så vilkårene og selve casinoet.',
  },
  calculator: {
    search: {
      title: 'Nettoberegner: Hvad er bonussen værd? · Nettobonus',
      description:
        'Beregn bonussens netto med din egen indbetaling og indsats, og se, hvor mange ud af 10 spillere der når i mål. 18+',
      keywords: [
        'bonusberegner',
        'gennemspilsberegner',
        'bonussens netto',
        'gennemspilskrav',
        'gennemspillets pris',
      ],
    },
    heading: 'Nettoberegner',
    lead: 'Indtast bonussens vilkår, og se netto: bonussen minus gennemspillets pris. Vi bruger den samme formel ved hvert tilbud.',
  },
  method: {
    search: {
      title: 'Sådan beregner vi bonussens netto · Nettobonus',
      description:
        'Formlen bag netto, forudsætninger og særtilfælde, karakterens vægtning, listens rækkefølge, og hvordan Nettobonus tjener penge.',
      keywords: [
        'bonussens netto',
        'nettoformlen',
        'gennemspillets pris',
        'karakterens vægtning',
        'annoncelinks',
      ],
    },
    heading: 'Sådan beregner vi',
    lead: 'Én formel og de samme forudsætninger for alle tilbud. Du kan regne efter på papir og tjekke os.',
  },
  guides: {
    search: {
      title: 'Guider: gennemspil, regler og licens · Nettobonus',
      description:
        'Guider om casinobonusser: hvad gennemspilskravet koster i kroner, og hvilke danske regler der gælder for velkomstbonusser. 18+',
      keywords: ['casinoguider', 'gennemspilskrav', 'danske bonusregler', 'velkomstbonus'],
    },
    heading: 'Guider',
    lead: 'Gennemspil, regler og licenser uden reklamesprog. I hver guide er der en beregning eller en regel, som du selv kan kontrollere.',
  },
  news: {
    search: {
      title: 'Nyheder om casinobonusser og regler · Nettobonus',
      description:
        'Hvad der er nyt om reglerne for casinobonusser i Danmark, og hvad det betyder for dig, der spiller. 18+',
      keywords: ['casinonyheder', 'bonusregler', 'spillemyndigheden bonus'],
    },
    heading: 'Nyheder',
    lead: 'Hvad der er nyt om regler og bonusser, og hvad det betyder for dig, der spiller.',
  },
};
