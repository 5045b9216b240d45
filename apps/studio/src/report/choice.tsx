import type { ReactNode } from 'react';

interface Option {
  key: string;
  href: string;
  isChosen: boolean;
  content: ReactNode;
}

/** A choice of a few options, each with its own address. */
export function Choice({ label, options }: { label: string; options: Option[] }) {
  return (
    <nav aria-label={label} className="choice">
      <ul>
        {options.map(({ key, href, isChosen, content }) => (
          <li key={key}>
            <a aria-current={isChosen ? 'page' : undefined} href={href}>
              {content}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
