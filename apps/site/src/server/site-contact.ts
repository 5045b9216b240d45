import { connect, SITE_ROLE } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { createContact } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { contactMessages } from './metrics.ts';
import { visitorAddress } from './visitor-address.ts';

const db = connect(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: CONTACT_LIMITS.statementMs,
});
// On hot reload the old module instance would leak its connections.
import.meta.hot?.dispose(() => db.end());

const answerContact = createContact({
  siteUrl: env.SITE_URL,
  limits: new ContactLimits(),
  save: (message) => saveContactMessage(db, message),
  log,
});

/** The contact form of the running site. */
export async function answerSiteContact(request: Request, socketAddress: string): Promise<Response> {
  const address = visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS);
  const response = await answerContact(request, address);
  contactMessages.inc({ outcome: response.ok ? 'stored' : response.status < 500 ? 'refused' : 'not-stored' });
  return response;
}
