import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblem,
  findContactProblem,
  REPLY_WITHIN_HOURS,
  sendingDelayMs,
} from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';
import { type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../client/toasts.ts';
import type { ContactMessages } from '../../i18n/assistant.ts';
import { formatPlural } from '../../i18n/message.ts';
import { Field, type FieldElement } from './contact-field.tsx';
import { type Refusal, sendMessage } from './send-message.ts';

export interface ContactFormData {
  market: Market;
  messages: ContactMessages;
  /** The error messages for each field. */
  problemTexts: Record<ContactField, Record<ContactProblem, string>>;
}

interface ContactFormProps extends ContactFormData {
  /** Moves the focus to the first field. */
  ref: Ref<{ focus: () => void }>;
  /** Receives the confirmation. */
  onSent: (heading: string, text: string) => void;
}

/** The error message for each invalid field. */
type Problems = Partial<Record<ContactField, string | undefined>>;

const NO_ATTEMPT = { text: '', id: '' };

/** The contact form, with our own error messages. Sending the same text again does not create a second message. */
export function ContactForm({ market, messages, problemTexts, ref, onSent }: ContactFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [status, setStatus] = useState<'new' | 'sending' | 'failed'>('new');
  const [failure, setFailure] = useState<string | null>(null);
  const inputs = useRef<Partial<Record<ContactField, FieldElement | null>>>({});
  const honeypot = useRef<HTMLInputElement>(null);
  const firstFocusAt = useRef<number>(undefined);
  const attempt = useRef(NO_ATTEMPT);
  const isSending = status === 'sending';
  const buttonTexts = { new: messages.send, sending: messages.sending, failed: messages.retry };

  useImperativeHandle(ref, () => ({ focus: () => inputs.current.name?.focus() }));

  function findProblem(field: ContactField): string | undefined {
    const input = inputs.current[field];
    const isMistyped = input?.validity.typeMismatch;
    const problem = findContactProblem(field, input?.value ?? '') ?? (isMistyped ? 'invalid' : null);
    return problem ? problemTexts[field][problem] : undefined;
  }

  /** Shows the problems and moves the focus to the first invalid field. Returns whether there is one. */
  function showProblems(next: Problems): boolean {
    // Render before the focus moves, so that screen readers read the problem with the field.
    flushSync(() => setProblems(next));
    const first = CONTACT_FIELDS.find((field) => next[field]);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setFailure(null);
    if (showProblems(mapFields(findProblem))) return;
    setStatus('sending');
    const refusal = await send();
    if (refusal) fail(refusal);
    else succeed(form);
  }

  async function send(): Promise<Refusal | null> {
    const values = mapFields((field) => inputs.current[field]?.value ?? '');
    const text = JSON.stringify(values);
    if (attempt.current.text !== text) attempt.current = { text, id: crypto.randomUUID() };
    const fillDurationMs = () => performance.now() - (firstFocusAt.current ?? 0);
    await new Promise((resolve) => setTimeout(resolve, sendingDelayMs(fillDurationMs())));
    return sendMessage(market, {
      ...values,
      id: attempt.current.id,
      subject: honeypot.current?.value ?? '',
      filledMs: Math.round(fillDurationMs()),
      page: location.pathname,
    });
  }

  function fail({ message = messages.failed, fields = {} }: Refusal): void {
    setStatus('failed');
    setFailure(message);
    showProblems(fields);
    showToast({ messageKey: 'messageFailed' });
  }

  function succeed(form: HTMLFormElement): void {
    const email = inputs.current.email?.value.trim() ?? '';
    form.reset();
    firstFocusAt.current = undefined;
    attempt.current = NO_ATTEMPT;
    setStatus('new');
    onSent(messages.sent, formatPlural(messages.replyWithinToEmail, REPLY_WITHIN_HOURS, market, { email }));
  }

  return (
    <form
      aria-busy={isSending}
      className="contact"
      noValidate
      onFocus={() => {
        firstFocusAt.current ??= performance.now();
      }}
      onSubmit={submit}
    >
      <h3>{messages.heading}</h3>
      <p className="contact-lead">{formatPlural(messages.replyWithin, REPLY_WITHIN_HOURS, market)}</p>
      {CONTACT_FIELDS.map((field) => (
        <Field
          field={field}
          isReadOnly={isSending}
          key={field}
          label={messages[field]}
          onInput={() => {
            // A valid field is validated only on submit.
            if (problems[field]) setProblems({ ...problems, [field]: findProblem(field) });
          }}
          problem={problems[field]}
          ref={(input) => {
            inputs.current[field] = input;
          }}
        />
      ))}
      {/* Honeypot: visitors do not see this field. */}
      <label aria-hidden="true" className="sr-only">
        {messages.leaveEmpty}
        <input autoComplete="off" name="subject" ref={honeypot} tabIndex={-1} />
      </label>
      <p className="contact-note">{messages.privacyNote}</p>
      <p className="contact-failed" hidden={failure === null} role="alert">
        {failure}
      </p>
      <button aria-disabled={isSending} className="button button-primary" type="submit">
        {buttonTexts[status]}
      </button>
    </form>
  );
}

function mapFields<Value>(toValue: (field: ContactField) => Value): Record<ContactField, Value> {
  return { name: toValue('name'), email: toValue('email'), message: toValue('message') };
}
