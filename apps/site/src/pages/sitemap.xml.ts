import { answerFromContent } from '../server/seo/answer.ts';
import { sitemapIndex } from '../server/seo/site-files.ts';

export const GET = answerFromContent(sitemapIndex);
