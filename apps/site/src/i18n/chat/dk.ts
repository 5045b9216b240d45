/** The words of the chat panel; what the assistant says is elsewhere. */
export const dk = {
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
