'use client';

import { useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';
import { formatLocalTime } from './format-local-time.ts';

/** Names a version in the breadcrumb by the editor's clock. Payload's page names it by that of the server. */
export function VersionStep({ savedAt }: { savedAt: string }) {
  const { stepNav, setStepNav } = useStepNav();
  useEffect(() => {
    const label = formatLocalTime(savedAt);
    const last = stepNav.at(-1);
    if (last && last.label !== label) setStepNav([...stepNav.slice(0, -1), { ...last, label }]);
  }, [savedAt, stepNav, setStepNav]);
  return null;
}
