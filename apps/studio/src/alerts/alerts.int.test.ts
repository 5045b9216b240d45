import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listDocuments } from '@nettobonus/content/documents';
import { evaluateLink, type LinkObservation, NO_HISTORY } from '@nettobonus/domain/clicks/link-health';
import { MARKET_RULES } from '@nettobonus/domain/market-rules/market-rules';
import { getLocalDate } from '@nettobonus/domain/markets/market';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type PhaseAction,
  startTestMailServer,
  type TestMailServer,
} from '../../../../ops/test-mail-server.ts';
import { ROLES } from '../access/roles.ts';
import { JobError } from '../jobs/job-error.ts';
import { listJobs } from '../jobs/job-queue.ts';
import type { NetworkPolicy } from '../network/network-policy.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

interface ReceivedWebhook {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let raiseAlerts: typeof import('./raise-alerts.ts').raiseAlerts;
let sendAlertMail: typeof import('./send-alert-mail.ts').sendAlertMail;
let sendAlertWebhook: typeof import('./send-alert-webhook.ts').sendAlertWebhook;
let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
const tokens = new Map<string, string>();
let mailServer: TestMailServer;
let decide: () => PhaseAction = () => 'continue';
let receiver: Server;
let received: ReceivedWebhook[];
let status = 204;
let listing: number;
let settings: number;
let secret: string;

const network: NetworkPolicy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
};
const LINK = 'https://winz-casino.example/bonus?affiliate=nettobonus&campaign=fi-welcome';

beforeAll(async () => {
  // Import only now: they read DATABASE_URL on load.
  ({ raiseAlerts } = await import('./raise-alerts.ts'));
  ({ sendAlertMail } = await import('./send-alert-mail.ts'));
  ({ sendAlertWebhook } = await import('./send-alert-webhook.ts'));
  mailServer = await startTestMailServer({ decide: () => decide() });
  receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  await loadDocuments(
    studio.payload,
    pickDocuments(
      listDocuments(),
      ({ kind, market, key }) =>
        market === 'fi' && (kind === 'market-settings' || (kind === 'listing' && key === 'winz-casino')),
    ),
  );
  listing = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  for (const role of ROLES) tokens.set(role, await logInAs(studio, role));
  const created = await studio.payload.create({
    collection: 'alert-settings',
    data: {
      market: 'fi',
      kinds: ['link-broken', 'offer-ends', 'terms-changed', 'rule-in-force', 'schedule-failed'],
      emails: ['anna@example.org', 'eero@example.org'],
      webhookUrl: 'https://hooks.example/alerts',
    },
  });
  settings = created.id;
  const response = await post('chief-editor', `/webhook-secret/${settings}`);
  ({ secret } = (await response.json()) as { secret: string });
}, 120_000);
afterAll(async () => {
  await mailServer.stop();
  receiver.close();
});

beforeEach(async () => {
  received = [];
  status = 204;
  decide = () => 'continue';
  await studio.db`DELETE FROM studio.alerts`;
  await studio.db`DELETE FROM jobs.job`;
  await studio.db`DELETE FROM studio.terms_checks`;
  await studio.db`TRUNCATE site.link_statuses, site.link_checks, site.link_check_runs`;
  await publishEnd(null);
  await studio.db`UPDATE studio.alert_settings SET webhook_url = 'https://hooks.example/alerts'`;
});

/** Publishes the last day of the offer. The rules are not the subject of these tests. */
const publishEnd = (endsOn: string | null) =>
  studio.payload.update({
    collection: 'listings',
    id: listing,
    data: { endsOn, _status: 'published' },
    context: { isLoading: true },
  });

const post = (role: string, path: string) => {
  const token = tokens.get(role);
  return studio.request('POST', path, { body: {}, ...(token ? { token } : {}) });
};

/** The settings accept only https; the receiver has no certificate. */
async function useReceiver(host: string): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  await studio.db`UPDATE studio.alert_settings SET webhook_url = ${`http://${host}:${port}/alerts`}`;
}

const raise = (now = new Date()) => raiseAlerts(studio.payload, { now, isMailConfigured: true, rules: [] });

async function listRaised(): Promise<string[]> {
  const { docs } = await studio.payload.find({ collection: 'alerts', sort: 'id', pagination: false });
  return docs.map(({ kind, title }) => `${kind}: ${title}`);
}

