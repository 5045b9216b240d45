import { afterEach, expect, test } from 'vitest';
import {
  type MailServer,
  type Phase,
  type PhaseAction,
  startMailServer,
} from '../../../../ops/mail-server.ts';
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

let server: MailServer;
afterEach(() => server.stop());

const compose = (overrides: object = {}) => composeMail(createMessage(overrides), SETTINGS);

/** Delivers a mail to a server that replies as `decide` says. Also returns the phases that the session reached. */
async function deliverTo(decide: (phase: Phase) => PhaseAction, beforeEnd = async () => {}) {
  const phases: string[] = [];
  server = await startMailServer({
    decide: (phase) => {
      phases.push(phase);
      return decide(phase);
    },
  });
  const delivery = await deliverMail(server.url, await compose(), async () => {
    phases.push('before the end');
    await beforeEnd();
  });
  return { delivery, phases };
}

test('the end of a mail is sent only after its callback has completed', async () => {
  const { delivery, phases } = await deliverTo(
    () => 'continue',
    // Long enough for the end to arrive if it were sent too early.
    () => new Promise((resolve) => setTimeout(resolve, 300)),
  );
  expect(delivery).toMatchObject({ isSent: true, reply: expect.stringMatching(/^250/) });
  expect(phases.toSorted()).toEqual(
    ['before the end', 'body', 'end', 'from', 'greeting', 'accepted', 'to'].toSorted(),
  );
  expect(phases.indexOf('before the end')).toBeGreaterThan(phases.indexOf('to'));
  expect(phases.indexOf('before the end')).toBeLessThan(phases.indexOf('end'));
  expect(server.mails).toHaveLength(1);
});

test('if the callback fails, the end is not sent and the server accepts nothing', async () => {
  const { delivery, phases } = await deliverTo(
    () => 'continue',
    async () => {
      throw new Error('another process sends this mail');
    },
  );
  expect(delivery).toMatchObject({ isSent: false, isEndSent: false, code: null });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(phases).toContain('body');
  expect(phases).not.toContain('end');
  expect(server.mails).toHaveLength(0);
});

test.each(['greeting', 'from', 'to', 'end'] as const)(
  'reports the code of a temporary rejection at %s',
  async (failingPhase) => {
    const { delivery } = await deliverTo((phase) => (phase === failingPhase ? { code: 451 } : 'continue'));
    expect(delivery).toMatchObject({
      isSent: false,
      isEndSent: failingPhase === 'end',
      code: 451,
      isAboutMail: failingPhase !== 'greeting',
    });
    expect(server.mails).toHaveLength(0);
  },
);

test.each(['greeting', 'from', 'to', 'body'] as const)(
  'a connection lost at %s counts as lost before the end of the mail',
  async (failingPhase) => {
    const { delivery } = await deliverTo(
      (phase) => (phase === failingPhase ? 'disconnect' : 'continue'),
      () => new Promise((resolve) => setTimeout(resolve, 300)),
    );
    expect(delivery).toMatchObject({ isSent: false, isEndSent: false, code: null });
    expect(server.mails).toHaveLength(0);
  },
);

test.each(['end', 'accepted'] as const)(
  'a connection lost at %s leaves it unknown whether the server accepted the mail',
  async (failingPhase) => {
    const { delivery } = await deliverTo((phase) => (phase === failingPhase ? 'disconnect' : 'continue'));
    expect(delivery).toMatchObject({ isSent: false, isEndSent: true, code: null });
    expect(server.mails).toHaveLength(failingPhase === 'accepted' ? 1 : 0);
  },
);

test('logs in with the credentials in the URL; a failed login is not a rejection of the mail', async () => {
  server = await startMailServer({ login: { user: 'studio', password: 'pass/word' } });
  expect(await deliverMail(server.url, await compose(), async () => {})).toMatchObject({ isSent: true });
  const wrongUrl = server.url.replace('pass%2Fword', 'other');
  expect(await deliverMail(wrongUrl, await compose(), async () => {})).toMatchObject({
    isSent: false,
    isEndSent: false,
    code: 535,
    isAboutMail: false,
  });
});

test('the mail contains the message, its sender and its link, and a reply goes to the visitor', async () => {
  server = await startMailServer();
  await deliverMail(server.url, await compose(), async () => {});
  const [received] = server.mails;
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
  server = await startMailServer();
  const injection = 'x\r\nBcc: all@example.org\r\n\r\nbody';
  const composed = await compose({
    name: injection,
    email: 'a@b.fi\r\nBcc: all@example.org',
    opening: `Hei\nBcc: b@c.fi ${injection}`,
  });
  await deliverMail(server.url, composed, async () => {});
  const [received] = server.mails;
  expect(received?.to).toEqual([SETTINGS.to]);
  const [head = ''] = received?.raw.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^[\w-]+:/gm)?.toSorted()).toEqual(
    [
      'From:',
      'To:',
      'Reply-To:',
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
