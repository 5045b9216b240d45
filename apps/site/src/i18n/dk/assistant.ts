import { anyCount } from '../message.ts';

export const assistant = {
  greeting:
    'Hej! Jeg finder casinoer og bonusser i sammenligningen og fortæller, hvad der bliver tilbage af bonussen efter gennemspillet. Hvilken slags bonus leder du efter?',
  unclear:
    'Jeg forstod ikke spørgsmålet. Du kan for eksempel spørge om gratis spins, bonusser uden gennemspil, licens, hvor meget du vil indbetale, eller et casino ved navn. Hvad af det vil du vide?',
  unlisted:
    'Casinoet, du spørger om, er ikke med i den danske sammenligning, så jeg kan ikke fortælle om tilbuddet. Hvilken slags bonus leder du efter?',
  found: {
    one: 'Jeg fandt ét casino, der opfylder det her: {criteria}.',
    other: 'Jeg fandt {count} casinoer, der opfylder det her: {criteria}.',
  },
  foundAll: {
    one: 'Der er {count} casino i sammenligningen.',
    other: 'Der er {count} casinoer i sammenligningen.',
  },
  foundNone: 'Ingen casinoer i sammenligningen opfylder det hele: {criteria}. Hvilket krav kan du undvære?',
  order_net: 'Først kommer de, hvor der i gennemsnit bliver mest tilbage af bonussen.',
  order_rating: 'Først kommer de med den bedste karakter.',
  order_bonus: 'Først kommer de med den største bonus. En stor bonus er ikke det samme som et stort netto.',
  order_newest: 'Rækkefølgen er den samme som i sammenligningen.',
  wagered: '{name} tilbyder {bonus}, og gennemspilskravet er {times}×.',
  wagerFree: '{name} tilbyder {bonus}, og der er intet gennemspilskrav.',
  wageringUnknown: '{name} tilbyder {bonus}, men oplyser ikke gennemspilskravet.',
  netPositive:
    'Når du indbetaler {deposit}, bliver der i gennemsnit {net} tilbage af tilbuddet fra {name}, i mål {finish}/10.',
  netNegative:
    'Når du indbetaler {deposit}, koster tilbuddet fra {name} i gennemsnit {net}, i mål {finish}/10.',
  netZero:
    'Når du indbetaler {deposit}, bliver der i gennemsnit {net} tilbage af tilbuddet fra {name}, altså ingenting, i mål {finish}/10.',
  netWithoutDeposit:
    'Uden indbetaling bliver der i gennemsnit {net} tilbage af tilbuddet fra {name}, i mål {finish}/10.',
  notCalculated: 'Nettoet for {name} kan ikke beregnes, fordi casinoet ikke oplyser alt: {terms}.',
  rated: '{name} får karakteren {rating}/10 af os og har licens fra {licence}.',
  termsOf: 'Vilkårene hos {name}: {terms}.',
  minDeposit: 'mindste indbetaling {amount}',
  maxBet: 'højeste indsats {amount}',
  validDays: { one: 'gyldig i {count} dag', other: 'gyldig i {count} dage' },
  winCap: 'højeste gevinst {amount}',
  spins: {
    one: '{count} gratis spin til en værdi af {amount}',
    other: '{count} gratis spins til en værdi af {amount} hver',
  },
  best: 'Af dem har {name} det største netto.',
  review: 'Anmeldelse: {link}',
  closing: '18+. Nettoet er et gennemsnit og ikke et løfte.',
  interrupted: 'Svaret blev afbrudt. Du kan spørge igen.',
  help_lossOfControl:
    'Det lyder hårdt, og der er hjælp at få. Hjælpen er gratis, og du kan være anonym. Jeg viser ingen tilbud i denne samtale.',
  help_selfHarm:
    'Tak, fordi du fortæller det. Du er ikke alene. Ring {emergency}, hvis du er i akut fare. Jeg viser ingen tilbud i denne samtale.',
  help_help: 'Der er gratis og anonym hjælp til den, der vil begrænse sit spil.',
  refused_evasion:
    'Jeg hjælper ikke med at komme uden om en udelukkelse. Den beskytter dig, og du kan tale om den anonymt.',
  refused_minor:
    'Spil om penge er kun for personer over 18, så jeg viser ingen tilbud. Du kan tale om spil anonymt.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto er det, der i gennemsnit bliver tilbage af bonussen, når den er spillet helt igennem: bonussen minus det, gennemspillet koster. Vi regner med, at spillene betaler 96 % tilbage, og at hver indsats i gennemsnit koster 4 %. Beløbet kan også være minus.',
  explain_wagering:
    'Gennemspilskravet siger, hvor mange gange bonussen skal spilles igennem før udbetaling. Hver indsats koster i gennemsnit 4 %, så et højt krav kan tage mere, end bonussen giver.',
  explain_nonsticky:
    'Non-sticky betyder, at du først spiller for egne penge og kan hæve dem, før bonussen tages i brug. Bonussen koster så ingen egne penge.',
  explain_finish:
    'Tallet i mål siger, hvor mange spillere der gennemfører gennemspillet, før pengene slipper op. De andre får ikke bonussen udbetalt.',
  about_noregistration: 'uden registrering',
  about_nodeposit: 'uden indbetaling',
  about_nonsticky: 'non-sticky',
  about_cashflow: 'cashflow',
  about_halfsticky: 'half-sticky',
  about_exclusive: 'kun her',
  about_freespinsfeature: 'gratis spins',
  about_wagerfreefeature: 'uden gennemspil',
  about_quick: 'hurtigt casino',
  about_taxfree: 'skattefri gevinster',
  about_mga: 'maltesisk licens (MGA)',
  about_estonian: 'estisk licens',
  about_curacao: 'licens fra Curaçao',
  about_swedish: 'svensk licens',
  about_danish: 'dansk licens',
  about_cashback: 'cashback',
  about_new: 'nyt casino',
  about_not: 'ikke {criterion}',
  about_percent: 'bonus på mindst {percent}\u00a0%',
  about_wagering: 'gennemspil højst {times}×',
  about_deposit: 'indbetaling {amount}',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Estland',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Spelinspektionen i Sverige',
  licence_danish: 'Spillemyndigheden',
  failed: 'Beklager, noget gik galt. Prøv igen om lidt.',
  tooManySeconds: {
    one: 'Der kom mange spørgsmål på kort tid. Du kan spørge igen om {count} sekund.',
    other: 'Der kom mange spørgsmål på kort tid. Du kan spørge igen om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Der kom mange spørgsmål. Du kan spørge igen om {count} minut.',
    other: 'Der kom mange spørgsmål. Du kan spørge igen om {count} minutter.',
  },
  tooManyHours: {
    one: 'Dagens spørgsmål er brugt op. Du kan spørge igen om {count} time.',
    other: 'Dagens spørgsmål er brugt op. Du kan spørge igen om {count} timer.',
  },
} as const;