async function checkLink(...outcomes: ('ok' | 'gone')[]): Promise<void> {
  const run = await LinkCheckRun.begin(studio.db, 1);
  let history = NO_HISTORY;
  for (const outcome of outcomes) {
    const observation: LinkObservation = {
      kind: 'response',
      httpStatus: outcome === 'ok' ? 200 : 404,
      finalUrl: LINK,
      ms: 1,
      phrase: null,
    };
    const verdict = evaluateLink(observation, history);
    await run.record(LINK, observation, verdict);
    history = verdict;
  }
  await run.end();
}

async function changeTerms(digest: string): Promise<void> {
  await studio.db`DELETE FROM studio.terms_checks`;
  await studio.payload.create({
    collection: 'terms-checks',
    data: { listing, readDigest: 'old', fetchedDigest: digest, fetchedAt: new Date().toISOString() },
  });
  await studio.db`UPDATE studio.listings SET terms_url = 'https://winz-casino.example/terms'`;
}

const mailSettings = () => ({
  smtpUrl: mailServer.url,
  from: 'studio@nettobonus.example',
  to: 'inbox@nettobonus.example',
  studioUrl: 'https://studio.example',
});

test('a link that has failed twice is an event once, and again after it was in order', async () => {
  await checkLink('ok', 'gone');
  expect(await raise()).toBe(0);
  await checkLink('ok', 'gone', 'gone');
  expect(await raise()).toBe(1);
  expect(await raise()).toBe(0);
  expect(await listRaised()).toEqual(['link-broken: Broken link: Winz Casino']);
  await checkLink('ok', 'gone', 'gone');
  expect(await raise()).toBe(1);
});

test('the end of an offer is an event a week before and again after its last day', async () => {
  const today = getLocalDate('fi', new Date());
  await publishEnd(today);
  expect(await raise()).toBe(1);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  expect(await raise(tomorrow)).toBe(1);
  expect(await raise(tomorrow)).toBe(0);
  expect(await listRaised()).toEqual([
    `offer-ends: Offer ends within a week: Winz Casino (${today})`,
    `offer-ends: Offer has ended: Winz Casino (${today})`,
  ]);
});

test('each new text of changed terms is an event', async () => {
  await changeTerms('new');
  expect(await raise()).toBe(1);
  expect(await raise()).toBe(0);
  await changeTerms('newer');
  expect(await raise()).toBe(1);
  await changeTerms('old');
  expect(await raise()).toBe(0);
});

test('a rule that comes into force is an event', async () => {
  const rules = MARKET_RULES.filter(({ id }) => id === 'fi-affiliates');
  const now = new Date('2027-07-01T09:00:00Z');
  const count = () => raiseAlerts(studio.payload, { now, isMailConfigured: true, rules });
  expect(await count()).toBe(1);
  expect(await count()).toBe(0);
  expect(await listRaised()).toEqual([
    'rule-in-force: In force since 1.7.2027: Affiliate marketing is expected to stay forbidden in Finland',
  ]);
});

test('a scheduled publication that failed is an event', async () => {
  const { sendJob } = await import('../jobs/job-queue.ts');
  const { runJobs } = await import('../jobs/run-jobs.ts');
  const doc = { relationTo: 'listings', value: String(listing) } as const;
  // The user does not exist, so the job fails for good.
  await sendJob(studio, 'scheduled-change', {
    type: 'publish',
    doc,
    user: 999_999,
    at: new Date().toISOString(),
  });
  const runner = await runJobs(studio.payload, { pollSeconds: 0.5, monitorSeconds: 1, mail: null });
  await expect.poll(() => raise(), { timeout: 20_000, interval: 200 }).toBe(1);
  await runner.stop();
  expect(await listRaised()).toEqual([
    'schedule-failed: Not published at its time: Listing Winz Casino · fi',
  ]);
});

test('a market hears only of the events that it has chosen', async () => {
  await studio.payload.update({
    collection: 'alert-settings',
    id: settings,
    data: { kinds: ['offer-ends'] },
  });
  await changeTerms('new');
  expect(await raise()).toBe(0);
  const kinds = ['link-broken', 'offer-ends', 'terms-changed', 'rule-in-force', 'schedule-failed'] as const;
  await studio.payload.update({ collection: 'alert-settings', id: settings, data: { kinds: [...kinds] } });
  expect(await raise()).toBe(1);
});

