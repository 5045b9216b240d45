import type { Market } from '@nettobonus/domain/markets/market';

/** A question, and an answer as a model that follows the prompt would write it. */
type ModelAnswer = readonly [question: string, answer: string];

/** Answers with figures from the sample catalogue, to measure how much of a good answer the guard lets through. */
export const MODEL_ANSWERS: Record<Market, readonly ModelAnswer[]> = {
  fi: [
    [
      'Mikä on paras bonus?',
      'Winz Casino tarjoaa bonuksen 100 % jopa 300 €, eikä sitä tarvitse kierrättää. Kun talletat 100 €, kasinon Winz Casino bonuksen netto on +100 €. Arvostelu: /fi/kasino/winz-casino',
    ],
    [
      'Kerro Joki Casinosta',
      'Joki Casino tarjoaa 100 % bonuksen 500 euroon asti ja 50 ilmaiskierrosta. Joki Casinon kierrätysvaatimus on 10×, ja pienin talletus on 10 €. Kun talletat 100 €, kasinon Joki Casino bonuksen netto on +63 €, läpi 7/10.',
    ],
    [
      'Vertaa Joki Casino ja Flamez Casino',
      'Joki Casinon kierrätys on 10× ja Flamez Casinon 20×. Joki Casinon lisenssi on Malta (MGA), ja Flamez Casinon lisenssi on Viro. Kun talletat 100 €, kasinon Joki Casino netto on +63 € ja kasinon Flamez Casino netto +22 €.',
    ],
    [
      'Mitä kierrätys tarkoittaa?',
      'Kierrätys tarkoittaa, kuinka monta kertaa bonus on pelattava läpi ennen kotiutusta. Mitä suurempi kierrätys on, sitä pienempi netto on. Esimerkiksi Casinoist edellyttää 35-kertaista kierrätystä.',
    ],
    [
      'Mikä on non-sticky?',
      'Non-sticky-bonus tarkoittaa, että pelaat ensin omilla rahoillasi. Voit kotiuttaa omat rahasi ennen kuin bonus tulee käyttöön. Klikki Casinon bonus on non-sticky.',
    ],
    [
      'Ilmaiskierroksia ilman talletusta',
      'Boost Casino antaa 20 ilmaiskierrosta ilman talletusta. Boost Casinon kierrätys on 25×. Ilman talletusta kasinon Boost Casino bonuksen netto on ±0 €, läpi 1/10.',
    ],
    [
      'Kasino Viron lisenssillä',
      'Speedz Casinolla on Viron lisenssi. Speedz Casino tarjoaa bonuksen 100 % jopa 500 € + 50 ilmaiskierrosta, ja kierrätys on 8×. Kiekka Casinolla on myös Viron lisenssi, ja sen kierrätys on 18×.',
    ],
    ['hei', 'Hei! Autan vertailemaan kasinoiden bonuksia. Millaista bonusta etsit?'],
    [
      'Onko Crab Slots hyvä?',
      'Crab Slots tarjoaa bonuksen 250 % jopa 2 000 € + 300 ilmaiskierrosta, ja kierrätys on 40×. Kun talletat 100 €, kasinon Crab Slots bonuksen netto on −100 €, läpi 2/10. Crab Slots saa meiltä arvosanan 8,6/10.',
    ],
    [
      'Mikä on Rizzio Casinon minimitalletus?',
      'Rizzio Casinon pienin talletus on 20 €. Suurin panos kierrätyksen aikana on Rizzio Casinolla 5 €. Rizzio Casinon bonus on voimassa 30 päivää.',
    ],
    ['Kuinka kauan Tyrsky Casinon bonus on voimassa?', 'Tyrsky Casinon bonus on voimassa 7 päivää.'],
    [
      'Cashback-tarjoukset',
      'LuckyNation antaa 10 % cashbackin. LuckyNationin bonus on 100 % jopa 300 € + 30 ilmaiskierrosta, ja kierrätys on 12×. Kun talletat 100 €, kasinon LuckyNation bonuksen netto on +53 €, läpi 6/10.',
    ],
    [
      'Mitä netto tarkoittaa?',
      'Netto on bonus miinus kierrätyksen hinta. Se voi olla myös negatiivinen. Netto on hintalappu eikä lupaus.',
    ],
    [
      'Mitä läpi tarkoittaa?',
      'Luku läpi kertoo, kuinka moni kymmenestä pelaajasta saa kierrätyksen valmiiksi. Muilta rahat loppuvat ensin.',
    ],
    [
      'Uudet kasinot',
      'Uusia kasinoita vertailussa ovat esimerkiksi Joki Casino, Tyrsky Casino ja Kataja Bet. Kataja Bet on pikakasino, ja siellä voi pelata ilman rekisteröitymistä.',
    ],
    [
      'Talletan 50 €, mikä bonus?',
      'Kun talletat 50 €, Winz Casino antaa 100 % bonuksen ilman kierrätystä. Winz Casinon pienin talletus on 20 €.',
    ],
    [
      'Verovapaat kasinot',
      'Joki Casinon, Rizzio Casinon ja Ninja Casinon voitot ovat verovapaita. Ninja Casino tarjoaa 100 % jopa 300 €, ja kierrätys on 10×.',
    ],
    [
      'Mikä on hyvä pikakasino?',
      'Flamez Casino on pikakasino, jolla on Viron lisenssi. Flamez Casinon bonus on 100 % jopa 1 000 € + 100 ilmaiskierrosta. Flamez Casinon arvosana on 9,2/10.',
    ],
    [
      'Slot Mafia vai Crab Slots?',
      'Slot Mafian ja Crab Slotsin netto on miinuksella. Kun talletat 100 €, kasinon Slot Mafia netto on −70 € ja kasinon Crab Slots netto −100 €. Ehdot kannattaa lukea ennen talletusta.',
    ],
    [
      'MGA-lisenssi',
      'Maltan lisenssi (MGA) on esimerkiksi Rizzio Casinolla ja Joki Casinolla. Rizzio Casinon bonus on 200 % jopa 500 €, ja siihen kuuluu 100 ilmaiskierrosta.',
    ],
    [
      'Half-sticky bonukset',
      'Noppa House tarjoaa half-sticky-bonuksen. Ehdot löytyvät arvostelusta: /fi/kasino/noppa-house',
    ],
    ['Kiitos', 'Ole hyvä! Voit kysyä lisää muista tarjouksista.'],
    [
      'Mikä on ilmaiskierrosten arvo Kiekka Casinolla?',
      'Kiekka Casinolla on 100 ilmaiskierrosta, ja kierroksen arvo on 0,10 €. Kiekka Casinon ilmaiskierrosten kierrätys on 18×.',
    ],
    [
      'Kerro Casinoistista',
      'Casinoist tarjoaa 200 % bonuksen 500 euroon asti sekä 100 ilmaiskierrosta. Casinoistin kierrätys on 35×, joten tarjouksen netto on negatiivinen. Kun talletat 100 €, kasinon Casinoist bonuksen netto on −84 €, läpi 3/10. Arvostelu: /fi/kasino/casinoist',
    ],
  ],
  se: [
    [
      'Vilken är den bästa bonusen?',
      'Winz Casino erbjuder 100 % upp till 3 000 kr, och det finns inget omsättningskrav. När du sätter in 1 000 kr är nettot +1 000 kr hos Winz Casino. Recension: /se/kasino/winz-casino',
    ],
    [
      'Berätta om Ninja Casino',
      'Ninja Casino erbjuder en bonus på 100 % upp till 3 000 kr. Omsättningskravet hos Ninja Casino är 10×, och minsta insättning är 200 kr. Ninja Casino har licens från Spelinspektionen.',
    ],
    [
      'Jämför Ninja Casino och Speedz Casino',
      'Ninja Casino har omsättningskravet 10× och Speedz Casino 8×. Ninja Casino har svensk licens, medan Speedz Casino har licens från Malta (MGA). När du sätter in 1 000 kr är nettot +600 kr hos Ninja Casino och +713 kr hos Speedz Casino.',
    ],
    [
      'Vad är omsättning?',
      'Omsättningskravet anger hur många gånger bonusen måste spelas igenom före uttag. Ju högre omsättningskravet är, desto lägre blir nettot. Casinoist har till exempel ett omsättningskrav på 35×.',
    ],
    [
      'Vad är non-sticky?',
      'Non-sticky betyder att du först spelar för egna pengar. Du kan ta ut dina egna pengar innan bonusen används. LuckyNation har en non-sticky bonus.',
    ],
    [
      'Gratissnurr utan insättning',
      'Bäckröding Casino ger 50 gratissnurr utan insättning. Omsättningskravet hos Bäckröding Casino är 40×, och högsta vinst är 1 000 kr. Utan insättning är nettot ±0 kr hos Bäckröding Casino, i mål 0/10.',
    ],
    [
      'Casinon med svensk licens',
      'Ninja Casino, Boost Casino och Mossberg Slots har svensk licens. Boost Casino erbjuder 100 % upp till 1 000 kr, och omsättningskravet är 10×. Mossberg Slots har omsättningskravet 20×.',
    ],
    ['hej', 'Hej! Jag hjälper dig att jämföra casinobonusar. Vilken sorts bonus söker du?'],
    [
      'Är Crab Slots bra?',
      'Crab Slots erbjuder 250 % upp till 20 000 kr + 300 gratissnurr, och omsättningskravet är 40×. När du sätter in 1 000 kr är nettot −1 000 kr hos Crab Slots, i mål 2/10. Crab Slots får betyget 8,5/10 av oss.',
    ],
    [
      'Vad är minsta insättning hos Rizzio Casino?',
      'Minsta insättning hos Rizzio Casino är 200 kr. Högsta insats under omsättningen är 50 kr hos Rizzio Casino. Bonusen hos Rizzio Casino är giltig i 30 dagar.',
    ],
    ['Hur länge gäller bonusen hos Ekollon Play?', 'Erbjudandet hos Ekollon Play är giltigt i 7 dagar.'],
    [
      'Cashback',
      'LuckyNation ger 10 % cashback. Ekollon Play erbjuder 12 % cashback varje vecka, högst 3 000 kr. När du sätter in 1 000 kr är nettot +535 kr hos LuckyNation, i mål 6/10.',
    ],
    [
      'Vad betyder netto?',
      'Nettot är bonusen minus vad omsättningen kostar. Det kan också vara negativt. Nettot är en prislapp och inget löfte.',
    ],
    [
      'Vad betyder i mål?',
      'Talet i mål visar hur många av tio spelare som klarar omsättningen. För de andra tar pengarna slut först.',
    ],
    [
      'Nya casinon',
      'Nya casinon i jämförelsen är till exempel Boost Casino, Gäddsax Spel och Fjordspin. Gäddsax Spel är ett snabbcasino med estnisk licens.',
    ],
    [
      'Jag sätter in 500 kr',
      'När du sätter in 500 kr ger Winz Casino en bonus på 100 % utan omsättning. Minsta insättning hos Winz Casino är 200 kr.',
    ],
    [
      'Utan registrering',
      'Snöhare Casino är ett snabbcasino utan registrering. Snöhare Casino erbjuder 150 % upp till 5 000 kr + 100 gratissnurr, och omsättningskravet är 20×.',
    ],
    [
      'Bra snabbcasino?',
      'Åkerbär Casino är ett snabbcasino med svensk licens. Omsättningskravet hos Åkerbär Casino är 5×. Åkerbär Casino har betyget 8,6/10.',
    ],
    [
      'Slot Mafia eller Crab Slots?',
      'Nettot är negativt hos både Slot Mafia och Crab Slots. När du sätter in 1 000 kr är nettot −697 kr hos Slot Mafia och −1 000 kr hos Crab Slots. Läs villkoren innan du sätter in pengar.',
    ],
    [
      'MGA-licens',
      'Licens från Malta (MGA) har till exempel Rizzio Casino och Speedz Casino. Rizzio Casino erbjuder 200 % upp till 5 000 kr, och i erbjudandet ingår 100 gratissnurr.',
    ],
    [
      'Vilka villkor har 247 Bet?',
      '247 Bet erbjuder 150 % upp till 6 000 kr med omsättningskravet 30×. Villkoren finns i recensionen: /se/kasino/247-bet',
    ],
    ['Tack', 'Varsågod! Du kan fråga mer om andra erbjudanden.'],
    [
      'Vad är gratissnurren värda hos Kiekka Casino?',
      'Kiekka Casino ger 50 gratissnurr värda 1 kr styck. Omsättningskravet för gratissnurren hos Kiekka Casino är 18×.',
    ],
    [
      'Berätta om Casinoist',
      'Casinoist erbjuder en bonus på 200 % upp till 5 000 kr samt 100 gratissnurr. Omsättningskravet hos Casinoist är 35×, så nettot är negativt. När du sätter in 1 000 kr är nettot −838 kr hos Casinoist, i mål 3/10. Recension: /se/kasino/casinoist',
    ],
  ],
  no: [
    [
      'Hva er den beste bonusen?',
      'Winz Casino tilbyr 100 % opptil 3 000 kr, og det er ikke noe omsetningskrav. Når du setter inn 1 000 kr, er netto +1 000 kr for tilbudet fra Winz Casino. Anmeldelse: /no/kasino/winz-casino',
    ],
    [
      'Fortell om Rizzio Casino',
      'Rizzio Casino tilbyr en bonus på 200 % opptil 5 000 kr og 100 gratisspinn. Omsetningskravet hos Rizzio Casino er 15×, og minste innskudd er 200 kr. Rizzio Casino har lisens fra Malta (MGA).',
    ],
    [
      'Sammenlign Rizzio Casino og Kiekka Casino',
      'Rizzio Casino har omsetningskrav på 15× og Kiekka Casino på 18×. Rizzio Casino har maltesisk lisens (MGA), mens Kiekka Casino har estisk lisens. Når du setter inn 1 000 kr, er netto +838 kr for tilbudet fra Rizzio Casino og +307 kr for tilbudet fra Kiekka Casino.',
    ],
    [
      'Hva er omsetning?',
      'Omsetningskravet sier hvor mange ganger bonusen må spilles gjennom før uttak. Jo høyere omsetningskravet er, desto lavere blir netto. Casinoist har for eksempel et omsetningskrav på 35×.',
    ],
    [
      'Hva er non-sticky?',
      'Non-sticky betyr at du først spiller for egne penger. Du kan ta ut dine egne penger før bonusen tas i bruk. Steinbit Casino har en non-sticky bonus.',
    ],
    [
      'Gratisspinn uten innskudd',
      'Kvitveis Casino gir 10 gratisspinn uten innskudd. Omsetningskravet hos Kvitveis Casino er 40×, og høyeste gevinst er 1 000 kr. Uten innskudd er netto ±0 kr for tilbudet fra Kvitveis Casino, i mål 0/10.',
    ],
    [
      'Casinoer med estisk lisens',
      'Kiekka Casino, Flamez Casino og Røyskatt Bet har estisk lisens. Flamez Casino tilbyr 150 % opptil 1 500 kr, og omsetningskravet er 15×. Røyskatt Bet har et omsetningskrav på 20×.',
    ],
    ['hei', 'Hei! Jeg hjelper deg med å sammenligne casinobonuser. Hva slags bonus ser du etter?'],
    [
      'Er Crab Slots bra?',
      'Crab Slots tilbyr 250 % opptil 20 000 kr + 300 gratisspinn, og omsetningskravet er 40×. Når du setter inn 1 000 kr, er netto −1 000 kr for tilbudet fra Crab Slots, i mål 2/10. Crab Slots får karakteren 8,4/10 av oss.',
    ],
    [
      'Hva er minste innskudd hos Kiekka Casino?',
      'Minste innskudd hos Kiekka Casino er 100 kr. Høyeste innsats under omsetningen er 50 kr hos Kiekka Casino. Bonusen hos Kiekka Casino er gyldig i 30 dager.',
    ],
    ['Hvor lenge gjelder bonusen hos Tundra Bet?', 'Bonusen hos Tundra Bet er gyldig i 14 dager.'],
    [
      'Cashback',
      'LuckyNation gir 10 % cashback. Krekling Slots tilbyr 12 % cashback hver uke, høyst 2 000 kr. Når du setter inn 1 000 kr, er netto +535 kr for tilbudet fra LuckyNation, i mål 6/10.',
    ],
    ['Hva betyr netto?', 'Netto er bonusen minus det omsetningen koster. Nettoen kan også være negativ.'],
    [
      'Hva betyr i mål?',
      'I mål 3/10 betyr at 3 av 10 spillere fullfører omsetningen. De andre går tom for penger først og får ikke ut bonusen.',
    ],
    [
      'Nye casinoer',
      'Nye casinoer i sammenligningen er for eksempel Flamez Casino, Kvitveis Casino og Røyskatt Bet. Røyskatt Bet er et hurtigcasino uten registrering.',
    ],
    [
      'Jeg setter inn 500 kr',
      'Når du setter inn 500 kr, gir Winz Casino en bonus på 100 % uten omsetning. Minste innskudd hos Winz Casino er 100 kr.',
    ],
    [
      'Uten registrering',
      'Multebær Casino er et hurtigcasino uten registrering. Multebær Casino tilbyr 125 % opptil 1 500 kr, og omsetningskravet er 25×.',
    ],
    [
      'Bra hurtigcasino?',
      'Speedz Casino er et hurtigcasino med estisk lisens. Omsetningskravet hos Speedz Casino er 20×. Speedz Casino har karakteren 9,0/10.',
    ],
    [
      'Slot Mafia eller Crab Slots?',
      'Nettoen er negativ hos både Slot Mafia og Crab Slots. Når du setter inn 1 000 kr, er netto −697 kr for tilbudet fra Slot Mafia og −1 000 kr for tilbudet fra Crab Slots. Les vilkårene før du setter inn penger.',
    ],
    [
      'MGA-lisens',
      'Lisens fra Malta (MGA) har for eksempel Rizzio Casino og 247 Bet. Rizzio Casino tilbyr 200 % opptil 5 000 kr, og i tilbudet inngår 100 gratisspinn.',
    ],
    [
      'Hvilke vilkår har Bjørkeris Bet?',
      'Bjørkeris Bet tilbyr 300 % opptil 10 000 kr + 200 gratisspinn, men oppgir ikke omsetningskravet. Vilkårene finner du i anmeldelsen: /no/kasino/bj%C3%B8rkeris-bet',
    ],
    ['Takk', 'Bare hyggelig! Du kan spørre mer om andre tilbud.'],
    [
      'Hva er gratisspinnene verdt hos Lomvi Casino?',
      'Lomvi Casino gir 30 gratisspinn til en verdi av 1 kr hvert. Gratisspinnene hos Lomvi Casino er uten omsetning.',
    ],
    [
      'Fortell om Casinoist',
      'Casinoist tilbyr en bonus på 200 % opptil 5 000 kr samt 100 gratisspinn. Omsetningskravet hos Casinoist er 35×, så nettoen er negativ. Når du setter inn 1 000 kr, er netto −838 kr for tilbudet fra Casinoist, i mål 3/10. Anmeldelse: /no/kasino/casinoist',
    ],
  ],
  dk: [
    [
      'Hvad er den bedste bonus?',
      'Winz Casino tilbyder 100 % op til 2 000 kr., og der er intet gennemspilskrav. Når du indbetaler 500 kr., er netto hos Winz Casino +500 kr.. Anmeldelse: /dk/kasino/winz-casino',
    ],
    [
      'Fortæl om Boost Casino',
      'Boost Casino tilbyder en bonus på 100 % op til 1 000 kr. Gennemspilskravet hos Boost Casino er 10×, og mindste indbetaling er 100 kr. Boost Casino har licens fra Spillemyndigheden.',
    ],
    [
      'Sammenlign Boost Casino og Rizzio Casino',
      'Boost Casino har et gennemspilskrav på 10× og Rizzio Casino på 15×. Boost Casino har dansk licens, mens Rizzio Casino har licens fra Malta (MGA). Når du indbetaler 500 kr., er netto +100 kr. hos Boost Casino og +438 kr. hos Rizzio Casino.',
    ],
    [
      'Hvad er gennemspil?',
      'Gennemspilskravet siger, hvor mange gange bonussen skal spilles igennem før udbetaling. Jo højere gennemspilskravet er, desto lavere er netto. Casinoist har for eksempel et gennemspilskrav på 35×.',
    ],
    [
      'Hvad er non-sticky?',
      'Non-sticky betyder, at du først spiller for egne penge. Du kan hæve dine egne penge, før bonussen tages i brug. Tangloppe Bet har en non-sticky bonus.',
    ],
    [
      'Gratis spins uden indbetaling',
      'Marehalm Casino giver 50 bonusspins uden indbetaling. Gennemspilskravet hos Marehalm Casino er 40×, og højeste gevinst er 500 kr. Uden indbetaling er netto hos Marehalm Casino ±0 kr., i mål 0/10.',
    ],
    [
      'Casinoer med dansk licens',
      'Boost Casino, Hyldeblomst Casino og Havtorn Spil har dansk licens. Hyldeblomst Casino tilbyder 100 % op til 1 000 kr., og gennemspilskravet er 5×. Havtorn Spil har et gennemspilskrav på 8×.',
    ],
    ['hej', 'Hej! Jeg hjælper dig med at sammenligne casinobonusser. Hvilken slags bonus leder du efter?'],
    [
      'Er Crab Slots godt?',
      'Crab Slots tilbyder 250 % op til 10 000 kr. + 300 bonusspins, og gennemspilskravet er 40×. Når du indbetaler 500 kr., er netto hos Crab Slots −500 kr., i mål 2/10. Crab Slots får karakteren 8,3/10 af os.',
    ],
    [
      'Hvad er mindste indbetaling hos Vibely Casino?',
      'Mindste indbetaling hos Vibely Casino er 50 kr. Højeste indsats under gennemspillet er 25 kr. hos Vibely Casino. Bonussen hos Vibely Casino er gyldig i 30 dage.',
    ],
    ['Hvor længe gælder bonussen hos Havtorn Spil?', 'Bonussen hos Havtorn Spil er gyldig i 60 dage.'],
    [
      'Cashback',
      'LuckyNation giver 10 % cashback. LuckyNation tilbyder 100 % op til 1 500 kr. + 30 bonusspins, og gennemspilskravet er 12×. Når du indbetaler 500 kr., er netto hos LuckyNation +275 kr., i mål 6/10.',
    ],
    [
      'Hvad betyder netto?',
      'Netto er bonussen minus gennemspillets pris. Det kan også være negativt. Netto er regnet ud fra vilkårene og er ikke et løfte.',
    ],
    [
      'Hvad betyder i mål?',
      'Tallet i mål viser, hvor mange ud af ti spillere der gennemfører gennemspillet. Resten løber tør for penge først.',
    ],
    [
      'Nye casinoer',
      'Nye casinoer i sammenligningen er for eksempel Hyldeblomst Casino, Tundra Bet og Fjordspin. Hyldeblomst Casino har dansk licens.',
    ],
    [
      'Jeg indbetaler 250 kr.',
      'Når du indbetaler 250 kr., giver Winz Casino en bonus på 100 % uden gennemspil. Mindste indbetaling hos Winz Casino er 100 kr.',
    ],
    [
      'Uden registrering',
      'Snöhare Casino er et hurtigt casino uden registrering. Snöhare Casino tilbyder 100 % op til 500 kr., og gennemspilskravet er 20×.',
    ],
    [
      'Godt hurtigt casino?',
      'Strandskade Bet er et hurtigt casino med dansk licens. Gennemspilskravet hos Strandskade Bet er 10×. Strandskade Bet har karakteren 9,3/10.',
    ],
    [
      'Slot Mafia eller Crab Slots?',
      'Nettoet er negativt hos både Slot Mafia og Crab Slots. Når du indbetaler 500 kr., er netto −382 kr. hos Slot Mafia og −500 kr. hos Crab Slots. Læs vilkårene, før du indbetaler penge.',
    ],
    [
      'MGA-licens',
      'Licens fra Malta (MGA) har for eksempel Rizzio Casino og 247 Bet. Rizzio Casino tilbyder 200 % op til 2 500 kr., og i tilbuddet indgår 100 bonusspins.',
    ],
    [
      'Hvilke vilkår har Tundra Bet?',
      'Tundra Bet tilbyder 350 % op til 7 500 kr., men oplyser ikke gennemspilskravet. Vilkårene finder du i anmeldelsen: /dk/kasino/tundra-bet',
    ],
    ['Tak', 'Selv tak! Du kan spørge mere om andre tilbud.'],
    [
      'Hvad er bonusspins værd hos Flamez Casino?',
      'Flamez Casino giver 30 bonusspins til en værdi af 0,50 kr. hver. Gennemspilskravet for bonusspins hos Flamez Casino er 18×.',
    ],
    [
      'Fortæl om Casinoist',
      'Casinoist tilbyder en bonus på 200 % op til 2 500 kr. samt 100 bonusspins. Gennemspilskravet hos Casinoist er 35×, så nettoet er negativt. Når du indbetaler 500 kr., er netto hos Casinoist −438 kr., i mål 3/10. Anmeldelse: /dk/kasino/casinoist',
    ],
  ],
};
