import type { PlainEditorial } from '../plain-texts.ts';

export const editorial: PlainEditorial = {
  best: {
    heading: 'Redaktionens valg i fem kategorier',
    entries: [
      {
        title: 'Højeste netto med dansk tilladelse',
        casino: 'hyldeblomst-casino',
        text: 'Bonus og indbetaling skal kun spilles igennem {wagering}, så netto er over halvdelen af bonussen.',
      },
      {
        title: 'Non-sticky-bonus',
        casino: 'luckynation',
        text: 'Dine egne penge bruges først, gennemspillet er {wagering}, og der følger {cashback} cashback med.',
      },
      {
        title: 'Estisk licens',
        casino: 'kiekka-casino',
        text: 'Korte vilkår på dansk. I vores test stod udbetalingen på bankkontoen inden for en time.',
      },
      {
        title: 'Betting',
        casino: '247-bet',
        text: 'Bredt udvalg af sport, og kundeservice svarer. Casinobonussen kan du springe over: Gennemspillet er {wagering}.',
      },
      {
        title: 'Spiludvalg',
        casino: 'casinoist',
        text: 'Valgt for spillene og ikke for bonussen, som med et gennemspil på {wagering} koster mere, end den giver.',
      },
    ],
  },
  why: {
    heading: 'Hvorfor Nettobonus?',
    cards: [
      {
        title: 'Nettobeløbet først',
        text: 'Du kan sortere listen efter netto. Vil du indbetale et andet beløb, regner nettoberegneren med dine egne tal.',
      },
      {
        title: 'Vilkårene er synlige',
        text: 'Gennemspil, mindste indbetaling, højeste indsats og frist er en del af tilbuddet, ikke en fodnote.',
      },
      {
        title: 'Dato for seneste tjek',
        text: 'Ved tilbuddet står den dag, hvor vi sidst læste vilkårene. Så kan du se, hvor nye oplysningerne er.',
      },
      {
        title: 'Et minus vises som et minus',
        text: 'Et negativt beløb står lige så tydeligt som et positivt, også ved de casinoer, vi anbefaler.',
      },
    ],
    benefitsHeading: 'Det kan du regne med',
    benefits: [
      'Op til fire casinoer side om side',
      'Hele regnestykket, så du kan tjekke det selv',
      'Licensnummer, du selv kan slå op',
      'Karakterer og placeringer, der ikke er til salg',
      'Tydeligt mærkede annoncelinks',
      'Ingen brugerkonto og ingen cookies til sporing',
      'StopSpillet og ROFUS på alle sider',
    ],
  },
  advantages: {
    heading: 'Fordele ved onlinecasinoer',
    items: [
      {
        title: 'Mange spil at vælge imellem',
        text: 'Et onlinecasino har plads til flere spil end et fysisk casino. Slå tilbagebetalingen op i selve spillet, for den kan være forskellig fra casino til casino.',
      },
      {
        title: 'Vilkår, du kan læse i ro og mag',
        text: 'Bonusvilkår og spilleregler står på skrift, og du behøver ikke en konto for at læse dem. Gem en kopi, hvis du siger ja til en bonus.',
      },
      {
        title: 'Overblik over forbruget',
        text: 'Har casinoet dansk tilladelse, skal du på din spilkonto kunne se indsatser, gevinster og tab samt ind- og udbetalinger.',
      },
      {
        title: 'Grænser, du selv sætter',
        text: 'Casinoer med dansk tilladelse skal lade dig sætte en grænse for indbetalinger pr. dag, uge eller måned. Sæt den helst før den første indbetaling.',
      },
    ],
  },
  standards: {
    heading: 'Sådan udvælger og vurderer vi casinoer',
    items: [
      {
        title: 'Licens',
        text: 'Fra Spillemyndigheden, MGA, Estland eller Curaçao. Vi ser på, hvem der fører tilsyn, og hvad der gælder i Danmark.',
      },
      {
        title: 'Bonusvilkår',
        text: 'Om de er til at forstå, hvilke spil der er undtaget, og om reklamen siger det samme.',
      },
      { title: 'Udbetalinger', text: 'Behandlingstid, gebyrer, grænser og krav om dokumentation.' },
      {
        title: 'Spil',
        text: 'Udvalg og oplyst tilbagebetaling, og hvor let det er at finde et bestemt spil.',
      },
      { title: 'Kundeservice', text: 'Åbningstider og svartid, og om du kan få hjælp på dansk.' },
      {
        title: 'Pålidelighed',
        text: 'Om casinoet holder ord: stabile vilkår, klager, der bliver behandlet, og grænser, der virker.',
      },
    ],
  },
  bonusTypes: {
    heading: 'Fire bonustyper kort fortalt',
    lead: 'De mest almindelige bonusser, og hvad de typisk er værd netto. Beløbene gælder en indbetaling på 500 kr.',
    items: [
      {
        title: 'Velkomstbonus',
        text: 'Casinoet lægger en procentdel oven i indbetalingen, ofte 100–200 %. Med dansk tilladelse er det 100 % og højst 1.000 kr. Over loftet får du ikke mere bonus, men måske mere at spille igennem.',
        typical: 'Typisk: 200 %, 30×',
      },
      {
        title: 'Bonusspins',
        text: 'Antallet siger først noget, når du kender værdien pr. spin. Hos udenlandske casinoer skal gevinsten ofte spilles igennem, og ved 20× koster det fire femtedele af den.',
        typical: 'Typisk: 100 × 1 kr., 20×',
      },
      {
        title: 'Cashback',
        text: 'En del af et tab betales tilbage. Beløbet her er det, du får tilbage, hvis du taber hele indbetalingen. Det er altså en rabat på et tab, ikke et overskud.',
        typical: 'Typisk: 12 %, uden gennemspil',
      },
      {
        title: 'Bonus uden gennemspil',
        text: 'Bonussen skal ikke spilles igennem før udbetaling, så netto er lig med bonussen. Beløbet er ofte mindre, og der kan stadig være en frist eller et loft.',
        typical: 'Typisk: 100 % op til 500 kr.',
      },
    ],
  },
};
