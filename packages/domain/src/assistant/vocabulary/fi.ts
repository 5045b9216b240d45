import type { WordLists } from './word-lists.ts';

// word-lists.ts explains the fields and the notation.
export const FI: WordLists = {
  words: `
    kasino|,n,a,lla,lta,ssa,sta,t,ita,iden,jen,illa,ista
    tarjou|s,ksen,sta,ksesta,kseen,ksella,ksessa,kset,ksia,sten,ksista,ksissa
    ehto|,a,ja,jen,ihin ehdo|n,t,issa,ista,illa,in bonusehdo|t,issa,ista
    kierräty|s,ksen,stä,ksestä,kseen,ksellä,ksessä,kset kierrätysvaatimu|s,ksen,sta,ksesta,ksella,kset,ksia
    kierrättää kierrätetään arvostelu|,n,a,ssa,sta,t,ja vertailu|,n,a,ssa,sta lisenssi|,n,ä,llä,stä,t
    pelaaj|a,an,aa,at,asta,ista luku luvun lukua
    kysymy|s,ksen,kseen,ksesi,kseesi määrä|,n,ä
    on ovat olla tarjoaa tarjoavat antaa antavat sisältää sisältävät kuuluu kuuluvat saa saat saavat saada voi voit
    kertoo kertovat kerron tarkoittaa koskee koskevat näkyy näkyvät löytyy löytyvät löytyi löysin löydät etsit etsin
    lasketaan katsoa verrata vertailla vertailemaan tarkistaa lukea nähdä kysyä autan kerrotaan täyttäneille
    se sen sitä siitä sillä siinä siihen ne niiden niitä niistä niillä tämä tämän tätä tästä tässä nämä näiden näitä
    näistä joka jonka jota josta jolla jossa johon jotka joiden joita joista joilla joissa mikä mitä mistä missä minkä
    millä millainen millaista millaisia kuinka miten kumpi
    että jos kun koska joten eli siis myös lisäksi kuitenkin puolestaan taas esimerkiksi noin ensin sitten
    jopa asti saakka mukaan kohdalla osalta aikana jälkeen samoin hei kiitos voimassa`,
  conjunctions: 'ja sekä mutta tai',
  unfinished:
    'se ne sitä niitä siitä niistä sillä niillä on ovat olla voi voit saa saat saavat että jos kun koska joten eli',
  phrases: `
    hyvä kysymys; ole hyvä; hintalappu ei lupaus; hintalappu eikä lupaus; bonus miinus kierrätyksen hinta;
    bonus miinus kierrätyksen hinta ei lupaus; kannattaa lukea; kannattaa tarkistaa;
    lue ehdot; tarkista ehdot; katso arvostelu; kysy lisää; kysyä lisää; ennen talletusta; ennen kotiutusta;
    ennen kotiuttamista; kuinka monta kertaa; kuinka moni; kuinka moni kymmenestä; kymmenestä pelaajasta;
    kuinka paljon; kuinka kauan; pelata läpi; pelataan läpi; pitää pelata läpi; on pelattava läpi; pitää kierrättää;
    on kierrätettävä; saa kierrätyksen valmiiksi; saa kierrätyksen päätökseen;
    saa kierrätyksen päätökseen ennen kuin rahat loppuvat; pelaat ensin omalla rahalla|,si;
    pelaat ensin omilla rahoilla|,si; voit kotiuttaa omat rahasi; ennen kuin bonus tulee käyttöön;
    mitä suurempi kierrätys|,vaatimus on; vaihtelevat kasinon mukaan; vaihtelevat kasinoittain;
    muista tarjouksista; muita tarjouksia; muista kasinoista; muita kasinoita; kierrosten arvo;
    häviät koko talletuksen; muilta rahat loppuvat ensin`,
  claims: {
    noregistration: `ilman rekisteröitymistä; ilman rekisteröintiä; ei edellytä rekisteröitymistä;
      ei vaadi rekisteröitymistä`,
    nodeposit: 'ilman talletusta; ei edellytä talletusta; ei vaadi talletusta; talletusvapa|a,an,ata,at,ita',
    nonsticky: 'non-sticky; non-sticky-bonu|s,ksen,sta,ksessa,kset,ksia',
    cashflow: 'cashflow; cashflow-bonu|s,ksen,sta,ksessa,kset,ksia',
    halfsticky: 'half-sticky; half-sticky-bonu|s,ksen,sta,ksessa,kset,ksia',
    exclusive: 'vain meiltä; vain meidän kauttamme',
    freespinsfeature: 'ilmaiskierro|s,ksen,sta,kset,ksia,sten,ksista,ksiin,ksille',
    wagerfreefeature: `kierrätysvapa|a,an,ata,at,ita,ana; ilman kierrätys|tä,vaatimusta;
      eikä sitä tarvitse kierrättää; eikä bonusta tarvitse kierrättää; ei tarvitse kierrättää;
      sitä ei tarvitse kierrättää; bonusta ei tarvitse kierrättää; ei edellytä kierrätystä; ei vaadi kierrätystä;
      ei ole kierrätys|tä,vaatimusta; kierrätys|tä,vaatimusta ei ole; eikä kierrätys|tä,vaatimusta ole`,
    quick: 'pikakasino|,n,a,t,ja,ita,lla,ksi',
    taxfree: 'verovapa|a,at,ita,an; voitot ovat verovapaita; verovapaat voitot',
    mga: 'Malta; Maltan; Maltalta; MGA; MGA-lisenssi|,n,ä,llä; maltalai|nen,sen',
    estonian: 'Viro; Viron; Virosta; virolai|nen,sen',
    curacao: 'Curaçao; Curaçaon; Curaçaolta',
    swedish: 'Ruotsi; Ruotsin; Ruotsista; ruotsalai|nen,sen',
    danish: 'Tanska; Tanskan; Tanskasta; tanskalai|nen,sen',
    cashback: `cashback|,in,ia,illa; cashback-tarjou|s,ksen,sta; cashback-bonu|s,ksen,sta; käteispalautu|s,ksen,sta;
      palauttaa osan tappioista`,
    new: 'uusi kasino; uuden kasinon; uudet kasinot; uusia kasinoita; uusista kasinoista',
    noFreeSpins: 'ei ole ilmaiskierroksia; ei sisällä ilmaiskierroksia; ei anna ilmaiskierroksia',
    lowWagering: `matala kierrätys|,vaatimus; pieni kierrätys|,vaatimus; alhainen kierrätys|,vaatimus;
      kierrätys|,vaatimus on matala; kierrätys|,vaatimus on pieni; kierrätys|,vaatimus on alhainen`,
    undisclosed: `ei kerro kierrätys|tä,vaatimusta; ei ilmoita kierrätys|tä,vaatimusta;
      kierrätys|tä,vaatimusta ei kerrota`,
    notCalculated:
      'netto|a,arvoa ei voi laskea; ei voi laskea netto|a,arvoa; ei kerro kaikkea; ehdoista puuttuu',
    netPlus: 'netto on plussalla; netto on positiivinen',
    netMinus: `netto on miinuksella; netto on negatiivinen; netto voi olla myös negatiivinen; se voi olla myös negatiivinen;
      luku voi olla myös negatiivinen; luku voi olla myös miinuksella; maksaa enemmän kuin bonus antaa`,
    netZero: 'eli ei mitään; eli ei plussaa eikä miinusta',
    topNet: 'suurin netto; paras netto; korkein netto',
  },
  roles: {
    bonus: `bonu|s,ksen,sta,ksesta,ksella,kseen,ksena,ksessa,kset,ksia,ksien,sten,ksista,ksissa; bonusprosentti|,n;
      enimmäisbonu|s,ksen; tervetuliaisbonu|s,ksen,sta; talletusbonu|s,ksen,sta`,
    deposit: `kun talletat; jos talletat; kun tallettaa; jos tallettaa;
      talletu|s,ksen,sta,ksella,kselle,ksesta,ksesi,ksellasi`,
    minDeposit: 'pienin talletus; pienin mahdollinen talletus; vähimmäistalletu|s,ksen; minimitalletu|s,ksen',
    bet: 'panos; panoksen; suurin panos; suurin sallittu panos; enimmäispano|s,ksen; maksimipano|s,ksen; panosraj|a,an',
    win: 'suurin voitto; enimmäisvoitto; voittokatto',
    spinValue: 'kierroksen arvo; ilmaiskierroksen arvo; yhden kierroksen arvo',
    net: 'netto|,n,a,sta,lla; nettoarvo|,n,a; sitä pienempi netto on; sitä pienempi on netto',
    cost: 'kierrätyksen hinta; kierrätys maksaa',
    requires: 'edellyttää; edellyttävät; vaatii; vaativat',
    rtp: `peleistä palautuu; peleistä palautuu keskimäärin; laskemme että peleistä palautuu;
      laskemme että peleistä palautuu keskimäärin`,
    atLeast: 'vähintään',
    atMost: 'enintään; korkeintaan',
    finish: 'läpi',
    score: 'arvosana|,n,a,lla; meiltä arvosanan',
  },
  units: {
    money: '€; €:n; euro|,a,n,on; EUR',
    percent: '%; %:n; prosentti|,a; prosentin',
    times: '×; x; kertaa; -kertai|nen,sta,sen',
    ofTen: '/10',
    days: 'päivä|,ä,n',
    spins: 'ilmaiskierro|s,sta,ksen; kierrosta; kierrätysvapaata ilmaiskierrosta',
    count: 'kasino|,a,n; tarjou|s,sta,ksen',
    age: '+; vuotta; -vuotia|s,ille',
  },
  nameEndings: "[:'’]?i?(?:n|a|ä|ta|tä|lla|llä|lta|ltä|ssa|ssä|sta|stä)",
};
