import type { PageText } from '@nettobonus/domain/page-text';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** What the category is, and what people ask about it. */
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
            <h2>{faqHeading}</h2>
            <div className="accordion">
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
