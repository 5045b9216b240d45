import {
  DEFAULT_MARKET,
  getMarket,
  LANGUAGE_CODES,
  MARKETS,
  type Market,
} from '@nettobonus/domain/markets/market';
import {
  API_NAMES,
  type ApiName,
  getCachePolicy,
  getKindPattern,
  QUERY_ROUTES,
  ROUTE_TABLE,
} from '@nettobonus/domain/routes/route-table';
import { listPaths, PAGE_KEYS, type PageKey, pathFor } from '@nettobonus/domain/routes/routes';

export interface EdgeOptions {
  /** The public host name. `listen` is a port or an address: `443`, or `127.0.0.1:8080`. */
  host: string;
  listen: string;
  /** Null if a proxy in front of the edge terminates TLS, or for benchmarks. `plainListen` redirects to HTTPS. */
  tls: { certificate: string; key: string; plainListen: string | null } | null;
  /** The site processes, as `host:port`. */
  sites: readonly string[];
  studio: { host: string; listen: string; server: string } | null;
  /** Our own proxies in front of the edge, whose X-Forwarded-For header is trusted. */
  trustedProxies: readonly string[];
  /** Folder with the hashed files of this build and of earlier ones. */
  assetsDir: string;
  /** Updated by `follow-versions.ts`: for each market a symlink to a folder named after the content version. */
  versionsDir: string;
  /** For the pid file, temporary files and the cache; the edge writes nowhere else. */
  stateDir: string;
  /** The size of the volume that holds `stateDir`. */
  cacheVolumeMb?: number;
  /** A file, or `/dev/stdout`. */
  accessLog: string;
  workers?: number;
  /** The user of the worker processes if nginx is started as root. */
  user?: string;
}

/** Limits per API endpoint: request rate, body size and response timeout. */
const API_LIMITS: Record<ApiName, { rate: string; burst: number; body: string; timeout: string }> = {
  chat: { rate: '20r/m', burst: 10, body: '48k', timeout: '60s' },
  // Long, because no visitor waits for the response, and a click that times out here may or may not be counted.
  click: { rate: '10r/s', burst: 40, body: '4k', timeout: '20s' },
  contact: { rate: '10r/m', burst: 5, body: '16k', timeout: '10s' },
};

/** The size of the volume in compose.yaml. */
export const CACHE_VOLUME_MB = 1_024;
/**
 * The cache's share of its volume, and the share that stays free. nginx removes entries only every ten seconds; until
 * then, the rest must hold everything that the site can render. On a full volume every uncached page would fail.
 */
const CACHE_SHARES = { max: 0.6, minFree: 0.1 };

/**
 * The request rate and the burst allowed per visitor. An office or a mobile network can be one visitor, so only
 * requests that the site must answer each time have a low limit.
 */
const READ_LIMITS = {
  reads: { rate: '200r/s', burst: 2_000 },
  queries: { rate: '5r/s', burst: 60 },
  previews: { rate: '10r/s', burst: 100 },
  go: { rate: '2r/s', burst: 40 },
} as const;
/** The same for logins, second factors and password resets of the studio. An office with several users can be one address. */
const LOGIN_LIMIT = { rate: '30r/m', burst: 20 };
/** Matches the studio's endpoints that accept requests without a login. */
const LOGIN_PATH = '^/api/users/(login|forgot-password|reset-password|first-register)/?$';
/** The limits on a visitor's concurrent requests: on all of them, and on those that write. */
const CONNECTIONS = { all: 200, writing: 20 };

/** The kinds of routes that visitors may GET. The edge does not forward requests for internal routes. */
const READ_KINDS = ['page', 'asset', 'file', 'go', 'preview', 'widget-data', 'content'] as const;
type ReadableKind = (typeof READ_KINDS)[number];

/** The edge's own response if no site process responds and the page is not cached. */
const UNAVAILABLE: Record<Market, string> = {
  fi: 'Sivusto ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
  se: 'Sidan svarar inte just nu. Försök igen om en stund.',
  no: 'Siden svarer ikke akkurat nå. Prøv igjen om litt.',
  dk: 'Siden svarer ikke lige nu. Prøv igen om lidt.',
};
const TOO_MANY: Record<Market, string> = {
  fi: 'Liian monta pyyntöä lyhyessä ajassa. Yritä hetken kuluttua uudelleen.',
  se: 'För många förfrågningar på kort tid. Försök igen om en stund.',
  no: 'For mange forespørsler på kort tid. Prøv igjen om litt.',
  dk: 'For mange forespørgsler på kort tid. Prøv igen om lidt.',
};

