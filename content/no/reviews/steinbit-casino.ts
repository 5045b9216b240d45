import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'steinbit-casino',
  overview: [
    'Vi satte inn 1 000 kr, tok imot bonusen og spilte oss opp til 1 340 kr uten å røre den. Så ba vi om uttak. Bonusen forsvant fra kontoen, men de 1 340 kronene kom fram neste formiddag. Nettopp slik skal en non-sticky-bonus virke, og her gjorde den det.',
    'Hos Steinbit Casino brukes altså egne penger først. Bare hvis de tar slutt, kommer bonusen i spill, og da med et krav på {wagering}. Den delen er dårlig: Omsetningen koster mer enn bonusen gir. Siden den ikke binder egne penger, er netto {net}, verken gave eller regning.',
    'Resten av casinoet er bedre enn den skumle fisken i logoen tilsier. Utvalget er bredt, og kundeservice svarte på det vi spurte om. Lisensen fra Curaçao er det svakeste kortet.',
  ],
  pros: [
    'Non-sticky: Egne penger kan tas ut så lenge bonusen er urørt',
    'Vilkårene forklarer ordningen med et regneeksempel',
    'Uttaket vårt kom neste formiddag',
    'Om lag 3 200 spill',
  ],
  cons: [
    'Netto er {net}',
    'Kravet på {wagering} stopper {notFinish.words} av ti',
    'Lisensen er fra Curaçao og ikke fra EØS',
    'Systemet stopper ikke for høye innsatser, så du må passe på selv',
  ],
  bonusDetails: {
    welcomeBonus:
      'Steinbit legger på {match} opptil {maxBonus}. Ved 1 000 kr i innskudd er bonusen like stor, og skal den frigjøres, må {turnover} satses. Det koster {cost}, altså mer enn bonusen. Siden det ikke går ut over egne penger, stopper netto på {net}. {finish.words} av ti kommer i mål.',
    bonusTerms: [
      'Type: non-sticky (innskuddet brukes først)',
      'Krav: {wagering} bonusbeløpet når bonusen er tatt i bruk',
      'Minste beløp som gir bonus, er 200 kr',
      'Grensen for innsats er {maxBet} med aktiv bonus',
      'Bonusen kan brukes i {validDays.days}',
      'Ber du om uttak før tiden, mister du bonusen, men ikke egne gevinster',
    ],
  },
  specialFeatures: [
    {
      title: 'To saldoer, to farger',
      description:
        'Egne penger vises i blått og bonusen i grått. Når den grå tas i bruk, må du bekrefte det i et eget vindu.',
    },
  ],
  gameSelection:
    'Omkring 3 200 spill er fordelt på automater, bordspill og et livecasino med sytti bord. Særlig de mindre studioene er godt representert, og flere av spillene hadde vi ikke sett andre steder. Videopoker, som ellers er i ferd med å dø ut, har fått en egen side. Merk at bordspill og videopoker bare teller ti prosent når bonusen først omsettes. Demoversjon finnes for det meste, men ikke for livespill.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Rav & Bernstein',
    'Lyskaster',
    'Pohjantuuli',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 200_00 },
      { method: 'Skrill', minimum: 200_00, note: 'Gir også bonus' },
      { method: 'Bitcoin', minimum: 200_00 },
      { method: 'Bankoverføring', minimum: 300_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: 'Inntil 24 timer' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Inntil 12 timer' },
      { method: 'Bankoverføring', minimum: 500_00, time: '2–3 virkedager' },
    ],
    processingTime:
      'Bestilt kl. 19.40, mottatt på Skrill kl. 10.15 dagen etter. Casinoet lover 24 timer og holdt det med god margin.',
  },
  customerService: {
    availability: 'Chat kl. 08–02, e-post hele døgnet',
    channels: 'Chat, e-post og et hjelpesenter med søk',
    languages: 'Norsk på kveldstid, engelsk resten av dagen',
  },
  license: {
    type: 'Curaçao (CGA)',
    details:
      'Casinoet drives på lisens OGL/2024/9313/0313, og nummeret er aktivt i registeret på Curaçao. Kravene er mildere enn på Malta eller i Estland. En norsk tillatelse er den heller ikke: Bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge.',
  },
  security:
    'Kontoen kan sikres med kode på telefonen. Dokumentene våre ble lastet opp i en kryptert innboks, ikke sendt på e-post, og de ble godkjent over natten. Grenser for innskudd og tap er på plass. Pause kan tas fra én dag til seks måneder, men vil du stenge deg ute lenger, må du skrive til kundeservice.',
  userExperience:
    'Menyen er lang, og undermenyene er mange. Etter en kveld sitter de likevel. Vi likte at de to saldoene aldri blandes sammen, heller ikke i historikken, slik at det i ettertid går an å se nøyaktig når bonusen ble rørt. Telefonutgaven mangler videopokersiden. Skriften i vilkårene er liten, men innholdet er godt.',
  conclusion:
    'En ekte non-sticky-bonus koster deg ikke egne penger i omsetning, og Steinbit Casino følger reglene sine til punkt og prikke. Men med så høyt krav blir netto null, og bonusen bør ikke være grunnen til å åpne konto. Innskuddet kan fortsatt tapes, slik det kan overalt. Spillene og uttakene holder godt mål, mens lisensen gjør at vi ikke går høyere med karakteren.',
  faq: [
    {
      question: 'Hva betyr non-sticky i praksis?',
      answer:
        'At innskuddet og bonusen holdes fra hverandre. Vinner du for egne penger, kan du ta ut gevinsten og gi slipp på bonusen.',
    },
    {
      question: 'Er netto null det samme som at det ikke koster noe å spille?',
      answer:
        'Nei. Nullen gjelder bare bonusen. Av egne penger taper du i det lange løp en del, som i alle casinospill.',
    },
    {
      question: 'Hva skjer hvis jeg satser mer enn 50 kr?',
      answer:
        'Spillet stopper deg ikke, men casinoet kan annullere gevinsten i ettertid hvis bonusen var i bruk.',
    },
    {
      question: 'Finnes det hjelp hvis jeg spiller for mye?',
      answer:
        'Du kan be om utestenging i chatten. Hjelpelinjen, 800 800 40, snakker med både spillere og pårørende.',
    },
  ],
  authorRole: 'Bonusjournalist',
  writtenOn: '2025-05-27',
  updatedOn: '2025-10-30',
  scores: { licence: 7.7, bonusTerms: 7.4, withdrawals: 8.6, games: 8.6, support: 8.5, reliability: 8.6 },
};