export const chat = {
  greeting:
    'Hej! Jeg hjælper dig med at finde et casino og fortæller, hvad der bliver tilbage af bonussen. Hvad leder du efter?',
  name: 'Nettohjælpen',
  byModel: 'AI-assistent, kan tage fejl',
  byCatalogue: 'Svarer ud fra vores data, kan tage fejl',
  contactForm: 'Kontaktformular',
  backToChat: 'Tilbage til chatten',
  close: 'Luk',
  conversation: 'Samtale',
  you: 'Dig',
  typing: 'Skriver',
  message: 'Besked',
  placeholder: 'Skriv en besked',
  send: 'Send',
  toCasino: 'Gå til casinoet',
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
  stored:
    'Vi gemmer dit navn, din e-mailadresse og din besked, og på hvilket sprog og hvornår den blev sendt. Oplysningerne bruges kun til at svare dig.',
  send: 'Send beskeden',
  sending: 'Sender …',
  retry: 'Prøv igen',
  sent: 'Tak, beskeden er sendt.',
  sentReply: {
    one: 'Vi svarer til {email} inden for {count} time.',
    other: 'Vi svarer til {email} inden for {count} timer.',
  },
  required: 'Udfyld dette felt.',
  incompleteEmail: 'Skriv hele e-mailadressen, for eksempel navn@eksempel.dk',
  tooLong: anyCount('Teksten er for lang. Her er der plads til {count} tegn.'),
  checkFields: 'Beskeden er ikke sendt endnu. Se de markerede felter efter.',
  failed: 'Beskeden kunne ikke sendes. Teksten er ikke gået tabt; prøv igen om lidt.',
  tooManySeconds: {
    one: 'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} sekund.',
    other:
      'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} sekunder.',
  },
  tooManyMinutes: {
    one: 'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} minut.',
    other:
      'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} minutter.',
  },
  tooManyHours: {
    one: 'Der er kommet mange beskeder i dag. Teksten er ikke gået tabt, og du kan sende den om {count} time.',
    other:
      'Der er kommet mange beskeder i dag. Teksten er ikke gået tabt, og du kan sende den om {count} timer.',
  },
} as const;
