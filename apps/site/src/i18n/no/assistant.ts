import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hei! Jeg finner casinoer og bonuser i sammenligningen og forteller hva bonusen er verdt når omsetningen er trukket fra. Hva slags bonus ser du etter?',
  unclear:
    'Jeg forsto ikke spørsmålet. Du kan for eksempel spørre om gratisspinn, bonuser uten omsetning, lisens, innskudd eller et casino ved navn. Hva av dette vil du vite?',
  unlisted:
    'Casinoet du spør om, er ikke med i den norske sammenligningen, så jeg kan ikke fortelle om tilbudet. Hva slags bonus ser du etter?',
  found: {
    one: 'Jeg fant ett casino som oppfyller dette: {criteria}.',
    other: 'Jeg fant {count} casinoer som oppfyller dette: {criteria}.',
  },
  foundAll: {
    one: 'Det er {count} casino i sammenligningen.',
    other: 'Det er {count} casinoer i sammenligningen.',
  },
  foundNone:
    'Ingen casinoer i sammenligningen oppfyller alt dette: {criteria}. Hvilket krav kan du gi slipp på?',
  order_net: 'Først kommer de med høyest netto.',
  order_rating: 'Først kommer de med best karakter.',
  order_bonus: 'Først kommer de med størst bonus. En stor bonus kan likevel ha netto i minus.',
  order_asListed: 'Rekkefølgen er den samme som i sammenligningen.',
  wagered: '{name} tilbyr {bonus}, og omsetningskravet er {wagering}.',
  wagerFree: '{name} tilbyr {bonus}, og det er ikke noe omsetningskrav.',
  wageringUnknown: '{name} tilbyr {bonus}, men oppgir ikke omsetningskravet.',
  netPositive:
    'Når du setter inn {deposit}, er netto {net} for tilbudet fra {name}, så bonusen gir mer enn den koster',
  netNegative:
    'Når du setter inn {deposit}, er netto {net} for tilbudet fra {name}, så bonusen koster mer enn den gir',
  netZero:
    'Når du setter inn {deposit}, er netto {net} for tilbudet fra {name}, så bonusen gir ikke mer enn den koster',
  netWithoutDeposit: 'Uten innskudd er netto {net} for tilbudet fra {name}',
  notCalculated: 'Netto for {name} kan ikke regnes ut, fordi casinoet ikke oppgir alt: {terms}.',
  notEnoughTerms: 'Vilkårene for {name} gir ikke grunnlag for en beregning.',
  cashback: 'Cashback hos {name} er {amount} hvis du setter inn {deposit} og taper hele innskuddet.',
  ratingAndLicence: '{name} får karakteren {rating}/10 av oss og har lisens fra {licence}.',
  termsOf: 'Vilkårene hos {name}: {terms}.',
  minDeposit: 'minste innskudd {amount}',
  maxBet: 'høyeste innsats {amount}',
  validDays: { one: 'gyldig i {count} dag', other: 'gyldig i {count} dager' },
  winCap: 'høyeste gevinst {amount}',
  freeSpins: {
    one: '{count} gratisspinn til en verdi av {amount}',
    other: '{count} gratisspinn til en verdi av {amount} hvert',
  },
  highestNet: 'Av disse har {name} høyest netto.',
  review: 'Anmeldelse: {link}',
  closing: '18+. Netto er regnet ut fra vilkårene og er ikke noe løfte.',
  interrupted: 'Svaret ble avbrutt. Du kan spørre på nytt.',
  help_lossOfControl:
    'Det høres tungt ut, og det finnes hjelp å få. Hjelpen er gratis, og du kan være anonym. Jeg viser ingen tilbud i denne samtalen.',
  help_selfHarm:
    'Takk for at du forteller det. Du er ikke alene. Ring {emergency} hvis du er i akutt fare. Jeg viser ingen tilbud i denne samtalen.',
  help_askedForHelp: 'Det finnes gratis og anonym hjelp for den som vil begrense spillingen sin.',
  refused_evasion:
    'Jeg hjelper ikke med å omgå en utestenging. Den beskytter deg, og du kan snakke om den anonymt.',
  refused_minor:
    'Pengespill er bare for dem som har fylt 18, så jeg viser ingen tilbud. Du kan snakke om spilling anonymt.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto er bonusen minus det omsetningen koster. Tallet fungerer som effektiv rente på et lån: Det er regnet ut fra vilkårene, likt for alle, slik at tilbud kan sammenlignes. Vi regner med at spillene betaler tilbake 96 %, så hver innsats koster 4 %. Beløpet kan også bli negativt.',
  explain_wagering:
    'Omsetningskravet sier hvor mange ganger bonusen må spilles gjennom før uttak. Vi regner med at hver innsats koster 4 %, så et høyt krav kan koste mer enn bonusen gir.',
  explain_nonsticky:
    'Non-sticky betyr at du spiller for egne penger først og kan ta dem ut så lenge bonusen ikke er tatt i bruk. Omsetningen binder ikke egne penger.',
  explain_finish:
    'I mål 3/10 betyr at 3 av 10 spillere fullfører omsetningen. De andre går tom for penger først og får ikke ut bonusen.',
  criterion_noregistration: 'uten registrering',
  criterion_nodeposit: 'uten innskudd',
  criterion_nonsticky: 'non-sticky',
  criterion_cashflow: 'cashflow',
  criterion_halfsticky: 'half-sticky',
  criterion_exclusive: 'kun her',
  criterion_freespinsfeature: 'gratisspinn',
  criterion_wagerfreefeature: 'uten omsetning',
  criterion_quick: 'hurtigcasino',
  // A licence from the EEA. Only in Finland does it make winnings tax-free.
  criterion_taxfree: 'EØS-lisens',
  criterion_mga: 'maltesisk lisens (MGA)',
  criterion_estonian: 'estisk lisens',
  criterion_curacao: 'lisens fra Curaçao',
  criterion_swedish: 'svensk lisens',
  criterion_danish: 'dansk lisens',
  criterion_cashback: 'cashback',
  criterion_new: 'nytt casino',
  criterion_not: 'ikke {criterion}',
  criterion_minPercent: 'bonus på minst {percent}\u00a0%',
  criterion_maxWagering: 'omsetningskrav på høyst {times}×',
  criterion_deposit: 'innskudd {amount}',
  criterion_payment: 'betalingsmåte {method}',
  criterion_card: 'kortbetaling',
  criterion_minFinish: 'i mål minst {count} av 10',
  unknownPayment:
    'Jeg kunne ikke bruke denne betalingsmåten i søket: {method}. Den er ikke med i sammenligningen.',
  cannotExclude: 'Jeg kan ikke utelukke dette: {criterion}.',
  paymentAccepted: 'Hos {name} kan du sette inn penger slik: {criterion}.',
  paymentMissing: '{name} har ikke dette for innskudd: {criterion}.',
  paymentsNotKnown: 'Betalingsmåtene hos {name} er ikke med i sammenligningen.',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen i Sverige',
  licence_danish: 'Spillemyndigheden i Danmark',
  failed: 'Beklager, noe gikk galt. Prøv igjen om litt.',
  retryInSeconds: {
    one: 'Det kom mange spørsmål på kort tid. Du kan spørre igjen om {count} sekund.',
    other: 'Det kom mange spørsmål på kort tid. Du kan spørre igjen om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Det kom mange spørsmål. Du kan spørre igjen om {count} minutt.',
    other: 'Det kom mange spørsmål. Du kan spørre igjen om {count} minutter.',
  },
  retryInHours: {
    one: 'Du har brukt opp spørsmålene for i dag. Du kan spørre igjen om {count} time.',
    other: 'Du har brukt opp spørsmålene for i dag. Du kan spørre igjen om {count} timer.',
  },
} as const;

