import type { Market } from '../markets/market.ts';
import type { Topic } from './offer-criteria.ts';
import { type Phrase, parsePhrases } from './phrases.ts';

/** The three Scandinavian languages share their phrases: visitors mix them, and no word is ambiguous between them. */
type PhrasesByKey<Key extends string> = Record<Key, Phrase[]>;

function parsePhrasesByKey<Key extends string>(patternsByKey: Record<Key, string>): PhrasesByKey<Key> {
  const entries = Object.entries<string>(patternsByKey).map(([key, patterns]) => [
    key,
    parsePhrases(patterns),
  ]);
  return Object.fromEntries(entries) as PhrasesByKey<Key>;
}

const FI_TOPICS = parsePhrasesByKey<Topic>({
  noregistration: `ilman rekister*, ei rekister*, rekisteröitymät*, ilman tili*, rekisteröintivap*, ilman tunnuks*, no
    registration`,
  nodeposit: `no deposit, ndb, ilman talletu*, talletusvapa*, ei talletu*, tallettamatta, ilman omaa raha*, ilmai* raha*,
    ilmaisbonu*, talletukseton, talletuksetto*`,
  nonsticky: `non sticky, nonsticky, not sticky, ei sticky*, tahmautumat*, oma raha ensin`,
  cashflow: `cash flow, cashflow`,
  halfsticky: `half sticky, halfsticky, semi sticky, puolitahm*`,
  exclusive: `yksinoikeu*, eksklusi*, exclusiv*, vain meiltä, vain teiltä, vain täältä, vain teillä`,
  freespinsfeature: `free spin*, freespin*, spin, spins, spinit, spinejä, spinnit, ilmaiskier*, ilmaispyör*, ilmai* kierro*,
    ilmaisspin*, pyöräyty*, kierroksia`,
  wagerfreefeature: `wager free, no wager*, wagerfree, 0x, zero wager*, =kierrätysvap*, kierrätyksetö*, kierrätyksettö*, ilman
    kierrät*, ei kierrät*, eikä kierrät*, ilman läpipel*, ilman vaatimuks*, kierrättämät*, ei tarvitse kierrät*,
    nollakierrät*`,
  quick: `pikakasino*, pikakasin*, pika kasino*, nopea* kasino*, nopea* kotiut*, nope* kotiut*, nopeasti rahat,
    nopein, nopea, nopeat, pikakotiut*, heti kotiut*, pay n play, pay and play, snabbcasino*`,
  taxfree: `verovap*, verot*, ilman vero*, ei vero*, vero* ei, eta alue*, eta luvalla`,
  mga: `mga*, malta*, malta, maltes*, maltisk*, maltan`,
  estonian: `viro*, eesti*, viron, estonia*, emta`,
  curacao: `curacao*, curaca*`,
  swedish: `ruotsi*, ruotsa*, spelinspek*`,
  danish: `tanska*, spillemyndig*`,
  cashback: `cashback*, cash back, käteispal*, rahanpal*, palautusbon*, tappio* palaut*, palauta* tappio*, häviö* palaut*`,
  new: `uusi, uudet, uusia, uusista, uuden, uutta, uusimmat, uusin, uutuu*, uudehko*, uusimpia, uudella`,
});

