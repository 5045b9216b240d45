export const dk = {
  added: '{casino} er føjet til sammenligningen',
  chosen: '{count} / {limit} valgt',
  undo: 'Fortryd',
  full: 'Der er plads til {limit} casinoer. Fjern ét først.',
  copied: 'Linket er kopieret',
  messageFailed: 'Beskeden kunne ikke sendes. Prøv igen.',
} as const;
