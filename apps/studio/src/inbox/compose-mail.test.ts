import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const SETTINGS = {
  smtpUrl: '',
  from: 'studio@nettobonus.example',
  to: 'inbox@nettobonus.example',
  studioUrl: 'https://studio.example',
};

async function compose(overrides: object): Promise<{ head: string; body: string }> {
  const message = {
    id: 12,
    messageId: '0b7f8c1e-6d5a-4a52-9e65-5f4f1c2d3e4f',
    market: 'fi' as const,
    name: 'Aino Lehtonen',
    email: 'aino@esimerkki.fi',
    message: 'Hei!',
    receivedAt: '2026-11-15T12:03:00.000Z',
    opening: 'Hei!',
    ...overrides,
  };
  const raw = (await composeMail(message, SETTINGS)).raw.toString().replace(/=\r\n/g, '');
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  return { head, body };
}

test('a domain with Nordic letters is encoded in the header', async () => {
  const { head, body } = await compose({ email: 'aino@blåbär.example' });
  expect(head).toContain('Reply-To: Aino Lehtonen <aino@xn--blbr-noae.example>');
  expect(body).toContain('A reply to this email goes to the visitor.');
});

test('an address with Nordic letters before the @ is not in the header, and the email says so', async () => {
  const { head, body } = await compose({ email: 'örjan@example.se' });
  expect(head).not.toContain('Reply-To');
  expect(head).not.toMatch(/[^\p{ASCII}]/u);
  expect(body).toContain('A reply to this email does not reach the visitor');
  expect(body).toContain('=C3=B6rjan@example.se');
});

test('no header contains bidirectional control characters', async () => {
  const { head } = await compose({ name: 'Aino\u202e', email: 'aino\u2066@x.fi', opening: 'Hei\u202e!' });
  expect(head).toContain('Reply-To: Aino <aino@x.fi>');
  expect(head).toMatch(/^Subject: .*Hei!/m);
});
