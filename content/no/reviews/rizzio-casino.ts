import type { Review } from '@nettobonus/domain/reviews/review';

export const review: Review = {
  casino: 'rizzio-casino',
  overview: [
    'Et påslag på 200 % får oss vanligvis til å bla rett ned til småskriften. Hos Rizzio Casino var turen kort. Kravet er 15×, det regnes av bonusen alene, og gratisspinnene følger samme regel. Det er sjelden at en så stor bonus har et så moderat krav.',
    'Regnestykket ender på +838 kr for et innskudd på 1 000 kr. Det er en prislapp og ikke et løfte: Bare fem av ti fullfører omsetningen, mens de andre fem sitter igjen med tom saldo. Den som ikke tåler det utfallet, bør spille uten bonus eller la være.',
    'Maltesisk lisens, norsk kundeservice og uttak samme dag gjør at casinoet står seg også uten tilbudet. Bonusen er eksklusiv for Nettobonus, og vi får betalt om du oppretter konto. Regnemåten er den samme som for alle andre.',
  ],
  pros: [
    'Netto +838 kr ved 1 000 kr i innskudd, til tross for den høye prosenten',
    'Omsetningskravet er 15×, likt for bonus og spinn',
    'MGA-lisens og dermed tilsyn innenfor EØS',
    'Uttak kom samme dag i begge testene',
    'For høye innsatser stoppes automatisk',
  ],
  cons: [
    'Halvparten mister alt før kravet er oppfylt',
    'Bonusen gis først fra 200 kr',
    'Mange kampanjevarsler til du slår dem av',
    'Ingen tillatelse fra norske myndigheter',
  ],
  bonusDetails: {
    welcomeBonus:
      'Rizzio gir 200 % opptil 5 000 kr + 100 gratisspinn. 1 000 kr gir 2 000 kr i bonus, og spinnene er verdt 96 kr i tillegg. Omsetningen på 31 440 kr koster 1 258 kr, så netto er +838 kr. Fem av ti spillere kommer i mål.',
    bonusTerms: [
      'Omsettes 15×, regnet av bonusen og ikke av innskuddet',
      'Gevinst fra spinnene: også 15×',
      'Minsteinnskuddet for å få bonus er 200 kr',
      'Høyst 50 kr per spinn, og systemet avviser høyere innsatser',
      'Frist: 30 dager',
      'Full bonus krever 2 500 kr i innskudd',
      'Livebord og rulett teller 10 %',
    ],
    freeSpins: {
      description:
        'Hundre spinn à 1 kr, tjuefem om dagen i fire dager. Du må logge inn og hente dem selv, og det du ikke henter, er tapt ved midnatt.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Sølvreven', wager: '15×' },
        { day: 'Dag 2', spins: '25', game: 'Sølvreven', wager: '15×' },
        { day: 'Dag 3', spins: '25', game: 'Klokkesteinen', wager: '15×' },
        { day: 'Dag 4', spins: '25', game: 'Klokkesteinen', wager: '15×' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Omsetningsmåler i kroner',
      description:
        'Øverst i kassen står det hvor mye som er omsatt, hvor mye som gjenstår, og når fristen går ut.',
    },
  ],
  gameSelection:
    'Av om lag 3 400 spill er nesten 3 000 automater. Det høres ensformig ut, men sorteringen redder mye: Du kan velge etter svingninger, tilbakebetaling og hvor mye spillet teller mot bonusen. Livecasinoet har åtti bord, tre av dem med svensktalende dealer. Elleve titler er unntatt fra bonusspill, og de vises i grått så lenge bonusen er aktiv, slik at ingen går på en smell.',
  gameProviders: [
    'Revontuuli Gaming',
    'Fjellvind',
    'Blåmes Interactive',
    'Kuparihiili',
    'Isbre Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Bonusen krever 200 kr' },
      { method: 'Visa', minimum: 100_00, note: 'Bonusen krever 200 kr' },
      { method: 'Skrill', minimum: 200_00, note: 'Utelukket fra bonusen' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: '1–6 timer' },
      { method: 'Skrill', minimum: 200_00, time: '1–6 timer' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1–2 virkedager' },
    ],
    processingTime:
      'Det første uttaket, 900 kr, tok to timer og et kvarter. Det andre, på 2 400 kr, var i banken etter fire timer.',
  },
  customerService: {
    availability: 'Alle dager kl. 8–24',
    channels: 'Chat, e-post og kontaktskjema',
    languages: 'Norsk, svensk, finsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Selskapet har lisens MGA/B2C/9107/2024 fra Malta Gaming Authority, og oppslaget i registeret ga samme firmanavn som i vilkårene. Det er et ordentlig tilsyn, men ikke et norsk. Her i landet kan bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse tilby pengespill.',
  },
  security:
    'Innskuddsgrensen må fylles ut ved registreringen. Du kan skrive inn et høyt tall, men du kan ikke hoppe over feltet. Pass eller førerkort lastes opp på kontosiden og ble godkjent på førti minutter. Tvister kan bringes inn for et uavhengig klageorgan som er navngitt i vilkårene. Kundemidlene står på en klientkonto.',
  userExperience:
    'Nettstedet er varmt, rødt og ganske fullt. Fem varsler ventet på oss etter første innlogging, og alle handlet om kampanjer. De kan slås av samlet, og da blir Rizzio et annet sted: oversiktlig, raskt og med vilkårene ett klikk fra hver kampanje.',
  conclusion:
    'Høye bonusprosenter pleier å koste. Rizzio Casino er unntaket, fordi kravet ligger godt under 25×, der bonuser går i null. Netto er +838 kr, riktignok med fem av ti som ikke fullfører. Lisensen, uttakene og den automatiske innsatssperren trekker i samme retning. Med varslene slått av og en grense du mener alvor med, er dette blant de beste i sitt slag.',
  faq: [
    {
      question: 'Hvor mye må jeg sette inn for å få hele bonusen?',
      answer: 'For 5 000 kr i bonus må innskuddet være 2 500 kr.',
    },
    {
      question: 'Hvorfor fullfører bare fem av ti?',
      answer:
        'Fordi 31 440 kr skal satses, og saldoen svinger underveis. Mange går tom for penger før de er i mål, selv om netto er i pluss.',
    },
    {
      question: 'Hva om jeg glemmer å hente dagens spinn?',
      answer: 'Da bortfaller de tjuefem ved midnatt. De andre dagene påvirkes ikke.',
    },
    {
      question: 'Kan innskuddsgrensen endres senere?',
      answer:
        'Ja. Lavere grense gjelder med det samme, høyere først etter et døgn. Er grensen stadig i veien, kan det være lurt å ringe Hjelpelinjen på 800 800 40.',
    },
  ],
  authorRole: 'Redaktør for bonusvilkår',
  writtenOn: '2025-03-18',
  updatedOn: '2025-11-12',
  scores: { licence: 9.6, bonusTerms: 9.5, withdrawals: 9.7, games: 9.5, support: 9.4, reliability: 9.7 },
};
