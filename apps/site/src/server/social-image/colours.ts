/** Copies of the light tokens in the brand's tokens.css: satori does not support custom properties. */
export const COLOURS = {
  paper: '#faf7f1',
  sunken: '#f2ece1',
  salmon: '#fbe7dc',
  control: '#857e71',
  ink: '#15171f',
  'ink-2': '#454752',
  accent: '#1f37d6',
  'on-accent': '#fff',
  cost: '#b8371a',
  'cost-hatch': '#d25f40',
  'cost-tint': '#fbe0d5',
  'on-footer': '#f2ede3',
} as const;
