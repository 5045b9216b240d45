import { respondForMarket } from '../../server/seo/respond.ts';
import { getOffersFile } from '../../server/seo/site-files.ts';

/** Open data; docs/open-data.md describes the format. */
export const GET = respondForMarket(getOffersFile);
