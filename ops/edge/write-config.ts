/**
 * Writes the edge's configuration to standard output, from environment variables. docs/operating.md lists them.
 * `EDGE_HOST=nettobonus.example EDGE_SITES=site-a:4321,site-b:4321 … node ops/edge/write-config.ts > nginx.conf`
 */
import { readEnv } from '@nettobonus/domain/shared/read-env';
import { z } from 'zod';
import { buildEdgeConfig } from './config.ts';

/** A host, address or port: no character that could end a line of the configuration. */
const hostOrPort = z.string().regex(/^[\w.:[\]/-]+$/, 'must be a host, an address or a port');
const hostsOrPorts = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(hostOrPort));
const path = z.string().regex(/^\/[\w./-]+$/, 'must be an absolute path');

const schema = z
  .object({
    EDGE_HOST: hostOrPort,
    EDGE_LISTEN: hostOrPort.default('443'),
    EDGE_PLAIN_LISTEN: hostOrPort.optional(),
    EDGE_CERTIFICATE: path.optional(),
    EDGE_KEY: path.optional(),
    EDGE_SITES: hostsOrPorts.pipe(z.array(hostOrPort).min(1)),
    EDGE_STUDIO_HOST: hostOrPort.optional(),
    EDGE_STUDIO_LISTEN: hostOrPort.optional(),
    EDGE_STUDIO: hostOrPort.optional(),
    EDGE_TRUSTED_PROXIES: hostsOrPorts.default([]),
    EDGE_ASSETS_DIR: path.default('/srv/nettobonus/assets'),
    EDGE_VERSIONS_DIR: path.default('/run/nettobonus-edge'),
    EDGE_STATE_DIR: path.default('/var/lib/nettobonus-edge'),
    EDGE_ACCESS_LOG: path.default('/dev/stdout'),
  })
  .refine(({ EDGE_CERTIFICATE, EDGE_KEY }) => Boolean(EDGE_CERTIFICATE) === Boolean(EDGE_KEY), {
    path: ['EDGE_KEY'],
    error: 'set EDGE_CERTIFICATE and EDGE_KEY together',
  })
  .refine(
    (env) =>
      new Set([!env.EDGE_STUDIO_HOST, !env.EDGE_STUDIO_LISTEN, !env.EDGE_STUDIO].map(Boolean)).size === 1,
    {
      path: ['EDGE_STUDIO'],
      error: 'set EDGE_STUDIO, EDGE_STUDIO_HOST and EDGE_STUDIO_LISTEN together',
    },
  );

const env = readEnv('edge', schema, process.env);
const { EDGE_CERTIFICATE: certificate, EDGE_KEY: key } = env;
process.stdout.write(
  buildEdgeConfig({
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
