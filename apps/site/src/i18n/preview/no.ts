export const no = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning av et utkast.',
  until: 'Siden er ikke publisert slik. Adressen virker til kl.\u00a0{time}.',
  asPublished: 'Se den publiserte siden',
  goneHeading: 'Forhåndsvisningen finnes ikke',
  goneText: 'Adressen er utløpt eller feil. Åpne forhåndsvisningen på nytt fra redaksjonssystemet.',
  awayHeading: 'Utkastet kan ikke vises akkurat nå',
  awayText: 'Databasen svarer ikke. Prøv igjen om litt.',
} as const;
