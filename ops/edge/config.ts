import { MARKETS, type Market } from '@nettobonus/domain/market';
import {
  API_NAMES,
  type ApiName,
  CONTENT_FILES,
  GO,
  PAGE,
  PART,
  PREVIEW,
  QUERY_NAMES,
} from '@nettobonus/domain/site-addresses';

export interface EdgeOptions {
  /** The public name, and where it is listened for: `443`, or `127.0.0.1:8080`. */
  host: string;
  listen: string;
  /** Null where something before the edge ends TLS, or for measuring. Plain requests to `plainListen` are sent on to it. */
  tls: { certificate: string; key: string; plainListen: string | null } | null;
  /** The site's processes, as `host:port`. */
  sites: readonly string[];
  studio: { host: string; listen: string; server: string } | null;
  /** Proxies of our own before the edge, whose word on the visitor's address counts. */
  trustedProxies: readonly string[];
  /** Where the hashed files of this build and of those before it are. */
  assetsDir: string;
  /** Kept by `follow-versions.ts`: a link for each market to a folder that is named by its version. */
  versionsDir: string;
  /** For sockets, temporary files and the cache; the edge writes nowhere else. */
  stateDir: string;
  /** Where the access log goes: a file, or `/dev/stdout`. */
  accessLog: string;
  workers?: number;
  /** Whom its workers run as where it is started as root. */
  user?: string;
}

/** What a visitor may send, by endpoint: how often, how much, for how long the site may think. */
const POSTS: Record<ApiName, { rate: string; burst: number; body: string; timeout: string }> = {
  'casino-chat': { rate: '20r/m', burst: 10, body: '32k', timeout: '60s' },
  // Nobody waits for it, and a click that is given up here may be counted or not.
  click: { rate: '10r/s', burst: 40, body: '4k', timeout: '20s' },
  contact: { rate: '10r/m', burst: 5, body: '16k', timeout: '10s' },
};

/** Said by the edge alone, where no process of the site answers and nothing is kept. */
const AWAY: Record<Market, string> = {
  fi: 'Sivusto ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
  se: 'Sidan svarar inte just nu. Försök igen om en stund.',
  no: 'Siden svarer ikke akkurat nå. Prøv igjen om litt.',
  dk: 'Siden svarer ikke lige nu. Prøv igen om lidt.',
};

/** On every answer, in place of what a program says of it. */
const EVERYWHERE = [
  'X-Content-Type-Options nosniff',
  'Strict-Transport-Security "max-age=63072000; includeSubDomains"',
];
const add = (headers: readonly string[]) =>
  headers.map((header) => `      add_header ${header} always;`).join('\n');
/** Where a location adds one of its own: nginx hands down all or none. */
const EDGE_HEADERS = add([...EVERYWHERE, 'Cross-Origin-Resource-Policy same-origin']);

const SITE_FILES = 'favicon\\.ico|apple-touch-icon\\.png|wordmark\\.svg|icons/[\\w.-]+';
/** Up to its end: half of what was asked would be another question. */
const KNOWN_QUERY = `(?:${QUERY_NAMES.join('|')})=[^&#\\x00-\\x20\\x7f-\\xff]*(?![^&])`;

