/** The words of the chat panel; what the assistant says is elsewhere. */
export const fi = {
  name: 'Nettoapuri',
  byModel: 'Tekoälyavustaja, voi erehtyä',
  byCatalogue: 'Vastaa vertailun tiedoista, voi erehtyä',
  contactForm: 'Yhteydenottolomake',
  backToChat: 'Takaisin keskusteluun',
  close: 'Sulje',
  conversation: 'Keskustelu',
  you: 'Sinä',
  typing: 'Kirjoittaa',
  message: 'Viesti',
  placeholder: 'Kirjoita viesti',
  send: 'Lähetä',
  toCasino: 'Siirry kasinolle',
  note: '18+ Mainoslinkkejä. Älä jaa henkilötietoja.',
  noteWithoutLinks: '18+ Älä jaa henkilötietoja.',
} as const;
