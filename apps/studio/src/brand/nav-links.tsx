'use client';

import { Link, useAuth, useNav, useWindowInfo } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect, useLayoutEffect, useRef } from 'react';
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

/**
 * Keeps the menu as it is where it fits beside the page. Payload closes it on screens of up to 1440 pixels when its
 * scripts start: the page would move under the pointer, and a click that had begun would be lost.
 */
function useMenuBesidePage(): void {
  const { navOpen, setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  const isClosedByPayload = breakpoints?.l === true && breakpoints.m === false;
  const reopens = useRef(false);
  // Runs before the effect in which Payload closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state before that effect counts
  useEffect(() => {
    reopens.current = isClosedByPayload && navOpen;
  }, [isClosedByPayload]);
  // Before the browser paints.
  useLayoutEffect(() => {
    if (navOpen || !reopens.current) return;
    reopens.current = false;
    setNavOpen(true);
  }, [navOpen, setNavOpen]);
}

/** Links to the studio's own pages, above Payload's collection links and styled like them. */
export function NavLinks() {
  useMenuBesidePage();
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
