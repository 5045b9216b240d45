export const se = {
  sendingOn: 'Vi skickar dig vidare till casinot...',
  goNow: 'Gå vidare direkt',
  ad: 'Annonslänk: vi får ersättning om du öppnar ett spelkonto.',
} as const;
