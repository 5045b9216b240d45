import { listPlaceholders, MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from '@nettobonus/domain/contact/reply';
import { lockDraftStatement } from '@nettobonus/store/publish';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import { mailSettings } from '../env.ts';
import { errorResponse } from '../http/error-response.ts';
import { sendJob } from '../jobs/job-queue.ts';
import type { Message, User } from '../payload-types.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { relationId } from '../publishing/stored-document.ts';
import { findMessage } from './find-message.ts';
import { describeObstacle } from './reply-obstacle.ts';

const bodySchema = z.object({
  /** The form generates it once per answer, so that a repeated request sends nothing twice. */
  replyId: z.uuid(),
  subject: z
    .string()
    .trim()
    .min(1, 'Enter a subject.')
    .max(MAX_SUBJECT_LENGTH, `The subject has more than ${MAX_SUBJECT_LENGTH} characters. Shorten it.`),
  text: z
    .string()
    .trim()
    .min(1, 'Write the answer first.')
    .max(MAX_REPLY_LENGTH, `The answer has more than ${MAX_REPLY_LENGTH} characters. Shorten it.`),
  /** How many answers the editor saw. */
  knownAnswers: z.int().nonnegative(),
});
type ReplyBody = z.output<typeof bodySchema>;

/** `POST /api/messages/:id/reply`: stores an answer and queues its email. */
export const replyEndpoint: Endpoint = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return errorResponse(401, 'Log in first.');
    const message = await findMessage(String(req.routeParams?.id), req);
    if (!message) return errorResponse(404, 'There is no such message.');
    if (!mayChangeMarket(getCurrentUser(req), message.market)) {
      return errorResponse(403, 'You may not answer messages from this market.');
    }
    const parsed = bodySchema.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return errorResponse(400, describeProblem(parsed.error));
    const placeholders = listPlaceholders(`${parsed.data.subject}\n${parsed.data.text}`);
    if (placeholders.length > 0) {
      return errorResponse(400, `Replace ${placeholders.join(', ')} with words before you send the answer.`);
    }
    return withTransaction(req, () => storeReply(req, message, parsed.data));
  },
};

async function storeReply(
  req: PayloadRequest,
  { id, market }: Message,
  { replyId, subject, text, knownAnswers }: ReplyBody,
): Promise<Response> {
  // Two editors who answer at the same time do so one after the other.
  await runStatement(req, lockDraftStatement('messages', id));
  const message = await req.payload.findByID({
    collection: 'messages',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const { docs: answers } = await req.payload.find({
    collection: 'replies',
    where: { message: { equals: id } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  if (answers.some((answer) => answer.replyId === replyId)) return Response.json({ sent: true });
  if (answers.length !== knownAnswers) {
    const names = answers.slice(knownAnswers).map(({ editor }) => editor);
    return errorResponse(
      409,
      `${names.join(', ') || 'A colleague'} answered this message in the meantime. Copy your text and reload the page.`,
    );
  }
  const obstacle = describeObstacle(message, { isMailConfigured: mailSettings !== null });
  if (obstacle) return errorResponse(409, obstacle);
  const user = req.user as User;
  await req.payload.create({
    collection: 'replies',
    data: { message: id, market, subject, text, editor: user.name, replyId },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await req.payload.update({
    collection: 'messages',
    id,
    data: { status: 'answered', ...(relationId(message.assignee) ? {} : { assignee: user.id }) },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await sendJob(req, 'send-reply', { replyId });
  return Response.json({ sent: true }, { status: 201 });
}

/** The messages of the subject and the text are for editors; other fields come from the form. */
const describeProblem = ({ issues: [issue] }: z.ZodError): string =>
  ['subject', 'text'].includes(String(issue?.path[0])) && issue?.code !== 'invalid_type'
    ? String(issue?.message)
    : 'The answer could not be read. Reload the page and try again.';
