import { createHash, randomUUID } from 'node:crypto';
import { evaluateLink, type LinkObservation } from '@nettobonus/domain/clicks/link-health';
import { createMonthPartitions, insertClicks, updateClickTotals } from '@nettobonus/store/click-rows';
import { connect, type Database } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { listPublishedLinks } from '@nettobonus/store/link-checks';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { createTestClicks, DAY_MS } from '../ops/test-clicks.ts';
import type { TestMailServer } from '../ops/test-mail-server.ts';
import {
  ADMIN,
  type Colleague,
  createColleague,
  EEVA,
  invite,
  logIn,
  PASSWORD,
  SVEN,
} from './studio-pages.ts';

/** The documents that the screens of the studio show, by their ids. */
export interface FilledStudio {
  changedTerms: number;
  conflicting: number;
  listing: number;
  waitingReason: number;
  underReview: number;
  review: number;
  outdated: number;
  scheduled: number;
  trashed: number;
  pageText: number;
  article: number;
  casino: number;
  licence: number;
  settings: number;
  navigation: number;
  places: number;
  message: number;
  alertSettings: number;
  colleague: number;
  auditEntry: number;
  /** Of an invitation. */
  passwordToken: string;
}

const INVITED: Colleague = { name: 'Nina', email: 'nina@example.org', role: 'editor' };

type Fields = Record<string, unknown>;

/** Sends requests to the studio's API as the user who is logged in. */
class Api {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  async send(method: 'GET' | 'POST' | 'PATCH', path: string, data?: Fields): Promise<Fields> {
    const headers = { Origin: this.#origin };
    const response = await this.#request.fetch(`${this.#origin}/api${path}`, {
      method,
      headers,
      ...(data ? { data } : {}),
    });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
    return JSON.parse(text);
  }

  logIn(email: string) {
    return this.send('POST', '/users/login', { email, password: PASSWORD });
  }

  /** The newest draft of the first document that has these values. */
  async find(collection: string, where: Record<string, string>): Promise<Fields & { id: number }> {
    const query = Object.entries(where).map(([field, value]) => `where[${field}][equals]=${value}`);
    const { docs } = (await this.send('GET', `/${collection}?draft=true&depth=0&${query.join('&')}`)) as {
      docs: (Fields & { id: number })[];
    };
    const [found] = docs;
    if (!found) throw new Error(`${collection} has no ${JSON.stringify(where)}`);
    return found;
  }

  async create(collection: string, data: Fields): Promise<number> {
    return ((await this.send('POST', `/${collection}?draft=true`, data)).doc as { id: number }).id;
  }

  saveDraft(collection: string, id: number, data: Fields) {
    return this.#save(`/${collection}/${id}`, data, '?draft=true');
  }

  publish(collection: string, id: number, data: Fields) {
    return this.#save(`/${collection}/${id}`, { ...data, _status: 'published' });
  }

  trash(collection: string, id: number) {
    return this.#save(`/${collection}/${id}`, { deletedAt: new Date().toISOString() });
  }

  /** A request that changes a document names the revision that it was made from. */
  async #save(path: string, data: Fields, query = '') {
    const { revision } = await this.send('GET', `${path}?draft=true&depth=0`);
    return this.send('PATCH', path + query, { ...data, revision });
  }
}

/**
 * Brings a studio with sample content into the state of a working day: something waits on every screen. The page is
 * logged in as the admin at the end.
 */
