import { expect, test } from 'vitest';
import { buildWebhookHeaders, createWebhookSecret } from './sign-webhook.ts';

test('signs the example of the Standard Webhooks specification', () => {
  const headers = buildWebhookHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('each secret is another one, of 32 random bytes', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) {
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  }
});
