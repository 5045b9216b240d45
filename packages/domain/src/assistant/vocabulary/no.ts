import type { WordLists } from './word-lists.ts';

// word-lists.ts explains the fields and the notation.
export const NO: WordLists = {
  words: `
    casino|,et,er,ene tilbud|,et,ene vilkår|,et,ene bonusvilkår|,ene omsetning|,en omsetningskrav|,et,ene
    anmeldelse|,n,r,ne sammenligning|,en lisens|,en,er spiller|,e,ne tall|,et
    spørsmål|,et
    er være har gir tilbyr får fått finnes inngår gjelder viser betyr innebærer regnes beregnes finner kan få sammenligne
    lese finne spørre blir sier
    du en et den det de dem dens dets deres sin sitt sine denne dette disse som at å hvilken hvilket hvilke hva hvor når
    der om av fra hos i på for med til etter per opptil også dessuten mens derimot altså derfor fordi så deretter først
    omtrent cirka mellom både henholdsvis hver hvert hei takk gyldig gyldige fylt`,
  conjunctions: 'og samt men eller',
  unfinished: 'det den de dem er være har kan får blir at som når om fordi så å et en',
  phrases: `
    godt spørsmål; bare hyggelig; for eksempel; opp til; bonusen minus det omsetningen koster; regnet ut fra vilkårene;
    regnet ut fra vilkårene og er ikke noe løfte; prislapp og ikke noe løfte; hvor mye; hvor mange; hvor mange ganger; hvor lenge; av ti spillere;
    hvor mange av ti spillere; fullfører omsetningen; fullfører omsetningen før pengene tar slutt; må spilles gjennom;
    skal spilles gjennom; før uttak; før du kan ta ut pengene; spiller for egne penger; spiller først for egne penger;
    først spiller for egne penger; kan ta ut dine egne penger; før bonusen tas i bruk; jo høyere omsetningskravet er;
    under omsetningen; les vilkårene; sjekk vilkårene; før du setter inn penger; før du gjør et innskudd;
    varierer mellom casinoene; varierer fra casino til casino; andre tilbud; andre casinoer; spørre mer om;
    vite mer om; ser du etter; du ser etter; leter du etter; slags bonus; spørsmålet ditt; hvis du vil; vil du;
    jeg hjelper deg med å; jeg fant; verdien av spinnene;
    taper hele innskuddet; de andre går tom for penger først`,
  claims: {
    noregistration: 'uten registrering; krever ingen registrering',
    nodeposit: 'uten innskudd; krever ikke innskudd; innskuddsfri|,e,tt',
    nonsticky: 'non-sticky; non-sticky-bonus|,en,er',
    cashflow: 'cashflow; cashflow-bonus|,en,er',
    halfsticky: 'half-sticky; half-sticky-bonus|,en,er',
    exclusive: 'kun her; kun hos oss',
    freespinsfeature: 'gratisspinn|,ene',
    wagerfreefeature: `uten omsetning|,skrav; omsetningsfri|,e,tt; det er ikke noe omsetningskrav;
      er ikke noe omsetningskrav; har ikke noe omsetningskrav; ikke noe omsetningskrav; krever ingen omsetning`,
    quick: 'hurtigcasino|,et,er',
    taxfree: 'EØS-lisens|,en',
    mga: 'Malta; MGA; MGA-lisens|,en; maltesisk|,e',
    estonian: 'Estland; estisk|,e',
    curacao: 'Curaçao',
    swedish: 'Spelinspektionen; Sverige; svensk lisens',
    danish: 'Spillemyndigheden; Danmark; dansk lisens',
    cashback: 'cashback|,en; cashback-bonus|,en; betaler tilbake en del av tapene',
    new: 'nytt casino; et nytt casino; det nye casinoet; nye casinoer',
    noFreeSpins: 'ingen gratisspinn; inneholder ingen gratisspinn',
    lowWagering: 'lavt omsetningskrav; lav omsetning; omsetningskravet er lavt; omsetningen er lav',
    undisclosed: 'oppgir ikke omsetningskravet; omsetningskravet oppgis ikke',
    notCalculated: 'kan ikke regnes ut; ikke oppgir alt; oppgir ikke alt; gir ikke grunnlag for en beregning',
    netPlus: 'nettoen er positiv; nettoen er i pluss; gir mer enn den koster',
    netMinus: `nettoen er negativ; nettoen er i minus; nettoen kan også være negativ; den kan også være negativ;
      beløpet kan også være minus; koster mer enn bonusen gir; koster mer enn den gir`,
    netZero: 'altså ingenting; gir ikke mer enn den koster',
    topNet: 'største nettoen; høyeste nettoen; størst netto; høyest netto',
  },
  roles: {
    bonus: `bonus|,en,ens,er,ene; casinobonus|,en,er; velkomstbonus|,en; innskuddsbonus|,en; bonusprosent|,en;
      høyeste bonus`,
    deposit:
      'når du setter inn; hvis du setter inn; om du setter inn; setter du inn; ved innskudd på; innskudd|,et',
    minDeposit: 'minste innskudd|,et; laveste innskudd|,et',
    bet: 'innsats|,en; høyeste innsats|,en',
    win: 'høyeste gevinst|,en; gevinsttak|,et',
    spinValue: 'til en verdi av; verdt',
    net: 'netto|,en; nettobeløp|,et; nettoverdi|,en; desto lavere er netto|,en; desto lavere blir netto|,en',
    cost: 'koster',
    requires: 'krever',
    rtp: `spillene betaler tilbake; spillene i snitt betaler tilbake; vi regner med at spillene betaler tilbake;
      vi regner med at spillene i snitt betaler tilbake`,
    atLeast: 'minst',
    atMost: 'høyst; maks',
    finish: 'i mål; spillere fullfører omsetningen',
    score: 'karakter|,en; av oss',
  },
  units: {
    money: 'kr; kroner; krone; NOK',
    percent: '%; prosent',
    times: '×; x; ganger',
    ofTen: '/10; av 10',
    days: 'dag|,er',
    spins: 'gratisspinn; spinn',
    count: 'casino|,er; tilbud',
    age: '+; år',
  },
  nameEndings: "[:'’]?s",
};
