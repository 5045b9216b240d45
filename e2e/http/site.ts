import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

export const siteUrl = inject('siteUrl');

/** Requests a path of the site, or an absolute URL, without following redirects. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path.startsWith('http') ? path : siteUrl + path, { redirect: 'manual', ...init });

export const getHeaders = ({ headers }: Response): Record<string, string> => Object.fromEntries(headers);

/** Loads a page and parses its HTML. */
export const loadPage = async (path: string) => load(await (await fetch(siteUrl + path)).text());

/** Returns the text of each element, with whitespace normalised. */
export const getTexts = ($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] =>
  elements.toArray().map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim());
