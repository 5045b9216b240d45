import { createHash } from 'node:crypto';
import { type Alert, listRuleAlerts } from '@nettobonus/domain/alerts/alert';
import type { MarketRule } from '@nettobonus/domain/market-rules/market-rule';
import { OFFER_END_RULES } from '@nettobonus/domain/market-rules/market-rules';
import { getLocalDate, isMarket, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { listPublishedLinks } from '@nettobonus/store/link-checks';
import type { CollectionSlug, Payload } from 'payload';
import type { PublishedMarket } from '../findings/published-offers.ts';
import { readPublishedMarkets } from '../findings/published-offers.ts';
import { type DeadLetter, listDeadLetters } from '../jobs/job-queue.ts';
import type { JobData } from '../jobs/queues.ts';
import { formatNote } from '../links/format-link-check.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { siteDatabase } from '../site-database.ts';
import { formatListingTermsHref } from '../terms-watch/terms-filter.ts';
import { listWatchedListings } from '../terms-watch/watched-listings.ts';

interface CollectOptions {
  now: Date;
  rules: readonly MarketRule[];
}

/** What each market could be told about now, whether or not it already was. */
export async function collectAlerts(payload: Payload, { now, rules }: CollectOptions): Promise<Alert[]> {
  const markets = await readPublishedMarkets(payload, now);
  return [
    ...(await listLinkAlerts()),
    ...markets.flatMap(listOfferEndAlerts),
    ...(await listTermsAlerts(payload)),
    ...markets.flatMap(({ market, settings: { mode } }) =>
      listRuleAlerts(rules, { market, today: getLocalDate(market, now), mode }),
    ),
    ...(await listScheduleAlerts(payload)),
  ];
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A link that was in order in between breaks anew. */
async function listLinkAlerts(): Promise<Alert[]> {
  const links = await listPublishedLinks(siteDatabase());
  return links.flatMap(({ link, casino, name, markets, check }) =>
    check?.status === 'broken'
      ? markets.map((market): Alert => {
          const since = check.lastOkAt?.toISOString() ?? 'never';
          return {
            key: `link/${market}/${casino}/${digest(link)}/${since}`,
            kind: 'link-broken',
            market,
            title: `Broken link: ${name}`,
            text: `${formatNote(check)}. The link: ${link}`,
            path: '/admin/links',
          };
        })
      : [],
  );
}

function listOfferEndAlerts({ market, offers }: PublishedMarket): Alert[] {
  return offers.flatMap(({ id, casino, listing, findings }) =>
    findings.flatMap(({ rule, title, why }): Alert[] =>
      OFFER_END_RULES.includes(rule)
        ? [
            {
              key: `offer/${id}/${listing.endsOn}/${rule}`,
              kind: 'offer-ends',
              market,
              title: `${title}: ${casino} (${listing.endsOn})`,
              text: why,
              path: `/admin/collections/listings/${id}#field=endsOn`,
            },
          ]
        : [],
    ),
  );
}

async function listTermsAlerts(payload: Payload): Promise<Alert[]> {
  const listings = await listWatchedListings(payload);
  return listings.flatMap(({ id, title, market, state, check }): Alert[] =>
    state === 'changed' && check
      ? [
          {
            key: `terms/${id}/${check.fetchedDigest}`,
            kind: 'terms-changed',
            market,
            title: `Changed terms: ${title}`,
            text: 'The casino’s page of terms differs from the text that was last read. Read what has changed.',
            path: formatListingTermsHref(id),
          },
        ]
      : [],
  );
}

async function listScheduleAlerts(payload: Payload): Promise<Alert[]> {
  const failed = (await listDeadLetters(payload)).filter(({ kind }) => kind === 'scheduled-change');
  const alerts = await Promise.all(failed.map((job) => toScheduleAlerts(payload, job)));
  return alerts.flat();
}

/** A document without a market, such as a casino, concerns all of them. */
async function toScheduleAlerts(payload: Payload, { id, data, problem }: DeadLetter): Promise<Alert[]> {
  const { doc, type } = data as JobData['scheduled-change'];
  const found: object | null = await payload.findByID({
    collection: doc.relationTo as CollectionSlug,
    id: doc.value,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
  });
  // A deleted document needs no action.
  if (!found) return [];
  const { market, ...fields } = found as StoredDocument;
  const { labels, admin } = payload.collections[doc.relationTo].config;
  const title = `${labels.singular} ${fields[admin.useAsTitle ?? 'id'] ?? doc.value}`;
  const markets: readonly Market[] = isMarket(String(market)) ? [market as Market] : MARKETS;
  return markets.map((of) => ({
    key: `job/${of}/${id}`,
    kind: 'schedule-failed',
    market: of,
    title: `${type === 'publish' ? 'Not published' : 'Not unpublished'} at its time: ${title}`,
    text: `${problem} Open the document, or retry the job on the page “Today”.`,
    path: `/admin/collections/${doc.relationTo}/${doc.value}`,
  }));
}
