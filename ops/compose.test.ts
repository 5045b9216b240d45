import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listDocumentedRows } from './documented-rows.ts';
import { buildEdgeConfig, CACHE_VOLUME_MB } from './edge/config.ts';

interface Service {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  user?: string;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  environment?: Record<string, string>;
  tmpfs?: string[];
  deploy?: { resources: { limits: { memory?: string; cpus?: string; pids?: number } } };
}

const text = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
const { services, networks } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};
const listNetworks = (name: string) => services[name]?.networks?.toSorted();

test.each(Object.entries(services))(
  '%s has a read-only file system, no capabilities and resource limits',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const limits = service.deploy?.resources.limits;
    expect(limits?.memory && limits.cpus && limits.pids).toBeTruthy();
  },
);

test('neither the database nor the studio is reachable from the public network', () => {
  expect(listNetworks('edge')).toEqual(['public', 'site']);
  expect(listNetworks('database')).toEqual(['data']);
  expect(listNetworks('studio')).toEqual(['data', 'out']);
  expect([networks.site, networks.data]).toEqual([{ internal: true }, { internal: true }]);
  const publishedPorts = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  );
  expect(publishedPorts).toEqual([
    ['edge', '443:8443'],
    ['edge', '80:8080'],
    ['studio', expect.stringMatching(/127\.0\.0\.1\}:3001:3001$/)],
  ]);
});

test('each program has its own database login, and none is the superuser’s', () => {
  const getUser = (url = '') => new URL(url.replace(/\$\{.*?\}/g, 'x')).username;
  const { migrate, studio, database } = services;
  const logins = {
    owner: getUser(migrate?.environment?.DATABASE_URL),
    site: getUser(migrate?.environment?.SITE_DATABASE_URL),
    studio: getUser(migrate?.environment?.STUDIO_DATABASE_URL),
  };
  expect(new Set([...Object.values(logins), database?.environment?.POSTGRES_USER]).size).toBe(4);
  expect(getUser(studio?.environment?.DATABASE_URL)).toBe(logins.studio);
  for (const name of ['site-a', 'site-b']) {
    expect(getUser(services[name]?.environment?.DATABASE_URL)).toBe(logins.site);
  }
  expect(readFileSync(new URL('docker/create-owner.sh', import.meta.url), 'utf8')).toContain(
    `CREATE ROLE ${logins.owner} LOGIN CREATEROLE PASSWORD`,
  );
});

test('the edge’s cache leaves a third of its volume free', () => {
  const [, sizeMb] = /size=(\d+)m$/.exec(services.edge?.tmpfs?.[1] ?? '') ?? [];
  expect(Number(sizeMb)).toBe(CACHE_VOLUME_MB);
  const config = buildEdgeConfig({
    host: 'localhost',
    listen: '443',
    tls: null,
    sites: ['site-a:4321'],
    studio: null,
    trustedProxies: [],
    assetsDir: '/assets',
    versionsDir: '/versions',
    stateDir: '/state',
    accessLog: '/dev/stdout',
  });
  const [, maxMb, minFreeMb] = /max_size=(\d+)m min_free=(\d+)m/.exec(config) ?? [];
  expect(Number(maxMb) / CACHE_VOLUME_MB).toBeLessThan(2 / 3);
  expect(Number(minFreeMb) / CACHE_VOLUME_MB).toBeGreaterThan(0.05);
});

test.each([
  ['site-a', 'The site'],
  ['site-b', 'The site'],
  ['studio', 'The studio'],
  ['migrate', 'Commands'],
  ['edge-versions', 'The edge'],
  ['assets', 'The edge'],
])('%s gets only the variables documented under %s', (name, heading) => {
  const documented = listDocumentedRows(heading).map(([variable]) => variable);
  const variables = Object.keys(services[name]?.environment ?? {});
  expect(variables.filter((variable) => !documented.includes(variable))).toEqual([]);
});

test('the variables in compose.yaml are documented', () => {
  const documented = ['The site', 'The studio', 'Commands', 'The edge', 'Compose'].flatMap((heading) =>
    listDocumentedRows(heading).map(([variable]) => variable),
  );
  const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, variable]) => variable));
  expect([...used].filter((variable) => !documented.includes(variable ?? ''))).toEqual([]);
});
