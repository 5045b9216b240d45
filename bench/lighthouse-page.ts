import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts';

/** Where nothing is timed, nothing has to settle first. */
const WITHOUT_WAITING = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
};

export type Judge = (url: string) => Promise<Result>;

/** Lighthouse as a phone, in one Chromium for as long as `use` takes: all of it, or a category that times nothing. */
export async function withLighthouse(
  use: (judge: Judge) => Promise<void>,
  only?: 'seo' | 'accessibility',
): Promise<void> {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  });
  try {
    await use(async (url) => {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        formFactor: 'mobile',
        ...(only && { ...WITHOUT_WAITING, onlyCategories: [only] }),
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      return result.lhr;
    });
  } finally {
    chrome.kill();
  }
}

/** Of a hundred. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** The audits that cost a page points in a category. */
export function listFailing({ categories, audits }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}
