import { answerForMarket } from '../../server/machines/answer.ts';
import { offersOf } from '../../server/machines/site-files.ts';

/** Open data; docs/open-data.md says what is in it. */
export const GET = answerForMarket(offersOf);
