/**
 * Writes the edge's configuration to standard output, from its environment: docs/operating.md names every variable.
 * `EDGE_HOST=nettobonus.example EDGE_SITES=site-a:4321,site-b:4321 … node ops/edge/write-config.ts > nginx.conf`
 */
import { readEnv } from '@nettobonus/domain/read-env';
import { z } from 'zod';
import { writeEdgeConfig } from './config.ts';

/** Names of a host or an address, with or without a port: nothing that could end a line of the configuration. */
const place = z.string().regex(/^[\w.:[\]/-]+$/, 'has to be a host, an address or a port');
const places = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(place));
const path = z.string().regex(/^\/[\w./-]+$/, 'has to be a path from the root');

const schema = z
  .object({
    EDGE_HOST: place,
    EDGE_LISTEN: place.default('443'),
    EDGE_PLAIN_LISTEN: place.optional(),
    EDGE_CERTIFICATE: path.optional(),
    EDGE_KEY: path.optional(),
    EDGE_SITES: places.pipe(z.array(place).min(1)),
    EDGE_STUDIO_HOST: place.optional(),
    EDGE_STUDIO_LISTEN: place.optional(),
    EDGE_STUDIO: place.optional(),
    EDGE_TRUSTED_PROXIES: places.default([]),
    EDGE_ASSETS_DIR: path.default('/srv/nettobonus/assets'),
    EDGE_VERSIONS_DIR: path.default('/run/nettobonus-edge'),
    EDGE_STATE_DIR: path.default('/var/lib/nettobonus-edge'),
    EDGE_ACCESS_LOG: path.default('/dev/stdout'),
  })
  .refine(({ EDGE_CERTIFICATE, EDGE_KEY }) => Boolean(EDGE_CERTIFICATE) === Boolean(EDGE_KEY), {
    path: ['EDGE_KEY'],
    error: 'EDGE_CERTIFICATE and EDGE_KEY go together',
  })
  .refine(
    (env) =>
      new Set([!env.EDGE_STUDIO_HOST, !env.EDGE_STUDIO_LISTEN, !env.EDGE_STUDIO].map(Boolean)).size === 1,
    {
      path: ['EDGE_STUDIO'],
      error: 'EDGE_STUDIO, EDGE_STUDIO_HOST and EDGE_STUDIO_LISTEN go together',
    },
  );

const env = readEnv('edge', schema, process.env);
const { EDGE_CERTIFICATE: certificate, EDGE_KEY: key } = env;
process.stdout.write(
  writeEdgeConfig({
    host: env.EDGE_HOST,
    listen: env.EDGE_LISTEN,
    tls: certificate && key ? { certificate, key, plainListen: env.EDGE_PLAIN_LISTEN ?? null } : null,
    sites: env.EDGE_SITES,
    studio:
      env.EDGE_STUDIO && env.EDGE_STUDIO_HOST && env.EDGE_STUDIO_LISTEN
        ? { host: env.EDGE_STUDIO_HOST, listen: env.EDGE_STUDIO_LISTEN, server: env.EDGE_STUDIO }
        : null,
    trustedProxies: env.EDGE_TRUSTED_PROXIES,
    assetsDir: env.EDGE_ASSETS_DIR,
    versionsDir: env.EDGE_VERSIONS_DIR,
    stateDir: env.EDGE_STATE_DIR,
    accessLog: env.EDGE_ACCESS_LOG,
  }),
);
