export const se = {
  filterForm: 'Filtrera recensioner',
  allLicences: 'Alla licenser',
  licence_swedish: 'Sverige',
  licence_danish: 'Danmark',
  newest: 'Nyast',
  reviewCount: '{count} recensioner',
  oneReview: '{count} recension',
  casino: 'Casino',
  verdict: 'Redaktionens omdöme',
  factsOnly: 'Casinon med enbart faktablad ({count})',
  factsOnlyText:
    'De här har vi inte recenserat. På faktabladet står licensen, erbjudandets villkor och nettot.',
} as const;
