import { findEntryProblems } from '@nettobonus/domain/campaigns/competition-entry';
import { type ContactProblem, sendingDelayMs } from '@nettobonus/domain/contact/contact';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactMessages } from '../../i18n/assistant.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { EntryMessages } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { sendEntry } from './send-entry.ts';

export interface EntryFormProps {
  /** URL of the endpoint. */
  action: string;
  /** The competition's title. */
  competition: string;
  questions: readonly { label: string }[];
  /** The market's currency: `€`, `kr`. */
  currency: string;
  messages: EntryMessages;
  contactMessages: Pick<ContactMessages, 'email' | 'leaveEmpty'>;
  emailProblems: Record<ContactProblem, string>;
}

/** The error message of each invalid field: `amount-0`, `email`, `adult`. */
type Problems = Record<string, string>;

/** The entry form of the site's own competition. Without scripts it is a plain form that leads to a notice. */
export function EntryForm(props: EntryFormProps) {
  const { action, competition, questions, currency, messages, contactMessages, emailProblems } = props;
  const [status, setStatus] = useState<'new' | 'sending' | 'sent'>('new');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const startedAt = useRef(0);
  const confirmation = useRef<HTMLDivElement>(null);
  const isSending = status === 'sending';

  useEffect(() => {
    startedAt.current = performance.now();
    setReady(true);
  }, []);

  function findProblems(data: FormData): Problems {
    const found = findEntryProblems(
      {
        amounts: data.getAll('amount').map(String),
        email: String(data.get('email') ?? ''),
        isAdult: data.has('adult'),
      },
      questions.length,
    );
    return {
      ...Object.fromEntries(
        (found?.amounts ?? []).map((index) => [`amount-${index}`, messages.amountProblem]),
      ),
      ...(found?.email && { email: emailProblems[found.email] }),
      ...(found?.isMinor && { adult: messages.adultProblem }),
    };
  }

  /** Shows the problems and moves the focus to the first invalid field. */
  function refuse(form: HTMLFormElement, message: string, fields: Problems): void {
    // Render before the focus moves, so that screen readers read the problem with the field.
    flushSync(() => {
      setProblems(fields);
      setFailure(message);
      setStatus('new');
    });
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const data = new FormData(form);
    const found = findProblems(data);
    if (Object.keys(found).length > 0) {
      refuse(form, messages.check, found);
      return;
    }
    setProblems({});
    setFailure(null);
    setStatus('sending');
    const fillDurationMs = () => performance.now() - startedAt.current;
    await new Promise((resolve) => setTimeout(resolve, sendingDelayMs(fillDurationMs())));
    data.set('filledMs', String(Math.round(fillDurationMs())));
    const refusal = await sendEntry(action, data);
    if (refusal) {
      refuse(form, refusal.message ?? messages.failed, refusal.fields ?? {});
      return;
    }
    flushSync(() => setStatus('sent'));
    confirmation.current?.focus();
  }

  const heading = <h2 id="entry-heading">{messages.join}</h2>;
  if (status === 'sent') {
    return (
      <section aria-labelledby="entry-heading" className="entry" id="entry">
        {heading}
        <div className="entry-confirmation" ref={confirmation} role="status" tabIndex={-1}>
          <Sent messages={messages} />
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="entry-heading" className="entry" id="entry">
      {heading}
      {/* Without scripts the endpoint redirects to one of these. */}
      <div className="entry-confirmation is-target" id="entry-sent">
        <Sent messages={messages} />
      </div>
      <p className="entry-failed is-target" id="entry-check">
        {messages.checkUnmarked}
      </p>
      <p className="entry-failed is-target" id="entry-failed">
        {messages.failed}
      </p>
      <form action={action} aria-busy={isSending} method="post" noValidate={isReady} onSubmit={submit}>
        <fieldset>
          <legend>{formatMessage(messages.legend, { currency })}</legend>
          {questions.map(({ label }, index) => (
            <Field
              id={`entry-amount-${index}`}
              key={label}
              label={label}
              problem={problems[`amount-${index}`]}
            >
              {(described) => (
                <input
                  {...described}
                  autoComplete="off"
                  maxLength={16}
                  name="amount"
                  pattern="\s*[+\-−]?[0-9 .]+([.,][0-9]+)?\s*"
                  readOnly={isSending}
                  required
                  title={messages.amountProblem}
                  type="text"
                />
              )}
            </Field>
          ))}
        </fieldset>
        <Field id="entry-email" label={contactMessages.email} problem={problems.email}>
          {(described) => (
            <input
              {...described}
              autoComplete="email"
              name="email"
              readOnly={isSending}
              required
              type="email"
            />
          )}
        </Field>
        <Field id="entry-adult" isCheckbox label={messages.adult} problem={problems.adult}>
          {(described) => <input {...described} name="adult" required type="checkbox" />}
        </Field>
        {/* Honeypot: visitors do not see this field. */}
        <label aria-hidden="true" className="sr-only">
          {contactMessages.leaveEmpty}
          <input autoComplete="off" name="subject" tabIndex={-1} />
        </label>
        <input name="competition" type="hidden" value={competition} />
        {failure && (
          <p className="entry-failed" role="alert">
            {failure}
          </p>
        )}
        <button aria-disabled={isSending} className="button button-primary" type="submit">
          {isSending ? messages.sending : messages.send}
        </button>
        <p className="entry-note">{messages.privacy}</p>
      </form>
    </section>
  );
}

function Sent({ messages }: { messages: EntryMessages }) {
  return (
    <>
      <p>
        <b>{messages.sent}</b>
      </p>
      <p>{messages.sentText}</p>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  problem: string | undefined;
  isCheckbox?: boolean;
  children: (described: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

function Field({ id, label, problem, isCheckbox = false, children }: FieldProps) {
  const described = {
    id,
    'aria-describedby': `${id}-problem`,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  return (
    <div className={isCheckbox ? 'entry-field is-checkbox' : 'entry-field'}>
      <label htmlFor={id}>{label}</label>
      {children(described)}
      <p hidden={!problem} id={`${id}-problem`}>
        <Icon name="warning" size={16} />
        <span>{problem}</span>
      </p>
    </div>
  );
}
