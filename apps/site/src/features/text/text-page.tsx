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
    <div className="wrap text">
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={messages} />
      <header>
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <div className="prose">
        {text.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
