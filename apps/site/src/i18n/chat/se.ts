/** The words of the chat panel; what the assistant says is elsewhere. */
export const se = {
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