const SCANDINAVIAN_TOPICS = parsePhrasesByKey<Topic>({
  noregistration: `utan registr*, utan konto*, ingen registr*, slipp* registr*, utan att registr*, uten registr*, uten konto*,
    uten å registr*, uden registr*, uden konto*, uden at registr*, registreringsfri*, no registration, inget
    konto, kontofri*`,
  nodeposit: `no deposit, ndb, utan insättn*, ingen insättn*, insättningsfri*, utan egna pengar, utan att sätta in, gratis
    pengar, gratisbonus*, gratis bonus*, uten innskud*, uten innskot*, ingen innskud*, innskuddsfri*, uten egne
    penger, uten å sette inn, gratis penger, uden indbetal*, ingen indbetal*, indbetalingsfri*, uden indskud*,
    uden egne penge, uden at indbetal*, uden at sætte ind, gratis penge`,
  nonsticky: `non sticky, nonsticky, not sticky`,
  cashflow: `cash flow, cashflow`,
  halfsticky: `half sticky, halfsticky, semi sticky, halvsticky, halv sticky`,
  exclusive: `exklusiv*, eksklusiv*, exclusiv*, endast här, bara här, bare her, kun her, kun hos, bara hos, bare hos`,
  freespinsfeature: `free spin*, freespin*, spin, spins, spinit, spinejä, spinnit, gratissnur*, gratis snur*, freespins,
    gratisspin*, gratis spin*, bonusspin*, snurr, gratisrund*, spinn, gratis rund*, gratisspil*`,
  wagerfreefeature: `wager free, no wager*, wagerfree, 0x, zero wager*, omsättningsfri*, utan omsättn*, ingen omsättn*, inga
    omsättn*, slipp* omsätt*, utan krav, inget omsättn*, fri från omsättn*, utan att omsätt*, omsetningsfri*,
    uten omsetn*, ingen omsetn*, uten krav, slippe omsetn*, uten gjennomspil*, uden gennemspil*, intet
    gennemspil*, ingen gennemspil*, uden omsætn*, gennemspilsfri*, uden krav, omsætningsfri*, slippe for
    gennemspil*, ikke gennemspil*`,
  quick: `snabbcasino*, snabb* casino*, snabb* uttag*, snabbast*, snabba, snabbt, snabb, pay n play, pay and play,
    direktuttag*, hurtigcasino*, hurtig* casino*, hurtig* uttak*, raskest*, raske* uttak*, rask* casino*, raskt,
    raske, rask, hurtig* udbetal*, hurtigst*, hurtigt, hurtig, hurtige, lynhurtig*`,
  taxfree: `skattefri*, utan skatt*, uten skatt*, uden skat*, ingen skat*, slipp* skatt*, skatt, skatte*, skat, inom
    ees, eøs*, ees licens*`,
  mga: `mga*, malta*, malta, maltes*, maltisk*, maltan`,
  estonian: `estland*, estlend*, estlän*, estnisk*, estisk*, estonia*, emta`,
  curacao: `curacao*, curaca*`,
  swedish: `svensk*, spelinspek*, sverige*, svenska`,
  danish: `dansk*, spillemyndig*, danmark*`,
  cashback: `cashback*, cash back, pengar tillbaka, penger tilbake, penge tilbage, återbäring*, tilbakebetal*,
    tilbagebetal*`,
  new: `ny, nya, nytt, nyaste, nyast, nye, nyeste, nyt, nyest, nylanser*, nystart*`,
});

export type SortOrder = 'net' | 'rating' | 'bonus' | 'newest';

const FI_ORDERS = parsePhrasesByKey<SortOrder>({
  rating: `arvosana*, arvioitu*, arviot, arvostel* paras, paras arvost*, parhai* arvio*, rating*, pistei*, luotettav*,
    tähde*, laadukka*, laatu*`,
  bonus: `suurin bonus*, suurimm*, isoin, isoimm*, iso* bonus*, suur* bonus*, suurin, eniten bonus*, korkein bonus*`,
  newest: `uusin, uusimmat, uusimmasta, uusimpia, viimeksi lisät*`,
  net: `netto*, nettoarv*, kannattav*, kannatta*, jää eniten, eniten jää, jää käteen, käteen, edullisin, paras,
    parhai*, parhaa*, kannattaisi, hyödyllisin, todellinen arvo, järkev*`,
});
const SCANDINAVIAN_ORDERS = parsePhrasesByKey<SortOrder>({
  rating: `betyg*, högst betyg*, rating*, bäst recension*, omdöme*, pålitlig*, seriös*, högst rankad*, trygg*,
    säkrast*, karakter*, terningkast*, best vurder*, best anmeld*, pålitelig*, seriøs*, høyest vurder*, bedst
    anmeld*, bedst vurder*, bedømmel*, pålidelig*, vurdering*, sikrest*`,
  bonus: `störst*, största, stor bonus*, stora bonus*, högsta bonus*, mest bonus*, størst*, største, store bonus*,
    høyest* bonus*, højest* bonus*`,
  newest: `nyast*, nyaste, nyeste, senast tillag*, sist lagt*, senest tilføj*`,
  net: `netto*, lönsam*, lönar, blir kvar, bäst, bästa, lønnsom*, lønner, blir igjen, best, beste, lønsom*, betaler
    sig, bliver tilbage, bedst, bedste, fordelagtig*, fördelaktig*, mest värd*, mest verdt, mest værd*, få ut`,
});

export const EXPLAINED_TOPICS = ['net', 'wagering', 'nonsticky', 'finish'] as const;
export type ExplainedTopic = (typeof EXPLAINED_TOPICS)[number];

