import { LINK_CHECK, type LinkProblem } from '@nettobonus/domain/clicks/link-health';
import { CookieJar } from './cookie-jar.ts';
import { assertAllowedUrl, type NetworkPolicy } from './network-policy.ts';
import { type PageText, readPage } from './read-page.ts';
import { sendRequest } from './send-request.ts';
import { toLinkProblem } from './to-link-problem.ts';

/** How every program of the studio requests the pages of casinos. */
export interface PoliteOptions {
  network: NetworkPolicy;
  /** Waits until the host may receive a request. Resolves to a function that releases the host. */
  acquireHost: (host: string) => Promise<() => void>;
  /** For the whole chain of redirects. */
  timeoutMs?: number;
}

interface FollowOptions extends PoliteOptions {
  /** Lets a host distinguish our requests from its visitors. */
  userAgent: string;
  maxBodyBytes: number;
}

/** `ms` excludes the time spent in the rate limiter. */
export type FollowedLink =
  | ({ kind: 'response'; httpStatus: number; contentType: string; finalUrl: string; ms: number } & PageText)
  | { kind: 'failed'; problem: LinkProblem; finalUrl: string; ms: number };

interface LinkResponse extends PageText {
  httpStatus: number;
  contentType: string;
  /** Target of a redirect. */
  location: URL | null;
}

/** Follows a link as a visitor would, and reads the page where it leads. */
export async function followLink(link: string, options: FollowOptions): Promise<FollowedLink> {
  const { network, acquireHost, timeoutMs = LINK_CHECK.timeoutMs } = options;
  const cookies = new CookieJar();
  let finalUrl = link;
  let ms = 0;
  try {
    let url = new URL(link);
    for (let redirects = 0; redirects <= LINK_CHECK.maxRedirects; redirects += 1) {
      // Before the rate limiter: a forbidden URL needs no turn.
      assertAllowedUrl(network, url);
      const releaseHost = await acquireHost(url.hostname);
      const startedAt = performance.now();
      const response = await requestOnce(url, cookies, { ...options, timeoutMs: timeoutMs - ms }).finally(
        () => {
          ms += performance.now() - startedAt;
          releaseHost();
        },
      );
      const { location, ...page } = response;
      if (!location) return { kind: 'response', finalUrl, ms, ...page };
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
  cookies: CookieJar,
  { network, timeoutMs, userAgent, maxBodyBytes }: FollowOptions & { timeoutMs: number },
): Promise<LinkResponse> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
  const response = await sendRequest(url, {
    network,
    signal,
    headers: {
      'User-Agent': userAgent,
      Accept: 'text/html,*/*;q=0.5',
      'Accept-Encoding': 'gzip, br',
      ...cookies.headerFor(url),
    },
  });
  try {
    const { statusCode: httpStatus = 0, headers } = response;
    cookies.store(url, headers['set-cookie'] ?? []);
    const isRedirect = REDIRECT_STATUSES.includes(httpStatus) && headers.location !== undefined;
    const location = isRedirect ? URL.parse(headers.location ?? '', url) : null;
    const isPage = httpStatus >= 200 && httpStatus <= 299;
    const page = isPage ? await readPage(response, maxBodyBytes) : { text: '', isCut: false };
    return { httpStatus, location, contentType: headers['content-type'] ?? '', ...page };
  } catch (error) {
    // The stream error does not name the timeout that caused it.
    throw signal.aborted ? signal.reason : error;
  } finally {
    response.destroy();
  }
}
