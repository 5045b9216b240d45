import type { WordLists } from './word-lists.ts';

// word-lists.ts explains the fields and the notation.
export const DK: WordLists = {
  words: `
    casino|,et,er,erne tilbud|,det,dene vilkår|,et,ene bonusvilkår|,ene gennemspil|,let gennemspilskrav|,et,ene
    anmeldelse|,n,r,rne sammenligning|,en licens|,en,er spiller|,e,ne,en tal|,let
    spørgsmål|,et
    er være har giver tilbyder får fået findes indgår gælder viser betyder indebærer regnes beregnes finder kan få
    sammenligne læse finde spørge bliver siger
    du en et den det de dem dens dets deres sin sit sine denne dette disse som at der hvilken hvilket hvilke hvad hvor
    når om af fra hos i på for med til efter per også desuden mens derimod altså derfor fordi så derefter først omkring
    cirka mellem både henholdsvis hver hvert hej tak gyldig gyldigt gyldige fyldt`,
  conjunctions: 'og samt men eller',
  unfinished: 'det den de dem er være har kan får bliver at som der når om fordi så et en',
  phrases: `
    godt spørgsmål; selv tak; for eksempel; op til; bonussen minus gennemspillets pris; regnet ud fra vilkårene;
    regnet ud fra vilkårene og er ikke et løfte; hvor meget; hvor mange;
    hvor mange gange; hvor længe; ud af ti spillere; hvor mange ud af ti spillere; gennemfører gennemspillet;
    gennemfører gennemspillet før pengene slipper op; skal spilles igennem; før udbetaling; før du kan hæve pengene;
    spiller for egne penge; spiller først for egne penge; først spiller for egne penge; kan hæve dine egne penge;
    før bonussen tages i brug; jo højere gennemspilskravet er; under gennemspillet; læs vilkårene; tjek vilkårene;
    før du indbetaler penge; før du foretager en indbetaling; varierer fra casino til casino; andre tilbud;
    andre casinoer; spørge mere om; vide mere om; leder du efter; du leder efter; slags bonus; dit spørgsmål;
    hvis du vil; vil du; jeg hjælper dig med at; jeg fandt; spinnenes værdi; værdien af spinnene;
    taber hele indbetalingen; resten løber tør for penge først`,
  claims: {
    noregistration: 'uden registrering; kræver ingen registrering',
    nodeposit: 'uden indbetaling; kræver ingen indbetaling; indbetalingsfri|,e,t',
    nonsticky: 'non-sticky; non-sticky-bonus|,sen,ser',
    cashflow: 'cashflow; cashflow-bonus|,sen,ser',
    halfsticky: 'half-sticky; half-sticky-bonus|,sen,ser',
    exclusive: 'kun her; kun hos os',
    freespinsfeature: 'gratis spin|,s; de gratis spins; bonusspin|,s',
    wagerfreefeature: `uden gennemspil|,skrav; der er intet gennemspilskrav; er intet gennemspilskrav;
      har intet gennemspilskrav; intet gennemspilskrav; kræver intet gennemspil`,
    quick: 'hurtigt casino; hurtige casinoer; et hurtigt casino',
    taxfree: 'EØS-licens|,en; licens fra et EØS-land',
    mga: 'Malta; MGA; MGA-licens|,en; maltesisk|,e',
    estonian: 'Estland; estisk|,e',
    curacao: 'Curaçao',
    swedish: 'Spelinspektionen; Sverige; svensk licens',
    danish: 'Spillemyndigheden; dansk licens; den danske licens',
    cashback: 'cashback|,en; cashback-bonus|,sen; betaler en del af tabene tilbage',
    new: 'nyt casino; et nyt casino; det nye casino; nye casinoer',
    noFreeSpins: `ingen gratis spins; indeholder ingen gratis spins; ingen bonusspins;
      indeholder ingen bonusspins`,
    lowWagering: 'lavt gennemspilskrav; lavt gennemspil; gennemspilskravet er lavt; gennemspillet er lavt',
    undisclosed: 'oplyser ikke gennemspilskravet; gennemspilskravet oplyses ikke',
    notCalculated: 'kan ikke beregnes; der mangler vilkår; ikke oplyser alt; oplyser ikke alt',
    netPlus: `netto er positivt; netto er i plus; netto i plus; nettoet er positivt; nettoet er i plus;
      nettobeløbet er positivt`,
    netMinus: `netto er negativt; netto er i minus; netto i minus; nettoet er negativt; nettoet er i minus; nettobeløbet er negativt;
      netto kan også være negativt; nettoet kan også være negativt; det kan også være negativt;
      beløbet kan også være negativt; koster mere end bonussen giver`,
    netZero: 'altså ingenting; netto hverken i plus eller minus',
    topNet: 'største netto; højeste netto; størst netto; højest netto',
  },
  roles: {
    bonus: `bonus|,sen,sens,ser,serne; casinobonus|,sen,ser; velkomstbonus|,sen; indbetalingsbonus|,sen;
      bonusprocent|,en; bonusloft|,et; højeste bonus`,
    deposit: `når du indbetaler; hvis du indbetaler; om du indbetaler; indbetaler du; ved en indbetaling på;
      indbetaling|,en`,
    minDeposit: 'mindste indbetaling|,en; laveste indbetaling|,en',
    bet: 'indsats|,en; højeste indsats|,en',
    win: 'højeste gevinst|,en; gevinstloft|,et',
    spinValue: 'til en værdi af; værd',
    net: 'netto|,et; nettobeløb|,et; nettoværdi|,en; desto lavere er netto|,et; desto lavere bliver netto|,et',
    cost: 'koster',
    requires: 'kræver',
    rtp: `spillene betaler; spillene i gennemsnit betaler; vi regner med at spillene betaler;
      vi regner med at spillene i gennemsnit betaler; tilbage`,
    atLeast: 'mindst',
    atMost: 'højst; maks',
    finish: 'i mål; spillere gennemfører gennemspillet',
    score: 'karakter|,en; af os',
  },
  units: {
    money: 'kr.; kr; kroner; krone; DKK',
    percent: '%; procent',
    times: '×; x; gange',
    ofTen: '/10; ud af 10',
    days: 'dag|,e',
    spins: 'gratis spin|,s; bonusspin|,s; spins',
    count: 'casino|,er; tilbud',
    age: '+; år',
  },
  nameEndings: "[:'’]?s",
};
