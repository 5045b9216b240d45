import { DEFAULT_MARKET, type Market } from '@nettobonus/domain/markets/market';
import {
  DEFAULT_SOCIAL_IMAGE,
  type DrawnRoute,
  parseSocialImage,
} from '@nettobonus/domain/routes/social-image';
import { categoryFigures } from '../category-figures.ts';
import { getReview, perPublication, requireCasino, requirePageText } from '../content.ts';
import { findLogoOf } from '../media.ts';
import { isPublished } from '../published-pages.ts';
import { CategoryImage } from './category-image.tsx';
import { drawImage, toPng } from './draw-image.ts';
import { drawOnce, type Picture } from './draw-once.ts';
import { ReviewImage } from './review-image.tsx';
import { SiteImage } from './site-image.tsx';

const siteCache = new Map<string, Promise<Picture>>();
/** One cache per publication, which may change any picture. */
const pageCacheOf = perPublication(() => new Map<string, Promise<Picture>>());

export function getSitePicture(): Promise<Picture> {
  return drawOnce(siteCache, DEFAULT_SOCIAL_IMAGE, () => drawImage(<SiteImage />));
}

/** The picture at a path; null if no published page has it. */
export function getPagePicture(address: string): Promise<Picture> | null {
  const page = parseSocialImage(address);
  if (!page || !isPublished(page.market, page.route)) return null;
  const { market, route } = page;
  return drawOnce(pageCacheOf(DEFAULT_MARKET), decodeURI(address), async () =>
    drawImage(await buildMarkup(market, route)),
  );
}

async function buildMarkup(market: Market, route: DrawnRoute) {
  if (route.page === 'review') {
    const isReviewed = getReview(market, route.slug) !== null;
    const logo = await findLogoOf(route.slug);
    return (
      <ReviewImage
        casino={requireCasino(market, route.slug)}
        isReviewed={isReviewed}
        logo={logo && (await toPng(logo))}
        market={market}
      />
    );
  }
  const { heading } = requirePageText(market, route.page);
  return <CategoryImage figures={categoryFigures(market)[route.page]} heading={heading} market={market} />;
}
