/** The words of the contact form, and what the server answers to it. */
export const no = {
  heading: 'Ta kontakt',
  replyWithin: 'Vi svarer innen {hours} timer.',
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
  sentReply: 'Vi svarer til {email} innen {hours} timer.',
  required: 'Fyll ut dette feltet.',
  incompleteEmail: 'Skriv hele e-postadressen, for eksempel navn@eksempel.no',
  tooLong: 'Teksten er for lang. Her er det plass til {count} tegn.',
  checkFields: 'Meldingen er ikke sendt ennå. Se over de markerte feltene.',
  failed: 'Meldingen kunne ikke sendes. Teksten er tatt vare på; prøv igjen om litt.',
  tooManySeconds:
    'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} sekunder.',
  tooManyMinutes:
    'Det kom mange meldinger på kort tid. Teksten er tatt vare på, og du kan sende den om {count} minutter.',
  tooManyHours:
    'Det har kommet mange meldinger i dag. Teksten er tatt vare på, og du kan sende den om {count} timer.',
} as const;
