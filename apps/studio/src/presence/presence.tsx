'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatEditors } from './format-editors.ts';
import type { Editor } from './list-editors.ts';
import './presence.css';

const HEARTBEAT_MS = 15_000;

/** Tells the studio that the document is open, and names everybody else who has it open. */
export function Presence() {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const [form] = useState(() => crypto.randomUUID());
  const [editors, setEditors] = useState<Editor[]>([]);
  useEffect(() => {
    if (typeof id !== 'number' || !collectionSlug) return;
    const body = { form, collection: collectionSlug, document: id };
    let isClosed = false;
    const beat = () => {
      fetch('/api/presence', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then((response) => response.json())
        .then(({ editors: listed = [] }: { editors?: Editor[] }) => {
          if (!isClosed) setEditors(listed);
        })
        // The next heartbeat tries again.
        .catch(() => {});
    };
    // A tab that closes becomes hidden too. It must not report again what it has just closed.
    const beatIfVisible = () => {
      if (document.visibilityState === 'visible') beat();
    };
    // Unlike `fetch`, a beacon is also sent while the browser closes the tab.
    const close = () => {
      const data = JSON.stringify({ ...body, isClosing: true });
      navigator.sendBeacon('/api/presence', new Blob([data], { type: 'application/json' }));
    };
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    document.addEventListener('visibilitychange', beatIfVisible);
    window.addEventListener('pagehide', close);
    return () => {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beatIfVisible);
      window.removeEventListener('pagehide', close);
      close();
      setEditors([]);
    };
  }, [id, collectionSlug, form]);
  const text = formatEditors(editors, { user: user?.id, form });
  return (
    <p className="presence" role="status">
      {text && `Also open: ${text}`}
    </p>
  );
}
