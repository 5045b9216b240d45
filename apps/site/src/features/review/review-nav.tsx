import { useEffect, useState } from 'react';
import type { ReviewNavSection } from './review-sections.ts';

interface ReviewNavProps {
  label: string;
  sections: readonly ReviewNavSection[];
}

/** A root margin that covers everything above a line in the upper third of the screen, at any distance. */
const ABOVE_READING_LINE = '1000000px 0px -70%';

/** Links to the sections of a review. Marks the section that the visitor is reading. */
export function ReviewNav({ label, sections }: ReviewNavProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const started = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) started.add(target.id);
          else started.delete(target.id);
        }
        // The last section that starts above the line, or the first section at the top of the page.
        setCurrent((sections.findLast(({ id }) => started.has(id)) ?? sections[0])?.id);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav aria-label={label} className="review-nav">
      <ul className="wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              aria-current={id === current || undefined}
              href={`#${id}`}
              ref={id === current ? scrollToLink : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the link into view: on phones the navigation is wider than the screen. */
function scrollToLink(link: HTMLAnchorElement | null): void {
  link?.closest('ul')?.scrollTo({ left: link.offsetLeft - 32 });
}
