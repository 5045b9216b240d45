'use client';

import { Button, Drawer, toast, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { Status } from '../brand/status.tsx';
import { SavedAt } from '../conflicts/saved-at.tsx';
import { changeComment } from './change-comment.ts';
import type { FormComment, FormComments, FormThread } from './form-comment.ts';
import { useComments } from './use-comments.ts';
import { WriteComment } from './write-comment.tsx';
import './comments.css';

/** Opens the comments on the document, and says how many are open. */
export function CommentsButton() {
  const { id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { openModal } = useModal();
  const { comments, reload } = useComments();
  if (id === undefined || !comments) return null;
  const slug = `comments-${id}`;
  const open = comments.threads.filter(({ resolvedBy }) => resolvedBy === null).length;
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => {
          reload();
          openModal(slug);
        }}
        size="small"
        type="button"
      >
        Comments{open > 0 ? ` (${open})` : ''}
      </Button>
      <Drawer className="comments-drawer" slug={slug} title={`Comments on “${title}”`}>
        <Threads comments={comments} onChange={reload} />
      </Drawer>
    </>
  );
}

function Threads({ comments, onChange }: { comments: FormComments; onChange: () => void }) {
  const { threads, mayComment, colleagues } = comments;
  return (
    <>
      {threads.length === 0 ? <p>Nobody has commented yet.</p> : null}
      <ul className="comment-threads">
        {threads.map((thread) => (
          <Thread
            colleagues={colleagues}
            key={thread.id}
            mayComment={mayComment}
            onChange={onChange}
            thread={thread}
          />
        ))}
      </ul>
      {mayComment ? (
        <WriteComment colleagues={colleagues} label="New comment" onWritten={onChange} />
      ) : (
        <p>Editors of this market comment on this document.</p>
      )}
    </>
  );
}

interface ThreadProps extends Pick<FormComments, 'mayComment' | 'colleagues'> {
  thread: FormThread;
  onChange: () => void;
}

function Thread({ thread, mayComment, colleagues, onChange }: ThreadProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, resolvedBy, answers } = thread;
  const change = async () => {
    const error = await changeComment(id, { isResolved: resolvedBy === null });
    if (error) toast.error(error);
    onChange();
  };
  return (
    <li className="comment-thread">
      {resolvedBy === null ? null : <Status mark="ok">Resolved by {resolvedBy}</Status>}
      <CommentText comment={thread} onChange={onChange} />
      {answers.map((answer) => (
        <CommentText comment={answer} isAnswer key={answer.id} onChange={onChange} />
      ))}
      {mayComment ? (
        <p className="comment-actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void change()}
            size="small"
            type="button"
          >
            {resolvedBy === null ? 'Resolve' : 'Reopen'}
          </Button>
          {resolvedBy === null && !isAnswering ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => setIsAnswering(true)}
              size="small"
              type="button"
            >
              Answer
            </Button>
          ) : null}
        </p>
      ) : null}
      {isAnswering ? (
        <WriteComment
          answerTo={id}
          colleagues={colleagues}
          label="Answer"
          onWritten={() => {
            setIsAnswering(false);
            onChange();
          }}
        />
      ) : null}
    </li>
  );
}

interface CommentTextProps {
  comment: FormComment;
  isAnswer?: boolean;
  onChange: () => void;
}

function CommentText({ comment, isAnswer = false, onChange }: CommentTextProps) {
  const { id, text, author, at, mayDelete } = comment;
  const remove = async () => {
    const error = await changeComment(id, 'delete');
    if (error) toast.error(error);
    onChange();
  };
  return (
    <div className={isAnswer ? 'comment comment-answer' : 'comment'}>
      <p className="comment-author">
        <strong>{author}</strong> <SavedAt iso={at} />
        {mayDelete ? (
          <button className="comment-delete" onClick={() => void remove()} type="button">
            Delete<span className="sr-only"> the comment of {author}</span>
          </button>
        ) : null}
      </p>
      <p className="comment-text">{text}</p>
    </div>
  );
}