const EXPLANATION_REQUEST = {
  fi: parsePhrases(`mitä tarkoit*, mikä on, mitä on, mitä ovat, selitä*, mitä merkit*, miten laske*, kuinka laske*, miten
    toimi*, mitä tarkoitta*, tarkoittaa, mistä tule*, kerro mikä, kerro mitä`),
  scandinavian:
    parsePhrases(`vad betyder, vad är, vad innebär, förklara*, hur räkna*, hur beräkna*, hur fungera*, hva betyr, hva er, hva
    innebær*, forklar*, hvordan regn*, hvordan beregn*, hvordan fungerer, hvad betyder, hvad er, hvad inden*,
    hvordan virker`),
};
const EXPLAINED = {
  fi: parsePhrasesByKey<ExplainedTopic>({
    finish: `läpi, läpipeluu*, kymmenestä, päätökseen`,
    nonsticky: `sticky, non sticky, nonsticky, tahm*`,
    net: `netto*, nettoarv*, nettobonu*, odotusarv*`,
    wagering: `kierrät*, kierrätysvaatim*, läpipel*, wager*`,
  }),
  scandinavian: parsePhrasesByKey<ExplainedTopic>({
    finish: `i mål, av tio, av ti, ud af ti`,
    nonsticky: `sticky, non sticky, nonsticky`,
    net: `netto*, nettovärd*, nettoverd*, nettoværd*`,
    wagering: `omsättn*, omsetn*, gennemspil*, omsætn*, wager*`,
  }),
};

const LOW_WAGERING = {
  fi: parsePhrases(`pien* kierrät*, matal* kierrät*, alhai* kierrät*, vähäi* kierrät*, kohtuul* kierrät*, vähän kierrät*, kevyt
    kierrät*, helppo kierrät*`),
  scandinavian:
    parsePhrases(`låg* omsättn*, lägst* omsättn*, lav* omsetn*, lite* omsetn*, lavt gennemspil*, lav* gennemspil*, lav*
    omsætn*, lille gennemspil*, liten omsättn*, små omsättn*`),
};

/** Words that identify a question about bonuses or casinos. */
const OFFERS = {
  fi: parsePhrases(`*bonus*, *bonuks*, *kasino*, *casino*, tarjou*, etu, etuja, suosittel*, suositus*, ehdot*, vertail*,
    vaihtoeh*, lista*, listaa`),
  scandinavian:
    parsePhrases(`*bonus*, *casino*, *kasino*, erbjud*, tilbud*, rekommend*, tips*, tipsa, föreslå*, anbefal*, foreslå*,
    jämför*, sammenlign*, forslag*, förslag*`),
};

const GREETING = {
  fi: parsePhrases(
    `hei, moi, moikka, terve, tere, hello, hi, huomenta, päivää, iltaa, moro, heippa, kiitos, kiitti`,
  ),
  scandinavian:
    parsePhrases(`hej, hejsan, hallå, tjena, tjenare, hallo, hei, heisann, god dag, goddag, god morgon, god kväll, hello, hi,
    hejsa, tack, takk, tak, davs`),
};

/** A negation directly before a topic makes it unwanted. */
const NEGATION = {
  fi: parsePhrases(`ei, ilman, paitsi, älä, eikä, ilm`),
  scandinavian: parsePhrases(`inte, ej, utan, ikke, uten, uden, förutom, unntatt, undtagen, ingen, inga`),
};

export interface Lexicon {
  topics: PhrasesByKey<Topic>;
  orders: PhrasesByKey<SortOrder>;
  explaining: Phrase[];
  explained: PhrasesByKey<ExplainedTopic>;
  lowWagering: Phrase[];
  offers: Phrase[];
  greeting: Phrase[];
  negation: Phrase[];
}

const FINNISH: Lexicon = {
  topics: FI_TOPICS,
  orders: FI_ORDERS,
  explaining: EXPLANATION_REQUEST.fi,
  explained: EXPLAINED.fi,
  lowWagering: LOW_WAGERING.fi,
  offers: OFFERS.fi,
  greeting: GREETING.fi,
  negation: NEGATION.fi,
};

const SCANDINAVIAN: Lexicon = {
  topics: SCANDINAVIAN_TOPICS,
  orders: SCANDINAVIAN_ORDERS,
  explaining: EXPLANATION_REQUEST.scandinavian,
  explained: EXPLAINED.scandinavian,
  lowWagering: LOW_WAGERING.scandinavian,
  offers: OFFERS.scandinavian,
  greeting: GREETING.scandinavian,
  negation: NEGATION.scandinavian,
};

export function getLexicon(market: Market): Lexicon {
  return market === 'fi' ? FINNISH : SCANDINAVIAN;
}