/** The whole configuration of nginx, for one folder of state. */
export function writeEdgeConfig(options: EdgeOptions): string {
  const { stateDir, workers, user } = options;
  return `# Written by ops/edge/config.ts from the site's own table of addresses. Change it there.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${user ? `user ${user};\n` : ''}worker_processes ${workers ?? 'auto'};
worker_rlimit_nofile 65536;
worker_shutdown_timeout 60s;
pcre_jit on;
pid ${stateDir}/nginx.pid;
# Below this level a line would hold a visitor's address and words.
error_log stderr crit;
events {
  worker_connections 16384;
  multi_accept on;
}
http {
${base(options)}
${maps(options)}
${caches(stateDir)}
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
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css application/javascript image/svg+xml;
${add(EVERYWHERE)}
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  reset_timedout_connection on;
  keepalive_timeout 30s;
  keepalive_requests 10000;
  # Whoever sends or reads by drops is let go.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 10s;
  client_header_buffer_size 2k;
  large_client_header_buffers 4 8k;
  client_max_body_size 1k;
  client_body_buffer_size 32k;
  http2_max_concurrent_streams 64;
  open_file_cache max=20000 inactive=60s;
  open_file_cache_valid 30s;
${temporary.map((kind) => `  ${kind}_temp_path ${stateDir}/${kind};`).join('\n')}
${trustedProxies.map((range) => `  set_real_ip_from ${range};`).join('\n')}
${trustedProxies.length > 0 ? '  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;' : ''}
  # Nobody's address and nobody's words: what was asked for by kind, what became of it, how long it took.
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
  # The path as it was asked for; nothing that two readers could understand differently.
  map $request_uri $asked_path {
    default "";
    "~^(?<its_path>/[^?\\\\\\\\]*)" $its_path;
  }
  map $request_uri $is_doubtful {
    default 0;
    "~*^[^?]*(?://|/\\.(?!well-known/)|%(?:[01]|2[5ef]|5c|7f)|[\\\\\\\\;#]|[^!-~])" 1;
  }
  # Of a query only what an answer reads: a stranger's words make no page of their own.
  map $args $known_args {
    "" "";
    default "";
    "~(?:^|&)(?<its_args>${KNOWN_QUERY}(?:&${KNOWN_QUERY})*)" ?$its_args;
  }
  map $http_accept_encoding $packing {
    default "";
    "~*\\bbr\\b" br;
    "~*\\bgzip\\b" gzip;
  }
  # $realpath_root is where the market's link leads now: ${versionsDir}/{market}-{version}.
  map $realpath_root $content_version {
    default 0;
    "~-(?<its_version>\\d+)$" $its_version;
  }
  # A home has a whole /64 of IPv6 addresses.
  map $binary_remote_addr $visitor {
    default $binary_remote_addr;
    "~^(?<its_network>[\\s\\S]{8})[\\s\\S]{8}$" $its_network;
  }
  map $market $away {
${MARKETS.map((market) => `    ${market === 'fi' ? 'default' : market} "${AWAY[market]}";`).join('\n')}
  }
  map $market $missing_market { default $market; any fi; }
  map $request_method $reads { default 0; GET 1; HEAD 1; }
  map $request_method $writes { default 0; POST 1; }
${API_NAMES.map((name) => `  limit_req_zone $visitor zone=${name}:2m rate=${POSTS[name].rate};`).join('\n')}
  limit_req_status 429;
  limit_conn_zone $visitor zone=writing:2m;
  limit_conn_status 429;`;
}

/** Answers as the site packed them: a hit is handed on as it lies on the disk. */
function caches(stateDir: string): string {
  return `
  proxy_cache_path ${stateDir}/cache levels=1:2 keys_zone=kept:16m max_size=1g inactive=20m use_temp_path=off;
  proxy_cache_methods GET HEAD;
  proxy_cache_lock on;
  proxy_cache_lock_timeout 5s;
  proxy_cache_lock_age 5s;
  proxy_cache_revalidate on;
  proxy_cache_background_update on;
  proxy_cache_use_stale error timeout invalid_header updating http_500 http_502 http_503 http_504;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_connect_timeout 2s;
  proxy_read_timeout 10s;
  proxy_next_upstream error timeout http_502 http_503 http_504;
  proxy_next_upstream_tries 3;
  # A site that is busy is not helped by being asked thrice.
  proxy_next_upstream_timeout 5s;
  proxy_buffers 16 16k;
  proxy_buffer_size 16k;
  # All of them here: a location that hides one of its own would show the others again.
${['X-Powered-By', 'Set-Cookie', ...EVERYWHERE].map((header) => `  proxy_hide_header ${header.split(' ')[0]};`).join('\n')}`;
}

function upstreams({ sites, studio }: EdgeOptions): string {
  return `
  upstream site {
    # Nobody is set aside: where all were, none would be asked. One that is down refuses at once, and the next is asked.
${sites.map((site) => `    server ${site} max_fails=0;`).join('\n')}
    keepalive 64;
    keepalive_timeout 4s;
  }
${studio ? `  upstream studio { server ${studio.server}; keepalive 8; }` : ''}`;
}

