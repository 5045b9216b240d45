import type { Database } from '@nettobonus/store/connect';
import {
  type ImportedMessage,
  importMessageStatement,
  listPendingMessages,
} from '@nettobonus/store/contact-messages';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { runStatement } from '../publishing/run-statement.ts';
import { loggableError } from './loggable-error.ts';

/** Creates documents from the messages received since the last run. Returns the number of documents. */
export async function importMessages(payload: Payload, db: Database): Promise<number> {
  let count = 0;
  for (const id of await listPendingMessages(db)) {
    try {
      if (await importMessage(payload, id)) count += 1;
    } catch (error) {
      payload.logger.error(`Message ${id} could not be imported into the inbox: ${loggableError(error)}`);
    }
  }
  return count;
}

/** Clears the received row and creates the document in one transaction: a crash neither loses nor duplicates it. */
async function importMessage(payload: Payload, id: string): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const [row] = (await runStatement(req, importMessageStatement(id))) as unknown as ImportedMessage[];
    if (row) {
      const { market, name, email, message, received_at } = row;
      await payload.create({
        collection: 'messages',
        data: {
          messageId: id,
          market,
          name,
          email,
          message,
          receivedAt: new Date(received_at).toISOString(),
          status: 'new',
        },
        overrideAccess: true,
        req,
      });
    }
    await commitTransaction(req);
    return row !== undefined;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
