import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { mailAdapter } from './mail-adapter.ts';

const MAIL = { to: 'maija@example.org', subject: 'Reset', html: 'https://studio.example/admin/reset/0a1b' };

test.each([
  ['email is not configured', null],
  ['no mail server responds', { smtpUrl: 'smtp://127.0.0.1:1', from: 'studio@example.org' }],
])('if %s, logs an event without recipient or content', async (_, settings) => {
  const warn = vi.fn();
  const { sendEmail } = mailAdapter(settings)({ payload: { logger: { warn } } as unknown as Payload });
  await sendEmail(MAIL);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ event: 'mail-not-sent' });
  expect(JSON.stringify(warn.mock.lastCall)).not.toMatch(/maija|0a1b/);
});
