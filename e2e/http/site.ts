import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

export const siteUrl = inject('siteUrl');

/** Requests a path of the site, or a whole URL, without following redirects. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path.startsWith('http') ? path : siteUrl + path, { redirect: 'manual', ...init });

export const headersOf = ({ headers }: Response): Record<string, string> => Object.fromEntries(headers);

/** The parsed HTML of a page. */
export const open = async (path: string) => load(await (await fetch(siteUrl + path)).text());

/** The texts of elements, with ordinary spaces. */
export const textsOf = ($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] =>
  elements.toArray().map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim());
