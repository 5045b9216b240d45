import { respondFromContent } from '../../server/seo/respond.ts';
import { getSecurityText } from '../../server/seo/site-files.ts';

export const GET = respondFromContent(() => getSecurityText(new Date()));
