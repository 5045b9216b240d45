import { Link } from '@payloadcms/ui';

const PAGES = [['/admin/links', 'Links']] as const;

/** The studio's own pages, under Payload's list of collections. */
export function NavLinks() {
  return (
    <div className="own-pages">
      {PAGES.map(([href, name]) => (
        <Link className="nav__link" href={href} key={href} prefetch={false}>
          {name}
        </Link>
      ))}
    </div>
  );
}
