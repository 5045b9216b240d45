/**
 * Drops months of clicks past the retention period of the privacy notice: `node ops/prune-clicks.ts`, run daily by a timer.
 * DATABASE_URL must have the schema owner's privileges, which the site lacks.
 */
import { connect } from '@nettobonus/store/connect';
import { pruneClicks } from '@nettobonus/store/prune-clicks';

const DEFAULT_MONTHS = 13;

const { DATABASE_URL, CLICK_RETENTION_MONTHS } = process.env;
const months = Number(CLICK_RETENTION_MONTHS ?? DEFAULT_MONTHS);
if (!DATABASE_URL || !Number.isInteger(months) || months < 1) {
  console.error(
    'DATABASE_URL is required. CLICK_RETENTION_MONTHS, if set, must be a whole number of at least 1.',
  );
  process.exit(2);
}
const db = connect(DATABASE_URL, { maxConnections: 1 });
try {
  const dropped = await pruneClicks(db, { months, now: new Date() });
  console.log(
    dropped.length > 0 ? `Dropped ${dropped.join(', ')}` : `No clicks are older than ${months} months`,
  );
} finally {
  await db.end();
}
