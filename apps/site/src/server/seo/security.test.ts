import { expect, test } from 'vitest';
import { buildSecurityText } from './security.ts';

const NOW = new Date('2025-11-15T15:30:00Z');
const text = (now = NOW) => buildSecurityText('https://x.example', 'mailto:a@x.example', now);

test('it states the contact and the canonical URL', () => {
  expect(text()).toContain('Contact: mailto:a@x.example\n');
  expect(text()).toContain('Canonical: https://x.example/.well-known/security.txt\n');
});

test('it expires within a year, and the expiry date advances each day', () => {
  const expiresAt = (now: Date) => new Date(/Expires: (.+)/.exec(text(now))?.[1] ?? '').getTime();
  const days = (expiresAt(NOW) - NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  expect(expiresAt(new Date('2025-11-16T00:00:00Z')) - expiresAt(NOW)).toBe(86_400_000);
});

test('it is the same all day, so that it can be cached', () => {
  expect(text(new Date('2025-11-15T00:00:01Z'))).toBe(text());
});
