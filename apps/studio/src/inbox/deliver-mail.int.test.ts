import { afterEach, expect, test } from 'vitest';
import { type Fate, type MailServer, type Phase, startMailServer } from '../../../../ops/mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';

const SETTINGS = {
  smtpUrl: '',
  from: 'studio@nettobonus.example',
  to: 'inbox@nettobonus.example',
  studioUrl: 'https://studio.example',
};
const message = (more: object = {}) => ({
  id: 12,
  messageId: '0b7f8c1e-6d5a-4a52-9e65-5f4f1c2d3e4f',
  market: 'fi' as const,
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\n.\nMinimitalletus on muuttunut: 10 € 👍\n..loppu',
  receivedAt: '2026-11-15T12:03:00.000Z',
  opening: 'Hei! Minimitalletus on muuttunut',
  ...more,
});

let server: MailServer;
afterEach(() => server.stop());

const mail = (more: object = {}) => composeMail(message(more), SETTINGS);

/** Delivers a mail to a server that answers as `decide` says; also returns the phases that it reached. */
async function deliverTo(decide: (phase: Phase) => Fate, beforeEnd = async () => {}) {
  const phases: string[] = [];
  server = await startMailServer({
    decide: (phase) => {
      phases.push(phase);
      return decide(phase);
    },
  });
  const delivery = await deliverMail(server.url, await mail(), async () => {
    phases.push('before the end');
    await beforeEnd();
  });
  return { delivery, phases };
}

test('the end of a mail is sent only after what comes before it is done', async () => {
  const { delivery, phases } = await deliverTo(
    () => 'go on',
    // Long enough for an end that does not wait to arrive.
    () => new Promise((done) => setTimeout(done, 300)),
  );
  expect(delivery).toMatchObject({ isSent: true, answer: expect.stringMatching(/^250/) });
  expect(phases.toSorted()).toEqual(
    ['before the end', 'body', 'end', 'from', 'greeting', 'taken', 'to'].toSorted(),
  );
  expect(phases.indexOf('before the end')).toBeGreaterThan(phases.indexOf('to'));
  expect(phases.indexOf('before the end')).toBeLessThan(phases.indexOf('end'));
  expect(server.mails).toHaveLength(1);
});

test('where that fails, the end never goes out and the server takes nothing', async () => {
  const { delivery, phases } = await deliverTo(
    () => 'go on',
    async () => {
      throw new Error('another process has it');
    },
  );
  expect(delivery).toMatchObject({ isSent: false, isEndSent: false, code: null });
  await new Promise((done) => setTimeout(done, 200));
  expect(phases).toContain('body');
  expect(phases).not.toContain('end');
  expect(server.mails).toHaveLength(0);
});

test.each(['greeting', 'from', 'to', 'end'] as const)(
  'a temporary refusal at %s is recognised by its code',
  async (where) => {
    const { delivery } = await deliverTo((phase) => (phase === where ? { code: 451 } : 'go on'));
    expect(delivery).toMatchObject({
      isSent: false,
      isEndSent: where === 'end',
      code: 451,
      isAboutMail: where !== 'greeting',
    });
    expect(server.mails).toHaveLength(0);
  },
);

test.each(['greeting', 'from', 'to', 'body'] as const)(
  'a connection that breaks at %s broke before the end',
  async (where) => {
    const { delivery } = await deliverTo(
      (phase) => (phase === where ? 'break off' : 'go on'),
      () => new Promise((done) => setTimeout(done, 300)),
    );
    expect(delivery).toMatchObject({ isSent: false, isEndSent: false, code: null });
    expect(server.mails).toHaveLength(0);
  },
);

test.each(['end', 'taken'] as const)('one that breaks at %s leaves no answer', async (where) => {
  const { delivery } = await deliverTo((phase) => (phase === where ? 'break off' : 'go on'));
  expect(delivery).toMatchObject({ isSent: false, isEndSent: true, code: null });
  expect(server.mails).toHaveLength(where === 'taken' ? 1 : 0);
});

test('a login is used where the address has one, and a wrong one is not about the mail', async () => {
  server = await startMailServer({ login: { user: 'studio', password: 'pass/word' } });
  expect(await deliverMail(server.url, await mail(), async () => {})).toMatchObject({ isSent: true });
  const wrong = server.url.replace('pass%2Fword', 'other');
  expect(await deliverMail(wrong, await mail(), async () => {})).toMatchObject({
    isSent: false,
    isEndSent: false,
    code: 535,
    isAboutMail: false,
  });
});

test('the mail says what came, from whom and where it is; an answer goes to the visitor', async () => {
  server = await startMailServer();
  await deliverMail(server.url, await mail(), async () => {});
  const [received] = server.mails;
  expect(received).toMatchObject({
    messageId: '0b7f8c1e-6d5a-4a52-9e65-5f4f1c2d3e4f@nettobonus.example',
    from: SETTINGS.from,
    to: [SETTINGS.to],
  });
  const [head = '', body = ''] = received?.raw.split('\r\n\r\n') ?? [];
  expect(head).toContain('Reply-To: Aino Lehtonen <aino@esimerkki.fi>');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(decodeQuotedPrintable(received?.raw ?? '')).toContain(message().message.replaceAll('\n', '\r\n'));
  expect(body).toContain('Market: Suomi (fi)');
  expect(body).toContain('Received: 2026-11-15 14:03 (Europe/Helsinki)');
  expect(decodeQuotedPrintable(received?.raw ?? '')).toContain(
    'https://studio.example/admin/collections/messages/12',
  );
});

test('a line break in a name, an address or first words begins no header', async () => {
  server = await startMailServer();
  const evil = 'x\r\nBcc: all@example.org\r\n\r\nbody';
  const composed = await mail({
    name: evil,
    email: 'a@b.fi\r\nBcc: all@example.org',
    opening: `Hei\nBcc: b@c.fi ${evil}`,
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
