/** The words of the chat panel; what the assistant says is elsewhere. */
export const no = {
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
