import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'crab-slots',
  overview: [
    'Drøyt elleve tusen spinn. Så mange trengs det, med 10 kr i innsats, for å bli ferdig med bonusen du får for 1 000 kr hos Crab Slots. Fristen er {validDays.days}, så det blir hundrevis av spinn hver dag, uten fri. Vi ga oss etter den fjerde.',
    'Tilbudet er blant de største i Norge-oversikten vår, og nettobeløpet er blant de laveste. Omsetningskravet på {wagering} koster langt mer enn bonusen og spinnene er verdt til sammen. Netto stopper på {net} bare fordi du ikke kan tape mer enn innskuddet.',
    'Synd, for krabben har gode klør ellers. Spillutvalget er enormt, kassen betaler raskt, og VIP-programmet har skrevne regler. Spiller du her uten bonus, er det et helt greit sted. Med bonus blir det dyrt.',
  ],
  pros: [
    'Drøyt 6 000 spill, godt sortert',
    'Testuttaket var framme på under tre timer',
    'VIP-programmet har åpne poenggrenser',
    'Chatten svarte på under ett minutt',
  ],
  cons: [
    'Netto er {net}, altså hele innskuddet',
    'Omsetningskravet er {wagering}, både for bonus og spinn',
    '{notFinish.words} av ti kommer ikke i mål',
    'Lisens fra Curaçao, utenfor europeisk tilsyn',
    'Bonusen er forhåndsvalgt i kassen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Krabben lokker med {match} opptil {maxBonus} + {spins} gratisspinn. For 1 000 kr får du {bonus} i bonus og spinn verdt {spinsValue}. Så skal {turnover} satses, og det koster {cost}. Summen er {sum}, men du kan ikke tape mer enn innskuddet, så netto er {net}. {finish.words} av ti kommer i mål.',
    bonusTerms: [
      'Bonusen omsettes {wagering} (innskuddet teller ikke i grunnlaget)',
      'Spinngevinster omsettes også {spinWagering}',
      'Laveste innskudd er 200 kr',
      'Største innsats: {maxBet}, kjøpte bonusrunder medregnet',
      'Alt må være unnagjort på {validDays.days}',
      'Gevinsttak: ingen',
    ],
    freeSpins: {
      description:
        'De {spins} spinnene à {spinValue} deles ut over seks dager. Gevinsten legges i bonussaldoen og må gjennom samme kvern som resten.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Krabbekongen', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Krabbekongen', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Fjæra', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Fjæra', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '50', game: 'Springflo', wager: '{spinWagering}' },
        { day: 'Dag 6', spins: '50', game: 'Springflo', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'VIP-program i sju trinn',
      description:
        'Poeng gis for innsats, ikke for gevinst. Trinn to krever innsatser for 50 000 kr, og belønningen er 100 kr. Det er 0,2 %.',
    },
  ],
  gameSelection:
    'Få har flere spill. Vi telte oss fram til drøyt 6 000, fra over åtti studioer, og likevel gikk det fort å finne det vi lette etter. Søket forstår både skrivefeil og norske titler. Automater med kjøp av bonusrunder har fått en egen side, og der bør du trå varsomt, for kjøpet regnes som innsats. Livedelen har cirka 200 bord. Flere titler finnes i ulike utgaver, og den vi oftest fikk opp, hadde 94 % tilbakebetaling.',
  gameProviders: [
    'Mörkö Games',
    'Kobolt Play',
    'Havgus Studio',
    'Tähtisumu',
    'Rav & Bernstein',
    'Pohjantuuli',
    'Nattsol',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 200_00 },
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Neteller', minimum: 200_00, note: 'Bonusen kan velges bort i neste bilde' },
      { method: 'Paysafecard', minimum: 200_00, note: 'Bare til innskudd' },
      { method: 'Bitcoin', minimum: 300_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 200_00, time: '1–8 timer' },
      { method: 'Bitcoin', minimum: 300_00, time: '1–8 timer' },
      { method: 'Bankoverføring', minimum: 1_000_00, time: '2–5 virkedager' },
    ],
    processingTime: 'Uten bonus fikk vi 1 500 kr til Neteller på to timer og 50 minutter.',
  },
  customerService: {
    availability: 'Alltid åpen',
    channels: 'Chat, e-post og egen kontakt fra VIP-trinn fire',
    languages: 'Engelsk, finsk og norsk (oversatt av maskin)',
  },
  license: {
    type: 'Curaçao',
    details:
      'Crab Slots drives under OGL/2024/9126/0208, et nummer som finnes i Curaçaos register. Myndigheten ligger utenfor EØS og har lite å stille opp med for norske kunder. Ettersom bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse kan tilby pengespill i Norge, gjelder lisensen ikke her.',
  },
  security:
    'Ved registrering kontrolleres e-post og telefonnummer, mens legitimasjon kreves ved uttak. Grenser kan settes for innskudd og tap, men ikke for tid. Permanent stenging må bestilles i chatten, og vår ble utført etter ett motspørsmål om vi ikke heller ville ha en gratis bonus. Slikt hører ikke hjemme i den samtalen.',
  userExperience:
    'En tegnet krabbe vinker fra hvert hjørne, og bølger ruller bak menyen. Under pynten er nettstedet velbygd: Spillene laster fort, filtrene huskes, og transaksjonene kan lastes ned. Den viktigste innvendingen gjelder kassen, der bonusen er huket av på forhånd. Fjerner du ikke haken, er du bundet av vilkårene.',
  conclusion:
    'Et utvalg som få kan måle seg med, og en bonus som de fleste bør styre unna. Med et krav på {wagering} koster omsetningen mer enn bonus, spinn og innskudd til sammen, og netto er så lavt som det kan bli. Crab Slots får godkjent for spill, fart og kundeservice. Velkomsttilbudet får stryk, uansett hvor stort det ser ut.',
  faq: [
    {
      question: 'Hvordan sier jeg nei til bonusen?',
      answer:
        'Fjern haken i kassen før du betaler. Er den først lagt til, kan chatten slette den så lenge du ikke har spilt.',
    },
    {
      question: 'Hvorfor blir tapet ikke større enn 1 000 kr?',
      answer:
        'Fordi innskuddet er alt du selv har lagt inn. Uten den grensen ville regnestykket ha vist rundt {sum}.',
    },
    {
      question: 'Lønner VIP-programmet seg?',
      answer:
        'Nei. Belønningen på de laveste trinnene tilsvarer 0,2 % av innsatsen, mens spillene beholder 4 %.',
    },
    {
      question: 'Kan jeg stenge kontoen for godt?',
      answer:
        'Ja, gjennom chatten. Du skylder ingen noen begrunnelse, og Hjelpelinjen på 800 800 40 kan hjelpe deg videre, gratis og anonymt.',
    },
  ],
  authorRole: 'Forbrukerreporter, bonus og småskrift',
  writtenOn: '2025-06-10',
  updatedOn: '2025-11-11',
  scores: { licence: 8.3, bonusTerms: 4.2, withdrawals: 9.2, games: 9.8, support: 9.3, reliability: 9.4 },
};
