/** What the list of reviews says beyond the words of offers. */
export const fi = {
  filterForm: 'Rajaa arvosteluja',
  allLicences: 'Kaikki lisenssit',
  licence_swedish: 'Ruotsi',
  licence_danish: 'Tanska',
  newest: 'Uusin',
  reviewCount: '{count} arvostelua',
  oneReview: '{count} arvostelu',
  casino: 'Kasino',
  verdict: 'Toimituksen sana',
  factsOnly: 'Kasinot, joista on vain tietolehti ({count})',
  factsOnlyText: 'Näitä emme ole arvostelleet. Tietolehdellä ovat lisenssi, tarjouksen ehdot ja netto.',
} as const;