export const chat = {
  greeting:
    'Hei! Jeg hjelper deg med å sammenligne bonuser og viser hva de er verdt når omsetningen er trukket fra. Hva ser du etter?',
  name: 'Nettohjelpen',
  answersByModel: 'KI-assistent, kan ta feil',
  answersFromCatalogue: 'Svarer ut fra sammenligningen, kan ta feil',
  contactForm: 'Kontaktskjema',
  backToChat: 'Tilbake til chatten',
  close: 'Lukk',
  conversation: 'Samtale',
  you: 'Du',
  typing: 'Skriver',
  message: 'Melding',
  placeholder: 'Skriv en melding',
  send: 'Send',
  examples: 'Eksempler',
  example_wagerFree: 'Bonus uten omsetningskrav',
  example_deposit: 'Beste bonus hvis jeg setter inn 500 kr',
  example_net: 'Hva er netto?',
  note: '18+ Annonselenker. Ikke del personopplysninger.',
  noteWithoutLinks: '18+ Ikke del personopplysninger.',
} as const;

export const contact = {
  heading: 'Ta kontakt',
  replyWithin: { one: 'Vi svarer innen {count} time.', other: 'Vi svarer innen {count} timer.' },
  name: 'Navn',
  email: 'E-post',
  message: 'Melding',
  leaveEmpty: 'La dette feltet stå tomt',
  privacyNote:
    'Vi lagrer navnet ditt, e-postadressen, meldingen, språket, tidspunktet og siden du skrev fra. Vi bruker opplysningene bare til å svare deg.',
  send: 'Send meldingen',
  sending: 'Sender …',
  retry: 'Prøv igjen',
  sent: 'Takk, meldingen er sendt.',
  replyWithinToEmail: {
    one: 'Vi sender svar til {email} innen {count} time.',
    other: 'Vi sender svar til {email} innen {count} timer.',
  },
  required: 'Fyll ut dette feltet.',
  incompleteEmail: 'Skriv hele e-postadressen, for eksempel navn@eksempel.no',
  tooLong: anyCount('Teksten er for lang. Her er det plass til {count} tegn.'),
  checkFields: 'Meldingen er ikke sendt ennå. Se over de markerte feltene.',
  failed: 'Meldingen kunne ikke sendes. Teksten er tatt vare på. Prøv igjen om litt.',
  retryInSeconds: {
    one: 'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} sekund.',
    other:
      'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} minutt.',
    other:
      'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} minutter.',
  },
  retryInHours: {
    one: 'Det har kommet mange meldinger i dag. Teksten er tatt vare på, og du kan sende den om {count} time.',
    other:
      'Det har kommet mange meldinger i dag. Teksten er tatt vare på, og du kan sende den om {count} timer.',
  },
} as const;