/** The edge sets these on every response and drops the upstream's headers of the same name. */
const COMMON_HEADERS = [
  'X-Content-Type-Options nosniff',
  'Strict-Transport-Security "max-age=63072000; includeSubDomains"',
];
/** For responses without a policy of their own: those of the edge itself, and of programs that send none. */
const FRAME_POLICY = 'Content-Security-Policy $frame_policy';
const addHeaders = (headers: readonly string[]) =>
  headers.map((header) => `      add_header ${header} always;`).join('\n');
/** For locations with their own `add_header`: nginx then inherits none from the outer level. */
const EDGE_HEADERS = addHeaders([
  ...COMMON_HEADERS,
  FRAME_POLICY,
  'Cross-Origin-Resource-Policy same-origin',
]);

/** Builds the complete nginx configuration. */
export function buildEdgeConfig(options: EdgeOptions): string {
  const { stateDir, cacheVolumeMb = CACHE_VOLUME_MB, workers, user } = options;
  return `# Generated by ops/edge/config.ts from the site's route table. Change it there.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${user ? `user ${user};\n` : ''}worker_processes ${workers ?? 'auto'};
worker_rlimit_nofile 65536;
worker_shutdown_timeout 60s;
pcre_jit on;
pid ${stateDir}/nginx.pid;
error_log stderr crit;
events {
  worker_connections 16384;
  multi_accept on;
}
http {
${base(options)}
${maps(options)}
${caches(stateDir, cacheVolumeMb)}
${upstreams(options)}
${defaultServer(options)}
${publicServer(options)}
${httpsRedirectServer(options)}
${options.studio ? studioServer(options, options.studio) : ''}
}
`;
}

