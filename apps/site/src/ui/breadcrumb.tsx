export interface BreadcrumbProps {
  messages: { breadcrumb: string; home: string };
  homeHref: string;
  current: string;
  /** The level between home and the current page. */
  parent?: { label: string; href: string };
}

/** On phones it shows only the parent of the current page, as a back link. */
export function Breadcrumb({ messages, homeHref, current, parent }: BreadcrumbProps) {
  const steps = [{ label: messages.home, href: homeHref }, ...(parent ? [parent] : [])];
  return (
    <nav aria-label={messages.breadcrumb} className="breadcrumb">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
