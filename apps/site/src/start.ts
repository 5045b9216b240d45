/** Entry point of the built site. It installs the crash handler first, so that errors during loading are logged too. */
import { log } from './server/log.ts';

// Also handles unhandled rejections. All acknowledged clicks and contact messages are durable, so exit immediately.
process.on('uncaughtException', (error, origin) => {
  log('site-crashed', { origin, error: String(error), stack: error?.stack });
  process.exit(1);
});
await import('./entry.ts');
