import { DEFAULT_MARKET, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import {
  DEFAULT_SOCIAL_IMAGE,
  type GeneratedImageRoute,
  parseSocialImage,
} from '@nettobonus/domain/routes/social-image';
import { getCategoryFigures } from '../category-figures.ts';
import { cachePerPublication, getReview, requireCasino, requirePageText } from '../content.ts';
import { findLogo } from '../media.ts';
import { isPublished } from '../published-pages.ts';
import { CategoryImage } from './category-image.tsx';
import { drawImage, toPng } from './draw-image.ts';
import { drawOnce, type RenderedImage } from './draw-once.ts';
import { ReviewImage } from './review-image.tsx';
import { SiteImage } from './site-image.tsx';

const siteCache = new Map<string, Promise<RenderedImage>>();
/** One cache per publication, because a publication may change any image. */
const getPageCache = cachePerPublication(() => new Map<string, Promise<RenderedImage>>());

export function getSiteImage(): Promise<RenderedImage> {
  return drawOnce(siteCache, DEFAULT_SOCIAL_IMAGE, () => drawImage(<SiteImage />));
}

/** The image at a path; null if it belongs to no published page. */
export function getPageImage(path: string): Promise<RenderedImage> | null {
  const page = parseSocialImage(path);
  if (!page || !isPublished(page.market, page.route)) return null;
  const { market, route } = page;
  return drawOnce(getPageCache(DEFAULT_MARKET), decodeURI(path), async () =>
    drawImage(await buildMarkup(market, route)),
  );
}

async function buildMarkup(market: Market, route: GeneratedImageRoute) {
  if (route.page === 'review') {
    const isReviewed = getReview(market, route.slug) !== null;
    const logo = await findLogo(route.slug);
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
  const figures = getCategoryFigures(market, referenceDeposit(market))[route.page];
  return <CategoryImage figures={figures} heading={heading} market={market} />;
}
