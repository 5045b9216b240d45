'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

const PAGES = [
  // The dashboard.
  ['/admin', 'Today'],
  ['/admin/report', 'Report'],
  ['/admin/links', 'Links'],
] as const;

/** Links to the studio's own pages, above Payload's collection links and styled like them. */
export function NavLinks() {
  const pathname = usePathname();
  return (
    <div className="own-pages">
      {PAGES.map(([href, name]) => (
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
