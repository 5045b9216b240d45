import { answerForMarket } from '../../server/machines/answer.ts';
import { newsFeedOf } from '../../server/machines/site-files.ts';

export const GET = answerForMarket(newsFeedOf);
