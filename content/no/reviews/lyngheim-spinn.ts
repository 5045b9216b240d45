import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'lyngheim-spinn',
  overview: [
    'Medarbeideren i chatten nølte ikke: «Vil du bare kunne ta ut når du vil, trenger du ikke å tenke på bonusen.» Det var et uvanlig ærlig svar, og det oppsummerer Lyngheim Spinn. Bonusen er der, den står i bakgrunnen, og ingen maser om den.',
    'Casinoet kaller ordningen «Cashflow». Bransjen ellers sier non-sticky: Innskuddet brukes først og kan hentes ut fritt. Tar det slutt, venter en bonus med et krav på {wagering}. Det er akkurat der omsetningen koster like mye som bonusen gir, så netto er {net}.',
    'Når bonusen verken trekker opp eller ned, avgjør resten. Den delen er god: MGA-lisens, tre greie uttak og vilkår uten feller. Vi tror mange vil bruke stedet uten noensinne å komme borti bonusen, og det er kanskje meningen.',
  ],
  pros: [
    'Non-sticky, så innskuddet er fritt fram til bonusen tas i bruk',
    'Tre testuttak, alle innen fem timer',
    'Maltesisk lisens og navngitt klageorgan',
    'Kundeservice som svarer på det du spør om',
  ],
  cons: [
    'Netto er {net}',
    '{notFinish.words} av ti går tom for penger før de er i mål',
    'Ingen gratisspinn',
    'Ingen adgang til å tilby spill i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'Lyngheim Spinn gir {match} opptil {maxBonus}, for øyeblikket et eget tilbud for våre lesere. Med 1 000 kr inn blir bonusen {gross} og omsetningen {turnover}. Fire prosent av det er også {cost}, og netto lander på {net}. {finish.words} av ti kommer i mål.',
    bonusTerms: [
      'Non-sticky («Cashflow»): egne penger først',
      'Krav på {wagering} bonusen',
      'Bonus gis ved innskudd fra {minDeposit} og opp',
      'Maksimal innsats {maxBet}, men bare når bonusen er aktiv',
      'Gyldig i {validDays.days}',
      'Uttak før bonusen er aktiv, avslutter tilbudet uten trekk',
      'Livespill teller 5 %',
    ],
  },
  specialFeatures: [
    {
      title: 'Stoppskilt ved skiftet',
      description:
        'Når den siste egne kronen er brukt, fryser spillet. Du må velge mellom å avslutte og å gå videre med bonusen, og «avslutt» er forhåndsvalgt.',
    },
    {
      title: 'Logg over innsatser',
      description:
        'Hver eneste innsats kan lastes ned som regneark. Vi kontrollerte 400 linjer mot egne skjermbilder uten å finne avvik.',
    },
  ],
  gameSelection:
    'Rundt 2 100 titler er nok for de fleste. Automatene deles i «rolige», «vanlige» og «ville» etter hvor mye de svinger, og det er den mest forståelige sorteringen vi har vært borti. Bordspill og videopoker har sin plass lenger nede. Livecasinoet er leid inn utenfra og har seksti bord, hvorav ett med norsktalende dealer på kveldstid. I ni av ti stikkprøver var spillet satt opp med den høyeste tilbakebetalingen som leveres.',
  gameProviders: [
    'Kuparihiili',
    'Fjellvind',
    'Kvarts Studio',
    'Revontuuli Gaming',
    'Norrkraft Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Nettbank', minimum: 100_00, note: 'Noen norske banker avviser betalingen' },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00, note: 'Omfattes av bonusen' },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 100_00, time: 'Inntil 3 timer' },
      { method: 'Nettbank', minimum: 100_00, time: 'Inntil 6 timer på hverdager' },
    ],
    processingTime:
      'Tre uttak på til sammen 2 150 kr tok henholdsvis én, to og nesten fem timer. Det lengste gikk til nettbanken en søndag.',
  },
  customerService: {
    availability: 'Daglig kl. 9–23',
    channels: 'Chat, e-post og telefon',
    languages: 'Norsk, dansk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Lisens MGA/B2C/9314/2022 har vært i kraft i tre år, uten merknader i registeret på Malta. Det gir en viss trygghet for hvem du har med å gjøre. Noen norsk godkjenning er det derimot ikke: Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge.',
  },
  security:
    'Identiteten kontrolleres før første innskudd, og det er riktig ende å begynne i. Kassen husker ikke kortnumre med mindre du ber om det. Grensene for tap og innskudd er satt til 2 000 kr i måneden fra start og må heves aktivt av den som vil bruke mer. Få andre gjør det så tydelig.',
  userExperience:
    'Lyngfarget topp, hvite flater og en skrift som kan leses uten å myse. To saldoer vises under hverandre, «Mine penger» og «Bonus som venter». Vi var aldri i tvil om hvilken vi spilte med. Siden bruker et par sekunder på å våkne på eldre telefoner, men går jevnt når den først er i gang.',
  conclusion:
    'Netto er null, og bonusen er ikke grunnen til å velge Lyngheim Spinn. Grunnene er stoppskiltet, forhåndssatte grenser og uttak som kommer når de skal. Slik bør et casino behandle folk også når bonusen ikke imponerer. Vi gir en høy karakter for håndverket og en middels for tilbudet.',
  faq: [
    {
      question: 'Hva er «Cashflow»?',
      answer:
        'Casinoets eget navn på en non-sticky-bonus. Innskuddet brukes først, og tar du ut før bonusen er tatt i bruk, mister du bare den.',
    },
    {
      question: 'Er netto null bra eller dårlig?',
      answer:
        'Verken eller. Omsetningen koster nøyaktig det bonusen gir, men {notFinish.words} av ti går tom for penger før de er ferdige.',
    },
    {
      question: 'Kan jeg spille helt uten bonus?',
      answer: 'Ja, velg «ingen» i kassen. Da faller også innsatsgrensen på {maxBet} bort.',
    },
    {
      question: 'Hvordan endrer jeg grensene som er satt fra start?',
      answer:
        'Du kan senke dem straks. Vil du heve dem, må du vente et døgn og ta en samtale. Er du i tvil om du bør heve dem, kan du snakke med Hjelpelinjen på 800 800 40 først.',
    },
  ],
  authorRole: 'Journalist, kundevern',
  writtenOn: '2025-08-05',
  updatedOn: '2025-11-07',
  scores: { licence: 9.3, bonusTerms: 7.8, withdrawals: 9.2, games: 8.7, support: 8.9, reliability: 9.2 },
};
