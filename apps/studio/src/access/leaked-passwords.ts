import { createHash } from 'node:crypto';

const TIMEOUT_MS = 3000;

/**
 * Whether a password is in the list of leaked passwords at the URL, by the protocol of Pwned Passwords. Sends only the first
 * five digits of the password's hash; the response has the rest of all hashes that begin with them.
 */
export async function isLeaked(password: string, url: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(`${url}/${hash.slice(0, 5)}`, {
    // Otherwise the length of the response would reveal the digits.
    headers: { 'Add-Padding': 'true' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const lines = (await response.text()).split(/\r?\n/);
  // Padding has a count of zero.
  return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(':0'));
}
