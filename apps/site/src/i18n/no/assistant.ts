import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hei! Jeg finner casinoer og bonuser i sammenligningen og forteller hva som blir igjen av bonusen etter omsetningen. Hva slags bonus ser du etter?',
  unclear:
    'Jeg forstod ikke spørsmålet. Du kan for eksempel spørre om gratisspinn, bonuser uten omsetning, lisens, hvor mye du vil sette inn, eller et casino ved navn. Hva av dette vil du vite?',
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
  order_net: 'Først kommer de der det i snitt blir mest igjen av bonusen.',
  order_rating: 'Først kommer de med best karakter.',
  order_bonus: 'Først kommer de med størst bonus. En stor bonus er ikke det samme som en stor netto.',
  order_newest: 'Rekkefølgen er den samme som i sammenligningen.',
  wagered: '{name} tilbyr {bonus}, og omsetningskravet er {times}×.',
  wagerFree: '{name} tilbyr {bonus}, og det er ikke noe omsetningskrav.',
  wageringUnknown: '{name} tilbyr {bonus}, men oppgir ikke omsetningskravet.',
  netPositive:
    'Når du setter inn {deposit}, blir det i snitt {net} igjen av tilbudet fra {name}, i mål {finish}/10.',
  netNegative: 'Når du setter inn {deposit}, koster tilbudet fra {name} i snitt {net}, i mål {finish}/10.',
  netZero:
    'Når du setter inn {deposit}, blir det i snitt {net} igjen av tilbudet fra {name}, altså ingenting, i mål {finish}/10.',
  netWithoutDeposit: 'Uten innskudd blir det i snitt {net} igjen av tilbudet fra {name}, i mål {finish}/10.',
  notCalculated: 'Nettoen for {name} kan ikke regnes ut, fordi casinoet ikke oppgir alt: {terms}.',
  rated: '{name} får karakteren {rating}/10 av oss og har lisens fra {licence}.',
  termsOf: 'Vilkårene hos {name}: {terms}.',
  minDeposit: 'minste innskudd {amount}',
  maxBet: 'høyeste innsats {amount}',
  validDays: { one: 'gyldig i {count} dag', other: 'gyldig i {count} dager' },
  winCap: 'høyeste gevinst {amount}',
  spins: {
    one: '{count} gratisspinn til en verdi av {amount}',
    other: '{count} gratisspinn til en verdi av {amount} hver',
  },
  best: 'Av disse har {name} den største nettoen.',
  review: 'Anmeldelse: {link}',
  closing: '18+. Nettoen er et gjennomsnitt og ikke noe løfte.',
  interrupted: 'Svaret ble avbrutt. Du kan spørre på nytt.',
  help_lossOfControl:
    'Det høres tungt ut, og det finnes hjelp å få. Hjelpen er gratis, og du kan være anonym. Jeg viser ingen tilbud i denne samtalen.',
  help_selfHarm:
    'Takk for at du forteller det. Du er ikke alene. Ring {emergency} hvis du er i akutt fare. Jeg viser ingen tilbud i denne samtalen.',
  help_help: 'Det finnes gratis og anonym hjelp for den som vil begrense spillingen sin.',
  refused_evasion:
    'Jeg hjelper ikke med å komme rundt en utestengelse. Den beskytter deg, og du kan snakke om den anonymt.',
  refused_minor:
    'Pengespill er bare for dem som har fylt 18, så jeg viser ingen tilbud. Du kan snakke om spilling anonymt.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto er det som i snitt blir igjen av bonusen når den er omsatt ferdig: bonusen minus det omsetningen koster. Vi regner med at spillene betaler tilbake 96 %, og at hver innsats i snitt koster 4 %. Beløpet kan også være minus.',
  explain_wagering:
    'Omsetningskravet sier hvor mange ganger bonusen må spilles gjennom før uttak. Hver innsats koster i snitt 4 %, så et høyt krav kan ta mer enn bonusen gir.',
  explain_nonsticky:
    'Non-sticky betyr at du først spiller for egne penger og kan ta dem ut før bonusen tas i bruk. Bonusen koster da ingen egne penger.',
  explain_finish:
    'Tallet i mål sier hvor mange spillere som fullfører omsetningen før pengene tar slutt. De andre får ikke ut bonusen.',
  about_noregistration: 'uten registrering',
  about_nodeposit: 'uten innskudd',
  about_nonsticky: 'non-sticky',
  about_cashflow: 'cashflow',
  about_halfsticky: 'half-sticky',
  about_exclusive: 'kun her',
  about_freespinsfeature: 'gratisspinn',
  about_wagerfreefeature: 'uten omsetning',
  about_quick: 'hurtigcasino',
  about_taxfree: 'skattefrie gevinster',
  about_mga: 'maltesisk lisens (MGA)',
  about_estonian: 'estisk lisens',
  about_curacao: 'lisens fra Curaçao',
  about_swedish: 'svensk lisens',
  about_danish: 'dansk lisens',
  about_cashback: 'cashback',
  about_new: 'nytt casino',
  about_not: 'ikke {criterion}',
  about_percent: 'bonus på minst {percent}\u00a0%',
  about_wagering: 'omsetning høyst {times}×',
  about_deposit: 'innskudd {amount}',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen i Sverige',
  licence_danish: 'Spillemyndigheden i Danmark',
  failed: 'Beklager, noe gikk galt. Prøv igjen om litt.',
  tooManySeconds: {
    one: 'Det kom mange spørsmål på kort tid. Du kan spørre igjen om {count} sekund.',
    other: 'Det kom mange spørsmål på kort tid. Du kan spørre igjen om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Det kom mange spørsmål. Du kan spørre igjen om {count} minutt.',
    other: 'Det kom mange spørsmål. Du kan spørre igjen om {count} minutter.',
  },
  tooManyHours: {
    one: 'Dagens spørsmål er brukt opp. Du kan spørre igjen om {count} time.',
    other: 'Dagens spørsmål er brukt opp. Du kan spørre igjen om {count} timer.',
  },
} as const;

