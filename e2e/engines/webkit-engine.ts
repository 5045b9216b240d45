import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Browser, Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../ops/free-port.ts';
import type { Display, Engine, Key } from './engine.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Shrinks GTK's toolbar: at its usual width of about 450 px, the window cannot be as narrow as a phone. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';
const START_TIMEOUT_MS = 20_000;

const KEY_CODES: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: Keys.SPACE,
};

/** Launches WebKitGTK, which shares its engine with Safari, in MiniBrowser on a virtual display. */
export async function launchWebKit(display: Display): Promise<Engine> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-webkit-'));
  await mkdir(join(dir, 'gtk-3.0'));
  await writeFile(join(dir, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  await writeFile(join(dir, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  const processes: ChildProcess[] = [];
  const stop = async () => {
    for (const child of processes.reverse()) await terminate(child);
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const xDisplay = await startXDisplay(processes);
    const port = await startDriver(processes, {
      DISPLAY: xDisplay,
      XDG_CONFIG_HOME: dir,
      GTK_THEME: display.theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    });
    const driver = await connect(port);
    await sizeViewport(driver, display);
    return toEngine(driver, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startXDisplay(processes: ChildProcess[]): Promise<string> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(server);
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const [number] = await once(lines, 'line', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  return `:${number}`;
}

async function startDriver(processes: ChildProcess[], env: Record<string, string>): Promise<number> {
  const port = await findFreePort();
  processes.push(
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } }),
  );
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not respond on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return port;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  return Promise.resolve(
    new Builder()
      .disableEnvironmentOverrides()
      .forBrowser(Browser.SAFARI)
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build(),
  );
}

/** Makes the window taller than the viewport by the height of its toolbar, which appears only after the window. */
async function sizeViewport(driver: WebDriver, { width, height }: Display): Promise<void> {
  const readSize = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const window = driver.manage().window();
  const deadline = Date.now() + START_TIMEOUT_MS;
  let toolbar = 0;
  // Twice in a row: the window may still be moving.
  for (let matches = 0; matches < 2; ) {
    await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
    await new Promise((resolve) => setTimeout(resolve, 250));
    const [actualWidth, actualHeight] = await readSize();
    if (actualWidth === width && actualHeight === height) matches += 1;
    else if (Date.now() > deadline)
      throw new Error(`WebKit's page is ${actualWidth} × ${actualHeight}, not ${width} × ${height}`);
    else matches = 0;
    toolbar += height - actualHeight;
  }
}

function toEngine(driver: WebDriver, stop: () => Promise<void>): Engine {
  const moveTo = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  return {
    name: 'webkit',
    goto: (url) => driver.get(url),
    evaluate: async (script, arg) => {
      const result = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
        `const done = arguments[1];
         Promise.resolve().then(() => (${script})(arguments[0]))
           .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        arg,
      );
      if (result.error !== undefined) throw new Error(result.error);
      return result.value as never;
    },
    clickAt: (x, y) => moveTo(x, y).click().perform(),
    moveTo: (x, y) => moveTo(x, y).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEY_CODES[key]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeErrors: () => [],
    close: async () => {
      await driver.quit().catch(() => {});
      await stop();
    },
  };
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
