import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hej! Jag letar upp casinon och bonusar i jämförelsen och berättar vad som blir kvar av bonusen efter omsättningen. Vilken sorts bonus söker du?',
  unclear:
    'Jag förstod inte frågan. Du kan till exempel fråga om gratissnurr, bonusar utan omsättning, licens, hur mycket du vill sätta in eller ett casino vid namn. Vad av detta vill du veta?',
  unlisted:
    'Casinot som du frågar om finns inte i den svenska jämförelsen, så jag kan inte berätta om dess erbjudande. Vilken sorts bonus söker du?',
  found: {
    one: 'Jag hittade ett casino som uppfyller det här: {criteria}.',
    other: 'Jag hittade {count} casinon som uppfyller det här: {criteria}.',
  },
  foundAll: {
    one: 'Det finns {count} casino i jämförelsen.',
    other: 'Det finns {count} casinon i jämförelsen.',
  },
  foundNone:
    'Det finns inget casino i jämförelsen som uppfyller allt det här: {criteria}. Vilket villkor kan du släppa?',
  order_net: 'Först kommer de där det i snitt blir mest kvar av bonusen.',
  order_rating: 'Först kommer de med högst betyg.',
  order_bonus: 'Först kommer de med störst bonus. En stor bonus är inte samma sak som ett stort netto.',
  order_newest: 'Ordningen är densamma som i jämförelsen.',
  wagered: '{name} erbjuder {bonus}, och omsättningskravet är {times}×.',
  wagerFree: '{name} erbjuder {bonus}, och det finns inget omsättningskrav.',
  wageringUnknown: '{name} erbjuder {bonus} men anger inte omsättningskravet.',
  netPositive:
    'När du sätter in {deposit} blir i snitt {net} kvar av erbjudandet från {name}, i mål {finish}/10.',
  netNegative: 'När du sätter in {deposit} kostar erbjudandet från {name} i snitt {net}, i mål {finish}/10.',
  netZero:
    'När du sätter in {deposit} blir i snitt {net} kvar av erbjudandet från {name}, alltså ingenting, i mål {finish}/10.',
  netWithoutDeposit: 'Utan insättning blir i snitt {net} kvar av erbjudandet från {name}, i mål {finish}/10.',
  notCalculated: 'Nettot för {name} går inte att räkna ut, eftersom casinot inte anger allt: {terms}.',
  rated: '{name} får betyget {rating}/10 av oss och har licens från {licence}.',
  termsOf: 'Villkoren hos {name}: {terms}.',
  minDeposit: 'minsta insättning {amount}',
  maxBet: 'högsta insats {amount}',
  validDays: { one: 'giltig i {count} dag', other: 'giltig i {count} dagar' },
  winCap: 'högsta vinst {amount}',
  spins: { one: '{count} gratissnurr värt {amount}', other: '{count} gratissnurr värda {amount} styck' },
  best: 'Av dessa har {name} det största nettot.',
  review: 'Recension: {link}',
  closing: '18+. Nettot är ett genomsnitt och inget löfte.',
  interrupted: 'Svaret avbröts. Du kan fråga igen.',
  help_lossOfControl:
    'Det låter tungt, och det finns hjälp att få. Hjälpen är gratis och du kan vara anonym. Jag visar inga erbjudanden i det här samtalet.',
  help_selfHarm:
    'Tack för att du berättar. Du är inte ensam. Ring {emergency} om du är i omedelbar fara. Jag visar inga erbjudanden i det här samtalet.',
  help_help: 'Det finns gratis och anonym hjälp för den som vill begränsa sitt spelande.',
  refused_evasion:
    'Jag hjälper inte till att ta sig förbi en avstängning. Den skyddar dig, och du kan prata om den anonymt.',
  refused_minor:
    'Spel om pengar är bara för den som har fyllt 18, så jag visar inga erbjudanden. Du kan prata om spel anonymt.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto är det som i snitt blir kvar av bonusen när den har omsatts färdigt: bonusen minus vad omsättningen kostar. Vi räknar med att spelen betalar tillbaka 96 % och att varje insats i snitt kostar 4 %. Beloppet kan också vara minus.',
  explain_wagering:
    'Omsättningskravet säger hur många gånger bonusen ska spelas igenom före uttag. Varje insats kostar i snitt 4 %, så ett högt krav kan ta mer än bonusen ger.',
  explain_nonsticky:
    'Non-sticky betyder att du först spelar för egna pengar och kan ta ut dem innan bonusen börjar användas. Bonusen kostar då inga egna pengar.',
  explain_finish:
    'Talet i mål säger hur många spelare som klarar omsättningen innan pengarna tar slut. De andra får inte ut bonusen.',
  about_noregistration: 'utan registrering',
  about_nodeposit: 'utan insättning',
  about_nonsticky: 'non-sticky',
  about_cashflow: 'cashflow',
  about_halfsticky: 'half-sticky',
  about_exclusive: 'endast här',
  about_freespinsfeature: 'gratissnurr',
  about_wagerfreefeature: 'utan omsättning',
  about_quick: 'snabbcasino',
  about_taxfree: 'skattefria vinster',
  about_mga: 'maltesisk licens (MGA)',
  about_estonian: 'estnisk licens',
  about_curacao: 'licens från Curaçao',
  about_swedish: 'svensk licens',
  about_danish: 'dansk licens',
  about_cashback: 'cashback',
  about_new: 'nytt casino',
  about_not: 'inte {criterion}',
  about_percent: 'bonus på minst {percent}\u00a0%',
  about_wagering: 'omsättning högst {times}×',
  about_deposit: 'insättning {amount}',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen',
  licence_danish: 'Spillemyndigheden i Danmark',
  failed: 'Förlåt, något gick fel. Försök igen om en stund.',
  tooManySeconds: {
    one: 'Det kom många frågor på kort tid. Du kan fråga igen om {count} sekund.',
    other: 'Det kom många frågor på kort tid. Du kan fråga igen om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Det kom många frågor. Du kan fråga igen om {count} minut.',
    other: 'Det kom många frågor. Du kan fråga igen om {count} minuter.',
  },
  tooManyHours: {
    one: 'Dagens frågor är slut. Du kan fråga igen om {count} timme.',
    other: 'Dagens frågor är slut. Du kan fråga igen om {count} timmar.',
  },
} as const;