function base({ stateDir, accessLog, trustedProxies }: EdgeOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
  # Messages about a request contain the visitor's IP address and the whole URL, at every level but this one.
  error_log stderr emerg;
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css application/javascript image/svg+xml;
${addHeaders([...COMMON_HEADERS, FRAME_POLICY])}
  # Before the first map. The names of pages do not fit into buckets of the default size.
  map_hash_bucket_size 256;
  map $upstream_http_content_security_policy $frame_policy {
    '' "frame-ancestors 'none'";
    default '';
  }
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  reset_timedout_connection on;
  keepalive_timeout 30s;
  # Limits the HTTP/2 streams that a client can open and reset on one connection.
  keepalive_requests 1000;
  # Drops clients that send or read too slowly.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 10s;
  client_header_buffer_size 2k;
  large_client_header_buffers 4 8k;
  client_max_body_size 1k;
  client_body_buffer_size 48k;
  http2_max_concurrent_streams 64;
  open_file_cache max=20000 inactive=60s;
  open_file_cache_valid 30s;
${temporary.map((kind) => `  ${kind}_temp_path ${stateDir}/${kind};`).join('\n')}
${trustedProxies.map((range) => `  set_real_ip_from ${range};`).join('\n')}
${trustedProxies.length > 0 ? '  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;' : ''}
  # Contains neither the visitor's IP address nor the query.
  log_format line escape=json '{"at":"$time_iso8601","method":"$request_method","kind":"$kind","market":"$market","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"cache":"$upstream_cache_status","site_status":"$upstream_status","site_seconds":"$upstream_response_time"}';
  access_log ${accessLog} line buffer=64k flush=1s;`;
}

function maps({ versionsDir }: EdgeOptions): string {
  return `
  map $uri $market {
    default any;
    "~^/(?<its_market>${MARKETS.join('|')})(?:/|$)" $its_market;
    "~^/og/(?<its_market>${MARKETS.join('|')})[/.]" $its_market;
  }
  # The path exactly as requested, without the query.
  map $request_uri $request_path {
    default "";
    "~^(?<its_path>/[^?\\\\\\\\]*)" $its_path;
  }
  # Paths that nginx and the site could parse differently.
  map $request_uri $is_ambiguous {
    default 0;
    "~*^[^?]*(?://|/\\.(?!well-known/)|%(?:[01]|2[5ef]|5c|7f)|[\\\\\\\\;#]|[^!-~])" 1;
  }
${pageNameMaps()}
${queryMaps()}
  # Two encodings per page: for clients that accept neither, the edge decompresses gzip.
  map $http_accept_encoding $encoding {
    default gzip;
    "~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" br;
  }
  # $realpath_root is the current target of the market's symlink: ${versionsDir}/{market}-{version}.
  map $realpath_root $content_version {
    default 0;
    "~-(?<its_version>\\d+)$" $its_version;
  }
  # Identifies IPv6 visitors by their /64: a household can use any address in it.
  map $binary_remote_addr $visitor {
    default $binary_remote_addr;
    "~^(?<its_network>[\\s\\S]{8})[\\s\\S]{8}$" $its_network;
  }
${textMap('unavailable_text', UNAVAILABLE)}
${textMap('too_many_text', TOO_MANY)}
  map $uri $not_found_market {
    default ${DEFAULT_MARKET};
${MARKETS.map((market) => `    "~*^/(?:og/)?(?:${LANGUAGE_CODES.filter((code) => getMarket(code) === market).join('|')})(?:[/.]|$)" ${market};`).join('\n')}
  }
  map $request_method $is_read { default 0; GET 1; HEAD 1; }
  map $request_method $is_post { default 0; POST 1; }
${API_NAMES.map((name) => `  limit_req_zone $visitor zone=${name}:2m rate=${API_LIMITS[name].rate};`).join('\n')}
${Object.entries(READ_LIMITS)
  .map(([name, { rate }]) => `  limit_req_zone $visitor zone=${name}:4m rate=${rate};`)
  .join('\n')}
  limit_req_zone $visitor zone=logins:2m rate=${LOGIN_LIMIT.rate};
  limit_req_status 429;
  limit_conn_zone $visitor zone=all:4m;
  limit_conn_zone $visitor zone=writing:2m;
  limit_conn_status 429;`;
}

/**
 * Replaces a name of a page with its canonical one, so that all names share a cache entry. The site returns the same page
 * for all of them.
 */
function pageNameMaps(): string {
  const listAliases = (page: PageKey, market: Market) =>
    listPaths(page, market).filter((path) => path !== pathFor(page, market));
  const names = MARKETS.flatMap((market) =>
    PAGE_KEYS.flatMap((page) =>
      listAliases(page, market).map((path) => `    ${path} ${pathFor(page, market)};`),
    ),
  );
  const games = MARKETS.map(
    (market) =>
      `    "~^(?:${listAliases('demo-games', market).join('|')})/(?<its_game>[^/]+)$" ${pathFor('demo-games', market)}/$its_game;`,
  );
  return `  # A map ignores the case of its strings, but the site redirects a path with capitals: forward it unchanged.
  map $request_path $lower_case_path {
    default $request_path;
    "~[A-Z]" "";
  }
  map $lower_case_path $page_path {
    default $request_path;
${names.join('\n')}
${games.join('\n')}
  }`;
}

/**
 * Forwards only the query parameters that the page reads, with values that it accepts, each once and in the order of
 * the route table. Anything else would create another cache entry for the same page.
 */
function queryMaps(): string {
  const params = new Map<string, string>();
  const getVariable = (param: string) => {
    const variable = params.get(param) ?? `$param_${params.size}`;
    params.set(param, variable);
    return variable;
  };
  const routes = QUERY_ROUTES.map(({ kind, pattern, query }) => {
    const variables = Object.entries(query).map(([name, value]) => getVariable(`${name}=${value}`));
    return `    "${kind === 'page' ? '~*' : '~'}^/${pattern}$" "${variables.join('')}";`;
  });
  const paramMaps = [...params].map(
    ([param, variable]) =>
      `  map $args ${variable} { default ""; "~(?:^|&)(?<its_${variable.slice(1)}>${param})(?![^&])" "&$its_${variable.slice(1)}"; }`,
  );
  return `${paramMaps.join('\n')}
  map $uri $page_args {
    default "";
${routes.join('\n')}
  }
  map $page_args $page_query {
    default "";
    "~^&(?<its_args>.+)" ?$its_args;
  }
  # Most requests have no query: skip the matching for them.
  map $args $known_args {
    default $page_query;
    "" "";
  }`;
}

function textMap(variable: string, texts: Record<Market, string>): string {
  const lines = MARKETS.map(
    (market) => `    ${market === DEFAULT_MARKET ? 'default' : market} "${texts[market]}";`,
  );
  return `  map $market $${variable} {\n${lines.join('\n')}\n  }`;
}

/** Caches responses as the site compressed them: a hit is sent from disk unchanged. */
function caches(stateDir: string, volumeMb: number): string {
  const [maxMb, minFreeMb] = [volumeMb * CACHE_SHARES.max, volumeMb * CACHE_SHARES.minFree].map(Math.floor);
  return `
  proxy_cache_path ${stateDir}/cache levels=1:2 keys_zone=pages:16m max_size=${maxMb}m min_free=${minFreeMb}m inactive=20m use_temp_path=off;
  proxy_cache_methods GET HEAD;
  proxy_cache_lock on;
  # The visitor whose request fills the cache may have many other requests in the site's queue. So after a while nginx
  # forwards another visitor's request for the same page too; the rest keep waiting for either response.
  proxy_cache_lock_age 2s;
  proxy_cache_lock_timeout 10s;
  proxy_cache_revalidate on;
  proxy_cache_background_update on;
  proxy_cache_use_stale error timeout invalid_header updating http_500 http_502 http_503 http_504;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_connect_timeout 2s;
  proxy_read_timeout 10s;
  proxy_next_upstream error timeout http_502 http_503 http_504;
  proxy_next_upstream_tries 3;
  # Limits retries, which would add load to a busy site.
  proxy_next_upstream_timeout 5s;
  proxy_buffers 16 16k;
  proxy_buffer_size 16k;
  # No temporary files: with slow clients, they could fill the volume of the cache.
  proxy_max_temp_file_size 0;
  gunzip on;
  gzip_proxied any;
  # All in one place: a location with its own proxy_hide_header would inherit none of these.
${['X-Powered-By', 'Set-Cookie', ...COMMON_HEADERS].map((header) => `  proxy_hide_header ${header.split(' ')[0]};`).join('\n')}`;
}

function upstreams({ sites, studio }: EdgeOptions): string {
  return `
  upstream site {
    # max_fails=0: nginx never marks a process as failed, so it cannot run out of processes. A stopped process refuses
    # connections at once, and nginx tries the next.
${sites.map((site) => `    server ${site} max_fails=0;`).join('\n')}
    keepalive 64;
    keepalive_timeout 4s;
  }
${studio ? `  upstream studio { server ${studio.server}; keepalive 8; }` : ''}`;
}

function publicServer(options: EdgeOptions): string {
  const { host, listen, tls, versionsDir } = options;
  return `
  server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${host};
${tls ? tlsSettings(tls) : ''}
    set $kind other;
    if ($is_ambiguous) { return 404; }
    limit_conn all ${CONNECTIONS.all};
    error_page 404 = @not_found;
    error_page 418 = @with_query;
    error_page 429 = @too_many;
    error_page 502 504 = @unavailable;
    # Lets error_page also handle errors in @not_found and @with_query.
    recursive_error_pages on;
    # Unsupported methods and protocol versions are client errors.
    error_page 501 505 =400 /bad-request;

${READ_KINDS.map((kind) => readLocation(kind, options)).join('\n')}
    # A page with query parameters. The first response for a URL is not cached: the URL may never be requested again,
    # and if the client disconnects, nginx cancels the request to the site only if it is not caching the response.
    location @with_query {
${limitReads('queries')}
      proxy_cache_min_uses 2;
      proxy_intercept_errors on;
${cachedPage(options)}
    }
${API_NAMES.map(apiLocation).join('')}
    location / { return 404; }

    # The site's 404 page: one per language, for every unknown path.
    location @not_found {
      set $kind not-found;
      # Refuses other methods: they bypass the cache, so each would reach the site.
      if ($is_read = 0) { return 405; }
${limitReads('reads')}
      root ${versionsDir}/$not_found_market;
      proxy_pass http://site/$not_found_market/404;
      proxy_method GET;
      proxy_pass_request_body off;
      proxy_set_header Content-Length "";
${cacheBy('$not_found_market')}
    }
    location = /bad-request { internal; return 400; }
    location @unavailable {
      internal;
      default_type "text/plain; charset=utf-8";
      add_header Retry-After 5 always;
      add_header Cache-Control no-store always;
${EDGE_HEADERS}
      return 503 $unavailable_text;
    }
    location @too_many {
      internal;
      default_type "text/plain; charset=utf-8";
      add_header Retry-After 5 always;
      add_header Cache-Control no-store always;
${EDGE_HEADERS}
      return 429 $too_many_text;
    }
  }`;
}

/** Rejects requests for unknown hosts. */
function defaultServer({ listen, tls }: EdgeOptions): string {
  return `
  server {
    listen ${listen}${tls ? ' ssl http2' : ''} default_server backlog=4096;
    server_name _;
    access_log off;
    error_page 501 505 =400 /bad-request;
    location = /bad-request { internal; return 400; }
${tls ? tlsSettings(tls) : ''}
    location / { return 421; }
  }`;
}

/** The location for all paths of a kind. Pages match case-insensitively: the site redirects to lower case. */
function readLocation(kind: ReadableKind, options: EdgeOptions): string {
  return `    location ${kind === 'page' ? '~*' : '~'} "^/${getKindPattern(kind)}$" {
      set $kind ${kind};
      if ($is_read = 0) { return 405; }
${readDirectives(kind, options)}
    }`;
}

function readDirectives(kind: ReadableKind, options: EdgeOptions): string {
  switch (getCachePolicy(kind)) {
    case 'page':
    case 'widget-data':
      return `      if ($known_args) { return 418; }
