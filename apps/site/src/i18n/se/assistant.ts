import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hej! Jag letar upp casinon och bonusar i jämförelsen och visar deras netto: bonusen minus vad omsättningen kostar. Vilken sorts bonus söker du?',
  unclear:
    'Jag förstod inte frågan. Du kan till exempel nämna gratissnurr, bonus utan omsättningskrav, en viss licens, ett belopp att sätta in eller ett casino. Vad vill du veta?',
  unlisted:
    'Casinot du frågar om finns inte i den svenska jämförelsen, så jag kan inte berätta om dess erbjudande. Vilken sorts bonus söker du?',
  found: {
    one: 'Jag hittade ett casino som uppfyller det här: {criteria}.',
    other: 'Jag hittade {count} casinon som uppfyller det här: {criteria}.',
  },
  foundAll: {
    one: 'Det finns {count} casino i jämförelsen.',
    other: 'Det finns {count} casinon i jämförelsen.',
  },
  foundNone:
    'Det finns inget casino i jämförelsen som uppfyller allt det här: {criteria}. Vilket önskemål kan du släppa?',
  order_net: 'Först kommer de med högst netto.',
  order_rating: 'Först kommer de med högst betyg.',
  order_bonus: 'Först kommer de med störst bonus. En stor bonus är inte samma sak som ett stort netto.',
  order_asListed: 'Ordningen är densamma som i jämförelsen.',
  wagered: '{name} erbjuder {bonus}, och omsättningskravet är {wagering}.',
  wagerFree: '{name} erbjuder {bonus}, och det finns inget omsättningskrav.',
  wageringUnknown: '{name} erbjuder {bonus} men anger inte omsättningskravet.',
  netPositive: 'När du sätter in {deposit} är nettot {net} hos {name}',
  netNegative: 'Nettot är negativt hos {name}: {net} när du sätter in {deposit}',
  netZero: 'När du sätter in {deposit} är nettot {net} hos {name}, alltså ingenting',
  netWithoutDeposit: 'Utan insättning är nettot {net} hos {name}',
  notCalculated: 'Nettot för {name} går inte att räkna ut, eftersom casinot inte anger {terms}.',
  notEnoughTerms: 'Villkoren för {name} räcker inte för en beräkning.',
  cashback: 'Cashbacken hos {name} är {amount} om du sätter in {deposit} och förlorar hela insättningen.',
  ratingAndLicence: '{name} får betyget {rating}/10 av oss och har licens från {licence}.',
  termsOf: 'Villkoren hos {name}: {terms}.',
  minDeposit: 'minsta insättning {amount}',
  maxBet: 'maxinsats {amount}',
  validDays: { one: 'gäller i {count} dag', other: 'gäller i {count} dagar' },
  winCap: 'vinsttak {amount}',
  freeSpins: { one: '{count} gratissnurr värt {amount}', other: '{count} gratissnurr värda {amount} styck' },
  highestNet: 'Av dessa har {name} det högsta nettot.',
  review: 'Recension: {link}',
  closing: '18+. Nettot är en prislapp, inget löfte.',
  interrupted: 'Svaret avbröts. Du kan fråga igen.',
  help_lossOfControl:
    'Det låter tungt, och det finns hjälp att få. Hjälpen är gratis och du kan vara anonym. Jag visar inga erbjudanden i det här samtalet.',
  help_selfHarm:
    'Tack för att du berättar. Du är inte ensam. Ring {emergency} om du är i omedelbar fara. Jag visar inga erbjudanden i det här samtalet.',
  help_askedForHelp: 'Det finns gratis och anonym hjälp för den som vill begränsa sitt spelande.',
  refused_evasion:
    'Jag hjälper ingen att ta sig förbi en avstängning. Den skyddar dig. Vill du prata med någon kan du vara anonym.',
  refused_minor:
    'Spel om pengar är bara för den som har fyllt 18, så jag visar inga erbjudanden. Vill du prata med någon om spel kan du vara anonym.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto är bonusen minus vad omsättningen kostar. Det är som effektiv ränta på ett lån: en prislapp, inget löfte. Vi räknar med att spelen betalar tillbaka 96 %, så att varje insats kostar 4 %. Nettot kan också vara negativt.',
  explain_wagering:
    'Omsättningskravet anger hur många gånger bonusen ska spelas igenom före uttag. Varje insats kostar 4 %, så ett högt krav kan kosta mer än bonusen ger.',
  explain_nonsticky:
    'Non-sticky betyder att egna pengar spelas först och kan tas ut så länge bonusen inte har börjat användas. Omsättningskravet binder dem inte, men du kan förlora dem som vid allt annat spel.',
  explain_finish:
    'Siffran ”i mål” visar hur många av 10 spelare som klarar omsättningen. För de andra tar pengarna slut först.',
  criterion_noregistration: 'utan registrering',
  criterion_nodeposit: 'utan insättning',
  criterion_nonsticky: 'non-sticky',
  criterion_cashflow: 'cashflow',
  criterion_halfsticky: 'half-sticky',
  criterion_exclusive: 'endast här',
  criterion_freespinsfeature: 'gratissnurr',
  criterion_wagerfreefeature: 'utan omsättningskrav',
  criterion_quick: 'snabbcasino',
  // A licence from the EEA. Only in Finland does it make winnings tax-free.
  criterion_taxfree: 'licens inom EES',
  criterion_mga: 'maltesisk licens (MGA)',
  criterion_estonian: 'estnisk licens',
  criterion_curacao: 'licens från Curaçao',
  criterion_swedish: 'svensk licens',
  criterion_danish: 'dansk licens',
  criterion_cashback: 'cashback',
  criterion_new: 'nytt casino',
  criterion_not: 'inte {criterion}',
  criterion_minPercent: 'bonus på minst {percent}\u00a0%',
  criterion_maxWagering: 'omsättning högst {times}×',
  criterion_deposit: 'insättning {amount}',
  criterion_payment: 'betalsätt {method}',
  criterion_card: 'kortbetalning',
  criterion_minFinish: 'i mål minst {count} av 10',
  unknownPayment:
    'Jag kunde inte använda det här betalsättet i sökningen: {method}. Det finns inte med i jämförelsen.',
  cannotExclude: 'Jag kan inte utesluta det här: {criterion}.',
  paymentAccepted: 'Hos {name} kan du sätta in pengar så här: {criterion}.',
  paymentMissing: '{name} har inte det här för insättningar: {criterion}.',
  paymentsNotKnown: 'Betalsätten hos {name} finns inte med i jämförelsen.',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen',
  licence_danish: 'Spillemyndigheden i Danmark',
  failed: 'Förlåt, något gick fel. Försök igen om en stund.',
  retryInSeconds: {
    one: 'Det kom många frågor på kort tid. Du kan fråga igen om {count} sekund.',
    other: 'Det kom många frågor på kort tid. Du kan fråga igen om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Det kom många frågor. Du kan fråga igen om {count} minut.',
    other: 'Det kom många frågor. Du kan fråga igen om {count} minuter.',
  },
  retryInHours: {
    one: 'Dagens frågor är slut. Du kan fråga igen om {count} timme.',
    other: 'Dagens frågor är slut. Du kan fråga igen om {count} timmar.',
  },
} as const;

