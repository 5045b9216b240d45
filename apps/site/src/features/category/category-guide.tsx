import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { QUESTIONS_ANCHOR } from '@nettobonus/domain/routes/routes';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

interface CategoryGuideProps {
  text: PageText;
  textContext: TextContext;
  faqHeading: string;
}

/** The category's introduction and its FAQ. */
export function CategoryGuide({ text, textContext, faqHeading }: CategoryGuideProps) {
  return (
    <section className="section guide">
      <div className="wrap">
        <SectionHead heading={text.guideHeading ?? text.heading} />
        <div className="prose">
          <RichText context={textContext} text={text.intro} />
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
