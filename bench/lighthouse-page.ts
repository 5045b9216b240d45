import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts';

/** Categories without timing audits need no settled page. */
const NO_PAUSES = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
};

export type RunLighthouse = (url: string) => Promise<Result>;

/** Runs `use` with Lighthouse (mobile) in one Chromium: all categories, or one that times nothing. */
export async function withLighthouse(
  use: (runLighthouse: RunLighthouse) => Promise<void>,
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
        ...(only && { ...NO_PAUSES, onlyCategories: [only] }),
      });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
      return result.lhr;
    });
  } finally {
    chrome.kill();
  }
}

/** The score of a category, from 0 to 100. */
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
