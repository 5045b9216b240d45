import { respondForMarket } from '../../server/seo/respond.ts';
import { getNewsFeed } from '../../server/seo/site-files.ts';

export const GET = respondForMarket(getNewsFeed);
