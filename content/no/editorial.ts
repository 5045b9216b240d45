import type { PlainEditorial } from '../plain-texts.ts';

export const editorial: PlainEditorial = {
  best: {
    heading: 'Best i hver kategori',
    entries: [
      { title: 'Høyeste netto' },
      { title: 'Beste hurtigcasino' },
      { title: 'Beste store bonus' },
      { title: 'Best på gratisspinn' },
      { title: 'Beste nykommer' },
    ],
  },
  why: {
    heading: 'Hvorfor Nettobonus?',
    cards: [
      {
        title: 'Du kan regne etter',
        text: 'Må 1 000 kr i bonus omsettes 20×, skal du satse 20 000 kr. Fire prosent av det er 800 kr, så netto er +200 kr. Hvert tilbud kan kontrolleres på samme måte.',
      },
      {
        title: 'Vilkårene står ved tilbudet',
        text: 'Omsetningskrav, minste innskudd, høyeste innsats og frist er en del av tilbudet. Du slipper å lete etter dem i en fotnote.',
      },
      {
        title: 'Du ser når vi sist sjekket',
        text: 'Ved hvert tilbud står dagen da vilkårene sist ble sjekket. Vet vi for lite om dem, oppgir vi ikke noe nettobeløp.',
      },
      {
        title: 'Minus er like synlig som pluss',
        text: 'Noen bonuser koster mer enn de gir. Da får tilbudet et minustall, og det står like stort som plusstallene.',
      },
    ],
    benefitsHeading: 'Dette kan du regne med her',
    benefits: [
      'Kalkulator der du regner med ditt eget innskudd',
      'Alle forutsetninger samlet på én side',
      'Opptil fire casinoer side om side',
      'Oversikt over endringer i tilbudene',
      'Ingen konto og ingen innlogging',
      'Ingen informasjonskapsler for sporing',
      'Nummeret til Hjelpelinjen nederst på hver side',
    ],
  },
  advantages: {
    heading: 'Dette bør du vite om nettcasinoer',
    items: [
      {
        title: 'Stort utvalg',
        text: 'På nett er det plass til flere spill enn i et casinolokale. Mange av dem kan prøves med lekepenger, så du kan lære reglene uten å bruke egne penger.',
      },
      {
        title: 'Uttak kan gå raskt',
        text: 'Noen casinoer behandler uttak samme dag. Andre bruker lengre tid, særlig første gang identiteten skal bekreftes. Betaling fra selskaper uten norsk tillatelse kan dessuten bli stanset av banken.',
      },
      {
        title: 'Lisensen kan undersøkes',
        text: 'Oppgir casinoet et lisensnummer, kan du søke på det hos myndigheten som skal ha gitt lisensen. Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge. En utenlandsk lisens endrer ikke det.',
      },
      {
        title: 'Grenser du setter selv',
        text: 'Mange casinoer har grenser for innskudd, tap og spilletid. Det er lurt å sette dem før det første innskuddet. Ikke alle casinoer tilbyr slike grenser.',
      },
    ],
  },
  standards: {
    heading: 'Slik vurderer vi et casino',
    items: [
      {
        title: 'Lisens',
        text: 'MGA, Estland eller Curaçao, og hvor strengt tilsynet er der.',
      },
      {
        title: 'Bonusvilkår',
        text: 'Om reglene er rimelige, og om de er skrevet slik at de er til å forstå.',
      },
      {
        title: 'Uttak',
        text: 'Betalingsmåter, behandlingstid og grenser for hvor mye som kan tas ut.',
      },
      {
        title: 'Spill',
        text: 'Bredden i utvalget, spillstudioene og om tilbakebetalingen er oppgitt.',
      },
      {
        title: 'Kundeservice',
        text: 'Åpningstider, kanaler og hvilke språk du kan få svar på.',
      },
      {
        title: 'Pålitelighet',
        text: 'Om casinoet holder ord: stabile vilkår, klager som blir tatt på alvor, og grenser som virker.',
      },
    ],
  },
  bonusTypes: {
    heading: 'Bonustypene kort forklart',
    lead: 'Fire vanlige bonuser, med et typisk eksempel på hver når innskuddet er 1 000 kr.',
    items: [
      {
        title: 'Velkomstbonus',
        text: 'Casinoet gir en bonus på toppen av innskuddet, gjerne 100–200 % av beløpet. Se etter om kravet gjelder bare bonusen eller innskuddet også. Det siste dobler prisen når bonusen er på 100 %.',
        typical: 'Typisk: 200 %, 30×',
      },
      {
        title: 'Gratisspinn',
        text: 'Hundre spinn høres ut som mye, men med 1 kr per spinn er de verdt 96 kr. Må gevinsten omsettes, trekkes prisen for det også fra.',
        typical: 'Typisk: 100 × 1 kr, 20×',
      },
      {
        title: 'Cashback',
        text: 'Casinoet betaler tilbake en del av det du taper. Tallet viser hva som kommer tilbake hvis hele innskuddet er tapt. Resten er borte.',
        typical: 'Typisk: 12 %, uten omsetning',
      },
      {
        title: 'Bonus uten omsetning',
        text: 'Bonusen trenger ikke å omsettes før uttak, så ingenting trekkes fra. Beløpet er ofte mindre, og gevinsttak eller frist kan fortsatt gjelde.',
        typical: 'Typisk: 100 % opptil 1 000 kr',
      },
    ],
  },
};
