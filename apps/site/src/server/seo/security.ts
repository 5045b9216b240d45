const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** security.txt (RFC 9116). The expiry date advances each day, so it never passes and is always less than a year ahead. */
export function buildSecurityText(siteUrl: string, contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, fi, sv, no, da',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
