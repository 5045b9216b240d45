'use client';

import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from '@nettobonus/domain/contact/reply';
import { toast, useFormModified } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

interface ReplyFormProps {
  messageId: number;
  /** Name and address of the visitor. */
  to: string;
  /** The suggested subject. */
  subject: string;
  /** With their placeholders filled in. */
  templates: { id: number; name: string; text: string }[];
  /** The visitor's message, as the email quotes it. */
  quotation: string;
  /** How many answers the page shows. */
  knownAnswers: number;
  /** The language of the answer. */
  lang: string;
}

/** Sends an answer to a visitor by email. This is no form element, because it is inside the form of the message. */
export function ReplyForm({
  messageId,
  to,
  templates,
  quotation,
  knownAnswers,
  lang,
  ...initial
}: ReplyFormProps) {
  const ids = { template: useId(), subject: useId(), text: useId(), note: useId() };
  const [subject, setSubject] = useState(initial.subject);
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  // The same for every attempt, so that a repeated request does not send a second email.
  const [replyId] = useState(() => crypto.randomUUID());
  const hasUnsavedChanges = useFormModified();

  const insertTemplate = (id: string) => {
    const template = templates.find((candidate) => String(candidate.id) === id);
    if (template)
      setText((current) => (current.trim() ? `${current.trim()}\n\n${template.text}` : template.text));
  };

  const send = async () => {
    // The page is loaded again after sending, which would lose them.
    if (hasUnsavedChanges) {
      toast.error('Save the other changes of this message first.');
      return;
    }
    setIsSending(true);
    const { error } = await postToStudio(`/api/messages/${messageId}/reply`, {
      replyId,
      subject,
      text,
      knownAnswers,
    });
    if (error) {
      setIsSending(false);
      toast.error(error);
    } else {
      location.reload();
    }
  };

  return (
    <fieldset className="reply-form">
      <legend>Answer by email to {to}</legend>
      {templates.length > 0 ? (
        <>
          <label htmlFor={ids.template}>Insert a template</label>
          <select id={ids.template} onChange={(event) => insertTemplate(event.target.value)} value="">
            <option value="">Choose a template</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p>
          There are no templates for this market yet.{' '}
          <a href="/admin/collections/reply-templates/create">Create one</a>
        </p>
      )}
      <label htmlFor={ids.subject}>Subject</label>
      <input
        id={ids.subject}
        lang={lang}
        maxLength={MAX_SUBJECT_LENGTH}
        onChange={(event) => setSubject(event.target.value)}
        // It would save the form of the message.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        value={subject}
      />
      <label htmlFor={ids.text}>Answer</label>
      <textarea
        aria-describedby={ids.note}
        id={ids.text}
        lang={lang}
        maxLength={MAX_REPLY_LENGTH}
        onChange={(event) => setText(event.target.value)}
        rows={10}
        value={text}
      />
      <p id={ids.note}>The visitor’s message follows below your answer:</p>
      <blockquote lang={lang}>{quotation}</blockquote>
      <button disabled={isSending || text.trim() === ''} onClick={() => void send()} type="button">
        {isSending ? 'Sending…' : 'Send answer'}
      </button>
    </fieldset>
  );
}
