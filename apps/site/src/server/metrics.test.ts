import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { listDocumentedRows } from '../../../../ops/documented-rows.ts';
import { pagesRendered, registerProcessMetrics, renderMetrics, requestSeconds } from './metrics.ts';

const DASHBOARD = new URL('../../../../ops/grafana/nettobonus.json', import.meta.url);
const clicks = { database: 'down' as 'down' | 'up', stored: 7, spooled: 3, lost: 1 };

beforeAll(() =>
  registerProcessMetrics({
    content: () => ({
      source: 'memory',
      version: 42,
      documents: 5,
      lastCurrentAt: new Date(Date.now() - 9_000),
    }),
    clicks: () => clicks,
    shareAlarms: () =>
      clicks.database === 'down'
        ? null
        : [
            {
              market: 'se',
              casino: 'winz',
              uniqueClicks: 90,
              share: 0.9,
              usualShare: 0.1,
              low: 0,
              high: 0.2,
            },
          ],
  }),
);

/** Includes the series of histograms, which queries use: bucket, count and sum. */
async function listNames(): Promise<string[]> {
  const { text } = await renderMetrics();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

test('every metric on the dashboard exists', async () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queried = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }) => expr.replace(/\{[^}]*\}|"[^"]*"/g, ''))
    .flatMap((expr) => expr.match(/\b(nettobonus|process|nodejs)_\w+/g) ?? []);
  const names = await listNames();
  expect(new Set(queried).size).toBeGreaterThan(12);
  expect(queried.filter((name) => !names.includes(name))).toEqual([]);
});

test('docs/operating.md lists exactly the site’s own metrics', async () => {
  const own = (await listNames()).filter((name) => /^nettobonus_(?!.*_(bucket|count|sum)$)/.test(name));
  expect(
    listDocumentedRows('Metrics')
      .map(([name]) => name)
      .sort(),
  ).toEqual(own.sort());
});

test('each scrape reads the current state of the process', async () => {
  pagesRendered.inc();
  requestSeconds.observe({ route: 'home', status: '2xx' }, 0.004);
  const { text } = await renderMetrics();
  expect(text).toMatch(/^nettobonus_pages_rendered_total 1$/m);
  expect(text).toMatch(/_bucket\{le="0.005",route="home",status="2xx"\} 1$/m);
  expect(text).toMatch(/^nettobonus_content_version 42$/m);
  expect(text).toMatch(/^nettobonus_content_age_seconds 9(\.\d+)?$/m);
  expect(text).toMatch(/^nettobonus_content_source\{source="memory"\} 1$/m);
  expect(text).toMatch(/^nettobonus_content_source\{source="database"\} 0$/m);
  expect(text).toMatch(/^nettobonus_clicks_database_up 0$/m);
  expect(text).toMatch(/^nettobonus_clicks_total\{outcome="lost"\} 1$/m);

  expect(text).not.toMatch(/^nettobonus_click_share_alarms\{/m);

  clicks.database = 'up';
  clicks.stored = 8;
  const later = (await renderMetrics()).text;
  expect(later).toMatch(/^nettobonus_clicks_database_up 1$/m);
  expect(later).toMatch(/^nettobonus_clicks_total\{outcome="stored"\} 8$/m);
  expect(later).toMatch(/^nettobonus_click_share_alarms\{market="fi"\} 0$/m);
  expect(later).toMatch(/^nettobonus_click_share_alarms\{market="se"\} 1$/m);
});
