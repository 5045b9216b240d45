import { answerFromContent } from '../../server/machines/answer.ts';
import { securityText } from '../../server/machines/site-files.ts';

export const GET = answerFromContent(() => securityText(new Date()));
