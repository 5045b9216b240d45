export const se = {
  label: 'Förhandsvisning',
  notice: 'Det här är en förhandsvisning av ett utkast.',
  until: 'Sidan är inte publicerad så här. Adressen fungerar till kl.\u00a0{time}.',
  asPublished: 'Visa den publicerade sidan',
  goneHeading: 'Förhandsvisningen finns inte',
  goneText: 'Adressen har gått ut eller är fel. Öppna förhandsvisningen på nytt från redaktionssystemet.',
  awayHeading: 'Utkastet kan inte visas just nu',
  awayText: 'Databasen svarar inte. Försök igen om en stund.',
} as const;
