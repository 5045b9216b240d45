import type { ReactNode } from 'react';

export interface ContentsSection {
  id: string;
  heading: string;
  body: ReactNode;
}

interface ContentsProps {
  /** Heading of the table of contents. */
  heading: string;
  sections: ContentsSection[];
  isNumbered?: boolean;
  /** Text before the first section. */
  opening?: ReactNode;
}

/** Sections of text with a table of contents. */
export function Contents({ heading, sections, isNumbered = false, opening }: ContentsProps) {
  return (
    <div className={isNumbered ? 'contents is-numbered' : 'contents'}>
      <nav aria-labelledby="contents">
        <h2 id="contents">{heading}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {opening}
        {sections.map((section) => (
          <section className="contents-section" id={section.id} key={section.id}>
            <h2>{section.heading}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  );
}
