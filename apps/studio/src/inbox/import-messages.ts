import { isEntry } from '@nettobonus/domain/campaigns/competition-entry';
import {
  type ImportedMessage,
  importMessageStatement,
  queueMessagesStatement,
} from '@nettobonus/store/contact-messages';
import type { Payload } from 'payload';
import { sendJob, sendJobs } from '../jobs/job-queue.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';

/** Queues an import for each message that the contact form has stored since the last call. Returns their number. */
export async function queueNewContactMessages(payload: Payload): Promise<number> {
  return runInTransaction(payload, async (req) => {
    const rows = (await runStatement(req, queueMessagesStatement())) as unknown as { id: string }[];
    if (rows.length > 0) {
      await sendJobs(
        req,
        'import-message',
        rows.map(({ id }) => ({ messageId: id })),
      );
    }
    return rows.length;
  });
}

/**
 * Creates a document from a contact message and queues the email about it. Clears the row that the site stored in the
 * same transaction: a crash neither loses nor duplicates the message.
 */
export async function importContactMessage(
  payload: Payload,
  { data: { messageId }, completeIn }: Pick<RunningJob<JobData['import-message']>, 'data' | 'completeIn'>,
  { isMailConfigured }: { isMailConfigured: boolean },
): Promise<void> {
  await runInTransaction(payload, async (req) => {
    const [row] = (await runStatement(
      req,
      importMessageStatement(messageId),
    )) as unknown as ImportedMessage[];
    if (row) {
      const { market, name, email, message, page, received_at } = row;
      const isCompetitionEntry = isEntry({ name, message });
      await payload.create({
        collection: 'messages',
        data: {
          messageId,
          market,
          name,
          email,
          message,
          page,
          receivedAt: new Date(received_at).toISOString(),
          kind: isCompetitionEntry ? 'competition-entry' : 'message',
          // Nobody waits for an answer to an entry.
          status: isCompetitionEntry ? 'closed' : 'new',
        },
        overrideAccess: true,
        req,
      });
      if (isMailConfigured && !isCompetitionEntry) await sendJob(req, 'send-mail', { messageId });
    }
    await completeIn(req);
  });
}
