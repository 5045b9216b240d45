import { answerFromContent } from '../server/machines/answer.ts';
import { llmsText } from '../server/machines/site-files.ts';

export const GET = answerFromContent(llmsText);
