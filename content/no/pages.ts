import { CONTROLLER_SECTION } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import type { PlainPageText } from '../plain-texts.ts';

export const pages: Record<PageKey, PlainPageText> = {
  home: {
    search: {
      title: 'Beste casinobonuser {year} · Nettobonus',
      description:
        'Sammenlign casinobonuser etter netto: bonusen minus det omsetningen koster. Alle tilbud regnes ut med samme innskudd og samme formel.',
      keywords: [
        'casinobonus',
        'beste casinobonuser',
        'sammenligne casinobonuser',
        'omsetningskrav',
        'hva er en casinobonus verdt',
        'nettcasino',
      ],
    },
    heading: 'Beste casinobonuser {year}',
    lead: 'Netto er bonusen minus det omsetningen koster: en prislapp, som effektiv rente på et lån.',
    intro: [
      'Før du får ut en bonus, må du som regel spille for den mange ganger. Det kalles omsetning, og det koster. Den største bonusen er sjelden den beste.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Hurtigcasinoer: bonus og omsetningskrav · Nettobonus',
      description:
        'Hos et hurtigcasino skjer identifisering og innskudd i samme steg. Se hva bonusene er verdt når omsetningskravet er regnet med.',
      keywords: [
        'hurtigcasino',
        'hurtigcasinoer',
        'casino uten registrering',
        'casino med raske uttak',
        'bonus hos hurtigcasino',
      ],
    },
    heading: 'Hurtigcasinoer',
    lead: 'Casinoer uten vanlig registrering: Identifisering og innskudd skjer i samme steg. Hva bonusen er verdt, avgjør vilkårene.',
    guideHeading: 'Hva er et hurtigcasino?',
    intro: [
      'Hos et hurtigcasino slipper du som regel det vanlige registreringsskjemaet. Identiteten bekreftes gjennom banken eller betalingstjenesten når du setter inn penger, og uttak går ofte tilbake samme vei. Hvor raskt pengene faktisk kommer, varierer fra casino til casino. Casinoet må vite hvem kunden er også når registreringen går fort, og kan be om dokumentasjon før det betaler ut.',
      'Farten sier ingenting om bonusen. Et hurtigcasino kan ha både lave og høye omsetningskrav, og det er kravet som avgjør hva bonusen er verdt. Med våre forutsetninger går grensen ved 25 ganger bonusen. Er kravet høyere, koster omsetningen mer enn bonusen gir. Derfor regner vi ut nettobeløpet med samme innskudd for alle.',
      'Når det går fort å komme i gang, blir det også lettere å spille for mer enn du hadde tenkt. Bestem på forhånd hva du har råd til å tape, og bruk casinoets innskuddsgrenser der de finnes. Blir spillingen et problem, gir Hjelpelinjen gratis og anonym hjelp på telefon 800 800 40.',
    ],
    faq: [
      {
        question: 'Er hurtigcasino det samme som casino uten registrering?',
        answer:
          'Ordene brukes ofte om hverandre. «Uten registrering» er likevel upresist, for det opprettes som regel en spillkonto i ditt navn. Forskjellen er at du ikke fyller ut opplysningene selv. Innskudd, spill og uttak føres på kontoen som hos andre casinoer.',
      },
      {
        question: 'Kan et hurtigcasino tilbys lovlig i Norge?',
        answer:
          'Ikke uten norsk tillatelse. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. En lisens fra for eksempel Estland eller Malta gir ikke den retten. Norske banker har heller ikke lov til å formidle betaling for pengespill uten slik tillatelse, så både innskudd og uttak kan bli stanset.',
      },
      {
        question: 'Hvor mange fullfører omsetningen?',
        answer:
          'Det avhenger blant annet av kravet og innsatsen. Et regneeksempel: Spilleren setter inn 1 000 kr, får 1 000 kr i bonus og satser 10 kr per spinn. Er kravet 10×, kommer rundt sju av ti i mål, mot rundt tre av ti ved 35×. De andre går tom for penger underveis og har da tapt hele innskuddet.',
      },
      {
        question: 'Hva skjer hvis jeg tar ut penger før omsetningen er fullført?',
        answer:
          'Som regel faller bonusen bort, og ofte også det du har vunnet med den. Er bonusen non-sticky, kan egne penger vanligvis tas ut så lenge bonusen ikke er tatt i bruk. Reglene varierer, så les casinoets vilkår før du ber om uttak.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Casinoer med estisk lisens · Nettobonus',
      description:
        'Les hva en estisk lisens innebærer, hvordan du kan undersøke den, og hva bonusene er verdt når omsetningskravet er regnet med.',
      keywords: [
        'casino med estisk lisens',
        'estisk casinolisens',
        'estiske casinoer',
        'emta-lisens',
        'casino med eøs-lisens',
      ],
    },
    heading: 'Casinoer med estisk lisens',
    lead: 'Lisensen gis av den estiske skatte- og tollmyndigheten. Den gjelder selskapet, ikke bonusen.',
    guideHeading: 'Hva innebærer en estisk lisens?',
    intro: [
      'Estland regulerer nettcasinoer gjennom en egen pengespillov. Skatte- og tollmyndigheten, EMTA, gir tillatelsene og fører tilsyn med selskapene. Vi oppgir lisensnummeret der vi kjenner det, og Estland har et offentlig register der du kan søke på det. Får du ikke treff, eller er selskapsnavnet et annet enn hos casinoet, er det god grunn til ikke å sette inn penger.',
      'Estisk lisens forbindes ofte med hurtigcasinoer, der identiteten bekreftes gjennom banken. Det sier noe om innloggingen, men lite om bonusen. Omsetningskrav, gyldighetstid og høyeste innsats settes av casinoet selv, og to casinoer under samme tilsyn kan ha helt ulike vilkår. Se derfor på nettobeløpet og vilkårene for hvert enkelt tilbud.',
      'En estisk lisens er ikke en norsk tillatelse. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. Spiller du hos et utenlandsk selskap, er det i praksis tilsynet i lisenslandet du må forholde deg til. En klage går normalt til casinoet først.',
    ],
    faq: [
      {
        question: 'Hvem fører tilsyn med casinoer i Estland?',
        answer:
          'Skatte- og tollmyndigheten, som forkortes EMTA. Den behandler søknadene, kontrollerer selskapene og kan trekke en tillatelse tilbake.',
      },
      {
        question: 'Hvordan undersøker jeg et estisk lisensnummer?',
        answer:
          'Søk på nummeret eller selskapsnavnet i det estiske registeret MTR, og sammenlign med det som står nederst på casinoets nettsted. Er nummeret ikke oppgitt, eller gir søket ingen treff, bør du spørre casinoet før du setter inn penger.',
      },
      {
        question: 'Er en estisk lisens det samme som en norsk tillatelse?',
        answer:
          'Nei. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge, og en lisens fra Estland endrer ikke det. Norske myndigheter kan derfor sjelden hjelpe deg i en tvist med et slikt casino.',
      },
      {
        question: 'Er bonusene bedre hos casinoer med estisk lisens?',
        answer:
          'Ikke på grunn av lisensen. Casinoet bestemmer vilkårene selv, så det er omsetningskravet som avgjør.',
      },
    ],
  },
  'mga-licence': {
    search: {
      title: 'Casinoer med MGA-lisens · Nettobonus',
      description:
        'Les hva MGA-lisensen fra Malta krever av et casino, hva den ikke sier noe om, og hva bonusene er verdt når omsetningen er regnet med.',
      keywords: [
        'mga-casino',
        'casino med mga-lisens',
        'malta gaming authority',
        'casino med lisens fra malta',
        'casino med eøs-lisens',
      ],
    },
    heading: 'Casinoer med MGA-lisens',
    lead: 'Tilsynet på Malta stiller krav til selskapet. Hvor mange ganger bonusen må omsettes, avgjør casinoet selv.',
    guideHeading: 'Hva innebærer en MGA-lisens?',
    intro: [
      'Malta Gaming Authority, MGA, er Maltas tilsyn for pengespill. Lisenshaverne må blant annet holde kundenes midler atskilt fra selskapets egne, kunne vise at spillene er tilfeldige, og tilby verktøy for å begrense eller stanse egen spilling. MGA har et offentlig register der du kan søke på lisensnummeret når casinoet oppgir det, og se hvilket selskap som står bak merkenavnet.',
      'Lisensen sier lite om hvor god en bonus er. Casinoer med MGA-lisens kan ha alt fra ingen omsetning til krav som gjør bonusen dyrere enn den er verdt. Regnestykket er det samme som for andre: bonus og gratisspinn på den ene siden, fire prosent av alt som må omsettes, på den andre. Kjenner vi ikke nok av vilkårene, oppgir vi ikke noe tall.',
      'MGA-lisensen er europeisk, men den er ikke en norsk tillatelse. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. Er du uenig med et casino, klager du først til casinoet selv. Fører det ikke fram, kan saken tas videre til den uavhengige klageinstansen som casinoet er tilknyttet.',
    ],
    faq: [
      {
        question: 'Hva forteller nummeret på en MGA-lisens?',
        answer:
          '«B2C» viser at lisensen gjelder spill som tilbys direkte til forbrukere, og det siste leddet er vanligvis et årstall. Selve nummeret sier ikke om lisensen fortsatt er gyldig. Det må du undersøke hos MGA.',
      },
      {
        question: 'Hva gjør jeg hvis jeg ikke finner nummeret i registeret?',
        answer:
          'Nummeret kan være feilskrevet, utløpt eller oppdiktet. Spør casinoet hvilket selskap som har lisensen, og vent med å sette inn penger til du har fått et svar du kan kontrollere.',
      },
      {
        question: 'Er pengene mine trygge hos et casino med MGA-lisens?',
        answer:
          'Kundenes midler skal holdes atskilt fra selskapets, og det fjerner én risiko. Lisensen er likevel ingen garanti ved konkurs, og den verner deg ikke mot å tape i spillene.',
      },
      {
        question: 'Hvorfor er nettobeløpet så ulikt når lisensen er den samme?',
        answer:
          'Fordi lisensen ikke sier noe om omsetningskravet. Må en bonus på 1 000 kr omsettes 15 ganger, er netto +400 kr. Må den omsettes 35 ganger, er netto −400 kr.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Casinobonuser uten omsetning · Nettobonus',
      description:
        'En bonus uten omsetning trenger ikke å spilles gjennom før uttak. Se hvilke vilkår som likevel kan gjelde, og hvordan nettobeløpet regnes ut.',
      keywords: [
        'omsetningsfri bonus',
        'bonus uten omsetning',
        'bonus uten omsetningskrav',
        'omsetningsfrie gratisspinn',
        'casino uten omsetningskrav',
      ],
    },
    heading: 'Bonuser uten omsetning',
    lead: 'Uten omsetningskrav er netto det samme som brutto. Andre vilkår kan fortsatt gjelde.',
    guideHeading: 'Hva er en bonus uten omsetning?',
    intro: [
      'En bonus uten omsetning trenger ikke å spilles gjennom et bestemt antall ganger før uttak. Derfor trekkes ingenting fra: Nettobeløpet er bonusen pluss verdien av eventuelle gratisspinn. Det betyr ikke at pengene er tjent. Spiller du videre med dem, beholder casinoet i det lange løp en del av hver innsats, slik det er i alle casinospill.',
      'Les likevel resten av vilkårene. Det kan finnes et minste innskuddsbeløp, en frist, en grense for innsatsen eller et tak på hva gratisspinnene kan gi. Noen casinoer krever også at innskuddet omsettes én gang før uttak, som et ledd i arbeidet mot hvitvasking. Er gevinsttaket kjent, er det tatt med i utregningen.',
      'Bonuser uten omsetning er ofte mindre enn bonuser med omsetningskrav. En bonus på 100 % uten omsetning kan likevel være verdt mer enn 200 % med høyt krav, så nettobeløpet sier mer enn prosenten. Tallet er en prislapp for et bestemt innskudd. Det sier ikke hvordan det går når du spiller.',
    ],
    faq: [
      {
        question: 'Kan en bonus uten omsetning tas ut med en gang?',
        answer:
          'Ofte, men ikke alltid. Casinoet må vite hvem du er før det betaler ut, og noen krever at innskuddet er brukt i spill først. Les hva vilkårene sier om uttak, selv om det ikke er noe omsetningskrav.',
      },
      {
        question: 'Hvorfor er slike bonuser gjerne mindre?',
        answer:
          'Fordi casinoet ikke får noe tilbake gjennom omsetningen. Netto er +500 kr for en bonus på 500 kr uten krav. For en bonus på 1 000 kr som må omsettes 15 ganger, er netto +400 kr.',
      },
      {
        question: 'Gjelder grensen for innsats også uten omsetningskrav?',
        answer:
          'Den kan gjøre det. Flere casinoer har en høyeste innsats så lenge du spiller med bonuspenger, og de kan annullere gevinsten hvis du satser mer.',
      },
      {
        question: 'Betyr «uten omsetning» at jeg ikke kan tape?',
        answer:
          'Nei. Innskuddet er dine egne penger, og alt du spiller for, kan gå tapt. At bonusen ikke skal omsettes, betyr bare at ingenting trekkes fra den i regnestykket vårt.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Casinobonuser fra 200 % · Nettobonus',
      description:
        'En høy bonusprosent sier lite alene. Se hva bonuser på 200 % og mer er verdt når kostnaden ved omsetningen er trukket fra.',
      keywords: [
        'stor casinobonus',
        'høy bonusprosent',
        'casinobonus over 200 prosent',
        'velkomstbonus 200 prosent',
        'omsetningskrav på store bonuser',
      ],
    },
    heading: 'Bonuser fra 200 %',
    lead: 'Høy prosent, ofte høyt omsetningskrav. Her ser du hva bonusene er verdt når omsetningen er trukket fra.',
    guideHeading: 'Hva er en stor bonus verdt?',
    intro: [
      'Her samler vi bonuser der casinoet legger til 200 % av innskuddet eller mer. Med et innskudd på 1 000 kr betyr 200 % at 2 000 kr legges til som bonus, så lenge taket ikke er lavere. Som regel er det bonusen som skal omsettes. En dobbelt så stor bonus gir da dobbelt så stor omsetning når kravet er det samme.',
      'Et eksempel: En bonus på 2 000 kr med 35 gangers omsetning krever innsatser for til sammen 70 000 kr. Vi regner med at hvert spinn koster fire prosent av innsatsen. Da koster omsetningen 2 800 kr, altså 800 kr mer enn bonusen. Med 15 gangers omsetning er kostnaden 1 200 kr, og netto er +800 kr. Ved 25 ganger går regnestykket i null.',
      'Regnestykket forutsetter at hele omsetningen fullføres. Mange går tom for penger før de er i mål, og da er også innskuddet tapt. Høyeste innsats og frist betyr dessuten mer jo større bonusen er: Et stort beløp som skal omsettes med små innsatser på kort tid, kan i praksis være vanskelig å fullføre.',
    ],
    faq: [
      {
        question: 'Er 300 % bedre enn 100 %?',
        answer:
          'Det kommer an på omsetningskravet. Setter du inn 1 000 kr, er netto +400 kr for en bonus på 100 % med 15 gangers omsetning. For en på 300 % med 35 gangers omsetning ender regnestykket under −1 000 kr. Du kan ikke tape mer enn innskuddet, så netto stopper på −1 000 kr.',
      },
      {
        question: 'Kan en stor bonus koste mer enn innskuddet?',
        answer:
          'Nei, du kan ikke tape mer enn du har satt inn. Når regnestykket gir et større minus, viser vi derfor hele innskuddet som tapt, og ikke mer.',
      },
      {
        question: 'Hva betyr det at kravet gjelder bonus og innskudd?',
        answer:
          'Da ganges kravet med begge beløpene til sammen. Med 1 000 kr i innskudd, 400 % bonus og et krav på 35 ganger må du satse 175 000 kr, mot 140 000 kr hvis bare bonusen telte.',
      },
      {
        question: 'Hva er en half-sticky-bonus?',
        answer:
          'En bonus der selve bonusbeløpet trekkes fra når du tar ut penger. Vi trekker det derfor fra i tillegg til det omsetningen koster, slik vi også gjør for sticky-bonuser.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Casinoer med EØS-lisens: lisens og skatt · Nettobonus',
      description:
        'En EØS-lisens gjør ikke gevinsten skattefri. Enkeltgevinster over 10 000 kr fra utenlandske nettcasinoer er vanligvis skattepliktige i Norge.',
      keywords: [
        'casino med eøs-lisens',
        'casinoer med eøs-lisens',
        'skatt på casinogevinst',
        'skatteplikt for casinogevinst',
        'gevinst fra utenlandsk casino',
      ],
    },
    heading: 'Casinoer med EØS-lisens',
    lead: 'Lisensen kommer fra et EØS-land. Den er ingen norsk tillatelse, og den gjør ikke gevinsten skattefri.',
    guideHeading: 'Hva betyr en EØS-lisens?',
    intro: [
      'Her samler vi casinoer med lisens fra et EØS-land, for eksempel Malta eller Estland. Slike casinoer blir av og til omtalt som skattefrie, men det kan du ikke regne med. Ifølge Skatteetaten er enkeltgevinster over 10 000 kr fra utenlandske nettcasinoer vanligvis skattepliktige, og det gjelder også når lisensen er fra et EØS-land.',
      'Casinoer med lisens utenfor EØS, for eksempel fra Curaçao, er ikke med på denne siden. Vi gir ikke skatteråd og kan ikke vurdere enkeltsaker. Skatteetaten kan svare på hvilke regler som gjelder for deg. Ta vare på oversikter over innskudd, uttak og gevinster, slik at du kan dokumentere dem om det trengs.',
      'Nettobeløpene våre er regnet ut uten hensyn til skatt. En EØS-lisens er heller ikke en norsk tillatelse. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. Lisens, vilkår og netto bør vurderes hver for seg.',
    ],
    faq: [
      {
        question: 'Må jeg betale skatt av en casinogevinst?',
        answer:
          'Vanligvis ja, hvis en enkeltgevinst fra et utenlandsk nettcasino er over 10 000 kr. Lisensen endrer ikke det. Vi kan ikke svare for den enkelte. Spør Skatteetaten, helst før du leverer skattemeldingen.',
      },
      {
        question: 'Er nettobeløpet regnet før eller etter skatt?',
        answer:
          'Før skatt. Nettobeløpet er bonusen minus det omsetningen koster, og skatt på gevinster er ikke med.',
      },
      {
        question: 'Hvorfor er ikke casinoer fra Curaçao med i listen?',
        answer:
          'Fordi Curaçao ligger utenfor EØS. Listen gjelder casinoer som oppgir lisens fra et EØS-land. Den sier ikke at det ene casinoet er bedre enn det andre på alle punkter.',
      },
      {
        question: 'Er et casino med EØS-lisens lovlig i Norge?',
        answer:
          'En EØS-lisens er ikke nok. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. Skattereglene og reglene for hvem som kan tilby spill, er to forskjellige ting.',
      },
    ],
  },
  'free-spins': {
    search: {
      title: 'Gratisspinn: verdi og vilkår · Nettobonus',
      description:
        'Se hva gratisspinn er verdt når spinnverdi, omsetningskrav og gevinsttak er regnet med. Vi viser regnestykket med et enkelt eksempel.',
      keywords: [
        'gratisspinn',
        'casino med gratisspinn',
        'verdi av gratisspinn',
        'omsetningskrav på gratisspinn',
        'gratisspinn ved innskudd',
      ],
    },
    heading: 'Gratisspinn',
    lead: 'Antallet sier lite før du vet hva hvert spinn er verdt, og hva som kreves før gevinsten kan tas ut.',
    guideHeading: 'Hva er gratisspinn verdt?',
    intro: [
      'Et gratisspinn er et spinn der casinoet betaler innsatsen. Verdien finner du ved å gange antallet med spinnverdien og tilbakebetalingen, som vi setter til 96 %. Hundre spinn à 1 kr regner vi altså til 96 kr. Utfallene spriker mye: Mange får mindre, og noen få får en god del mer.',
      'Gevinsten må ofte omsettes før uttak. Er kravet 35 ganger, gir 96 kr en omsetning på 3 360 kr, og den koster rundt 134 kr. Da koster omsetningen mer enn spinnene er verdt. Er kravet 15 ganger, er kostnaden rundt 58 kr, og netto er rundt +38 kr. Uten omsetningskrav trekkes ingenting fra.',
      'Noen tilbud har også et tak på hvor mye spinnene kan gi, en kort frist eller et bestemt spill de må brukes i. Er taket kjent, tar utregningen hensyn til det. Gratisspinn som følger med en innskuddsbonus, regnes sammen med bonusen, slik at hele tilbudet får ett nettobeløp.',
    ],
    faq: [
      {
        question: 'Hva er spinnverdien?',
        answer:
          'Det er innsatsen hvert gratisspinn spilles med, ofte 1 kr. Den er som regel låst. To tilbud med like mange spinn kan derfor ha svært ulik verdi.',
      },
      {
        question: 'Når går gratisspinn med omsetningskrav i null?',
        answer:
          'Ved 25 ganger, på samme måte som en vanlig bonus. Er kravet lavere, er netto i pluss. Er det høyere, koster omsetningen mer enn spinnene er verdt.',
      },
      {
        question: 'Kan jeg bruke spinnene i hvilket spill jeg vil?',
        answer:
          'Sjelden. Som regel er de knyttet til ett eller noen få spill, og mange må brukes innen et døgn eller noen dager. Ubrukte spinn faller bort.',
      },
      {
        question: 'Hva skjer hvis jeg vinner mer enn gevinsttaket?',
        answer:
          'Da mister du det som ligger over taket, vanligvis når du ber om uttak. Taket står i vilkårene, og vi tar det med i utregningen når vi kjenner det.',
      },
    ],
  },
  'no-deposit': {
    search: {
      title: 'Bonuser uten innskudd: vilkår og verdi · Nettobonus',
      description:
        'En bonus uten innskudd krever ikke egne penger på forhånd, men vilkårene er ofte strenge. Se hva omsetningskrav og gevinsttak betyr.',
      keywords: [
        'bonus uten innskudd',
        'casinobonus uten innskudd',
        'gratisspinn uten innskudd',
        'gevinsttak',
        'omsetningskrav på bonus uten innskudd',
      ],
    },
    heading: 'Bonuser uten innskudd',
    lead: 'Bonusen krever ikke egne penger på forhånd. Til gjengjeld er den ofte liten og vilkårene strenge.',
    guideHeading: 'Hva er en bonus uten innskudd?',
    intro: [
      'En bonus uten innskudd er som regel et lite beløp eller et antall gratisspinn som gis når spillkontoen er opprettet. Selve bonusen koster ikke egne penger, men du oppgir personopplysninger og inngår en avtale med casinoet. Noen casinoer krever dessuten et innskudd for å bekrefte betalingsmåten før en eventuell gevinst kan tas ut.',
      'To vilkår avgjør verdien: omsetningskravet og gevinsttaket. Er kravet 25 ganger, koster omsetningen like mye som bonusen gir. Gevinsttaket begrenser hva som kan tas ut, uansett hvor godt spillet går. Siden du ikke har satt inn noe, kan omsetningen spise opp bonusen, men ikke et innskudd. Nettobeløpet er sjelden stort.',
      'For casinoet er bonusen en måte å få nye kunder på. Den kan bli begynnelsen på spill med egne penger, og det er greit å ha tenkt gjennom på forhånd om du ønsker det. Vil du bare se hvordan et spill virker, kan du like gjerne bruke lekepenger.',
    ],
    faq: [
      {
        question: 'Hvorfor kommer nesten ingen i mål?',
        answer:
          'Fordi saldoen er så liten. Tjue spinn à 1 kr regner vi til 19,20 kr, og med et krav på 25 ganger må du satse 480 kr. Noen få tapte spinn er nok til at pengene tar slutt.',
      },
      {
        question: 'Er en bonus uten innskudd virkelig gratis?',
        answer:
          'Du betaler ikke med penger, men du gir fra deg personopplysninger og oppretter en spillkonto. Regn også med at casinoet vil ta kontakt med nye tilbud.',
      },
      {
        question: 'Må jeg sette inn penger for å ta ut gevinsten?',
        answer:
          'Hos noen casinoer, ja. De vil bekrefte betalingsmåten først og kan be om et lite innskudd. Står det ikke i vilkårene, bør du spørre kundeservice før du begynner.',
      },
      {
        question: 'Kan jeg ta imot bonusen flere ganger?',
        answer:
          'Nei, vanligvis gis den én gang per person og husstand. Å opprette flere kontoer bryter med vilkårene og kan føre til at gevinsten blir annullert.',
      },
    ],
  },
  'non-sticky': {
    search: {
      title: 'Non-sticky-bonuser: Slik virker de · Nettobonus',
      description:
        'Med en non-sticky-bonus spiller du for egne penger først. Se hva det betyr for uttak, omsetningskrav og hva bonusen er verdt.',
      keywords: [
        'non-sticky-bonus',
        'casino med non-sticky-bonus',
        'sticky-bonus',
        'casinobonus og uttak',
        'bonus med egne penger først',
      ],
    },
    heading: 'Non-sticky-bonuser',
    lead: 'Egne penger først, bonuspenger etterpå. Det endrer hva omsetningskravet kan koste.',
    guideHeading: 'Hvordan virker en non-sticky-bonus?',
    intro: [
      'En non-sticky-bonus holdes atskilt fra innskuddet. Du spiller for egne penger først, og så lenge bonusen ikke er tatt i bruk, kan du vanligvis ta ut saldoen og gi fra deg bonusen. Først når innskuddet er brukt opp, kommer bonuspengene og omsetningskravet inn i bildet. Les vilkårene nøye, for noen casinoer bruker ordet om ordninger som virker annerledes.',
      'Omsetningen binder ikke egne penger: De brukes først og kan tas ut helt til bonusen tas i bruk. Nettobeløpet blir derfor aldri lavere enn null, selv når omsetningskravet er høyt. Null betyr at omsetningen koster minst like mye som bonusen gir. Det betyr ikke at du ikke kan tape: Innskuddet kan du fortsatt tape, som i alle andre pengespill.',
      'En sticky-bonus virker motsatt. Bonusbeløpet trekkes fra ved uttak, og innskuddet er gjerne bundet helt til omsetningen er fullført. Også ved half-sticky forsvinner bonusbeløpet når du tar ut. I utregningen trekker vi derfor fra selve bonusen i tillegg til det omsetningen koster, for begge typene. Er typen ikke oppgitt, regner vi bonusen som en vanlig bonus, altså en som kan tas ut når omsetningen er fullført.',
    ],
    faq: [
      {
        question: 'Kan jeg tape penger med en non-sticky-bonus?',
        answer:
          'Ja. Innskuddet brukes først, og det kan gå tapt før bonusen i det hele tatt er tatt i bruk. Det som ikke kan koste deg egne penger, er omsetningen av bonusen.',
      },
      {
        question: 'Når mister jeg bonusen?',
        answer:
          'Vanligvis når du ber om uttak før omsetningen er ferdig, når fristen går ut, eller når du satser mer enn vilkårene tillater. Egne penger og det du har vunnet for dem, skal da være i behold.',
      },
      {
        question: 'Hva er forskjellen på non-sticky og half-sticky?',
        answer:
          'Ved non-sticky holdes bonusen atskilt fra innskuddet. Ved half-sticky trekkes selve bonusbeløpet fra når du tar ut, og det trekker vi også fra i nettobeløpet. Casinoene bruker ordene ulikt, så les vilkårene.',
      },
      {
        question: 'Hva mener casinoene med cashflow?',
        answer:
          'Ordet brukes om ordninger der egne penger er tilgjengelige for uttak så lenge bonusen er urørt. Er bonusen non-sticky etter vilkårene, regner vi den på samme måte uansett hva den kalles.',
      },
    ],
  },
  reviews: {
    search: {
      title: 'Casinoanmeldelser: vilkår, uttak og lisens · Nettobonus',
      description:
        'Anmeldelsene tar for seg lisens, uttak, spill og bonusvilkår. Karakteren gjelder hele casinoet, mens nettobeløpet bare gjelder bonusen.',
      keywords: [
        'casinoanmeldelser',
        'anmeldelse av nettcasino',
        'test av nettcasino',
        'casinolisens',
        'uttak fra casino',
        'bonusvilkår',
      ],
    },
    heading: 'Casino\u00adanmeldelser',
    lead: 'Karakteren gjelder hele casinoet. Nettobeløpet gjelder bare bonusen.',
    intro: [
      'I anmeldelsene vurderer vi lisens, bonusvilkår, uttak, spillutvalg, kundeservice og pålitelighet. Vi skriver hva som er bra, og hva som er dårlig, og vi oppgir når teksten sist ble oppdatert. Vilkår endres ofte. Stemmer ikke det vi skriver, med casinoets egne vilkår, er det casinoets vilkår som gjelder.',
      'Et casino kan få god karakter selv om netto er i minus. Det skjer når uttak, spill og kundeservice holder mål, men omsetningskravet er høyt. En bonus er som regel frivillig, og å takke nei kan være det rimeligste valget. Uten bonus er innskuddet heller ikke bundet av omsetningskravet.',
      'Vi får provisjon hvis du åpner en spillkonto via lenkene våre. Provisjonen endrer ikke nettobeløpet, som regnes ut med samme formel for alle. Rekkefølgen i listene er heller ikke til salgs. I anmeldelsene skriver vi hva casinoet opplyser om lisensen, og vi oppgir nummeret der vi kjenner det. Mangler nummeret, sier vi fra om det.',
    ],
  },
  competitions: {
    search: {
      title: 'Casinokonkurranser: premier og regler · Nettobonus',
      description:
        'Dette bør du vite om konkurranser hos nettcasinoer: premier, frister, regler for deltakelse og hva det koster å samle poeng.',
      keywords: [
        'casinokonkurranser',
        'casinoturnering',
        'spilleautomatturnering',
        'premier hos nettcasino',
        'regler for casinokonkurranser',
      ],
    },
    heading: 'Konkurranser',
    lead: 'Premier, frister og regler på ett sted. En konkurranse endrer ikke nettobeløpet for en bonus.',
    intro: [
      'Casinoer arrangerer turneringer, poengjakter og trekninger der premien kan være penger eller gratisspinn. For konkurransene vi omtaler, oppgir vi premien, hvordan man deltar, og når konkurransen begynner og slutter. Arrangørens regler går alltid foran vår omtale. Deltakelse i casinoenes konkurranser er bare for dem som har fylt 18 år.',
      'Poeng samles gjerne ved å satse penger, og det har en pris. Med en tilbakebetaling på 96 % koster innsatser for 10 000 kr i gjennomsnitt 400 kr. Det er som regel langt flere deltakere enn premier, og de fleste vinner ingenting. Å øke innsatsen for å klatre på en resultatliste øker kostnaden tilsvarende.',
      'Vi holder konkurranser utenfor nettobeløpet. Utfallet avhenger av de andre deltakerne og kan ikke regnes ut på samme måte som en bonus. Premier i form av gratisspinn kan dessuten ha eget omsetningskrav. Konkurranser med uklare regler omtaler vi ikke.',
    ],
  },
  'demo-games': {
    search: {
      title: 'Demospill: tilbakebetaling og svingninger · Nettobonus',
      description:
        'Demospill spilles med lekepenger. Les hva tilbakebetaling og volatilitet er, og hva de betyr for kostnaden ved å omsette en bonus.',
      keywords: [
        'demospill',
        'gratis spilleautomater',
        'spilleautomater med lekepenger',
        'tilbakebetalingsprosent',
        'volatilitet i spilleautomater',
      ],
    },
    heading: 'Demospill',
    lead: 'Lekepenger kan vise hvordan et spill svinger. De kan ikke veksles inn i ekte penger.',
    intro: [
      'Et demospill bruker lekepenger. Ingenting kan vinnes eller tapes, og resultatet sier ikke hvordan det ville gått med ekte penger, for hvert spinn er tilfeldig og uavhengig av det forrige. Demospill kan likevel være nyttige for å forstå reglene i et spill og se hvor mye saldoen svinger underveis.',
      'Tilbakebetalingsprosenten forteller hvor stor del av innsatsene et spill betaler tilbake i det lange løp. Ved 96 % koster 100 kr i innsats i gjennomsnitt 4 kr, ved 94 % er prisen 6 kr. Forskjellen ser liten ut, men når en bonus skal omsettes mange ganger, blir den merkbar. I utregningene våre bruker vi 96 % som felles forutsetning.',
      'Volatiliteten sier hvor ujevnt gevinstene kommer. Lav volatilitet gir hyppige, små utbetalinger, mens høy volatilitet gir lange perioder uten gevinst og sjeldne, større beløp. Ved samme tilbakebetaling er gjennomsnittskostnaden per satset krone lik, men volatiliteten påvirker hvor ofte pengene tar slutt før et omsetningskrav er oppfylt. Siden har 18-årsgrense, selv om spillene bare bruker lekepenger.',
    ],
  },
  disclaimer: {
    search: {
      title: 'Ansvarsfraskrivelse · Nettobonus',
      description:
        'Les hvordan Nettobonus tjener penger, hva nettobeløpene bygger på, hvilke regler som gjelder i Norge, og hvor du finner hjelp.',
      keywords: [
        'ansvarsfraskrivelse',
        'slik tjener nettobonus penger',
        'annonselenker',
        'redaksjonelle plasseringer',
        'hjelpelinjen',
      ],
    },
    heading: 'Ansvars\u00adfraskrivelse',
    lead: 'Nettobeløpene er regnet ut fra vilkårene og er ikke løfter. Det er alltid casinoets egne vilkår som gjelder.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Nettobeløpet',
        paragraphs: [
          'Nettobeløpet er bonusen minus det omsetningen koster. Det er en prislapp, omtrent som effektiv rente på et lån, og ikke et løfte. Det gjelder et bestemt innskudd og forutsetter 96 % tilbakebetaling og at du fullfører hele omsetningen.',
          'Hvordan det går for den enkelte, er noe annet. Noen vinner, og mange taper hele innskuddet før de er i mål.',
        ],
      },
      {
        id: 'ehdot',
        heading: 'Vilkårene',
        paragraphs: [
          'Vi kontrollerer vilkårene og oppgir datoen, men casinoet kan endre dem når som helst. Stemmer ikke opplysningene her med casinoets egne vilkår, er det casinoets vilkår som gjelder.',
          'Følger du en lenke til et casino, inngår du en eventuell avtale med casinoet og ikke med oss. Vi er ikke ansvarlige for tap ved spill der.',
        ],
      },
      {
        id: 'luvat',
        heading: 'Lisenser og norsk lov',
        paragraphs: [
          'Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. Lisenser fra andre land gir ikke rett til å tilby eller markedsføre pengespill her. Lotteritilsynet fører tilsyn.',
          'Vi oppgir lisensopplysninger slik vi kjenner dem, men går ikke god for at de er riktige til enhver tid.',
        ],
      },
      {
        id: 'mainoslinkit',
        heading: 'Annonselenker',
        paragraphs: [
          'Nettobonus er et reklamefinansiert nettsted. Vi får provisjon fra casinoene når noen åpner en spillkonto via lenkene våre, og slike lenker er merket som annonselenker.',
          'Verken nettobeløpene eller rekkefølgen i listene er til salgs: Beløpene regnes ut med samme formel og samme forutsetninger for alle, og forsiden viser de nyeste først, kategoriene det høyeste nettobeløpet. Du kan velge en annen rekkefølge. En anbefaling gjelder casinoet som helhet og ikke nødvendigvis bonusen.',
        ],
      },
      {
        id: 'ikaraja',
        heading: 'Aldersgrense og råd',
        paragraphs: [
          'Nettstedet har 18-årsgrense (18+). Innholdet er ment som informasjon. Det er verken juridiske råd, skatteråd, økonomiske råd eller en oppfordring til å spille. Spill aldri for penger du ikke har råd til å tape.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Svarene i chatten hentes fra sammenligningen vår eller skrives av en språkmodell. I overskriften i chatten står det om det er en KI som svarer. Svarene kan være feil, så sjekk opplysningene mot casinoets vilkår.',
        ],
      },
      {
        id: 'apua',
        heading: 'Hjelp',
        paragraphs: [
          'Tar spillingen mer tid eller penger enn du hadde tenkt, kan du ringe Hjelpelinjen på 800\u00a0800\u00a040. Hjelpen er gratis og anonym, og den er også for pårørende.',
        ],
      },
    ],
  },
  privacy: {
    search: {
      title: 'Personvern · Nettobonus',
      description:
        'Nettobonus har ingen brukerkontoer og ingen informasjonskapsler for sporing. Les hva som telles, og hva som lagres.',
      keywords: [
        'personvern',
        'personvernerklæring',
        'informasjonskapsler',
        'telling av klikk',
        'personopplysninger',
      ],
    },
    heading: 'Personvern',
    lead: 'Du kan bruke nettstedet uten konto og uten å oppgi hvem du er. Her står alt vi lagrer.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'lyhyesti',
        heading: 'Kort fortalt',
        table: {
          columns: ['Opplysning', 'Hvorfor', 'Hvor lenge', 'Hvor'],
          rows: [
            ['Henvendelse', 'Svar på spørsmålet ditt', '12 måneder', 'Hos oss'],
            ['Svar i konkurranse', 'Å kåre og kontakte vinnere', '12 måneder', 'Hos oss'],
            [
              'Meldinger i chatten',
              'Samtalen følger med til neste side',
              'Til du lukker fanen',
              'I nettleseren din',
            ],
            ['Klikk til et casino', 'Beregning av provisjon, uten navn', '13 måneder', 'Hos oss'],
            ['Nøkkel som koder klikk', 'Gjenkjenne gjentatte klikk', '48 timer', 'Hos oss'],
            [
              'Casinoer valgt for sammenligning',
              'Valget følger med fra side til side',
              'Til du fjerner det',
              'I nettleseren din',
            ],
            [
              'Innskuddet du har valgt',
              'Tallene regnes ut for det på alle sider',
              'Til du endrer det',
              'I nettleseren din',
            ],
            ['Månedens casino er vist', 'Vinduet åpnes bare én gang', 'Økten', 'I nettleseren din'],
          ],
        },
      },
      {
        id: CONTROLLER_SECTION,
        heading: 'Behandlings\u00adansvarlig',
        paragraphs: [
          'Behandlingsansvarlig er den som driver nettstedet. Du når oss gjennom kontaktskjemaet, som åpnes fra chatten.',
        ],
      },
      {
        id: 'evasteet',
        heading: 'Informasjons\u00adkapsler',
        paragraphs: [
          'Alle besøkende er anonyme. Nettobonus har ingen brukerkontoer, setter ingen informasjonskapsler for sporing og bruker ingen analyseverktøy som identifiserer deg.',
          'Nettleseren din husker hvilke casinoer du sammenligner, hvilket innskudd du har valgt, at du har sett vinduet med månedens casino, og et øyeblikk hvilken meny du åpnet. Det lagres bare hos deg. Innskuddet står også i sidens adresse, slik at tallene regnes ut for det. Samtalen i chatten ligger i den åpne fanen. Slike opplysninger brukes ikke til å følge deg, og du kan slette dem i nettleserens innstillinger.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'Når du går til et casino',
        paragraphs: [
          'Klikk på casinolenker telles, slik at vi vet hvilke lenker som blir brukt. For et klikk lagres tidspunktet, casinoet, landet, siden og lenkens plass på den, nettobeløpet som ble vist, og en vurdering av om det var en søkerobot. Derimot lagres verken IP-adresse, opplysninger om nettleseren eller informasjonskapsler. Gjentatte klikk fra samme besøkende gjenkjennes med en kode som regnes ut med en tilfeldig nøkkel. Nøkkelen slettes etter 48 timer, og da kan ikke koden lenger knyttes til noen. Opplysningene om klikk slettes etter 13 måneder.',
          'Lenken forteller casinoet at besøket kom fra oss, men ikke hvem du er. Hos casinoet gjelder casinoets egne regler for personvern og informasjonskapsler, og dem har vi ingen kontroll over.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Kontaktskjemaet',
        paragraphs: [
          'Sender du kontaktskjemaet, lagrer vi navnet, e-postadressen, meldingen, språket, tidspunktet og siden du skrev fra. IP-adressen lagres ikke. Vi bruker opplysningene bare til å svare deg og sletter dem sammen med svaret vårt etter 12 måneder. Vi gir dem ikke videre til casinoer og bruker dem ikke til markedsføring.',
          'Deltar du i vår egen konkurranse, lagrer vi svarene dine, e-postadressen og at du har bekreftet at du har fylt 18 år. Vi bruker opplysningene bare til konkurransen og sletter dem etter 12 måneder.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chatten',
        paragraphs: [
          'Samtalen ligger bare i den åpne fanen i nettleseren din og forsvinner når du lukker den. Det du skriver, sendes til serveren vår for å kunne besvares, men vi lagrer det ikke. Antallet spørsmål begrenser vi med en kontrollverdi som regnes ut fra IP-adressen. Den finnes bare i serverens minne og forsvinner ved midnatt.',
          'Svarene hentes fra sammenligningen vår, med mindre det står i overskriften i chatten at en KI svarer. I så fall sendes det du skriver, videre til en leverandør av en språkmodell. Vi legger ikke ved noe som identifiserer deg, verken navn, e-postadresse eller IP-adresse. Leverandøren behandler teksten etter sine egne vilkår, muligens utenfor EØS. Skriv derfor heller ikke selv inn personopplysninger der.',
        ],
      },
      {
        id: 'lokit',
        heading: 'Logger og rettslig grunnlag',
        paragraphs: [
          'Serverloggene våre inneholder ingen fullstendige IP-adresser. Vi lager ikke profiler av besøkende og tar ingen automatiske avgjørelser.',
          'Det rettslige grunnlaget er berettiget interesse: Vi svarer på henvendelser, teller bruken av lenkene og holder tjenesten i drift.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Rettighetene dine',
        points: [
          'Du kan be om innsyn i opplysninger vi har om deg, og få dem rettet eller slettet. Skriv til oss i kontaktskjemaet.',
          'Du kan be om at behandlingen begrenses, og få utlevert det du har gitt oss, i et format som kan flyttes.',
          'Du kan protestere mot behandlingen.',
          'Mener du at vi behandler opplysningene feil, kan du klage til Datatilsynet.',
        ],
      },
    ],
  },
  compare: {
    search: {
      title: 'Casinoer side om side: netto og vilkår · Nettobonus',
      description:
        'Velg opptil fire casinoer og sammenlign netto, omsetning, lisens og uttak side om side. Sammenligningen kan deles som lenke. 18+',
      keywords: [
        'sammenlign casinoer',
        'casinosammenligning',
        'sammenlign bonuser',
        'omsetningskrav',
        'casinoer side om side',
      ],
    },
    heading: 'Side om side',
    lead: 'Opptil fire casinoer ved siden av hverandre: først netto, så vilkårene og selve casinoet.',
  },
  calculator: {
    search: {
      title: 'Nettokalkulator: Hva er bonusen verdt? · Nettobonus',
      description:
        'Regn ut bonusen minus det omsetningen koster, med ditt innskudd og din innsats, og se hvor mange som kommer i mål. 18+',
      keywords: [
        'bonuskalkulator',
        'omsetningskalkulator',
        'hva er en casinobonus verdt',
        'omsetningskrav',
        'kostnad ved omsetning',
      ],
    },
    heading: 'Nettokalkulator',
    lead: 'Legg inn bonusen, og se hva den er verdt når omsetningen er trukket fra. Formelen er den samme på hele nettstedet.',
  },
  method: {
    search: {
      title: 'Slik regner vi ut netto · Nettobonus',
      description:
        'Formelen bak nettobeløpet, forutsetninger og spesialtilfeller, hvordan karakteren vektes, rekkefølgen i listen og hvordan vi tjener penger.',
      keywords: [
        'hva er en casinobonus verdt',
        'nettoformelen',
        'kostnad ved omsetning',
        'casinokarakter',
        'annonselenker',
      ],
    },
    heading: 'Slik regner vi',
    lead: 'Netto er bonusen minus det omsetningen koster. Formelen er den samme for alle tilbud, og du kan regne etter på papir.',
  },
  guides: {
    search: {
      title: 'Guider: omsetning, skatt og vilkår · Nettobonus',
      description:
        'Guider om casinobonuser: hva omsetningskravet koster i kroner, når gevinster er skattepliktige og hva du bør lese i vilkårene. 18+',
      keywords: ['casinoguider', 'omsetningskrav', 'skatt på gevinst', 'bonusvilkår'],
    },
    heading: 'Guider',
    lead: 'Omsetning, skatt og vilkår uten reklamespråk. I hver guide finner du et regnestykke eller en regel du kan kontrollere selv.',
  },
  news: {
    search: {
      title: 'Nyheter om casinobonuser og netto · Nettobonus',
      description:
        'Hva som er nytt i sammenligningen av casinobonuser, og hva det betyr for deg som leser tallene. 18+',
      keywords: ['casinonyheter', 'nytt om bonuser', 'nettobonus nyheter'],
    },
    heading: 'Nyheter',
    lead: 'Hva som er nytt i reglene, bonusene og tallene våre, og hva det betyr for deg.',
  },
};
