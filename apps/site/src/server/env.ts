import { z } from 'zod';

const envSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SNAPSHOT_PATH: z.string().min(1).default('.data/snapshot.ndjson'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:4321')
    .transform((url) => url.replace(/\/$/, '')),
});

function readEnv() {
  const parsed = envSchema.safeParse(process.env);
  if (!parsed.success) {
    throw new Error(`The site cannot start, its environment is not right:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

export const env = readEnv();
