import { CONTACT_FIELDS, type ContactField, REPLY_WITHIN_HOURS } from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HTMLAttributes } from 'react';
import type { ContactMessages } from '../../i18n/assistant.ts';
import { formatContactProblem } from '../../i18n/contact-problem.ts';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';

interface ContactFormProps {
  market: Market;
  messages: ContactMessages;
}

/** The contact form. Its script validates it with our own messages, sends it and reports the result. */
export function ContactForm({ market, messages }: ContactFormProps) {
  const hours = REPLY_WITHIN_HOURS;
  return (
    <form
      action={`/api/contact?lang=${market}`}
      className="contact"
      data-failed={messages.failed}
      data-sent={messages.sent}
      data-sent-reply={formatPlural(messages.sentReply, hours, market, { email: '{email}' })}
      method="post"
      noValidate
    >
      <h3>{messages.heading}</h3>
      <p className="contact-lead">{formatPlural(messages.replyWithin, hours, market)}</p>
      {CONTACT_FIELDS.map((field) => (
        <Field field={field} key={field} market={market} messages={messages} />
      ))}
      {/* Honeypot: visitors do not see this field. */}
      <label aria-hidden="true" className="sr-only">
        {messages.leaveEmpty}
        <input autoComplete="off" name="subject" tabIndex={-1} />
      </label>
      <p className="contact-note">{messages.stored}</p>
      <p className="contact-failed" hidden role="alert" />
      <button
        className="button button-primary"
        data-retry={messages.retry}
        data-sending={messages.sending}
        type="submit"
      >
        {messages.send}
      </button>
    </form>
  );
}

const INPUTS = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

function Field({ field, market, messages }: ContactFormProps & { field: ContactField }) {
  const id = `contact-${field}`;
  const common = { 'aria-describedby': `${id}-problem`, id, name: field, required: true };
  const problems = {
    'data-required': formatContactProblem(field, 'required', market),
    'data-too-long': formatContactProblem(field, 'tooLong', market),
    'data-invalid': formatContactProblem(field, 'invalid', market),
  } as HTMLAttributes<HTMLDivElement>;
  return (
    <div className="contact-field" {...problems}>
      <label htmlFor={id}>{messages[field]}</label>
      {field === 'message' ? <textarea rows={4} {...common} /> : <input {...INPUTS[field]} {...common} />}
      <p hidden id={`${id}-problem`}>
        <Icon name="warning" size={16} />
        <span />
      </p>
    </div>
  );
}
