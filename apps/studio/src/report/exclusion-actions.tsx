'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

/** Posts to the studio, then shows the new figures or the error. */
function useStudioPost() {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const post = async (path: string, body?: object) => {
    setIsPending(true);
    const { error } = await postToStudio(path, body);
    setIsPending(false);
    if (error) toast.error(error);
    else router.refresh();
    return error === null;
  };
  return { isPending, post };
}

interface ExcludeClicksProps {
  /** What the button excludes, for screen reader users. */
  name: string;
  /** The filter that selects the clicks. */
  children: ReactNode;
}

/** Form that excludes matching clicks from the report. */
export function ExcludeClicks({ name, children }: ExcludeClicksProps) {
  const { isPending, post } = useStudioPost();
  const exclude = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await post('/api/report/exclusions', Object.fromEntries(new FormData(form)))) form.reset();
  };
  return (
    <form className="exclude-clicks" onSubmit={(event) => void exclude(event)}>
      {children}
      <label>
        <span>Reason</span>
        <input maxLength={500} minLength={3} name="reason" required />
      </label>
      <button disabled={isPending} type="submit">
        Exclude<span className="sr-only"> {name}</span>
      </button>
    </form>
  );
}

/** Button that puts excluded clicks back into the report. */
export function RevokeExclusion({ id, name }: { id: number; name: string }) {
  const { isPending, post } = useStudioPost();
  return (
    <button
      disabled={isPending}
      onClick={() => void post(`/api/report/exclusions/${id}/revoke`)}
      type="button"
    >
      Revoke<span className="sr-only"> the exclusion of {name}</span>
    </button>
  );
}
