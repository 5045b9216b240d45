/**
 * What can be shown of the site's safety by a command: known weaknesses of dependencies, their licences and bill of
 * materials, policies, a crawl in Chromium, a scanner. `npm run security` after `npm run build`; with names of checks
 * only those. Fails where something is faulty, and where something could not be shown.
 */
import { auditDependencies } from './security/audit.ts';
import { crawlInBrowser } from './security/crawl-in-browser.ts';
import { checkLicences } from './security/licences.ts';
import { formatOutcome, type Outcome } from './security/outcome.ts';
import { evaluatePolicies } from './security/policies.ts';
import { writeSbom } from './security/sbom.ts';
import { scan } from './security/scan.ts';
import { withServedSite } from './served-site.ts';

const OF_DEPENDENCIES = { audit: auditDependencies, licences: checkLicences, sbom: writeSbom };
const OF_THE_SITE = { policies: evaluatePolicies, crawl: crawlInBrowser, scanner: scan };

const named = process.argv.slice(2);
const names = [...Object.keys(OF_DEPENDENCIES), ...Object.keys(OF_THE_SITE)];
const unknown = named.find((name) => !names.includes(name));
if (unknown) throw new Error(`Unknown check: ${unknown}. Known checks: ${names.join(', ')}`);
const isAsked = ([name]: [string, unknown]) => named.length === 0 || named.includes(name);

function report(outcome: Outcome): void {
  console.log(formatOutcome(outcome));
  if (outcome.state !== 'ok') process.exitCode = 1;
}

for (const [, check] of Object.entries(OF_DEPENDENCIES).filter(isAsked)) report(await check());

const checks = Object.entries(OF_THE_SITE).filter(isAsked);
if (checks.length > 0) {
  // The sitemaps are to name the addresses that the site is served under.
  delete process.env.SITE_URL;
  await withServedSite(async (site) => {
    for (const [, check] of checks) report(await check(site));
  });
}

// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit();
