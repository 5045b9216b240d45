import type { UIFieldServerComponent } from 'payload';
import { env } from '../env.ts';
import './inbox.css';

/** In the form of a contact message: a link to the page on which the visitor wrote it. */
export const PageField: UIFieldServerComponent = ({ data }) => {
  const page = typeof data?.page === 'string' && data.page.startsWith('/') ? data.page : null;
  return (
    <p className="message-page">
      <b>Page</b>
      {page ? <a href={new URL(page, env.SITE_URL).href}>{page}</a> : <span>Unknown</span>}
    </p>
  );
};
