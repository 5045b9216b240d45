import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: '247-bet',
  overview: [
    'Klokken ti over tre natt til søndag spurte vi chatten hvor mange ganger bonusen må omsettes. Svaret kom etter halvannet minutt, det var riktig, og det kom fra et menneske. Et selskap som kaller seg 247 Bet, bør tåle en slik prøve. Det gjorde det.',
    'Sporten er hovedsaken her. Oddstilbudet på norsk fotball og vinteridrett er bredere enn vi er vant til, og casinoet virker som et tilbygg: velholdt, men uten særpreg. Den som mest vil spille automater, finner alt det vanlige og lite utover det.',
    'Velkomstbonusen gjelder casinoet, og den er husets svakeste side. {match} ser pent ut, men kravet på {wagering} ligger over grensen der omsetningen spiser opp hele bonusen. Med 1 000 kr i innskudd ender regnestykket på {net}. Kontoen kan også åpnes uten bonus.',
  ],
  pros: [
    'MGA-lisens med nummer som stemmer i registeret',
    'Chatten er åpen døgnet rundt, og svarene holdt mål',
    'Bredt oddstilbud på norsk og nordisk idrett',
    'Bonusen kan velges bort med ett klikk',
  ],
  cons: [
    'Bonusen koster mer enn den gir: netto {net}',
    'Omsetningskravet er {wagering}, og {notFinish.words} av ti kommer til kort',
    'Sportsspill teller ikke i omsetningen av casinobonusen',
    'Har ingen tillatelse i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbudet er {match} opptil {maxBonus} på første innskudd, uten gratisspinn. 1 000 kr gir {gross} i bonus, og for å få den ut må du satse {turnover}. Fire prosent av det er {cost}. Netto er dermed {net}. Av ti spillere fullfører {finish.words} omsetningen, mens {notFinish.words} går tom for penger først.',
    bonusTerms: [
      'Omsetningskrav: {wagering} bonusbeløpet (innskuddet regnes ikke med)',
      'Minst {minDeposit} i innskudd for å få bonusen',
      'Innsatsen kan ikke overstige {maxBet} per spinn',
      'Gyldig i {validDays.days} fra innskuddet',
      'Uten gevinsttak',
      'Innskudd med Skrill og Neteller gir ingen bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Cash out på kuponger',
      description:
        'Et spill kan avsluttes før kampen er ferdig. Prisen for å gå ut tidlig vises ikke, men den er bakt inn i beløpet du får tilbudt.',
    },
    {
      title: 'Felles lommebok',
      description:
        'Sport og casino deler saldo. Det er praktisk, og det gjør det også lettere å spille videre på gevinsten.',
    },
  ],
  gameSelection:
    'Casinodelen teller omtrent 2 300 titler. Automatene er sortert etter studio og popularitet, ikke etter tilbakebetaling. Den finner du bare inne i hvert enkelt spill. Livebordene er mange og har lave minsteinnsatser. På sportssiden telte vi over 900 markeder en vanlig lørdag, med langrenn og håndball godt dekket. Virtuell sport ligger heldigvis under en egen fane, slik at den ikke forveksles med ekte kamper.',
  gameProviders: [
    'Norrkraft Games',
    'Fjellvind',
    'Kobolt Play',
    'Rav & Bernstein',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Gir ikke bonus' },
      { method: 'Neteller', minimum: 100_00, note: 'Gir ikke bonus' },
      { method: 'Bankoverføring', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: 'Samme dag' },
      { method: 'Neteller', minimum: 200_00, time: 'Samme dag' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1–3 virkedager' },
    ],
    processingTime:
      'Første uttak til Skrill tok drøyt fem timer, hvorav fire gikk med til å kontrollere passet. Det neste var framme etter 40 minutter.',
  },
  customerService: {
    availability: 'Hele døgnet, alle dager',
    channels: 'Chat, e-post og telefon på dagtid',
    languages: 'Engelsk hele døgnet, norsk på hverdager kl. 9–17',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Lisensnummeret er MGA/B2C/9109/2022, og Malta Gaming Authority har det i sitt register. Tilsynet ligger altså på Malta. I Norge kan bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse tilby pengespill, og den maltesiske lisensen endrer ikke på det.',
  },
  security:
    'Totrinnsinnlogging kan slås på, men er ikke forhåndsvalgt. Kundemidler skal etter MGAs regler holdes atskilt fra selskapets egne. Grenser settes hver for seg for innskudd, tap og tid, og de gjelder både sport og casino. Vi likte at kontoutskriften viser samlet tap siden starten, og ikke bare den siste uken.',
  userExperience:
    'Forsiden er full av odds som blinker og bytter plass, og det tar litt tid å venne seg til den. Casinoet ligger bak et eget menyvalg og er roligere. På telefon fungerer kupongen godt med én tommel. Bonusstatusen er derimot gjemt tre nivåer ned, der få kommer til å lete.',
  conclusion:
    'Som spillselskap er 247 Bet solid: ordentlig lisens, våken kundeservice og et sportstilbud med dybde. Casinobonusen trekker ned. Bonusen koster mer enn den gir, og {notFinish.words} av ti går tom for penger underveis. Vår vurdering er at kontoen kan forsvares, men at bonusen er best å la ligge.',
  faq: [
    {
      question: 'Hvorfor er netto i minus når bonusen er på {match}?',
      answer:
        'Fordi kravet er høyere enn {breakEven}. Da koster omsetningen mer enn bonusen gir, uansett hvor høy prosenten er.',
    },
    {
      question: 'Kan jeg bruke casinobonusen på sport?',
      answer: 'Nei. Den gjelder bare casinospill, og spill på odds regnes ikke med i omsetningen.',
    },
    {
      question: 'Er kundeservice virkelig åpen om natten?',
      answer: 'Ja, på engelsk. Svar på norsk får du bare i kontortiden på hverdager.',
    },
    {
      question: 'Hva gjør jeg hvis oddsspillingen tar overhånd?',
      answer:
        'Sett en tapsgrense eller steng kontoen under «Ansvarlig spill». Vil du snakke med noen, er Hjelpelinjen gratis og anonym på telefon 800 800 40.',
    },
    {
      question: 'Trenger jeg en bonuskode?',
      answer: 'Nei, du huker av for bonusen når du setter inn penger. Lar du feltet stå tomt, får du ingen.',
    },
  ],
  authorRole: 'Journalist, sportsspill og odds',
  writtenOn: '2025-05-06',
  updatedOn: '2025-11-10',
  scores: { licence: 9.3, bonusTerms: 6.7, withdrawals: 9.1, games: 8.9, support: 9.2, reliability: 9.2 },
};
