import { connect, SITE_ROLE } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { createContact } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { visitorAddress } from './visitor-address.ts';

const db = connect(env.DATABASE_URL, {
  role: SITE_ROLE,
  maxConnections: 2,
  statementTimeoutMs: CONTACT_LIMITS.statementMs,
});
// The development server loads this module anew after a change; the old one would keep its connections.
import.meta.hot?.dispose(() => db.end());

const answerContact = createContact({
  siteUrl: env.SITE_URL,
  limits: new ContactLimits(),
  save: (message) => saveContactMessage(db, message),
  log,
});

/** The contact form of the running site. */
export function answerSiteContact(request: Request, socketAddress: string): Promise<Response> {
  return answerContact(request, visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS));
}