export async function fillStudio(
  page: Page,
  servers: StudioOnTestDatabase,
  mailServer: TestMailServer,
): Promise<FilledStudio> {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  const { url } = servers.studio;
  await logIn(page, servers);
  for (const user of [SVEN, EEVA]) await createColleague(page, servers, user, mailServer);
  const passwordToken = await invite(page, servers, INVITED, mailServer);
  const api = new Api(page.request, url);
  const admin = await api.find('users', { email: ADMIN });
  await api.send('PATCH', `/users/${admin.id}`, { approvesLegally: true });
  const eeva = await api.find('users', { email: EEVA.email });
  const sven = await api.find('users', { email: SVEN.email });
  const listing = await api.find('listings', { title: 'Casinoist · fi' });
  await addClicks(db);
  await addLinkChecks(db);

  const alertSettings = await api.create('alert-settings', {
    market: 'fi',
    emails: ['toimitus@nettobonus.example'],
    webhookUrl: 'https://chat.nettobonus.example/hooks/1',
  });
  await db`
    INSERT INTO studio.alerts (market, kind, title, text, path, key) VALUES
      ('fi', 'link-broken', 'The link of Crab Slots is broken', 'Change the link.', '/admin/links', 'test-1'),
      ('fi', 'terms-changed', 'The terms of Winz Casino have changed', 'Read the terms.', '/admin/terms', 'test-2')`;
  await db`
    INSERT INTO jobs.job (name, data, source_name, source_output)
    VALUES ('dead-letters', '{}', 'check-links', ${db.json({ message: 'None of 6 hosts could be reached' })})`;

  const changedTerms = await api.find('listings', { title: 'Winz Casino · fi' });
  await api.publish('listings', changedTerms.id, {
    termsUrl: 'https://winz.example/terms',
    verdict: 'Uusi arvio.',
  });
  await addTermsCheck(db, changedTerms.id);
  const auditEntry = await api.find('audit-log', { document: String(changedTerms.id), kind: 'listings' });

  const casino = await api.find('casinos', { slug: 'casinoist' });
  const licence = await api.find('licences', {});
  const settings = await api.find('market-settings', { market: 'se' });
  const navigation = await api.find('navigation', { market: 'fi' });
  const places = await findOrCreate(
    api,
    'places',
    { market: 'fi' },
    {
      market: 'fi',
      leading: [casino.id, (await api.find('casinos', { slug: 'crab-slots' })).id],
    },
  );

  const waitingReason = await api.find('listings', { title: 'Crab Slots · fi' });
  const refused = api.publish('listings', waitingReason.id, {
    bonus: '999 % jopa 999 €',
    overrideReason: 'The casino changes its terms tomorrow.',
  });
  await expect(refused).rejects.toThrow('Another editor must confirm your reason');

  const game = await api.create('demo-games', {
    market: 'fi',
    name: 'Poistettu peli',
    key: 'poistettu-peli',
  });
  await api.trash('demo-games', game);

  const review = await api.find('reviews', { title: 'Casinoist · fi' });
  const outdated = await api.find('reviews', { title: 'Casinoist · se' });
  await api.send('POST', '/document-translations/link', {
    collection: 'reviews',
    id: outdated.id,
    source: review.id,
  });
  await api.saveDraft('reviews', review.id, { conclusion: 'Uusi arvio odottaa julkaisua.' });
  await api.send('POST', '/comments', {
    kind: 'reviews',
    document: review.id,
    text: 'Stämmer gränsen för insättningar?',
    mentions: [eeva.id],
  });

  const underReview = await api.find('listings', { title: 'Crab Slots · se' });
  await api.publish('market-settings', settings.id, { workflow: true });
  await api.logIn(SVEN.email);
  await api.saveDraft('listings', underReview.id, { verdict: 'Ett gott val.' });
  const { revision } = await api.find('listings', { title: 'Crab Slots · se' });
  await api.send('POST', '/workflow', {
    collection: 'listings',
    id: underReview.id,
    revision,
    step: 'review-requested',
  });
  await api.send('POST', '/comments', {
    kind: 'listings',
    document: underReview.id,
    text: 'Kan du läsa igenom detta före lunch?',
    mentions: [admin.id],
  });
  await api.logIn(ADMIN);

  const scheduled = await api.find('listings', { title: 'Joki Casino · fi' });
  await api.saveDraft('listings', scheduled.id, { verdict: 'Uutuus, joka pitää lupauksensa.' });
  await schedule(page, url, scheduled.id);

  const pageText = await api.find('page-texts', { market: 'fi', page: 'privacy' });
  const article = await api.find('articles', { market: 'fi' });
  await api.create('payload-query-presets', {
    title: 'Finland, by net',
    relatedCollection: 'listings',
    isShared: true,
    where: { or: [{ and: [{ market: { equals: 'fi' } }] }] },
  });

  const message = await addMessages(api, db);
  await db.end();
  return {
    changedTerms: changedTerms.id,
    conflicting: (await api.find('listings', { title: 'Halla Bet · fi' })).id,
    listing: listing.id,
    waitingReason: waitingReason.id,
    underReview: underReview.id,
    review: review.id,
    outdated: outdated.id,
    scheduled: scheduled.id,
    trashed: game,
    pageText: pageText.id,
    article: article.id,
    casino: casino.id,
    licence: licence.id,
    settings: settings.id,
    navigation: navigation.id,
    places,
    message,
    alertSettings,
    colleague: sven.id,
    auditEntry: auditEntry.id,
    passwordToken,
  };
}

