import { afterEach, expect, test } from 'vitest';
import {
  type Phase,
  type PhaseAction,
  startTestMailServer,
  type TestMailServer,
} from '../../../../ops/test-mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';

const SETTINGS = {
  smtpUrl: '',
  from: 'studio@nettobonus.example',
  to: 'inbox@nettobonus.example',
  studioUrl: 'https://studio.example',
};
const createMessage = (overrides: object = {}) => ({
  id: 12,
  messageId: '0b7f8c1e-6d5a-4a52-9e65-5f4f1c2d3e4f',
  market: 'fi' as const,
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\n.\nMinimitalletus on muuttunut: 10 € 👍\n..loppu',
  receivedAt: '2026-11-15T12:03:00.000Z',
  opening: 'Hei! Minimitalletus on muuttunut',
  ...overrides,
});

let server: TestMailServer;
afterEach(() => server.stop());

const compose = (overrides: object = {}) => composeMail(createMessage(overrides), SETTINGS);

/** Delivers an email to a server whose reply in each phase comes from `decide`. */
async function deliverTo(decide: (phase: Phase) => PhaseAction) {
  server = await startTestMailServer({ decide });
  return deliverMail(server.url, await compose());
}

test('an email that the server accepts is sent once', async () => {
  expect(await deliverTo(() => 'continue')).toMatchObject({
    isSent: true,
    reply: expect.stringMatching(/^250/),
  });
  expect(server.emails).toHaveLength(1);
});

test.each([
  ['greeting', 554, false],
  ['from', 451, false],
  ['to', 451, false],
  ['to', 550, true],
  ['end', 451, false],
  ['end', 554, true],
] as const)('a rejection at %s with %i is permanent: %s', async (failingPhase, code, isRefused) => {
  const delivery = await deliverTo((phase) => (phase === failingPhase ? { code } : 'continue'));
  expect(delivery).toEqual({ isSent: false, isRefused, reply: String(code) });
  expect(server.emails).toHaveLength(0);
});

test.each(['greeting', 'from', 'to', 'body', 'end', 'accepted'] as const)(
  'a connection lost at %s is not a refusal',
  async (failingPhase) => {
    const delivery = await deliverTo((phase) => (phase === failingPhase ? 'disconnect' : 'continue'));
    expect(delivery).toMatchObject({
      isSent: false,
      isRefused: false,
      reply: expect.stringMatching(/^no reply/),
    });
  },
);

test('logs in with the credentials in the URL; a failed login is not a rejection of the email', async () => {
  server = await startTestMailServer({ login: { user: 'studio', password: 'pass/word' } });
  expect(await deliverMail(server.url, await compose())).toMatchObject({ isSent: true });
  const wrongUrl = server.url.replace('pass%2Fword', 'other');
  expect(await deliverMail(wrongUrl, await compose())).toMatchObject({
    isSent: false,
    isRefused: false,
    reply: expect.stringContaining('535'),
  });
});

test('the email contains the message, its sender and a link to it, and a reply goes to the visitor', async () => {
  server = await startTestMailServer();
  await deliverMail(server.url, await compose());
  const [received] = server.emails;
  expect(received).toMatchObject({
    messageId: '0b7f8c1e-6d5a-4a52-9e65-5f4f1c2d3e4f@nettobonus.example',
    from: SETTINGS.from,
    to: [SETTINGS.to],
  });
  const [head = '', body = ''] = received?.raw.split('\r\n\r\n') ?? [];
  expect(head).toContain('Reply-To: Aino Lehtonen <aino@esimerkki.fi>');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(decodeQuotedPrintable(received?.raw ?? '')).toContain(
    createMessage().message.replaceAll('\n', '\r\n'),
  );
  expect(body).toContain('Market: Suomi (fi)');
  expect(body).toContain('Received: 2026-11-15 14:03 (Europe/Helsinki)');
  expect(decodeQuotedPrintable(received?.raw ?? '')).toContain(
    'https://studio.example/admin/collections/messages/12',
  );
});

test('a line break in a name, address or excerpt cannot inject a header', async () => {
  server = await startTestMailServer();
  const injection = 'x\r\nBcc: all@example.org\r\n\r\nbody';
  const composed = await compose({
    name: injection,
    email: 'a@b.fi\r\nBcc: all@example.org',
    opening: `Hei\nBcc: b@c.fi ${injection}`,
  });
  await deliverMail(server.url, composed);
  const [received] = server.emails;
  expect(received?.to).toEqual([SETTINGS.to]);
  const [head = ''] = received?.raw.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^bcc:/im);
  // With its line break removed, this is not a valid address, so there is no Reply-To header.
  expect(head.match(/^[\w-]+:/gm)?.toSorted()).toEqual(
    [
      'From:',
      'To:',
      'Subject:',
      'Message-ID:',
      'Auto-Submitted:',
      'Date:',
      'MIME-Version:',
      'Content-Type:',
      'Content-Transfer-Encoding:',
    ].toSorted(),
  );
});

function decodeQuotedPrintable(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
