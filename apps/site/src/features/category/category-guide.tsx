import type { PageText } from '@nettobonus/domain/page-text';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** What the category is, and what people ask about it. */
export function CategoryGuide({ text, faqHeading }: { text: PageText; faqHeading: string }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={text.guideHeading ?? text.heading} />
        <div className="gap-12 font-serif text-lg/6.75 md:columns-2 wide:columns-3 [column-rule:1px_solid_var(--color-rule)]">
          {text.intro.map((paragraph) => (
            <p className="mb-5 break-inside-avoid text-pretty" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {text.faq.length > 0 && (
          <>
            <h2 className="mt-12 text-2xl tracking-heading">{faqHeading}</h2>
            <div className="accordion mt-4!">
              {text.faq.map(({ question, answer }) => (
                <details key={question}>
                  <summary>
                    {question}
                    <Icon name="plus" size={20} />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
