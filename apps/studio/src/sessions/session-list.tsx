'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

interface Session {
  id: string;
  startedAt: string;
  endsAt: string;
  isCurrent: boolean;
}

/** The sessions of a user, each with a button that ends it. */
export function SessionList({ user, sessions: initial }: { user: number; sessions: readonly Session[] }) {
  const [sessions, setSessions] = useState(initial);
  const end = async (session?: string) => {
    const { error } = await postToStudio(`/api/users/${user}/end-sessions`, session ? { session } : {});
    if (error) toast.error(error);
    else setSessions(sessions.filter(({ id, isCurrent }) => (session ? id !== session : isCurrent)));
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section aria-label="Sessions">
      <h2>Sessions</h2>
      {sessions.length === 0 ? (
        <p>The user is not logged in.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Started</th>
              <th scope="col">Ends</th>
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, startedAt, endsAt, isCurrent }) => (
              <tr key={id}>
                <td>{startedAt}</td>
                <td>{endsAt}</td>
                <td>
                  {isCurrent ? (
                    'This session'
                  ) : (
                    <button onClick={() => void end(id)} type="button">
                      End<span className="sr-only"> the session that started {startedAt}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 ? (
        <Button buttonStyle="secondary" onClick={() => void end()} size="small" type="button">
          {others.length < sessions.length ? 'End all other sessions' : 'End all sessions'}
        </Button>
      ) : null}
    </section>
  );
}
