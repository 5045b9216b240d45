export const no = {
  added: '{casino} er lagt til i sammenligningen',
  chosen: '{count} / {limit} valgt',
  undo: 'Angre',
  full: 'Det er plass til {limit} casinoer. Fjern ett først.',
  copied: 'Lenken er kopiert',
  messageFailed: 'Meldingen ble ikke sendt. Prøv igjen.',
} as const;
