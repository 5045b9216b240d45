import type { ShareAlarm } from '@nettobonus/domain/clicks/click-shares';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { ClickLedgerStatus } from '@nettobonus/store/click-ledger';
import type { SnapshotStatus } from '@nettobonus/store/snapshot';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Rendering a page takes milliseconds, an assistant answer up to half a minute. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const registry = new Registry();
const registers = [registry];

/** By route kind and status class; `aborted` if the visitor disconnected before the end. */
export const requestSeconds = new Histogram({
  name: 'nettobonus_request_duration_seconds',
  help: 'Time from a request to the end of its response',
  labelNames: ['route', 'status'],
  buckets: BUCKETS_SECONDS,
  registers,
});

export const pagesRendered = new Counter({
  name: 'nettobonus_pages_rendered_total',
  help: 'Pages rendered, not served from a cache',
  registers,
});

export const clicksUncounted = new Counter({
  name: 'nettobonus_clicks_uncounted_total',
  help: 'Requests that were answered but not counted as clicks, by reason',
  labelNames: ['reason'],
  registers,
});

export const contactMessages = new Counter({
  name: 'nettobonus_contact_messages_total',
  help: 'Contact messages that were stored, refused, or could not be stored',
  labelNames: ['outcome'],
  registers,
});

export const contactThrottled = new Counter({
  name: 'nettobonus_contact_throttled_total',
  help: 'Days on which the contact form reached its daily limit and was throttled',
  registers,
});

export const chatAnswers = new Counter({
  name: 'nettobonus_chat_answers_total',
  help: 'Assistant answers, by whether a model or the catalogue gave them',
  labelNames: ['by'],
  registers,
});

interface Statuses {
  content: () => SnapshotStatus;
  clicks: () => ClickLedgerStatus | null;
  shareAlarms: () => readonly ShareAlarm[] | null;
}

/** Registers gauges that read the state of the process at each scrape. */
export function registerProcessMetrics({ content, clicks, shareAlarms }: Statuses): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'nettobonus_content_version',
    help: 'Version of the content that is served',
    registers,
    collect() {
      this.set(content().version);
    },
  });
  new Gauge({
    name: 'nettobonus_content_documents',
    help: 'Documents that are served',
    registers,
    collect() {
      this.set(content().documents);
    },
  });
  new Gauge({
    name: 'nettobonus_content_age_seconds',
    help: 'Time since the content was last known to be current; NaN if it never was',
    registers,
    collect() {
      const { lastCurrentAt } = content();
      this.set(lastCurrentAt ? (Date.now() - lastCurrentAt.getTime()) / 1000 : Number.NaN);
    },
  });
  new Gauge({
    name: 'nettobonus_content_source',
    help: '1 for the current source of the content',
    labelNames: ['source'],
    registers,
    collect() {
      const current = content().source;
      for (const source of ['database', 'memory', 'disk', 'none'] satisfies SnapshotStatus['source'][]) {
        this.set({ source }, source === current ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'nettobonus_clicks_database_up',
    help: '1 while clicks go to the database, 0 while they go to the spool',
    registers,
    collect() {
      this.set(clicks()?.database === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'nettobonus_click_share_alarms',
    help: 'Casinos whose share of unique clicks today is outside its 30-day band; absent if unknown',
    labelNames: ['market'],
    registers,
    collect() {
      this.reset();
      const alarms = shareAlarms();
      if (!alarms) return;
      for (const market of MARKETS) {
        this.set({ market }, alarms.filter((alarm) => alarm.market === market).length);
      }
    },
  });
  // The click ledger has the totals since the process started: copy them at each scrape.
  new Counter({
    name: 'nettobonus_clicks_total',
    help: 'Clicks that were stored in the database, spooled to disk, or lost',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { stored = 0, spooled = 0, lost = 0 } = clicks() ?? {};
      this.reset();
      for (const [outcome, count] of Object.entries({ stored, spooled, lost })) this.inc({ outcome }, count);
    },
  });
}

export async function renderMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
