import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { LINK_CHECK, type LinkObservation, type LinkProblem } from '@nettobonus/domain/clicks/link-health';
import { findExpiredPhrase } from '@nettobonus/domain/market-rules/expired-phrases';
import { CookieJar } from './cookie-jar.ts';
import {
  assertAllowedUrl,
  createLookup,
  ForbiddenAddressError,
  type NetworkPolicy,
} from './network-policy.ts';
import { readPage } from './read-page.ts';

/** Lets a host distinguish our checks from its visitors. */
export const USER_AGENT = 'NettobonusLinkCheck/1.0';

export interface ObserveOptions {
  network: NetworkPolicy;
  /** Waits until the host may receive a request. Resolves to a function that releases the host. */
  acquireHost: (host: string) => Promise<() => void>;
  timeoutMs?: number;
}

interface LinkResponse {
  httpStatus: number;
  /** Target of a redirect. */
  location: URL | null;
  html: string;
}

/** Follows a link as a visitor would, and reports where it leads. `ms` excludes the time spent in the rate limiter. */
export async function observeLink(
  link: string,
  { network, acquireHost, timeoutMs = LINK_CHECK.timeoutMs }: ObserveOptions,
): Promise<LinkObservation> {
  const cookies = new CookieJar();
  let finalUrl = link;
  let ms = 0;
  try {
    let url = new URL(link);
    for (let redirects = 0; redirects <= LINK_CHECK.maxRedirects; redirects += 1) {
      assertAllowedUrl(network, url);
      const releaseHost = await acquireHost(url.hostname);
      const startedAt = performance.now();
      const response = await requestOnce(url, { network, cookies, timeoutMs: timeoutMs - ms }).finally(() => {
        ms += performance.now() - startedAt;
        releaseHost();
      });
      const { httpStatus, location, html } = response;
      if (!location) return { kind: 'response', httpStatus, finalUrl, ms, phrase: findExpiredPhrase(html) };
      url = location;
      finalUrl = url.href;
    }
    return { kind: 'failed', problem: 'too many redirects', finalUrl, ms };
  } catch (error) {
    return { kind: 'failed', problem: toLinkProblem(error), finalUrl, ms };
  }
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

async function requestOnce(
  url: URL,
  { network, cookies, timeoutMs }: { network: NetworkPolicy; cookies: CookieJar; timeoutMs: number },
): Promise<LinkResponse> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      lookup: createLookup(network, url),
      signal,
      headers: {
        'User-Agent': USER_AGENT,
        Accept: 'text/html,*/*;q=0.5',
        'Accept-Encoding': 'gzip, br',
        ...cookies.headerFor(url),
      },
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: new Agent({ keepAlive: false }) })
        : httpRequest(url, { ...options, agent: false });
    request.on('response', resolve).on('error', reject).end();
  });
  // Ignore errors from a body that we have stopped reading.
  response.on('error', () => {});
  try {
    const { statusCode: httpStatus = 0, headers } = response;
    cookies.store(url, headers['set-cookie'] ?? []);
    const isRedirect = REDIRECT_STATUSES.includes(httpStatus) && headers.location !== undefined;
    const location = isRedirect ? URL.parse(headers.location ?? '', url) : null;
    const isPage = httpStatus >= 200 && httpStatus <= 299;
    return { httpStatus, location, html: isPage ? await readPage(response, LINK_CHECK.maxBodyBytes) : '' };
  } catch (error) {
    // The stream error does not name the timeout that caused it.
    throw signal.aborted ? signal.reason : error;
  } finally {
    response.destroy();
  }
}

const PROBLEM_BY_CODE: Record<string, LinkProblem> = {
  TimeoutError: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown host',
  ENODATA: 'unknown host',
  EAI_AGAIN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EPROTO: 'tls',
};
const CERTIFICATE_ERROR = /^ERR_(TLS|SSL)|CERT|SIGNATURE/;

function toLinkProblem(error: unknown): LinkProblem {
  if (error instanceof ForbiddenAddressError) return 'forbidden address';
  const {
    code = '',
    name = '',
    cause,
  } = error as { code?: string; name?: string; cause?: { name?: string } };
  // Node wraps the signal's abort reason as the cause.
  const known = PROBLEM_BY_CODE[code] ?? PROBLEM_BY_CODE[name] ?? PROBLEM_BY_CODE[cause?.name ?? ''];
  return known ?? (CERTIFICATE_ERROR.test(code) ? 'tls' : 'unreadable');
}