${limitReads('reads')}
      # For an unknown casino or game the site returns an empty 404; the edge replaces it with the 404 page.
      proxy_intercept_errors on;
${cachedPage(options)}`;
    case 'content':
      return `${limitReads('reads')}
${cachedPage(options)}`;
    case 'forever':
      return `      root ${options.assetsDir};
      brotli_static on;
      gzip_static on;
      add_header Cache-Control "public, max-age=31536000, immutable";
${EDGE_HEADERS}`;
    case 'day':
      return `      root ${options.assetsDir};
      add_header Cache-Control "public, max-age=86400";
${EDGE_HEADERS}`;
    case 'never':
      return `${limitReads(kind === 'go' ? 'go' : 'previews')}
      proxy_pass http://site$request_path$known_args;
${siteHeaders()}`;
  }
}

function limitReads(zone: keyof typeof READ_LIMITS): string {
  return `      limit_req zone=${zone} burst=${READ_LIMITS[zone].burst} nodelay;`;
}

/** The cache key: encoding, content version of the market, canonical path and known query. */
function cachedPage({ versionsDir }: EdgeOptions): string {
  return `      root ${versionsDir}/$market;
      proxy_pass http://site$page_path$known_args;
${cacheBy('$page_path$known_args')}`;
}

function cacheBy(key: string): string {
  return `      proxy_cache pages;
      proxy_cache_key "$encoding $realpath_root ${key}";
      proxy_cache_valid 404 1m;
      proxy_set_header Accept-Encoding $encoding;
      proxy_ignore_headers Vary Set-Cookie;
