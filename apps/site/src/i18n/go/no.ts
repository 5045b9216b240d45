export const no = {
  sendingOn: 'Sender deg videre til casinoet...',
  goNow: 'Gå videre med en gang',
  ad: 'Annonselenke: vi får provisjon hvis du åpner en spillkonto.',
} as const;
