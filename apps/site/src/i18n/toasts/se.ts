export const se = {
  added: '{casino} har lagts till i jämförelsen',
  chosen: '{count} / {limit} valda',
  undo: 'Ångra',
  full: 'Jämförelsen rymmer {limit} casinon. Ta bort ett först.',
  copied: 'Länken är kopierad',
  messageFailed: 'Meddelandet kunde inte skickas. Försök igen.',
} as const;