${siteHeaders('$content_version')}`;
}

/** Request headers for the site. They replace any that the visitor sent. */
function siteHeaders(version = '""'): string {
  return [
    'Host $server_name',
    'Connection ""',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
    'Forwarded ""',
    'Cookie ""',
    `X-Content-Version ${version}`,
  ]
    .map((header) => `      proxy_set_header ${header};`)
    .join('\n');
}

function apiLocation(name: ApiName): string {
  const { burst, body, timeout } = API_LIMITS[name];
  return `
    location = /${ROUTE_TABLE[name].pattern} {
      set $kind api;
      if ($is_post = 0) { return 405; }
      limit_req zone=${name} burst=${burst} nodelay;
      limit_conn all ${CONNECTIONS.all};
      limit_conn writing ${CONNECTIONS.writing};
      client_max_body_size ${body};
      proxy_pass http://site$request_path$known_args;
      proxy_read_timeout ${timeout};
      proxy_cache off;
      ${name === 'chat' ? 'proxy_buffering off;' : ''}
${siteHeaders()}
    }`;
}

function tlsSettings({ certificate, key }: NonNullable<EdgeOptions['tls']>): string {
  return `    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:tls:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;`;
}

/** Redirects pages to HTTPS. Unencrypted API requests fail: a redirect would hide that clients do not encrypt data. */
function httpsRedirectServer({ host, tls }: EdgeOptions): string {
  if (!tls?.plainListen) return '';
  return `
  server {
    listen ${tls.plainListen};
    server_name ${host};
    access_log off;
    # No Strict-Transport-Security: it is valid only on encrypted responses.
    add_header X-Content-Type-Options nosniff always;
    location /api/ { return 403; }
    location / { return 301 https://${host}$request_uri; }
  }`;
}

function studioServer({ tls }: EdgeOptions, { host, listen }: NonNullable<EdgeOptions['studio']>): string {
  const toStudio = `      set $kind studio;
      proxy_pass http://studio;
      proxy_cache off;
      proxy_pass_header Set-Cookie;
      proxy_read_timeout 120s;
      proxy_set_header Host $server_name;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;`;
  return `
  # Editors reach the studio at a separate, non-public address.
  server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${host};
${tls ? tlsSettings(tls) : ''}
    # A picture of 10 MB and the other fields of its form.
    client_max_body_size 11m;
    location ~* ${LOGIN_PATH} {
      limit_req zone=logins burst=${LOGIN_LIMIT.burst} nodelay;
${toStudio}
    }
    location / {
${toStudio}
    }
  }`;
}
