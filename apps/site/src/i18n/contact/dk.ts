/** The words of the contact form, and what the server answers to it. */
export const dk = {
  heading: 'Kontakt os',
  replyWithin: 'Vi svarer inden for {hours} timer.',
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
  sentReply: 'Vi svarer til {email} inden for {hours} timer.',
  required: 'Udfyld dette felt.',
  incompleteEmail: 'Skriv hele e-mailadressen, for eksempel navn@eksempel.dk',
  tooLong: 'Teksten er for lang. Her er der plads til {count} tegn.',
  checkFields: 'Beskeden er ikke sendt endnu. Se de markerede felter efter.',
  failed: 'Beskeden kunne ikke sendes. Teksten er ikke gået tabt; prøv igen om lidt.',
  tooManySeconds:
    'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} sekunder.',
  tooManyMinutes:
    'Der kom mange beskeder på kort tid. Teksten er ikke gået tabt, og du kan sende den om {count} minutter.',
  tooManyHours:
    'Der er kommet mange beskeder i dag. Teksten er ikke gået tabt, og du kan sende den om {count} timer.',
} as const;
