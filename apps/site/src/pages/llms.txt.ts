import { answerFromContent } from '../server/seo/answer.ts';
import { llmsText } from '../server/seo/site-files.ts';

export const GET = answerFromContent(llmsText);