export const chat = {
  greeting:
    'Hej! Jag hjälper dig att hitta ett casino och berättar vad som blir kvar av bonusen. Vad letar du efter?',
  name: 'Nettohjälpen',
  byModel: 'AI-assistent, kan ha fel',
  byCatalogue: 'Svarar utifrån jämförelsen, kan ha fel',
  contactForm: 'Kontaktformulär',
  backToChat: 'Tillbaka till chatten',
  close: 'Stäng',
  conversation: 'Konversation',
  you: 'Du',
  typing: 'Skriver',
  message: 'Meddelande',
  placeholder: 'Skriv ett meddelande',
  send: 'Skicka',
  toCasino: 'Gå till casinot',
  note: '18+ Annonslänkar. Dela inga personuppgifter.',
  noteWithoutLinks: '18+ Dela inga personuppgifter.',
} as const;

export const contact = {
  heading: 'Kontakta oss',
  replyWithin: { one: 'Vi svarar inom {count} timme.', other: 'Vi svarar inom {count} timmar.' },
  name: 'Namn',
  email: 'E-post',
  message: 'Meddelande',
  leaveEmpty: 'Lämna det här fältet tomt',
  stored:
    'Vi sparar ditt namn, din e-postadress och ditt meddelande samt på vilket språk och när det skickades. Uppgifterna används bara för att svara dig.',
  send: 'Skicka meddelandet',
  sending: 'Skickar…',
  retry: 'Försök igen',
  sent: 'Tack, meddelandet är skickat.',
  sentReply: {
    one: 'Vi svarar till {email} inom {count} timme.',
    other: 'Vi svarar till {email} inom {count} timmar.',
  },
  required: 'Fyll i det här fältet.',
  incompleteEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
  tooLong: anyCount('Texten är för lång. Här ryms {count} tecken.'),
  checkFields: 'Meddelandet har inte skickats än. Kontrollera de markerade fälten.',
  failed: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.',
  tooManySeconds: {
    one: 'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} sekund.',
    other:
      'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} minut.',
    other:
      'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} minuter.',
  },
  tooManyHours: {
    one: 'Det har kommit många meddelanden i dag. Texten finns kvar och du kan skicka den om {count} timme.',
    other:
      'Det har kommit många meddelanden i dag. Texten finns kvar och du kan skicka den om {count} timmar.',
  },
} as const;
