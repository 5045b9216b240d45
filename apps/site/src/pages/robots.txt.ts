import type { APIRoute } from 'astro';
import { env } from '../server/env.ts';
import { answerWith, toFile } from '../server/seo/file-answer.ts';
import { buildRobots } from '../server/seo/robots.ts';

/** Does not wait for content: a crawler that gets an error here stops crawling the whole site. */
export const GET: APIRoute = ({ request }) =>
  answerWith(toFile(buildRobots(env.SITE_URL), 'text/plain', { cache: 'static' }), request);