export const chat = {
  greeting:
    'Hei! Jeg hjelper deg med å finne et casino og forteller hva du sitter igjen med av bonusen. Hva ser du etter?',
  name: 'Nettohjelpen',
  byModel: 'KI-assistent, kan ta feil',
  byCatalogue: 'Svarer ut fra sammenligningen, kan ta feil',
  contactForm: 'Kontaktskjema',
  backToChat: 'Tilbake til chatten',
  close: 'Lukk',
  conversation: 'Samtale',
  you: 'Du',
  typing: 'Skriver',
  message: 'Melding',
  placeholder: 'Skriv en melding',
  send: 'Send',
  toCasino: 'Gå til casinoet',
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
  stored:
    'Vi lagrer navnet ditt, e-postadressen og meldingen, og på hvilket språk og når den ble sendt. Vi bruker opplysningene bare til å svare deg.',
  send: 'Send meldingen',
  sending: 'Sender …',
  retry: 'Prøv igjen',
  sent: 'Takk, meldingen er sendt.',
  sentReply: {
    one: 'Vi svarer til {email} innen {count} time.',
    other: 'Vi svarer til {email} innen {count} timer.',
  },
  required: 'Fyll ut dette feltet.',
  incompleteEmail: 'Skriv hele e-postadressen, for eksempel navn@eksempel.no',
  tooLong: anyCount('Teksten er for lang. Her er det plass til {count} tegn.'),
  checkFields: 'Meldingen er ikke sendt ennå. Se over de markerte feltene.',
  failed: 'Meldingen kunne ikke sendes. Teksten er tatt vare på; prøv igjen om litt.',
  tooManySeconds: {
    one: 'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} sekund.',
    other:
      'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} minutt.',
    other:
      'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} minutter.',
  },
  tooManyHours: {
    one: 'Det har kommet mange meldinger i dag. Teksten er tatt vare på, og du kan sende den om {count} time.',
    other:
      'Det har kommet mange meldinger i dag. Teksten er tatt vare på, og du kan sende den om {count} timer.',
  },
} as const;
