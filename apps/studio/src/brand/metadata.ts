import type { Config } from 'payload';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v11H0z" fill="#8a8a94"/><path d="M0 13h18v19H0z" fill="#1f37d6"/><path d="M20 13h12v19H20z" fill="#f4b79f"/></svg>';

const TITLE = 'Nettobonus studio';

/** Titles, description and icon of the studio's pages. Payload's own name Payload. */
export const STUDIO_METADATA: NonNullable<NonNullable<Config['admin']>['meta']> = {
  titleSuffix: `· ${TITLE}`,
  description: TITLE,
  defaultOGImageType: 'off',
  openGraph: { title: TITLE, siteName: TITLE, description: TITLE, images: [] },
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: `data:image/svg+xml,${encodeURIComponent(ICON)}` }],
};
