'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { Colleague, FindingTask } from './finding-tasks.ts';

interface TaskFormProps {
  rule: string;
  market: Colleague['markets'][number];
  /** Null if the finding concerns the whole market. */
  listing: number | null;
  /** What the finding is about, for screen readers. */
  name: string;
  task: FindingTask;
  isOverdue: boolean;
  colleagues: readonly Colleague[];
}

/** Who mends a finding and until when, with a form that opens on request. */
export function TaskForm({ task, name, isOverdue, colleagues, ...place }: TaskFormProps) {
  const router = useRouter();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const owner = Number(form.get('owner')) || null;
    const dueOn = String(form.get('dueOn') ?? '') || null;
    setIsPending(true);
    const { error } = await postToStudio('/api/findings/task', { ...place, owner, dueOn });
    setIsPending(false);
    if (error) {
      toast.error(error);
      return;
    }
    setIsOpen(false);
    router.refresh();
  };
  if (!isOpen) {
    return (
      <span className="finding-task">
        <TaskSummary colleagues={colleagues} isOverdue={isOverdue} task={task} />{' '}
        <button className="fill-in" onClick={() => setIsOpen(true)} type="button">
          {task.owner || task.dueOn ? 'Change' : 'Assign'}
          <span className="sr-only">: {name}</span>
        </button>
      </span>
    );
  }
  return (
    <form className="finding-task-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-owner`}>Owner</label>
      <select defaultValue={task.owner ?? ''} id={`${id}-owner`} name="owner">
        <option value="">Nobody</option>
        {colleagues
          .filter(({ markets }) => markets.includes(place.market))
          .map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
      </select>
      <label htmlFor={`${id}-due`}>Due</label>
      <input defaultValue={task.dueOn ?? ''} id={`${id}-due`} name="dueOn" type="date" />
      <button disabled={isPending} type="submit">
        Save
      </button>
      <button onClick={() => setIsOpen(false)} type="button">
        Cancel
      </button>
    </form>
  );
}

function TaskSummary({
  task: { owner, dueOn },
  isOverdue,
  colleagues,
}: Pick<TaskFormProps, 'task' | 'isOverdue' | 'colleagues'>) {
  const name = colleagues.find(({ id }) => id === owner)?.name;
  // A user who was deactivated in the meantime is not among the colleagues.
  const ownerText = owner === null ? null : (name ?? 'a user who is no longer active');
  const parts = [ownerText, dueOn && `due ${dueOn}`].filter(Boolean).join(', ');
  return (
    <>
      {parts}
      {isOverdue && <b className="finding-overdue"> overdue</b>}
    </>
  );
}
