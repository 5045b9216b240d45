import type { DemoGame } from '@nettobonus/domain/demo-game';

/** The games by key; each market says in its own words what they are about. */
export const demoGames = {
  'book-of-sauna': { name: 'Book of Sauna', studio: 'Löyly Studios', rtpPercent: 96.2, volatility: 'high' },
  'revontulten-aarre': {
    name: 'Revontulten aarre',
    studio: 'Pohjoinen Pelit',
    rtpPercent: 96.5,
    volatility: 'medium',
  },
  'hirvi-hold-win': { name: 'Hirvi Hold & Win', studio: 'Kajo Games', rtpPercent: 95.8, volatility: 'high' },
  jaanmurtaja: { name: 'Jäänmurtaja', studio: 'Löyly Studios', rtpPercent: 96, volatility: 'medium' },
  'mustikka-27': { name: 'Mustikka 27', studio: 'Marja Gaming', rtpPercent: 97.1, volatility: 'low' },
  kultasuoni: { name: 'Kultasuoni', studio: 'Kajo Games', rtpPercent: 94.9, volatility: 'high' },
  ukkonen: { name: 'Ukkonen', studio: 'Pohjoinen Pelit', rtpPercent: 96.3, volatility: 'high' },
  'perjantai-777': { name: 'Perjantai 777', studio: 'Marja Gaming', rtpPercent: 95, volatility: 'low' },
  'ahdin-verkot': { name: 'Ahdin verkot', studio: 'Löyly Studios', rtpPercent: 96.4, volatility: 'medium' },
  'yoton-yo': { name: 'Yötön yö', studio: 'Pohjoinen Pelit', rtpPercent: 96.7, volatility: 'low' },
  'metsan-vaki': { name: 'Metsän väki', studio: 'Kajo Games', rtpPercent: 96.1, volatility: 'medium' },
  kiskoilla: { name: 'Kiskoilla', studio: 'Marja Gaming', rtpPercent: 95.5, volatility: 'medium' },
  'glimmer-i-isen': {
    name: 'Glimmer i isen',
    studio: 'Blåmes Interactive',
    rtpPercent: 96.8,
    volatility: 'medium',
  },
  'fjellets-konge': { name: 'Fjellets konge', studio: 'Fjellvind', rtpPercent: 95.2, volatility: 'high' },
  'havnens-katte': { name: 'Havnens katte', studio: 'Havgus Studio', rtpPercent: 96.6, volatility: 'low' },
  'kvarnens-kugghjul': {
    name: 'Kvarnens kugghjul',
    studio: 'Norrkraft Games',
    rtpPercent: 96.9,
    volatility: 'low',
  },
  saltgruven: { name: 'Saltgruven', studio: 'Saltgruve Games', rtpPercent: 94.6, volatility: 'high' },
  ravjaegeren: { name: 'Ravjægeren', studio: 'Rav & Bernstein', rtpPercent: 96.4, volatility: 'medium' },
} as const satisfies Record<string, Omit<DemoGame, 'theme'>>;

/** What each game is about, in a market's words. */
export type DemoThemes = Record<keyof typeof demoGames, string>;
