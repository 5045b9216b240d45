import { respondForMarket } from '../server/seo/respond.ts';
import { getSitemap } from '../server/seo/site-files.ts';

export const GET = respondForMarket(getSitemap);
