import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hej! Jeg finder casinoer og bonusser i sammenligningen og fortæller, hvad bonussen er værd netto, når gennemspillets pris er trukket fra. Hvilken slags bonus leder du efter?',
  unclear:
    'Jeg forstod ikke spørgsmålet. Du kan for eksempel spørge om bonusspins, bonusser uden gennemspil, licens eller et bestemt casino. Du kan også skrive, hvor meget du vil indbetale. Hvad vil du gerne vide?',
  unlisted:
    'Casinoet er ikke med i den danske sammenligning, så jeg kan ikke fortælle om tilbuddet. Hvilken slags bonus leder du efter?',
  found: { one: 'Jeg fandt ét casino ({criteria}).', other: 'Jeg fandt {count} casinoer ({criteria}).' },
  foundAll: {
    one: 'Der er {count} casino i sammenligningen.',
    other: 'Der er {count} casinoer i sammenligningen.',
  },
  foundNone:
    'Ingen casinoer i sammenligningen opfylder alle kravene ({criteria}). Hvilket krav kan du undvære?',
  order_net: 'Tilbuddene med det højeste nettobeløb står først.',
  order_rating: 'Casinoerne med den højeste karakter står først.',
  order_bonus:
    'Tilbuddene med den største bonus står først. En stor bonus er ikke det samme som et højt nettobeløb.',
  order_asListed: 'Rækkefølgen er den samme som i sammenligningen.',
  wagered: '{name} tilbyder {bonus}, og gennemspilskravet er {wagering}.',
  wagerFree: '{name} tilbyder {bonus}, og der er intet gennemspilskrav.',
  wageringUnknown: '{name} tilbyder {bonus}, men oplyser ikke gennemspilskravet.',
  netPositive: 'Når du indbetaler {deposit}, er netto i plus hos {name}: {net}',
  netNegative: 'Når du indbetaler {deposit}, er netto i minus hos {name}: {net}',
  netZero: 'Når du indbetaler {deposit}, er netto hverken i plus eller minus hos {name}: {net}',
  netWithoutDeposit: 'Uden indbetaling er netto hos {name} {net}',
  notCalculated: 'Netto hos {name} kan ikke beregnes, fordi der mangler vilkår: {terms}.',
  notEnoughTerms: 'Vilkårene for {name} rækker ikke til en beregning.',
  cashback: 'Cashback hos {name} er {amount}, hvis du indbetaler {deposit} og taber hele indbetalingen.',
  ratingAndLicence: '{name} får karakteren {rating}/10 af os og har licens fra {licence}.',
  termsOf: 'Vilkårene hos {name}: {terms}.',
  minDeposit: 'mindste indbetaling {amount}',
  maxBet: 'højeste indsats {amount}',
  validDays: { one: 'gyldig i {count} dag', other: 'gyldig i {count} dage' },
  winCap: 'højeste gevinst {amount}',
  freeSpins: {
    one: '{count} bonusspin til en værdi af {amount}',
    other: '{count} bonusspins til en værdi af {amount} hvert',
  },
  highestNet: 'Af dem har {name} det højeste nettobeløb.',
  review: 'Anmeldelse: {link}',
  closing: '18+. Netto er regnet ud fra vilkårene og er ikke et løfte.',
  interrupted: 'Svaret blev afbrudt. Du kan spørge igen.',
  help_lossOfControl:
    'Det lyder hårdt, og der er hjælp at få. Hjælpen er gratis, og du kan være anonym. Jeg viser ingen tilbud i denne samtale.',
  help_selfHarm:
    'Tak, fordi du fortæller det. Du er ikke alene. Ring {emergency}, hvis du er i akut fare. Jeg viser ingen tilbud i denne samtale.',
  help_askedForHelp:
    'Der er gratis og anonym hjælp, hvis du vil begrænse dit spil. I ROFUS kan du udelukke dig selv fra alle casinoer med dansk tilladelse.',
  refused_evasion:
    'Jeg hjælper ikke med at komme uden om en udelukkelse. Den beskytter dig. Du kan tale anonymt med en rådgiver.',
  refused_minor:
    'Man skal være fyldt 18 år for at spille om penge, så jeg viser ingen tilbud. Du kan tale anonymt med en rådgiver om spil.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto er bonussen minus gennemspillets pris og svarer til ÅOP på et lån. Vi regner med, at spillene betaler 96 % tilbage, så hver indsats koster 4 %. Netto er ens for alle, men siger ikke, hvordan det går dig. Beløbet kan også være negativt.',
  explain_wagering:
    'Gennemspilskravet siger, hvor mange gange bonussen skal spilles igennem før udbetaling. Vi regner med, at hver indsats koster 4 %, så et højt krav kan koste mere, end bonussen giver.',
  explain_nonsticky:
    'Non-sticky betyder, at du først spiller for egne penge og kan hæve dem, indtil bonussen er taget i brug. Gennemspillet binder dem ikke, men du kan godt tabe dem.',
  explain_finish:
    '»I mål« viser, hvor mange ud af 10 spillere der når at opfylde hele gennemspilskravet. Resten løber tør for penge først.',
  criterion_noregistration: 'login via banken',
  criterion_nodeposit: 'uden indbetaling',
  criterion_nonsticky: 'non-sticky',
  criterion_cashflow: 'cashflow',
  criterion_halfsticky: 'half-sticky',
  criterion_exclusive: 'kun her',
  criterion_freespinsfeature: 'bonusspins',
  criterion_wagerfreefeature: 'uden gennemspil',
  criterion_quick: 'hurtigt casino',
  // A licence from the EEA. Only in Finland does it make winnings tax-free.
  criterion_taxfree: 'licens fra et EØS-land',
  criterion_mga: 'maltesisk licens (MGA)',
  criterion_estonian: 'estisk licens',
  criterion_curacao: 'licens fra Curaçao',
  criterion_swedish: 'svensk licens',
  criterion_danish: 'dansk tilladelse',
  criterion_cashback: 'cashback',
  criterion_new: 'nyt casino',
  criterion_not: 'ikke {criterion}',
  criterion_minPercent: 'bonus på mindst {percent}\u00a0%',
  criterion_maxWagering: 'gennemspil højst {times}×',
  criterion_deposit: 'indbetaling {amount}',
  criterion_payment: 'betalingsmetode {method}',
  criterion_card: 'kortbetaling',
  criterion_minFinish: 'i mål mindst {count} ud af 10',
  unknownPayment:
    'Jeg kunne ikke bruge denne betalingsmetode i søgningen: {method}. Den er ikke med i sammenligningen.',
  cannotExclude: 'Jeg kan ikke udelukke dette: {criterion}.',
  paymentAccepted: 'Hos {name} kan du indbetale sådan: {criterion}.',
  paymentMissing: '{name} har ikke dette til indbetalinger: {criterion}.',
  paymentsNotKnown: 'Betalingsmetoderne hos {name} er ikke med i sammenligningen.',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen i Sverige',
  licence_danish: 'Spillemyndigheden',
  failed: 'Beklager, noget gik galt. Prøv igen om lidt.',
  retryInSeconds: {
    one: 'Der kom mange spørgsmål på kort tid. Du kan spørge igen om {count} sekund.',
    other: 'Der kom mange spørgsmål på kort tid. Du kan spørge igen om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Der kom mange spørgsmål. Du kan spørge igen om {count} minut.',
    other: 'Der kom mange spørgsmål. Du kan spørge igen om {count} minutter.',
  },
  retryInHours: {
    one: 'Dagens spørgsmål er brugt op. Du kan spørge igen om {count} time.',
    other: 'Dagens spørgsmål er brugt op. Du kan spørge igen om {count} timer.',
  },
} as const;

