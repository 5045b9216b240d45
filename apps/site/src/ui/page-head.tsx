import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

interface PageHeadProps extends Pick<BreadcrumbProps, 'messages' | 'homeHref'> {
  heading: string;
  lead: string;
  note?: string;
}

/** Breadcrumb, heading and lead. */
export function PageHead({ heading, lead, note, messages, homeHref }: PageHeadProps) {
  return (
    <>
      <Breadcrumb current={heading} homeHref={homeHref} messages={messages} />
      <header className="page-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {note && <p className="page-note">{note}</p>}
      </header>
    </>
  );
}
