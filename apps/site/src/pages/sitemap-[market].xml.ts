import { answerForMarket } from '../server/seo/answer.ts';
import { sitemapOf } from '../server/seo/site-files.ts';

export const GET = answerForMarket(sitemapOf);
