import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../../bench/browser.ts';
import type { Display, Engine } from './engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** WebKitGTK rounds glyph widths to whole pixels, which changes where lines break. */
type GlyphWidths = 'fractional' | 'whole';

/** Launches Chromium over its DevTools protocol, or Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  display: Display,
  glyphWidths: GlyphWidths = 'fractional',
): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...(name === 'firefox' ? firefoxOptions(display) : chromiumOptions(display, glyphWidths)),
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
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    takeErrors: () => {
      const reported = errors;
      errors = [];
      return reported;
    },
    close: () => browser.close(),
  };
}

function chromiumOptions({ theme }: Display, glyphWidths: GlyphWidths): LaunchOptions {
  return {
    browser: 'chrome',
    executablePath: HEADLESS_CHROMIUM,
    headless: 'shell',
    args: [
      ...CHROMIUM_FLAGS,
      '--force-prefers-reduced-motion',
      '--hide-scrollbars',
      `--font-render-hinting=${glyphWidths === 'whole' ? 'full' : 'none'}`,
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
      // Firefox treats a headless window as inactive, and shows no focus ring in it.
      'focusmanager.testmode': true,
      // Overlay scrollbars, as on phones and Macs, take no space from the layout.
      'ui.useOverlayScrollbars': 1,
    },
  };
}
