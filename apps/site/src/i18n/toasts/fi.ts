export const fi = {
  added: '{casino} lisätty vertailuun',
  chosen: '{count} / {limit} valittu',
  undo: 'Kumoa',
  full: 'Vertailuun mahtuu {limit} kasinoa. Poista ensin yksi.',
  copied: 'Linkki kopioitu',
  messageFailed: 'Viestin lähetys ei onnistunut. Yritä uudelleen.',
} as const;
