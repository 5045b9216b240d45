import { connect, SITE_ROLE } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { createContactHandler } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { contactMessages } from './metrics.ts';
import { visitorAddress } from './visitor-address.ts';

const db = connect(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: CONTACT_LIMITS.statementTimeoutMs,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => db.end());

const handleContact = createContactHandler({
  siteUrl: env.SITE_URL,
  limits: new ContactLimits(),
  save: (message) => saveContactMessage(db, message),
  log,
});

/** Handles the contact form with the site's database and limits. */
export async function handleSiteContact(request: Request, socketAddress: string): Promise<Response> {
  const address = visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS);
  const response = await handleContact(request, address);
  contactMessages.inc({ outcome: response.ok ? 'stored' : response.status < 500 ? 'refused' : 'not-stored' });
  return response;
}
