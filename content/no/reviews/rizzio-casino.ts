import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'rizzio-casino',
  overview: [
    'Et påslag på {match} får oss vanligvis til å bla rett ned til småskriften. Hos Rizzio Casino var turen kort. Kravet er {wagering}, det regnes av bonusen alene, og gratisspinnene følger samme regel. Det er sjelden at en så stor bonus har et så moderat krav.',
    'Regnestykket ender på {net} for et innskudd på 1 000 kr. Det er en prislapp og ikke et løfte: Av ti spillere fullfører {finish.words} omsetningen, mens {notFinish.words} sitter igjen med tom saldo. Den som ikke tåler det utfallet, bør spille uten bonus eller la være.',
    'Maltesisk lisens, norsk kundeservice og uttak samme dag gjør at casinoet står seg også uten tilbudet. Bonusen er eksklusiv for Nettobonus, og vi får betalt om du oppretter konto. Regnemåten er den samme som for alle andre.',
  ],
  pros: [
    'Netto {net} ved 1 000 kr i innskudd, til tross for den høye prosenten',
    'Omsetningskravet er {wagering}, likt for bonus og spinn',
    'MGA-lisens og dermed tilsyn innenfor EØS',
    'Uttak kom samme dag i begge testene',
    'For høye innsatser stoppes automatisk',
  ],
  cons: [
    'Halvparten mister alt før kravet er oppfylt',
    'Bonusen gis først fra {minDeposit}',
    'Mange kampanjevarsler til du slår dem av',
    'Ingen tillatelse fra norske myndigheter',
  ],
  bonusDetails: {
    welcomeBonus:
      'Rizzio gir {match} opptil {maxBonus} + {spins} gratisspinn. 1 000 kr gir {bonus} i bonus, og spinnene er verdt {spinsValue} i tillegg. Omsetningen på {turnover} koster {cost}, så netto er {net}. {finish.words} av ti spillere kommer i mål.',
    bonusTerms: [
      'Omsettes {wagering}, regnet av bonusen og ikke av innskuddet',
      'Gevinst fra spinnene: også {spinWagering}',
      'Minsteinnskuddet for å få bonus er {minDeposit}',
      'Høyst {maxBet} per spinn, og systemet avviser høyere innsatser',
      'Frist: {validDays.days}',
      'Full bonus krever {fullDeposit} i innskudd',
      'Livebord og rulett teller 10 %',
    ],
    freeSpins: {
      description:
        'Hundre spinn à {spinValue}, tjuefem om dagen i fire dager. Du må logge inn og hente dem selv, og det du ikke henter, er tapt ved midnatt.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Sølvreven', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '25', game: 'Sølvreven', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '25', game: 'Klokkesteinen', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '25', game: 'Klokkesteinen', wager: '{spinWagering}' },
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
      { method: 'Trustly', minimum: 100_00, note: 'Bonusen krever {minDeposit}' },
      { method: 'Visa', minimum: 100_00, note: 'Bonusen krever {minDeposit}' },
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
    'Høye bonusprosenter pleier å koste. Rizzio Casino er unntaket, fordi kravet ligger godt under {breakEven}, der bonuser går i null. Netto er høyt, riktignok med {notFinish.words} av ti som ikke fullfører. Lisensen, uttakene og den automatiske innsatssperren trekker i samme retning. Med varslene slått av og en grense du mener alvor med, er dette blant de beste i sitt slag.',
  faq: [
    {
      question: 'Hvor mye må jeg sette inn for å få hele bonusen?',
      answer: 'For 5 000 kr i bonus må innskuddet være 2 500 kr.',
    },
    {
      question: 'Hvorfor går {notFinish.words} av ti tom for penger?',
      answer:
        'Fordi {turnover} skal satses, og saldoen svinger underveis. Den kan nå null lenge før målet, selv om netto er i pluss.',
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
