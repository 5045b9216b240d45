/** Where the built site's process begins: what fails while the rest is loaded is logged like everything else. */
import { log } from './server/log.ts';

// A promise that nobody listened to ends here too. What was answered is durable, so nothing is waited for.
process.on('uncaughtException', (error, origin) => {
  log('site-crashed', { origin, error: String(error), stack: error?.stack });
  process.exit(1);
});
await import('./entry.ts');
