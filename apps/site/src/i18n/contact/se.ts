/** The words of the contact form, and what the server answers to it. */
export const se = {
  heading: 'Kontakta oss',
  replyWithin: 'Vi svarar inom {hours} timmar.',
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
  sentReply: 'Vi svarar till {email} inom {hours} timmar.',
  required: 'Fyll i det här fältet.',
  incompleteEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
  tooLong: 'Texten är för lång. Här ryms {count} tecken.',
  checkFields: 'Meddelandet har inte skickats än. Kontrollera de markerade fälten.',
  failed: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.',
  tooManySeconds:
    'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} sekunder.',
  tooManyMinutes:
    'Det kom många meddelanden på kort tid. Texten finns kvar och du kan skicka den om {count} minuter.',
  tooManyHours:
    'Det har kommit många meddelanden i dag. Texten finns kvar och du kan skicka den om {count} timmar.',
} as const;
