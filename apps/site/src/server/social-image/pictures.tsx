import { DEFAULT_MARKET, type Market } from '@nettobonus/domain/market';
import { DEFAULT_SOCIAL_IMAGE, type DrawnRoute, parseSocialImage } from '@nettobonus/domain/social-image';
import { categoryFigures } from '../category-figures.ts';
import { getReview, perPublication, requireCasino, requirePageText } from '../content.ts';
import { findLogoOf } from '../media.ts';
import { isPublished } from '../published-pages.ts';
import { CategoryImage } from './category-image.tsx';
import { drawImage, toPng } from './draw-image.ts';
import { drawOnce, type Picture } from './draw-once.ts';
import { ReviewImage } from './review-image.tsx';
import { SiteImage } from './site-image.tsx';

const drawnOfSite = new Map<string, Promise<Picture>>();
/** What a publishing may change is drawn anew after it. */
const drawnOfPages = perPublication(() => new Map<string, Promise<Picture>>());

export function getSitePicture(): Promise<Picture> {
  return drawOnce(drawnOfSite, DEFAULT_SOCIAL_IMAGE, () => drawImage(<SiteImage />));
}

/** The picture at an address, or null where no page of now has it. */
export function getPagePicture(address: string): Promise<Picture> | null {
  const page = parseSocialImage(address);
  if (!page || !isPublished(page.market, page.route)) return null;
  const { market, route } = page;
  return drawOnce(drawnOfPages(DEFAULT_MARKET), decodeURI(address), async () =>
    drawImage(await showPage(market, route)),
  );
}

async function showPage(market: Market, route: DrawnRoute) {
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
