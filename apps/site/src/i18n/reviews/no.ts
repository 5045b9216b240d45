export const no = {
  filterForm: 'Filtrer anmeldelser',
  allLicences: 'Alle lisenser',
  licence_swedish: 'Sverige',
  licence_danish: 'Danmark',
  newest: 'Nyeste',
  reviewCount: '{count} anmeldelser',
  oneReview: '{count} anmeldelse',
  casino: 'Casino',
  verdict: 'Redaksjonens dom',
  factsOnly: 'Casinoer som bare har faktaark ({count})',
  factsOnlyText: 'Disse har vi ikke anmeldt. Faktaarket viser lisensen, vilkårene for tilbudet og nettoen.',
} as const;
