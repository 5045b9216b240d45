import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'winz-casino',
  overview: [
    'Kolonnen for omsetningskrav står tom i regnearket vårt. Winz Casino gir {match} på første innskudd og ber ikke om noe tilbake. Vi leste vilkårene to ganger for å finne haken, og den eneste vi fant, var en innsatsgrense på {maxBet}. Setter du inn 1 000 kr, får du {gross} i bonus, og ingenting av den må spilles gjennom.',
    'Den egentlige haken ligger et annet sted. Lisensen er utstedt på Curaçao, og klageveien er lengre og mer usikker enn under et europeisk tilsyn. Alt annet vi prøvde, fungerte bedre enn ventet: fire uttak på seks uker, ingen av dem over en halv time, og ingen nye krav om dokumenter underveis.',
    'Casinoet passer best for voksne som allerede er fortrolige med kryptovaluta, og som kan leve med tilsyn utenfor EØS. Den som vil betale med vanlig kort, kommer inn, men får ikke den samme farten ut igjen.',
  ],
  pros: [
    'Ingen omsetning: Netto er hele bonusen, {net}',
    'Fire testuttak, alle framme innen en halv time',
    'Bonusen utløses allerede fra {minDeposit}',
    'Avgifter og vekslingskurs vises før du bekrefter',
    'Døgnåpen chat med konkrete svar',
  ],
  cons: [
    'Lisens fra Curaçao, altså utenfor EØS',
    'Mangler norsk tillatelse',
    'Uten kurslås kan kryptosaldoen falle i verdi',
    'Bankoverføring tar flere dager',
  ],
  bonusDetails: {
    welcomeBonus:
      'Første innskudd gir {match} opptil {maxBonus}. Setter du inn 1 000 kr, er bonusen {gross}, og siden den verken skal omsettes eller trekkes fra, er netto {net}. Det finnes ikke noe krav å strande på. Gratisspinn følger ikke med.',
    bonusTerms: [
      'Omsetningskrav: ingen',
      'Fra {minDeposit} i innskudd',
      'Opptil {maxBet} per innsats så lenge bonusen er på saldoen',
      'Må være brukt eller tatt ut innen {validDays.days}',
      'Gevinsttak: ingen',
      'Gjelder bare det første innskuddet',
    ],
  },
  specialFeatures: [
    {
      title: 'Kurslås ved innskudd',
      description:
        'Den som betaler med Bitcoin, kan velge å få saldoen ført i kroner med en gang. Da påvirkes den ikke av kursen, verken opp eller ned.',
    },
    {
      title: 'Kvittering med alle ledd',
      description:
        'Til hvert uttak får du en kvittering med klokkeslett, kurs og nettverksavgift. Den er god å ha hvis Skatteetaten skulle spørre.',
    },
  ],
  gameSelection:
    'Winz oppgir 4 600 spill, og vår egen opptelling landet ikke langt unna. Det er flest automater, men bordspillene er uvanlig mange, og flere av dem har tilbakebetaling på over 98 %. Tallet står på spillkortet, så du slipper å åpne hvert spill for å lete. Livecasinoet har rundt 130 bord, fra fem kroner og oppover. Sport finnes ikke. Det eneste vi savnet, var en mulighet til å sortere etter svingninger, for filteret kjenner bare studio, tema og nyhet.',
  gameProviders: [
    'Kobolt Play',
    'Saltgruve Games',
    'Nattsol',
    'Norrkraft Games',
    'Kvarts Studio',
    'Lyskaster',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Bitcoin', minimum: 100_00, note: 'Krever én bekreftelse i nettverket' },
      { method: 'Visa', minimum: 100_00, note: 'Kan bli avvist av norske banker' },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 200_00, time: '10–30 minutter' },
      { method: 'Skrill', minimum: 200_00, time: 'Inntil 2 timer' },
      { method: 'Bankoverføring', minimum: 500_00, time: '2–4 virkedager' },
    ],
    processingTime:
      'Fire uttak i Bitcoin tok 12, 19, 26 og 11 minutter. Nettverksavgiften, mellom 9 og 14 kr, ble trukket fra beløpet.',
  },
  customerService: {
    availability: 'Døgnet rundt, også på helligdager',
    channels: 'Chat og e-post',
    languages: 'Engelsk og norsk, om natten bare engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisensnummeret OGL/2024/9102/0102 står i bunnteksten og gir treff i registeret på Curaçao. Myndigheten der fører tilsyn, men går sjelden inn i enkeltsaker. Pengespill i Norge er forbeholdt Norsk Tipping, Norsk Rikstoto og aktører med tillatelse. Winz er ikke blant dem.',
  },
  security:
    'Totrinnsinnlogging kreves ved alle uttak, og nye uttaksadresser sperres i et døgn før de kan brukes. Legitimasjon ble vi bedt om én gang, ved registreringen. Innskuddsgrenser og pauser ligger i menyen, og en senket grense gjelder straks. At kundepengene holdes atskilt fra driften, må vi ta selskapets ord for.',
  userExperience:
    'Mørk bakgrunn, få farger og en kasse som alltid er ett trykk unna. Det siste er både praktisk og litt for lettvint. Norsk oversettelse finnes og er stort sett god, bortsett fra at vilkårene går over til engelsk halvveis ned på siden. På en fire år gammel telefon gikk alt uten hakking.',
  conclusion:
    'Bonusen er så enkel som en bonus kan være: Netto er {net} ved 1 000 kr i innskudd, uten noe som skal spilles gjennom. Uttakene er blant de raskeste vi har målt, og kassen viser hva hvert ledd koster. Da veier det mindre, men fortsatt en god del, at tilsynet sitter på Curaçao og ikke i Europa. Kan du akseptere det, er dette det ryddigste tilbudet i oversikten vår.',
  faq: [
    {
      question: 'Må bonusen hos Winz omsettes?',
      answer: 'Nei. Den kan tas ut sammen med innskuddet når kontoen er bekreftet.',
    },
    {
      question: 'Må jeg betale med kryptovaluta?',
      answer:
        'Nei, du kan også bruke kort og Skrill. Men de raske uttakene gjelder først og fremst Bitcoin, og norske banker kan stanse kortbetalinger.',
    },
    {
      question: 'Er gevinsten skattefri?',
      answer:
        'Det kan du ikke regne med. Enkeltgevinster over 10 000 kr fra utenlandske nettcasinoer er vanligvis skattepliktige. Ta vare på kvitteringene, og spør Skatteetaten om din sak.',
    },
    {
      question: 'Hvordan tar jeg en pause?',
      answer:
        'Under «Konto» kan du stenge deg ute i alt fra ett døgn til for godt. Hjelpelinjen svarer gratis på 800 800 40 hvis du trenger noen å snakke med.',
    },
  ],
  authorRole: 'Tester av uttak og kryptobetaling',
  writtenOn: '2025-04-15',
  updatedOn: '2025-11-13',
  scores: { licence: 8.8, bonusTerms: 10, withdrawals: 10, games: 9.9, support: 9.7, reliability: 10 },
};
