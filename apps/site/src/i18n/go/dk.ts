export const dk = {
  sendingOn: 'Sender dig videre til casinoet...',
  goNow: 'Gå videre med det samme',
  ad: 'Annoncelink: vi får provision, hvis du åbner en spilkonto.',
} as const;
