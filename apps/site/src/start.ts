/** Entry point of the built site. It installs the crash handler first, so that errors during loading are logged too. */
import { log } from './server/log.ts';

// Unhandled rejections end here too. Everything acknowledged is already durable, so exit at once.
process.on('uncaughtException', (error, origin) => {
  log('site-crashed', { origin, error: String(error), stack: error?.stack });
  process.exit(1);
});
await import('./entry.ts');
