import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { getShellMessages } from '../../i18n/shell.ts';

/** `--color-paper` of the design tokens. */
const PAPER = '#faf7f1';

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });

/** The web app manifest. `display: browser` stops browsers from prompting to install the site. */
export function buildManifest(market: Market) {
  return {
    id: pathFor('home', market),
    name: 'Nettobonus',
    short_name: 'Nettobonus',
    description: getShellMessages(market).tagline,
    lang: MARKET_FACTS[market].htmlLang,
    dir: 'ltr',
    start_url: pathFor('home', market),
    scope: '/',
    display: 'browser',
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      icon('/icons/app-icon.svg', 'any', 'image/svg+xml'),
      icon('/icons/192.png', '192x192', 'image/png'),
      icon('/icons/512.png', '512x512', 'image/png'),
      // The mark lies within the maskable safe zone.
      icon('/icons/512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}
