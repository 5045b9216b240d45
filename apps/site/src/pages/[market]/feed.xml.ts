import { answerForMarket } from '../../server/seo/answer.ts';
import { newsFeedOf } from '../../server/seo/site-files.ts';

export const GET = answerForMarket(newsFeedOf);
