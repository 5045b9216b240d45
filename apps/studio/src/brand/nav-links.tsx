'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

const PAGES = [
  ['/admin', 'Today'],
  ['/admin/report', 'Report'],
  ['/admin/links', 'Links'],
] as const;

/** The studio's own pages, above Payload's list of collections and drawn as its links are. */
export function NavLinks() {
  const here = usePathname();
  return (
    <div className="own-pages">
      {PAGES.map(([href, name]) => (
        <Link
          aria-current={here === href ? 'page' : undefined}
          className="nav__link"
          href={href}
          key={href}
          prefetch={false}
        >
          {here === href && <div className="nav__link-indicator" />}
          <span className="nav__link-label">{name}</span>
        </Link>
      ))}
    </div>
  );
}
