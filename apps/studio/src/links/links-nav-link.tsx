import { Link } from '@payloadcms/ui';
import './link-health.css';

export function LinksNavLink() {
  return (
    <Link className="nav__link links-nav-link" href="/admin/links" prefetch={false}>
      Links
    </Link>
  );
}
