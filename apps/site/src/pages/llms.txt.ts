import { respondFromContent } from '../server/seo/respond.ts';
import { getLlmsText } from '../server/seo/site-files.ts';

export const GET = respondFromContent(getLlmsText);
