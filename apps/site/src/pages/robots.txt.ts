import type { APIRoute } from 'astro';
import { env } from '../server/env.ts';
import { respondWithFile, toFile } from '../server/seo/file-response.ts';
import { buildRobots } from '../server/seo/robots.ts';

/** Does not wait for content: a crawler that gets an error here stops crawling the whole site. */
export const GET: APIRoute = ({ request }) =>
  respondWithFile(toFile(buildRobots(env.SITE_URL), 'text/plain', { cache: 'static' }), request);
