import type { ReactNode } from 'react';

interface Option {
  key: string;
  href: string;
  isSelected: boolean;
  content: ReactNode;
}

/** Selects one of a few options, each with its own URL. */
export function FilterLinks({ label, options }: { label: string; options: Option[] }) {
  return (
    <nav aria-label={label} className="choice">
      <ul>
        {options.map(({ key, href, isSelected, content }) => (
          <li key={key}>
            <a aria-current={isSelected ? 'page' : undefined} href={href}>
              {content}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
