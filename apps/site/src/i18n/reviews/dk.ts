export const dk = {
  filterForm: 'Filtrér anmeldelser',
  allLicences: 'Alle licenser',
  licence_swedish: 'Sverige',
  licence_danish: 'Danmark',
  newest: 'Nyeste',
  reviewCount: '{count} anmeldelser',
  oneReview: '{count} anmeldelse',
  casino: 'Casino',
  verdict: 'Redaktionens dom',
  factsOnly: 'Casinoer, der kun har et faktaark ({count})',
  factsOnlyText: 'Dem har vi ikke anmeldt. På faktaarket står licensen, tilbuddets vilkår og nettoværdien.',
} as const;
