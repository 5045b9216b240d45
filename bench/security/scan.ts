import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { listSamplePages } from '../sample-pages.ts';
import type { Outcome } from './outcome.ts';
import { attack, LEVELS, listen, WAPITI } from './wapiti.ts';

/** All that it knows but what needs lists from elsewhere (nikto, wapp), guesses names by the thousand (buster) or logs in. */
const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
  ...['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf', 'xss', 'xxe'],
];

/** What it finds and we leave as it is, with the reason. */
const ACCEPTED = new Map([
  [
    'X-XSS-Protection is not set',
    'browsers removed this filter, which had vulnerabilities of its own; the content security policy replaces it',
  ],
  [
    '/api/contact: Lack of anti CSRF token',
    'it accepts JSON from its own origin only (contact.test.ts), and there is no session that a token could protect',
  ],
]);

/** Addresses that take something from the visitor, beside the first page of each kind. */
const INPUTS = [
  '/fi?search=a&bonusType=all&license=all&sort=net&bonusPercent=all&features=all',
  '/fi/kasinoarvostelut?search=a&sort=rating',
  '/fi/vertailu?casinos=winz-casino,crab-slots',
  '/fi/nettolaskuri?deposit=100&bonus=100&wagering=30',
  '/go/winz-casino?lang=fi',
  '/tiles/winz-casino.svg?v=abc',
  '/og-image.png?v=1',
  '/fi/part/chat?lang=fi',
  '/fi/part/chat-offer/winz-casino?deposit=100',
  '/api/contact?lang=fi',
  '/api/casino-chat?lang=fi',
  '/api/click?lang=fi',
  '/preview/none/fi?search=a',
];

/** Attacks the site, and before it a page with a planted weakness: a scanner that misses that has shown nothing. */
export async function scan(site: string): Promise<Outcome> {
  const check = 'scanner';
  const version = spawnSync(WAPITI, ['--version'], { encoding: 'utf8' }).stdout?.match(
    /Wapiti \d[\d.]*/,
  )?.[0];
  if (!version) {
    const figure = `${WAPITI} is not installed: apt-get install ${WAPITI}`;
    return { check, state: 'NOT SHOWN', figure };
  }
  const startedAt = performance.now();
  const planted = await withPlantedWeakness((url) =>
    attack(url, { start: [`${url}/?q=a`], modules: ['xss'] }),
  );
  if (!planted.found.some(({ level }) => level >= LEVELS.indexOf('medium'))) {
    return { check, state: 'NOT SHOWN', figure: `${version} did not find a planted weakness` };
  }
  const pages = MARKETS.flatMap((market) => listSamplePages(market).map(({ path }) => path));
  const { found, addresses, cutOff } = await attack(site, {
    start: [...pages, ...INPUTS].map((path) => site + path),
    modules: MODULES,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const reasonFor = (detail: string) => [...ACCEPTED].find(([known]) => detail.includes(known))?.[1];
  const faults = found.filter(({ detail }) => !reasonFor(detail));
  const counts = LEVELS.map((level, at) => `${faults.filter((one) => one.level === at).length} ${level}`);
  return {
    check,
    state: faults.length > 0 ? 'FAULTY' : cutOff.length > 0 || addresses < pages.length ? 'NOT SHOWN' : 'ok',
    figure: `${version}, ${MODULES.length} modules, ${addresses} addresses and forms, planted weakness found: ${counts.toReversed().join(', ')}, ${found.length - faults.length} accepted, in ${seconds} s`,
    details: [
      ...found.map(({ level, detail }) => {
        const reason = reasonFor(detail);
        return `${LEVELS[level]}: ${detail}${reason ? ` (accepted: ${reason})` : ''}`;
      }),
      ...cutOff.map((module) => `module ${module} timed out`),
    ],
  };
}

async function withPlantedWeakness<T>(use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const said = new URL(url, 'http://localhost').searchParams.get('q') ?? '';
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<p>You said ${said}`);
  });
  try {
    return await use(await listen(server));
  } finally {
    server.close();
  }
}