function publicServer({ host, listen, tls, assetsDir, versionsDir }: EdgeOptions): string {
  const any = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;
  return `
  server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${host};
${tls ? tlsSettings(tls) : ''}
    set $kind other;
    if ($is_doubtful) { return 404; }
    error_page 404 = @missing;
    error_page 502 504 = @away;
    # What nginx does not speak is the asker's fault.
    error_page 501 505 =400 /unreadable;

    location ~* "^/${PAGE}$" {
      set $kind page;
${keptContent(versionsDir)}
    }
    location ^~ /_astro/ {
      set $kind asset;
      root ${assetsDir};
      brotli_static on;
      gzip_static on;
      if ($reads = 0) { return 405; }
      add_header Cache-Control "public, max-age=31536000, immutable";
${EDGE_HEADERS}
    }
    location ~ "^/(?:${SITE_FILES})$" {
      set $kind file;
      root ${assetsDir};
      if ($reads = 0) { return 405; }
      add_header Cache-Control "public, max-age=86400";
${EDGE_HEADERS}
    }
${API_NAMES.map(post).join('')}
    location ~ "^/${GO}$" {
      set $kind go;
      if ($reads = 0) { return 405; }
      proxy_pass http://site$asked_path$known_args;
${siteHeaders()}
    }
    location ~ "^/${PREVIEW}$" {
      set $kind preview;
      if ($reads = 0) { return 405; }
      proxy_pass http://site$asked_path$known_args;
${siteHeaders()}
    }
    location ~ "^/${any([...CONTENT_FILES, PART])}$" {
      set $kind content;
${keptContent(versionsDir)}
    }
    location / { return 404; }

    # The site's own page for what is not there, one for each language, whatever was asked for.
    location @missing {
      set $kind missing;
      # Nothing else is kept, and each would be the site's work.
      if ($reads = 0) { return 405; }
      root ${versionsDir}/$missing_market;
      proxy_pass http://site/$missing_market/404;
      proxy_method GET;
      proxy_pass_request_body off;
      proxy_set_header Content-Length "";
${keptBy('$missing_market')}
    }
    location = /unreadable { internal; return 400; }
    location @away {
      internal;
      default_type "text/plain; charset=utf-8";
      add_header Retry-After 5 always;
      add_header Cache-Control no-store always;
${EDGE_HEADERS}
      return 503 $away;
    }
  }`;
}

/** Who asks for a host that is not ours. */
function defaultServer({ listen, tls }: EdgeOptions): string {
  return `
  server {
    listen ${listen}${tls ? ' ssl http2' : ''} default_server backlog=4096;
    server_name _;
    access_log off;
    error_page 501 505 =400 /unreadable;
    location = /unreadable { internal; return 400; }
${tls ? tlsSettings(tls) : ''}
    location / { return 421; }
  }`;
}

/** A cached answer is found by how it is packed, which version of the content the market is at, and what was asked for. */
function keptContent(versionsDir: string): string {
  return `      if ($reads = 0) { return 405; }
      root ${versionsDir}/$market;
      proxy_pass http://site$asked_path$known_args;
${keptBy('$asked_path$known_args')}`;
}

function keptBy(what: string): string {
  return `      proxy_cache kept;
      proxy_cache_key "$packing $realpath_root ${what}";
      proxy_cache_valid 404 1m;
      proxy_set_header Accept-Encoding $packing;
      proxy_ignore_headers Vary Set-Cookie;
${siteHeaders('$content_version')}`;
}

/** What the site is told, none of it by the visitor. */
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

function post(name: ApiName): string {
  const { burst, body, timeout } = POSTS[name];
  return `
    location = /api/${name} {
      set $kind api;
      if ($writes = 0) { return 405; }
      limit_req zone=${name} burst=${burst} nodelay;
      limit_conn writing 20;
      client_max_body_size ${body};
      proxy_pass http://site$asked_path$known_args;
      proxy_read_timeout ${timeout};
      proxy_cache off;
      ${name === 'casino-chat' ? 'proxy_buffering off;' : ''}
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

/** Pages that are asked for in the open are sent on; what a program sends in the open has to fail, or nobody would notice. */
function httpsRedirectServer({ host, tls }: EdgeOptions): string {
  if (!tls?.plainListen) return '';
  return `
  server {
    listen ${tls.plainListen};
    server_name ${host};
    access_log off;
    # Alone: what is said of encryption everywhere else is not to be said here.
    add_header X-Content-Type-Options nosniff always;
    location /api/ { return 403; }
    location / { return 301 https://${host}$request_uri; }
  }`;
}

function studioServer({ tls }: EdgeOptions, { host, listen }: NonNullable<EdgeOptions['studio']>): string {
  return `
  # Editors reach it by an address that is not the public's.
  server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${host};
${tls ? tlsSettings(tls) : ''}
    client_max_body_size 10m;
    location / {
      set $kind studio;
      proxy_pass http://studio;
      proxy_cache off;
      proxy_pass_header Set-Cookie;
      proxy_read_timeout 120s;
      proxy_set_header Host $server_name;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`;
}
