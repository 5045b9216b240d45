import { getLocalDate } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import { SITE_ROLE } from '@nettobonus/store/connect';
import { ConnectionPool } from '@nettobonus/store/connection-pool';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { createEntryHandler, isForm } from './competition-entry.ts';
import { findOwnCompetition } from './competitions.ts';
import { type ContactOptions, createContactHandler } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { contactMessages, contactThrottled } from './metrics.ts';

const pool = new ConnectionPool(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: CONTACT_LIMITS.statementTimeoutMs,
  probeTimeoutMs: CONTACT_LIMITS.probeTimeoutMs,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => pool.end());

const options: ContactOptions = {
  siteUrl: env.SITE_URL,
  limits: new ContactLimits({
    onThrottled: () => {
      contactThrottled.inc();
      log('contact-throttled', { messagesToday: CONTACT_LIMITS.siteMessagesPerDay });
    },
  }),
  save: (message) => pool.run(CONTACT_LIMITS.timeoutMs, (db) => saveContactMessage(db, message)),
  log,
};
const handleContact = createContactHandler(options);
const handleEntry = createEntryHandler({
  ...options,
  findCompetition: (market) => findOwnCompetition(market, getLocalDate(market, new Date())),
  getPagePath: (market) => pathFor('competitions', market),
  idSecret: env.PREVIEW_SECRET,
});

/** Handles the contact form and the entry form of the site's competition with the site's database and limits. */
export async function handleSiteContact(request: Request, socketAddress: string): Promise<Response> {
  const address = visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS);
  const isEntry = request.method === 'POST' && isForm(request.headers);
  const response = await (isEntry ? handleEntry : handleContact)(request, address);
  contactMessages.inc({
    outcome: response.status < 400 ? 'stored' : response.status < 500 ? 'refused' : 'not-stored',
  });
  return response;
}
