import type { Messages } from '../i18n/messages.ts';

interface BreadcrumbProps {
  messages: Messages;
  homeHref: string;
  current: string;
  /** A step between home and here. */
  parent?: { label: string; href: string };
}

/** On phones only the last step before this page is shown: it is the way back. */
export function Breadcrumb({ messages, homeHref, current, parent }: BreadcrumbProps) {
  const steps = [{ label: messages.home, href: homeHref }, ...(parent ? [parent] : [])];
  return (
    <nav aria-label={messages.breadcrumb} className="pt-1 text-xs text-ink-2 md:pt-5">
      <ol className="flex gap-2">
        {steps.map(({ label, href }, index) => (
          <li
            className={`md:not-first:before:mr-2 md:not-first:before:text-ink-3 md:not-first:before:content-['/'] ${index === steps.length - 1 ? '' : 'hidden md:block'}`}
            key={href}
          >
            <a className="link inline-flex min-h-11 items-center md:inline md:min-h-0" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className="hidden before:mr-2 before:text-ink-3 before:content-['/'] md:block">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
