import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { QUESTIONS_ANCHOR } from '@nettobonus/domain/routes/routes';
import { Accordion } from '../../ui/accordion.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The category's introduction and its FAQ. */
export function CategoryGuide({ text, faqHeading }: { text: PageText; faqHeading: string }) {
  return (
    <section className="section guide">
      <div className="wrap">
        <SectionHead heading={text.guideHeading ?? text.heading} />
        <div className="prose">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {text.faq.length > 0 && (
          <>
            <h2 id={QUESTIONS_ANCHOR}>{faqHeading}</h2>
            <Accordion entries={text.faq} />
          </>
        )}
      </div>
    </section>
  );
}
