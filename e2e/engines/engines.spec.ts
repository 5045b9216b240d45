import { test as base, expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import type { Display, Engine } from './engine.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { compareLayouts } from './layout.ts';
import { launchPuppeteer } from './puppeteer-engine.ts';
import { Walker } from './walker.ts';
import { launchWebKit } from './webkit-engine.ts';

const GAP_PX = 24;

/** An engine, and the Chromium whose layout it is held against. */
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
      const walks = pairs.map(({ reference, engine }) => ({
        reference: new Walker(reference, baseURL ?? '', display),
        walker: new Walker(engine, baseURL ?? '', display),
      }));
      const problems: string[] = [];
      try {
        for (const { reference, walker } of walks) {
          problems.push(...(await walk(journey, reference)), ...(await walk(journey, walker)));
          problems.push(...compareViews(reference, walker));
        }
      } finally {
        await attachPictures(walks, info, display.width);
      }
      expect(problems).toEqual([]);
    },
  );
}

/** Walks one journey in one engine; returns what is wrong whatever the other engines show. */
async function walk(journey: Journey, walker: Walker): Promise<string[]> {
  await walker.begin({ withMonthPopup: journey.withMonthPopup ?? false });
  await journey.walk(walker);
  const faults = walker.views.flatMap(({ name, layout }) =>
    (layout?.faults ?? []).map((fault) => `${walker.engineName}, ${name}: ${fault}`),
  );
  const errors = walker.takeErrors().filter((error) => !isExpected(journey, error));
  return [...faults, ...errors.map((error) => `${walker.engineName} logs: ${error}`)];
}

/** Chromium logs the status of the page itself. */
const isExpected = (journey: Journey, error: string) => journey.name === 'not found' && error.includes('404');

function compareViews(reference: Walker, walker: Walker): string[] {
  return walker.views.flatMap(({ name, layout }, index) => {
    const expected = reference.views[index]?.layout;
    const found = layout && expected ? compareLayouts(expected, layout) : [];
    return found.map((difference) => `${walker.engineName}, ${name}: ${difference}`);
  });
}

/** What Chromium, Firefox and WebKit showed, side by side. */
async function attachPictures(
  walks: { reference: Walker; walker: Walker }[],
  info: TestInfo,
  width: number,
): Promise<void> {
  const walkers = [walks[0]?.reference, ...walks.map(({ walker }) => walker)];
  for (const [index, { name }] of walks[0]?.reference.views.entries() ?? []) {
    const pictures = walkers.map((walker) => walker?.views[index]?.picture);
    const layers = pictures.flatMap((input, place) =>
      input ? { input, left: place * (width + GAP_PX), top: 0 } : [],
    );
    const { height = 0 } = await sharp(layers[0]?.input).metadata();
    const path = info.outputPath(`${name.replaceAll(' ', '-')}.png`);
    await sharp({
      create: { width: walkers.length * (width + GAP_PX), height, channels: 3, background: '#f0f' },
    })
      .composite(layers)
      .png()
      .toFile(path);
    await info.attach(name, { path });
  }
}
