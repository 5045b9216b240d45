'use client';

import { useConfig, useTheme } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the theme once more: browsers refuse Payload's cookie, which has our prefix but not the attribute `Secure`. */
export function SecureTheme({ children }: { children: ReactNode }) {
  const { theme, autoMode } = useTheme();
  // Payload does not send it to the login page.
  const { cookiePrefix } = useConfig().config as { cookiePrefix?: string };
  useEffect(() => {
    if (!cookiePrefix?.startsWith('__Host-') || autoMode === undefined) return;
    const lifetime = autoMode ? 0 : YEAR_S;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox ESR have no Cookie Store API.
    document.cookie = `${cookiePrefix}-theme=${theme}; Max-Age=${lifetime}; Path=/; SameSite=Strict; Secure`;
  }, [cookiePrefix, theme, autoMode]);
  return children;
}
