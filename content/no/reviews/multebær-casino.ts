import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'multebær-casino',
  overview: [
    'Det hender sjelden at et regnestykke går opp så presist. Bonusen hos Multebær Casino skal omsettes {wagering}, og med fire prosent husfordel koster det nøyaktig like mye som bonusen er verdt. {gross} inn, {cost} ut. Netto: {net}.',
    'Bonusen er altså verken god eller dårlig: Omsetningen koster like mye som bonusen gir. Casinoet er i det minste ærlig nok til å vise kravet i samme skriftstørrelse som prosenten. Av ti spillere fullfører {finish.words}, mens {notFinish.words} går tom for penger først.',
    'Grunnen til at karakteren likevel er høy, ligger utenfor bonusen. Multebær er et hurtigcasino med lisens fra Malta, lang fartstid og uttak som var framme før vi rakk å lage middag. Den som vil spille uten bonus og ha pengene tilbake uten mas, har lite å innvende her.',
  ],
  pros: [
    'Uttak på 14 minutter, målt to ganger',
    'MGA-lisens siden 2018',
    'Innlogging gjennom banken, uten skjema',
    'Kundeservice på norsk hver dag',
    'Kravet står tydelig ved siden av tilbudet',
  ],
  cons: [
    'Netto er {net}',
    '{notFinish.words} av ti rekker ikke fram før pengene tar slutt',
    'Bare bankbetaling, ingen e-lommebøker',
    'Lisensen gir ingen rettigheter i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbudet til nye kunder er {match} opptil {maxBonus}. Et innskudd på 1 000 kr utløser {gross}, og omsetningen på {turnover} koster like mye som bonusen. Netto er {net}, og {finish.words} av ti kommer i mål. Hele bonusen får du ved {fullDeposit}. Gratisspinn hører ikke med.',
    bonusTerms: [
      'Omsettes {wagering}, regnet av bonusen alene',
      'Fra {minDeposit} i innskudd',
      'Ikke mer enn {maxBet} i innsats per spinn',
      'Du har {validDays.days} på deg',
      'Livespill teller ikke, og bordspill teller med en femdel',
      'Bonusen er en vanlig bonus og kan tas ut når kravet er innfridd',
    ],
  },
  specialFeatures: [
    {
      title: 'Automatisk uttak',
      description:
        'Du kan be om at alt over en valgt saldo sendes til banken av seg selv. Vi satte grensen til 500 kr og fikk tre små utbetalinger på én kveld.',
    },
    {
      title: 'Stille time',
      description:
        'Velg tidspunkter der kontoen er låst, for eksempel om natten. Låsen kan ikke åpnes før tiden er ute.',
    },
  ],
  gameSelection:
    'I overkant av 2 100 spill er verken mye eller lite. Automatene er delt inn etter tilbakebetaling, og de over 97 % har fått sin egen hylle, noe vi gjerne skulle sett flere steder. Livecasinoet har rundt femti bord med innsatser fra 5 kr. Poker og odds er utelatt. Spillene starter rett fra søkefeltet, og under hvert bilde står høyeste mulige gevinst. Utvalget fornyes i rolig tempo, omtrent ti titler i uken.',
  gameProviders: [
    'Fjellvind',
    'Rav & Bernstein',
    'Kuparihiili',
    'Revontuuli Gaming',
    'Nattsol',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Bonus fra {minDeposit}' },
      { method: 'Bankoverføring', minimum: 200_00, note: 'Innskudd kan ta opptil én virkedag' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 50_00, time: 'Under en halv time' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1 virkedag' },
    ],
    processingTime:
      'Begge testuttakene, 300 kr og 1 500 kr, brukte 14 minutter. Casinoet selv lover en halv time. Norske banker kan likevel stoppe slike overføringer.',
  },
  customerService: {
    availability: 'Alle dager kl. 8–24',
    channels: 'Chat, e-post og telefon',
    languages: 'Norsk, finsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'MGA/B2C/9310/2018 er nummeret hos Malta Gaming Authority, og det har vært gyldig uten avbrudd siden 2018. Lisensen binder selskapet til maltesiske regler. Norsk tillatelse er den ikke: Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge.',
  },
  security:
    'Identiteten bekreftes av banken hver gang du logger inn, og utbetaling kan bare skje til samme konto. Kundemidlene holdes atskilt, og årsrapporten oppgir hvor. Grensene du setter, gjelder også hos selskapets to andre merker. Det gjør også utestengingen, og det er mer enn loven på Malta krever.',
  userExperience:
    'Oransje detaljer på lys grunn, få bilder og ingen bevegelige bannere. Spillhistorikken kan lastes ned som regneark, og den skiller mellom innsats, gevinst og bonus. På telefon er knappen for uttak like stor som den for innskudd. Eneste skår i gleden er at siden logger deg ut etter ti minutter uten aktivitet.',
  conclusion:
    'Multebær Casino er et av de mest gjennomarbeidede hurtigcasinoene vi har testet, og bonusen er det minst interessante ved det. Netto null betyr at omsetningen koster like mye som bonusen gir, og imens er pengene bundet i opptil {validDays.days}. Vi ville valgt den bort. Raske uttak, godt tilsyn og gode sperrer er det som bærer karakteren.',
  faq: [
    {
      question: 'Er det noe poeng i å ta bonusen?',
      answer:
        'Ikke etter regnestykket. Den gir mer spilletid, men også en omsetning på {turnover} ved 1 000 kr i innskudd.',
    },
    {
      question: 'Hva ligger i «uten registrering»?',
      answer:
        'At banken gir casinoet opplysningene i stedet for deg. Konto får du like fullt, og den kan stenges som alle andre.',
    },
    {
      question: 'Hvor lang tid tar et uttak?',
      answer: 'Vi målte 14 minutter begge ganger. Helg og bankens egne kontroller kan gi lengre ventetid.',
    },
    {
      question: 'Kan jeg låse kontoen om natten?',
      answer:
        'Ja, med «Stille time». Trenger du mer enn en lås, kan du ringe Hjelpelinjen på 800 800 40 uten å oppgi navn.',
    },
    {
      question: 'Hvor gammel må jeg være?',
      answer: 'Minst 18 år. Fødselsdatoen kommer fra banken og kan ikke endres av deg.',
    },
  ],
  authorRole: 'Tester av betalingsløsninger',
  writtenOn: '2025-04-29',
  updatedOn: '2025-11-04',
  scores: { licence: 9.3, bonusTerms: 7.4, withdrawals: 9.4, games: 8.7, support: 9, reliability: 9.2 },
};
