import { test as base, expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import type { Display, Engine } from './engine.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { compareLayouts } from './layout.ts';
import { launchPuppeteer } from './puppeteer-engine.ts';
import { Visitor } from './visitor.ts';
import { launchWebKit } from './webkit-engine.ts';

const GAP_PX = 24;

/** An engine, and the Chromium whose layout is its reference. */
interface Pair {
  reference: Engine;
  engine: Engine;
}

const test = base.extend<object, { display: Display; pairs: Pair[] }>({
  display: [
    { width: 1440, height: 900, theme: 'light' },
    { scope: 'worker', option: true },
  ],
  pairs: [
    async ({ display }, use) => {
      const launched: Engine[] = [];
      const launch = async (engine: Promise<Engine>) => {
        launched.push(await engine);
        return engine;
      };
      try {
        await use([
          {
            reference: await launch(launchPuppeteer('chromium', display)),
            engine: await launch(launchPuppeteer('firefox', display)),
          },
          {
            reference: await launch(launchPuppeteer('chromium', display, 'whole')),
            engine: await launch(launchWebKit(display)),
          },
        ]);
      } finally {
        for (const engine of launched) await engine.close();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

for (const journey of JOURNEYS) {
  test(
    journey.name,
    { tag: journey.tags.map((tag) => `@${tag}`) },
    async ({ pairs, display, baseURL }, info) => {
      const runs = pairs.map(({ reference, engine }) => ({
        reference: new Visitor(reference, baseURL ?? '', display),
        visitor: new Visitor(engine, baseURL ?? '', display),
      }));
      const problems: string[] = [];
      try {
        for (const { reference, visitor } of runs) {
          problems.push(...(await runJourney(journey, reference)), ...(await runJourney(journey, visitor)));
          problems.push(...compareViews(reference, visitor));
        }
      } finally {
        await attachScreenshots(runs, info, display.width);
      }
      expect(problems).toEqual([]);
    },
  );
}

/** Runs one journey in one engine; returns the problems that need no comparison with another engine. */
async function runJourney(journey: Journey, visitor: Visitor): Promise<string[]> {
  await visitor.begin({ withMonthPopup: journey.withMonthPopup ?? false });
  try {
    await journey.run(visitor);
  } finally {
    visitor.end();
  }
  const faults = visitor.views.flatMap(({ name, layout }) =>
    (layout?.faults ?? []).map((fault) => `${visitor.engineName}, ${name}: ${fault}`),
  );
  const errors = visitor.takeErrors().filter((error) => !isExpected(journey, error));
  return [...faults, ...errors.map((error) => `${visitor.engineName} logs: ${error}`)];
}

/** Chromium logs an error if the page itself has status 404. */
const isExpected = (journey: Journey, error: string) => journey.name === 'not found' && error.includes('404');

function compareViews(reference: Visitor, visitor: Visitor): string[] {
  return visitor.views.flatMap(({ name, layout }, index) => {
    const expected = reference.views[index]?.layout;
    const differences = layout && expected ? compareLayouts(expected, layout) : [];
    return differences.map((difference) => `${visitor.engineName}, ${name}: ${difference}`);
  });
}

/** Attaches the screenshots of Chromium, Firefox and WebKit side by side. */
async function attachScreenshots(
  runs: { reference: Visitor; visitor: Visitor }[],
  info: TestInfo,
  width: number,
): Promise<void> {
  const visitors = [runs[0]?.reference, ...runs.map(({ visitor }) => visitor)];
  for (const [index, { name }] of runs[0]?.reference.views.entries() ?? []) {
    const screenshots = visitors.map((visitor) => visitor?.views[index]?.screenshot);
    const layers = screenshots.flatMap((input, column) =>
      input ? { input, left: column * (width + GAP_PX), top: 0 } : [],
    );
    if (layers.length === 0) continue;
    const { height = 0 } = await sharp(layers[0]?.input).metadata();
    const path = info.outputPath(`${name.replaceAll(' ', '-')}.png`);
    await sharp({
      create: { width: visitors.length * (width + GAP_PX), height, channels: 3, background: '#f0f' },
    })
      .composite(layers)
      .png()
      .toFile(path);
    await info.attach(name, { path });
  }
}
