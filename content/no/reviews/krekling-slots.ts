import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'krekling-slots',
  overview: [
    'For å få den høyeste utbetalingen Krekling Slots tilbyr, må du tape nesten 16 700 kr på en uke. Da får du 2 000 kr tilbake. Setningen står ikke på forsiden, men den følger av tallene, og det er slik cashback bør leses: nedenfra, fra tapet.',
    'Lest på den måten er ordningen grei. Hver mandag regnes forrige ukes nettotap ut, og {cashback} av det føres på kontoen. Kravet er bare {wagering}. Taper du 1 000 kr, får du 120 kr tilbake, eller 106 kr når omsetningen er trukket fra. Du er fremdeles 894 kr i minus.',
    'Noen velkomstbonus finnes ikke. Det gjør Krekling til et rolig sted for dem som spiller litt, sjelden og uten å ville binde seg. Blir cashback en grunn til å spille mer, har den virket mot sin hensikt, i hvert fall mot din.',
  ],
  pros: [
    '106 kr tilbake når 1 000 kr er tapt',
    'Omsetningen er bare {wagering}, og så godt som alle fullfører',
    'Cashbacken kommer av seg selv hver mandag',
    'MGA-lisens, altså under tilsyn i EØS',
  ],
  cons: [
    'Du må tape først og får bare igjen en liten del',
    'Må brukes innen sju dager',
    'Ingen velkomstbonus',
    'Uttak til bank tok tre dager',
    'Norske myndigheter har ikke godkjent casinoet',
  ],
  bonusDetails: {
    welcomeBonus:
      'I stedet for en velkomstbonus gir Krekling {cashback} cashback hver uke, høyst {cashbackCap}. Er 1 000 kr tapt, er cashbacken 120 kr. Omsetningen på 360 kr koster 14,40 kr, så du får 106 kr tilbake hvis du taper 1 000 kr. Resten av tapet er og blir tapt.',
    bonusTerms: [
      'Cashbacken omsettes {wagering}',
      'Beregnes av nettotapet fra mandag til søndag',
      'Høyeste utbetaling per uke er 2 000 kr',
      'Gyldig i sju dager etter at den er ført på kontoen',
      'Krever verken kode eller eget innskudd',
      'Tap i livecasinoet regnes ikke med',
    ],
  },
  specialFeatures: [
    {
      title: 'Ukens regnskap',
      description:
        'Sammen med cashbacken får du en melding med tre tall: satt inn, tatt ut, tapt. Det siste står med størst skrift.',
    },
  ],
  gameSelection:
    'Omtrent 1 300 automater, et titall bordspill og tjuefem livebord utgjør hele menyen. Det er ikke imponerende, men det er lett å få oversikt. Krekling viser hvor stor del av innsatsen hvert spill har gitt tilbake den siste måneden, ved siden av det teoretiske tallet. Det første er morsomt å se på og sier ingenting om neste spinn, noe en fotnote også gjør oppmerksom på. Jackpotspill er utelatt med vilje, ifølge kundeservice.',
  gameProviders: ['Nattsol', 'Blåmes Interactive', 'Kuparihiili', 'Havgus Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Bankoverføring', minimum: 150_00, note: 'Innskuddet føres på kontoen neste virkedag' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 100_00, time: 'Innen ett døgn' },
      { method: 'Bankoverføring', minimum: 200_00, time: '2–3 virkedager' },
    ],
    processingTime:
      'Cashbacken på 84 kr sto på kontoen mandag kl. 06.10. Da vi tok den ut sammen med resten, brukte banken tre dager.',
  },
  customerService: {
    availability: 'Hver dag kl. 12–22',
    channels: 'Chat og e-post',
    languages: 'Norsk, svensk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Krekling Slots står oppført med MGA/B2C/9317/2022 i det maltesiske registeret, og selskapsnavnet er det samme som på kontoutskriften vår. Norske regler er noe annet. De sier at bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge.',
  },
  security:
    'Tapsgrensen er plassert rett ved siden av cashback-oversikten, og det er klokt, for de to henger sammen. Setter du grensen til 1 000 kr i uken, vet du samtidig at cashbacken aldri overstiger 120 kr. Passet ble kontrollert i løpet av et døgn. Selvutestenging på ubestemt tid kan velges uten å snakke med noen.',
  userExperience:
    'Siden er mørk som bæret den er oppkalt etter, med god kontrast og lite bevegelse. Alt om cashback ligger på én side, med kalender og tidligere utbetalinger. På mobil forsvinner kalenderen, og da er det vanskeligere å se hvor mange av de sju dagene som er igjen. En påminnelse på e-post hjelper.',
  conclusion:
    'Cashback er rabatt på tap, og Krekling Slots gir seg ikke ut for noe annet. Av hver tusenlapp som går tapt, kommer 106 kr tilbake når omsetningen er trukket fra. Ordningen er enkel å forstå, men ingen grunn til å spille. Et sindig casino med et litt tregt bankuttak.',
  faq: [
    {
      question: 'Når kommer cashbacken?',
      answer: 'Mandag morgen, for uken som sluttet søndag ved midnatt. Du trenger ikke å be om den.',
    },
    {
      question: 'Hva teller som tap?',
      answer:
        'Innsatser minus gevinster på automater og bordspill i løpet av uken. Har du vunnet mer enn du satset, får du ingen cashback.',
    },
    {
      question: 'Går jeg i pluss med cashback?',
      answer: 'Nei. Får du 106 kr tilbake, har du allerede tapt 1 000 kr, og sluttsummen er 894 kr i minus.',
    },
    {
      question: 'Bør jeg spille videre for å vinne tilbake resten?',
      answer:
        'Nei, det er slik små tap blir store. Kjenner du trangen, sett en tapsgrense eller ring Hjelpelinjen på 800 800 40. Samtalen er gratis.',
    },
    {
      question: 'Kan cashbacken tas ut med en gang?',
      answer: 'Ikke før den er omsatt {wagering}. For 120 kr betyr det 360 kr i innsatser.',
    },
  ],
  authorRole: 'Økonomijournalist, cashback',
  writtenOn: '2025-10-02',
  updatedOn: '2025-11-04',
  scores: { licence: 9.1, bonusTerms: 8.4, withdrawals: 8.1, games: 8, support: 8.4, reliability: 8.7 },
};
