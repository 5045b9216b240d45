import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../../bench/browser.ts';
import type { Display, Engine } from './engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** Whether glyphs are as wide as drawn, or rounded to whole pixels as WebKitGTK does; other lines break then. */
type GlyphWidths = 'fractional' | 'whole';

/** Chromium over its DevTools protocol, Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  display: Display,
  glyphs: GlyphWidths = 'fractional',
): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...(name === 'firefox' ? firefoxOptions(display) : chromiumOptions(display, glyphs)),
    defaultViewport: null,
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.setViewport({ width: display.width, height: display.height });
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (script, arg) => page.evaluate(script as never, arg as never) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

function chromiumOptions({ theme }: Display, glyphs: GlyphWidths): LaunchOptions {
  return {
    browser: 'chrome',
    executablePath: HEADLESS_CHROMIUM,
    headless: 'shell',
    args: [
      ...CHROMIUM_FLAGS,
      '--force-prefers-reduced-motion',
      '--hide-scrollbars',
      `--font-render-hinting=${glyphs === 'whole' ? 'full' : 'none'}`,
      `--blink-settings=preferredColorScheme=${theme === 'dark' ? 0 : 1}`,
    ],
  };
}

function firefoxOptions({ theme }: Display): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // A window without a desktop counts as inactive, and shows no focus.
      'focusmanager.testmode': true,
      // As on phones and Macs: a scrollbar that takes no room.
      'ui.useOverlayScrollbars': 1,
    },
  };
}
