'use client';

import { Link, useAuth, useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect } from 'react';
import { isEditor } from '../access/current-user.ts';
import type { User } from '../payload-types.ts';

const PAGES = [
  // The dashboard.
  ['/admin', 'Today'],
  ['/admin/planned', 'Planned'],
  ['/admin/report', 'Report'],
  ['/admin/findings', 'Findings'],
  ['/admin/terms', 'Terms'],
  ['/admin/links', 'Links'],
] as const;

/** Opens the menu where it fits beside the page. Payload closes it on screens of up to 1440 pixels. */
function useOpenMenu(): void {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  const isClosedByPayload = breakpoints?.l === true && breakpoints.m === false;
  useEffect(() => {
    if (!isClosedByPayload) return;
    let isCancelled = false;
    // The user's choice, stored by Payload.
    getPreference<{ open?: boolean }>('nav').then((nav) => {
      if (!isCancelled) setNavOpen(nav?.open ?? true);
    });
    return () => {
      isCancelled = true;
    };
  }, [isClosedByPayload, getPreference, setNavOpen]);
}

/** Links to the studio's own pages, above Payload's collection links and styled like them. */
export function NavLinks() {
  useOpenMenu();
  const path = usePathname();
  const { user } = useAuth<User>();
  // Analysts get the report in place of the dashboard.
  const isAnalyst = Boolean(user) && !isEditor(user as User);
  const pages = isAnalyst ? PAGES.filter(([, name]) => name === 'Report' || name === 'Links') : PAGES;
  const pathname = isAnalyst && path === '/admin' ? '/admin/report' : path;
  return (
    <div className="own-pages">
      {pages.map(([href, name]) => (
        <Link
          aria-current={pathname === href ? 'page' : undefined}
          className="nav__link"
          href={href}
          key={href}
          prefetch={false}
        >
          {pathname === href && <div className="nav__link-indicator" />}
          <span className="nav__link-label">{name}</span>
        </Link>
      ))}
    </div>
  );
}
