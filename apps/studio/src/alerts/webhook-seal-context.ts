import { env } from '../env.ts';
import type { SealContext } from '../second-factor/seal.ts';

/** How the secret of a market's webhook is encrypted in the database. */
export const webhookSealContext = (settings: number): SealContext => ({
  secret: env.STUDIO_SECRET,
  purpose: 'webhook secret',
  owner: settings,
});
