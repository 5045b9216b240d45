import type { TestProject } from 'vitest/node';
import { startServedSite } from '../../bench/served-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Starts the built site with the sample content for all HTTP tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests set their own visitor address in X-Forwarded-For, as a proxy would.
  const { url, stop } = await startServedSite(undefined, { TRUSTED_PROXY_HOPS: '1' });
  project.provide('siteUrl', url);
  return stop;
}