export const chat = {
  greeting: 'Hej! Jag hjälper dig att hitta ett casino och visar bonusens netto. Vad letar du efter?',
  name: 'Nettohjälpen',
  answersByModel: 'AI-assistent, kan ha fel',
  answersFromCatalogue: 'Svarar utifrån jämförelsen, kan ha fel',
  contactForm: 'Kontaktformulär',
  backToChat: 'Tillbaka till chatten',
  close: 'Stäng',
  conversation: 'Konversation',
  you: 'Du',
  typing: 'Skriver',
  message: 'Meddelande',
  placeholder: 'Skriv ett meddelande',
  send: 'Skicka',
  examples: 'Exempel',
  example_wagerFree: 'Bonus utan omsättningskrav',
  example_deposit: 'Bästa bonusen om jag sätter in 500 kr',
  example_net: 'Vad är netto?',
  note: '18+ Annonslänkar. Skriv inga personuppgifter.',
  noteWithoutLinks: '18+ Skriv inga personuppgifter.',
} as const;

export const contact = {
  heading: 'Kontakta oss',
  replyWithin: { one: 'Vi svarar inom {count} timme.', other: 'Vi svarar inom {count} timmar.' },
  name: 'Namn',
  email: 'E-post',
  message: 'Meddelande',
  leaveEmpty: 'Lämna det här fältet tomt',
  privacyNote:
    'Vi sparar namn, e-postadress, meddelande, språk, tidpunkt och sidan du skrev från. Uppgifterna används bara för att svara dig.',
  send: 'Skicka meddelandet',
  sending: 'Skickar …',
  retry: 'Försök igen',
  sent: 'Tack, meddelandet är skickat.',
  replyWithinToEmail: {
    one: 'Svaret kommer till {email} inom {count} timme.',
    other: 'Svaret kommer till {email} inom {count} timmar.',
  },
  required: 'Fyll i det här fältet.',
  incompleteEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
  tooLong: anyCount('Texten är för lång. Här ryms {count} tecken.'),
  checkFields: 'Meddelandet har inte skickats än. Kontrollera de markerade fälten.',
  failed: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.',
  retryInSeconds: {
    one: 'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} sekund.',
    other:
      'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} minut.',
    other:
      'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} minuter.',
  },
  retryInHours: {
    one: 'Det har kommit många meddelanden i dag. Texten finns kvar och du kan skicka den om {count} timme.',
    other:
      'Det har kommit många meddelanden i dag. Texten finns kvar och du kan skicka den om {count} timmar.',
  },
} as const;
