export const dk = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning af en kladde.',
  until: 'Siden er ikke udgivet sådan. Adressen virker til kl.\u00a0{time}.',
  asPublished: 'Se den udgivne side',
  goneHeading: 'Forhåndsvisningen findes ikke',
  goneText: 'Adressen er udløbet eller forkert. Åbn forhåndsvisningen igen fra redaktionssystemet.',
  awayHeading: 'Kladden kan ikke vises lige nu',
  awayText: 'Databasen svarer ikke. Prøv igen om lidt.',
} as const;
