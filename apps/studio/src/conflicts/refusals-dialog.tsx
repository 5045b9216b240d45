'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { BulkRefusal } from '../publishing/bulk-refusals.ts';
import './conflict-dialog.css';

interface Refusals {
  collection: string;
  savedCount: number;
  errors: readonly Pick<BulkRefusal, 'id' | 'title' | 'message'>[];
}

interface Props {
  refusals: Refusals;
  onClose: () => void;
}

/** Names the documents that a bulk edit has not changed, and why. */
export function RefusalsDialog({ refusals: { collection, savedCount, errors }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog aria-labelledby={titleId} className="conflict-dialog" onClose={onClose} ref={dialog}>
      <h2 id={titleId}>
        {errors.length} of {errors.length + savedCount} were not saved
      </h2>
      <p>
        {savedCount > 0
          ? 'The others are saved. Mend these, or change them in their forms.'
          : 'Nothing is saved.'}
      </p>
      <ul className="refusals">
        {errors.map(({ id, title, message }) => (
          <li key={id}>
            <a href={`/admin/collections/${collection}/${id}`}>{title ?? id}</a>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      <div className="conflict-actions">
        <Button margin={false} onClick={() => dialog.current?.close()} type="button">
          Close
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
