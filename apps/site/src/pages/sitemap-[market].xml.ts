import { answerForMarket } from '../server/machines/answer.ts';
import { sitemapOf } from '../server/machines/site-files.ts';

export const GET = answerForMarket(sitemapOf);
