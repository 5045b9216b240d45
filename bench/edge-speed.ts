/**
 * Compares a cached page through the whole edge with bare nginx, which serves a file of the same bytes with the same
 * headers. Measures over TLS, as visitors connect, and without. `npm run bench:edge` after `npm run build`; `-- 7 2` for
 * seven pairs of 2 s.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { medianOf } from '@nettobonus/domain/shared/median';
import { startEdge, startNginx } from '../ops/edge/edge-process.ts';
import { type Certificate, makeTestCertificate } from '../ops/edge/test-certificate.ts';
import { findFreePort } from '../ops/embedded-database.ts';
import { withEdge } from './edge-setup.ts';
import { wrk } from './wrk.ts';

const PAIRS = Number(process.argv[2] ?? 9);
const SECONDS = Number(process.argv[3] ?? 4);
const LIMIT = 0.85;
const PATH = '/fi';
/** Headers that nginx sets itself, which `add_header` would duplicate. */
const OWN_HEADERS = /^(server|date|content-type|content-length|connection|content-encoding|etag)$/;

await withEdge(1, async ({ edge, sites }) => {
  const tls = { ...(await makeTestCertificate(edge.dir)), plainListen: null };
  const encrypted = await startEdge(
    join(edge.dir, 'encrypted'),
    sites.map(({ port }) => `127.0.0.1:${port}`),
    { tls },
  );
  const bare = await startBare(join(edge.dir, 'bare'), edge.url, tls);
  try {
    console.log(
      `\n${PAIRS} pairs of ${SECONDS} s, 64 connections, ${availableParallelism()} cores shared with wrk, load average ${loadavg()[0]?.toFixed(1)}`,
    );
    const share = await compare('over TLS', bare.encrypted, encrypted.url);
    await compare('without TLS', bare.plain, edge.url);
    if (share < LIMIT) process.exitCode = 1;
  } finally {
    await bare.stop();
    await encrypted.stop();
  }
});
process.exit();

async function compare(name: string, bare: string, edge: string): Promise<number> {
  await wrk(edge + PATH, { seconds: 1 });
  const pairs: { bare: number; edge: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [first, second] = pair % 2 === 0 ? ([bare, edge] as const) : ([edge, bare] as const);
    const figures = { [first]: await measure(first), [second]: await measure(second) };
    pairs.push({ bare: figures[bare] ?? 0, edge: figures[edge] ?? 0 });
  }
  const share = medianOf(pairs.map((pair) => pair.edge / pair.bare)) ?? 0;
  const perSecond = (of: 'bare' | 'edge') => Math.round(medianOf(pairs.map((pair) => pair[of])) ?? 0);
  const shares = pairs.map((pair) => (pair.edge / pair.bare).toFixed(2)).join(' ');
  console.log(
    `${name}: edge ${perSecond('edge')}/s, bare nginx ${perSecond('bare')}/s, share ${share.toFixed(2)} (${shares})`,
  );
  return share;
}

async function measure(url: string): Promise<number> {
  const { perSecond, bad } = await wrk(url + PATH, { seconds: SECONDS });
  if (bad > 0) throw new Error(`${url}: ${bad} failed requests`);
  return perSecond;
}

async function startBare(dir: string, edgeUrl: string, tls: Certificate) {
  const response = await fetch(edgeUrl + PATH, { headers: { 'Accept-Encoding': 'br' } });
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.test(name));
  const compressed = await promisify(execFile)(
    'curl',
    ['-s', '-H', 'Accept-Encoding: br', `${edgeUrl}${PATH}`],
    {
      encoding: 'buffer',
    },
  );
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'page'), compressed.stdout);
  const [plain, encrypted] = [await findFreePort(), await findFreePort()];
  await writeFile(
    join(dir, 'bare.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${dir}/nginx.pid;
error_log stderr;
events { worker_connections 16384; multi_accept on; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${plain} backlog=4096;
    listen 127.0.0.1:${encrypted} ssl http2;
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    location = ${PATH} {
      root ${dir};
      try_files /page =404;
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
${headers.map(([name, value]) => `      add_header ${name} '${value.replaceAll("'", "\\'")}';`).join('\n')}
    }
  }
}
`,
  );
  const nginx = await startNginx(dir, 'bare.conf', plain);
  return {
    plain: `http://localhost:${plain}`,
    encrypted: `https://localhost:${encrypted}`,
    stop: nginx.stop,
  };
}
