import { answerForMarket } from '../../server/seo/answer.ts';
import { offersOf } from '../../server/seo/site-files.ts';

/** Open data; docs/open-data.md describes the format. */
export const GET = answerForMarket(offersOf);
