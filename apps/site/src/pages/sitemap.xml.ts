import { answerFromContent } from '../server/machines/answer.ts';
import { sitemapIndex } from '../server/machines/site-files.ts';

export const GET = answerFromContent(sitemapIndex);
