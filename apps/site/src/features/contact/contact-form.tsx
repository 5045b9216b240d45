import { CONTACT_FIELDS, type ContactField, REPLY_WITHIN_HOURS } from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HTMLAttributes } from 'react';
import { formatContactProblem } from '../../i18n/contact/format-problem.ts';
import type { ContactWords } from '../../i18n/contact/words.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';

interface ContactFormProps {
  market: Market;
  words: ContactWords;
}

/** The contact form. Its script validates it with our own messages, sends it and reports the result. */
export function ContactForm({ market, words }: ContactFormProps) {
  const hours = REPLY_WITHIN_HOURS;
  return (
    <form
      action={`/api/contact?lang=${market}`}
      className="contact"
      data-failed={words.failed}
      data-sent={words.sent}
      data-sent-reply={formatMessage(words.sentReply, { hours, email: '{email}' })}
      method="post"
      noValidate
    >
      <h3>{words.heading}</h3>
      <p className="contact-lead">{formatMessage(words.replyWithin, { hours })}</p>
      {CONTACT_FIELDS.map((field) => (
        <Field field={field} key={field} words={words} />
      ))}
      {/* Honeypot: visitors do not see this field. */}
      <label aria-hidden="true" className="sr-only">
        {words.leaveEmpty}
        <input autoComplete="off" name="subject" tabIndex={-1} />
      </label>
      <p className="contact-note">{words.stored}</p>
      <p className="contact-failed" hidden role="alert" />
      <button
        className="button button-primary"
        data-retry={words.retry}
        data-sending={words.sending}
        type="submit"
      >
        {words.send}
      </button>
    </form>
  );
}

const INPUTS = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

function Field({ field, words }: { field: ContactField; words: ContactWords }) {
  const id = `contact-${field}`;
  const common = { 'aria-describedby': `${id}-problem`, id, name: field, required: true };
  const problems = {
    'data-required': formatContactProblem(field, 'required', words),
    'data-too-long': formatContactProblem(field, 'tooLong', words),
    'data-invalid': formatContactProblem(field, 'invalid', words),
  } as HTMLAttributes<HTMLDivElement>;
  return (
    <div className="contact-field" {...problems}>
      <label htmlFor={id}>{words[field]}</label>
      {field === 'message' ? <textarea rows={4} {...common} /> : <input {...INPUTS[field]} {...common} />}
      <p hidden id={`${id}-problem`}>
        <Icon name="warning" size={16} />
        <span />
      </p>
    </div>
  );
}