test('each address gets one email about all new events; a retry has the same Message-ID', async () => {
  await checkLink('ok', 'gone', 'gone');
  await changeTerms('new');
  await raise();
  const jobs = await listJobs(studio.payload, 'send-alert-mail');
  expect(jobs.map(({ data: { to } }) => to).toSorted()).toEqual(['anna@example.org', 'eero@example.org']);
  const [first] = jobs;
  if (!first) throw new Error('No email is queued');
  const before = mailServer.emails.length;
  decide = () => ({ code: 451 });
  await expect(sendAlertMail(studio.payload, first, mailSettings())).rejects.toBeInstanceOf(JobError);
  decide = () => 'continue';
  await sendAlertMail(studio.payload, first, mailSettings());
  await sendAlertMail(studio.payload, first, mailSettings());
  const sent = mailServer.emails.slice(before);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.messageId).toBe(sent[1]?.messageId);
  expect(sent[0]?.to).toEqual([first.data.to]);
  const raw = (sent[0]?.raw ?? '').replace(/=\r\n/g, '');
  expect(raw).toContain('Broken link: Winz Casino');
  expect(raw).toContain(`https://studio.example/admin/terms/${listing}`);
});

test('an address that was removed in the meantime gets no email', async () => {
  await changeTerms('new');
  await raise();
  const [job] = await listJobs(studio.payload, 'send-alert-mail');
  if (!job) throw new Error('No email is queued');
  const before = mailServer.emails.length;
  await sendAlertMail(studio.payload, { data: { ...job.data, to: 'gone@example.org' } }, mailSettings());
  expect(mailServer.emails).toHaveLength(before);
});

test('the webhook receives each event as JSON with a signature that its receiver can verify; errors are retried', async () => {
  await changeTerms('new');
  await raise();
  const [job] = await listJobs(studio.payload, 'send-alert-webhook');
  if (!job) throw new Error('No webhook is queued');
  const send = () => sendAlertWebhook(studio.payload, job, { network });
  await useReceiver('hooks.test');
  status = 503;
  await expect(send()).rejects.toThrow('status 503');
  status = 204;
  await send();
  expect(received).toHaveLength(2);
  const [, { headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({
    id: `alert_${job.data.alert}`,
    kind: 'terms-changed',
    market: 'fi',
    key: `terms/${listing}/new`,
    title: 'Changed terms: Winz Casino · fi',
    text: expect.any(String),
    url: expect.stringMatching(new RegExp(`/admin/terms/${listing}$`)),
    raisedAt: expect.any(String),
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

test('the webhook never reaches our own network', async () => {
  await changeTerms('new');
  await raise();
  const [job] = await listJobs(studio.payload, 'send-alert-webhook');
  if (!job) throw new Error('No webhook is queued');
  await useReceiver('127.0.0.1');
  await expect(sendAlertWebhook(studio.payload, job)).rejects.toThrow('forbidden address');
  expect(received).toEqual([]);
});

test('only chief editors and admins create a secret, and nobody can read it afterwards', async () => {
  const statuses = Object.fromEntries(
    await Promise.all(
      [...ROLES, 'anonymous'].map(async (role) => [
        role,
        (await post(role, `/webhook-secret/${settings}`)).status,
      ]),
    ),
  );
  expect(statuses).toEqual({
    admin: 200,
    'chief-editor': 200,
    editor: 403,
    'market-editor': 403,
    analyst: 403,
    anonymous: 401,
  });
  const token = tokens.get('admin') ?? '';
  const read = await (await studio.request('GET', `/alert-settings/${settings}`, { token })).json();
  expect(read).not.toHaveProperty('webhookSecret');
  expect(read.webhookSecretAt).toEqual(expect.any(String));
  const [stored] = await studio.db`SELECT webhook_secret FROM studio.alert_settings`;
  expect(stored?.webhook_secret).not.toContain('whsec_');
});

test('addresses must be complete, and a webhook must be https', async () => {
  const token = tokens.get('chief-editor') ?? '';
  const change = async (body: object) =>
    (await studio.request('PATCH', `/alert-settings/${settings}`, { token, body })).status;
  expect(await change({ emails: ['anna'] })).toBe(400);
  expect(await change({ webhookUrl: 'http://hooks.example/' })).toBe(400);
});
