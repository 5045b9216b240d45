import { fillTemplate, quoteMessage, REPLY_SUBJECTS } from '@nettobonus/domain/contact/reply';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { PayloadRequest, UIFieldServerComponent } from 'payload';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import { listJobs } from '../jobs/job-queue.ts';
import type { Message, Reply, User } from '../payload-types.ts';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';
import { findMessage } from './find-message.ts';
import { formatMail } from './format-mail.ts';
import { ReplyForm } from './reply-form.tsx';
import { describeObstacle } from './reply-obstacle.ts';
import './inbox.css';

/** Under a contact message: its answers, and the form for the next one. */
export const Conversation: UIFieldServerComponent = async ({ id, req }) => {
  // Do not use the form's data, which the caller sends: access can be checked only for the stored message.
  const message = id === undefined ? null : await findMessage(id, req);
  if (!message || !mayChangeMarket(getCurrentUser(req), message.market)) return null;
  const { market, name } = message;
  const [answers, templates] = await Promise.all([listAnswers(message, req), listTemplates(message, req)]);
  const editor = (req.user as User).name;
  const obstacle = describeObstacle(message, { isMailConfigured: mailSettings !== null });
  return (
    <section aria-labelledby="answers-heading" className="conversation">
      <h2 id="answers-heading">Answers</h2>
      {answers.length === 0 ? <p>Nobody has answered from the studio yet.</p> : null}
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} req={req} />
      ))}
      {obstacle ? (
        <p>
          <Marked mark="info">{obstacle}</Marked>
        </p>
      ) : (
        <ReplyForm
          knownAnswers={answers.length}
          lang={MARKET_FACTS[market].locale}
          messageId={message.id}
          quotation={quoteMessage({ ...message, receivedAt: new Date(message.receivedAt) })}
          subject={REPLY_SUBJECTS[market]}
          templates={templates.map((template) => ({
            id: template.id,
            name: template.name,
            text: fillTemplate(template.text, { name, editor }),
          }))}
          to={`${name} <${message.email}>`}
        />
      )}
    </section>
  );
};

async function Answer({ answer, req }: { answer: Reply; req: PayloadRequest }) {
  const { replyId, editor, createdAt, market, subject, text } = answer;
  const { locale, timeZone } = MARKET_FACTS[market];
  const jobs = await listJobs(req.payload, 'send-reply', { data: { replyId } });
  // An email that a user retried has a second job. Jobs are deleted after 30 days.
  const newest = jobs.at(-1);
  const mail = newest ? formatMail(newest, new Date()) : null;
  const at = formatMarketDateTime(new Date(createdAt), timeZone);
  return (
    <article className="answer">
      <h3>
        {editor}, <time dateTime={createdAt}>{at}</time>
      </h3>
      <p lang={locale}>
        <b>{subject}</b>
      </p>
      <p className="answer-text" lang={locale}>
        {text}
      </p>
      {mail ? (
        <p>
          <Marked mark={mail.mark}>{mail.text}</Marked>
        </p>
      ) : null}
    </article>
  );
}

async function listAnswers({ id }: Message, { payload, user }: PayloadRequest): Promise<Reply[]> {
  const { docs } = await payload.find({
    collection: 'replies',
    where: { message: { equals: id } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs;
}

async function listTemplates({ market }: Message, { payload, user }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'reply-templates',
    where: { market: { equals: market } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs;
}
