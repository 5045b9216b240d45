'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { Colleague } from './list-colleagues.ts';

interface WriteCommentProps {
  label: string;
  colleagues: readonly Colleague[];
  /** The first comment of the thread. */
  answerTo?: number;
  onWritten: () => void;
}

/** A field for a comment. Colleagues are mentioned by choosing them: their names may contain spaces. */
export function WriteComment({ label, colleagues, answerTo, onWritten }: WriteCommentProps) {
  const { id, collectionSlug } = useDocumentInfo();
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<number[]>([]);
  const [isPending, setIsPending] = useState(false);
  const fieldId = useId();
  const send = async () => {
    setIsPending(true);
    const { error } = await postToStudio('/api/comments?depth=0', {
      kind: collectionSlug,
      document: Number(id),
      text,
      mentions,
      ...(answerTo === undefined ? {} : { answerTo }),
    });
    setIsPending(false);
    if (error) return void toast.error(error);
    setText('');
    setMentions([]);
    onWritten();
  };
  const mentioned = colleagues.filter((colleague) => mentions.includes(colleague.id));
  return (
    <fieldset className="write-comment">
      <label htmlFor={`${fieldId}-text`}>{label}</label>
      <textarea
        id={`${fieldId}-text`}
        maxLength={2_000}
        onChange={(event) => setText(event.target.value)}
        rows={3}
        value={text}
      />
      <label htmlFor={`${fieldId}-mention`}>Tell a colleague by email</label>
      <select
        id={`${fieldId}-mention`}
        onChange={(event) => setMentions([...mentions, Number(event.target.value)])}
        value=""
      >
        <option value="">Choose</option>
        {colleagues
          .filter((colleague) => !mentions.includes(colleague.id))
          .map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
      </select>
      {mentioned.length > 0 ? (
        <ul className="comment-mentions">
          {mentioned.map((colleague) => (
            <li key={colleague.id}>
              {colleague.name}{' '}
              <button
                className="comment-delete"
                onClick={() => setMentions(mentions.filter((mention) => mention !== colleague.id))}
                type="button"
              >
                Remove<span className="sr-only"> {colleague.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        disabled={isPending || text.trim() === ''}
        margin={false}
        onClick={() => void send()}
        size="small"
        type="button"
      >
        {answerTo === undefined ? 'Comment' : 'Send answer'}
      </Button>
    </fieldset>
  );
}
