import { respondFromContent } from '../server/seo/respond.ts';
import { getSitemapIndex } from '../server/seo/site-files.ts';

export const GET = respondFromContent(getSitemapIndex);