export const chat = {
  greeting:
    'Hej! Jeg hjælper dig med at finde et casino og fortæller, hvad bonussen er værd netto. Hvad leder du efter?',
  name: 'Nettohjælpen',
  answersByModel: 'AI-assistent, kan tage fejl',
  answersFromCatalogue: 'Svarer ud fra vores data, kan tage fejl',
  contactForm: 'Kontaktformular',
  backToChat: 'Tilbage til chatten',
  close: 'Luk',
  conversation: 'Samtale',
  you: 'Dig',
  typing: 'Skriver',
  message: 'Besked',
  placeholder: 'Skriv en besked',
  send: 'Send',
  examples: 'Eksempler',
  example_wagerFree: 'Bonus uden gennemspil',
  example_deposit: 'Bedste bonus, hvis jeg indbetaler 250 kr.',
  example_net: 'Hvad er netto?',
  note: '18+ Annoncelinks. Del ikke personlige oplysninger.',
  noteWithoutLinks: '18+ Del ikke personlige oplysninger.',
} as const;

export const contact = {
  heading: 'Kontakt os',
  replyWithin: { one: 'Vi svarer inden for {count} time.', other: 'Vi svarer inden for {count} timer.' },
  name: 'Navn',
  email: 'E-mail',
  message: 'Besked',
  leaveEmpty: 'Lad dette felt stå tomt',
  privacyNote:
    'Vi gemmer dit navn, din e-mailadresse og din besked samt sprog, tidspunkt og den side, du skrev fra. Oplysningerne bruges kun til at svare dig.',
  send: 'Send beskeden',
  sending: 'Sender …',
  retry: 'Prøv igen',
  sent: 'Tak, beskeden er sendt.',
  replyWithinToEmail: {
    one: 'Vi svarer til {email} inden for {count} time.',
    other: 'Vi svarer til {email} inden for {count} timer.',
  },
  required: 'Udfyld dette felt.',
  incompleteEmail: 'Skriv hele e-mailadressen, for eksempel navn@eksempel.dk',
  tooLong: anyCount('Teksten er for lang. Her er der plads til {count} tegn.'),
  checkFields: 'Beskeden er ikke sendt endnu. Tjek de markerede felter.',
  failed: 'Beskeden kunne ikke sendes. Teksten er ikke gået tabt; prøv igen om lidt.',
  retryInSeconds: {
    one: 'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} sekund.',
    other:
      'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} sekunder.',
  },
  retryInMinutes: {
    one: 'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} minut.',
    other:
      'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} minutter.',
  },
  retryInHours: {
    one: 'Der er kommet mange beskeder i dag. Teksten er ikke gået tabt, og du kan sende den om {count} time.',
    other:
      'Der er kommet mange beskeder i dag. Teksten er ikke gået tabt, og du kan sende den om {count} timer.',
  },
} as const;