async function findOrCreate(api: Api, collection: string, where: Record<string, string>, data: Fields) {
  return api.find(collection, where).then(
    ({ id }) => id,
    () => api.create(collection, data),
  );
}

async function addClicks(db: Database): Promise<void> {
  const clicks = [0, 1, 2, 4, 9, 12].flatMap((daysAgo) => [
    ...createTestClicks(10 + daysAgo, Date.now() - daysAgo * DAY_MS),
    ...createTestClicks(4, Date.now() - daysAgo * DAY_MS, {
      market: 'se',
      casino: 'casinoist',
      placement: 'card',
      netShown: -500_00,
    }),
  ]);
  await createMonthPartitions(
    db,
    clicks.map(({ clickedAt }) => clickedAt),
  );
  await insertClicks(db, clicks);
  await updateClickTotals(db);
}

/** The casinos of the sample content do not exist and cannot respond. */
async function addLinkChecks(db: Database): Promise<void> {
  const links = await listPublishedLinks(db);
  const run = await LinkCheckRun.begin(db, links.length);
  for (const { link, casino } of links) {
    const respond = (httpStatus: number, finalUrl = link): LinkObservation => ({
      kind: 'response',
      httpStatus,
      finalUrl,
      ms: 240,
      phrase: null,
    });
    const observations: Record<string, LinkObservation[]> = {
      'crab-slots': [respond(404), respond(404)],
      hohto: [respond(200), respond(200, 'https://hohto-parked.example/bonus')],
    };
    for (const observation of observations[casino] ?? [respond(200)]) {
      await run.record(link, observation, evaluateLink(observation, await run.getHistory(link)));
    }
  }
  await run.end();
}

async function addTermsCheck(db: Database, listing: number): Promise<void> {
  const read = 'Bonus terms\nWagering: 0×\nMaximum bet: 5 €\nValid for 30 days';
  const fetched = read.replace('0×', '35×').replace('30 days', '10 days');
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  await db`DELETE FROM studio.terms_checks WHERE listing_id = ${listing}`;
  await db`
    INSERT INTO studio.terms_checks (listing_id, read_text, read_digest, read_at, fetched_text, fetched_digest,
      fetched_url, fetched_at, changed_at)
    VALUES (${listing}, ${read}, ${digest(read)}, now() - interval '7 days', ${fetched}, ${digest(fetched)},
      'https://winz.example/terms', now(), now())`;
}

/** Schedules with the panel: Payload offers no endpoint. */
async function schedule(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/admin/collections/listings/${id}`);
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor();
  await page.locator('.form-submit .popup button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Schedule “' });
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await drawer.getByRole('textbox', { name: 'Date' }).fill(tomorrow.split('-').reverse().join('.'));
  await drawer.getByLabel(/^Time in /).fill('15:00');
  await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Will be published');
}

/** Two messages, of which one is answered. */
async function addMessages(api: Api, db: Database): Promise<number> {
  for (const message of [
    'Kierrätys koskee myös talletusta.\nTeillä luki vain bonus.',
    'Milloin vastaatte?',
  ]) {
    await saveContactMessage(db, {
      id: randomUUID(),
      market: 'fi',
      name: 'Aino Lehtonen',
      email: 'aino@esimerkki.example',
      message,
      page: '/fi/kasino/casinoist',
    } as never);
  }
  const findAll = async () =>
    (await api.send('GET', '/messages?where[status][exists]=true')).docs as Fields[];
  await expect.poll(async () => (await findAll()).length).toBe(2);
  const { id } = (await findAll()).find(({ message }) => String(message).startsWith('Kierrätys')) ?? {};
  await api.send('POST', `/messages/${id}/reply`, {
    replyId: randomUUID(),
    subject: 'Vs: Viestisi Nettobonukselle',
    text: 'Kiitos viestistä. Olemme korjanneet ehdot.',
    knownAnswers: 0,
  });
  return Number(id);
}
