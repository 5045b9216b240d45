import { answerFromContent } from '../../server/seo/answer.ts';
import { securityText } from '../../server/seo/site-files.ts';

export const GET = answerFromContent(() => securityText(new Date()));
