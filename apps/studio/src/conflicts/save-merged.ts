import { NO_RESPONSE } from '../http/post-to-studio.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import type { RefusedSave } from './opened-documents.ts';
import { formatIfMatch } from './opened-revisions.ts';

interface SaveResult {
  document: StoredDocument | null;
  error: string | null;
}

interface ErrorBody {
  doc?: StoredDocument;
  errors?: {
    message: string;
    data?: { errors?: { label?: string; message: string }[] };
  }[];
}

/** Repeats a refused save with the merged document, on top of the revision that is stored now. */
export async function saveMerged(
  { conflict: { id, revision }, url, status }: RefusedSave,
  merged: StoredDocument,
): Promise<SaveResult> {
  try {
    const response = await fetch(url, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': formatIfMatch([[id, revision]]) },
      body: JSON.stringify({ ...merged, ...(status === undefined ? {} : { _status: status }), revision }),
    });
    const { doc, errors }: ErrorBody = await response.json();
    if (response.ok && doc) return { document: doc, error: null };
    const [error] = errors ?? [];
    const problems = error?.data?.errors?.map(({ label, message }) =>
      label ? `${label}: ${message}` : message,
    );
    const message = problems?.join(' ') || error?.message;
    return {
      document: null,
      error: message ?? `The studio returned status ${response.status}. Try again.`,
    };
  } catch {
    return { document: null, error: NO_RESPONSE };
  }
}
