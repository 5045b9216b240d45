import type { PageText } from '@nettobonus/domain/page-text';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';

interface TextPageProps {
  text: PageText;
  messages: Messages;
  homeHref: string;
}

/** A page's heading, standfirst and introduction. */
export function TextPage({ text, messages, homeHref }: TextPageProps) {
  return (
    <div className="wrap pb-(--section)">
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={messages} />
      <header className="pt-4 pb-8 md:pt-7 md:pb-10">
        <h1 className="text-[2.375rem]/[2.5rem] tracking-[-0.042em] break-words hyphens-auto md:text-6xl md:leading-none">
          {text.heading}
        </h1>
        <p className="mt-4 max-w-160 font-serif text-[1.1875rem]/6.5 text-pretty md:text-[1.3125rem]/7.25">
          {text.lead}
        </p>
      </header>
      <div className="gap-12 border-t border-ink pt-6 font-serif text-lg/6.75 md:columns-2 md:pt-8 wide:columns-3 [column-rule:1px_solid_var(--color-rule)]">
        {text.intro.map((paragraph) => (
          <p className="mb-5 break-inside-avoid text-pretty" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
