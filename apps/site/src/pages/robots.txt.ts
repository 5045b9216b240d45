import type { APIRoute } from 'astro';
import { env } from '../server/env.ts';
import { answerWith, toFile } from '../server/seo/file-answer.ts';
import { buildRobots } from '../server/seo/robots.ts';

/** Answered without content too: a crawler that gets an error here leaves the whole site alone. */
export const GET: APIRoute = ({ request }) =>
  answerWith(toFile(buildRobots(env.SITE_URL), 'text/plain', { cache: 'static' }), request);
