import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { formatMessage } from '../../i18n/message.ts';
import type { ReviewsMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ReviewsHeadProps {
  text: PageText;
  shellMessages: ShellMessages;
  homeHref: string;
}

export function ReviewsHead({ text, shellMessages, homeHref }: ReviewsHeadProps) {
  return (
    <>
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={shellMessages} />
      <header className="reviews-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
    </>
  );
}

interface ReviewsFooterProps {
  text: PageText;
  textContext: TextContext;
  messages: ReviewsMessages;
  /** The market's casinos without a review. */
  unreviewed: { name: string; href: string }[];
}

/** Below the list: the casinos without a review, and how reviews are made. */
export function ReviewsFooter({ text, textContext, messages, unreviewed }: ReviewsFooterProps) {
  return (
    <>
      {unreviewed.length > 0 && (
        <details className="unreviewed-casinos">
          <summary>
            {formatMessage(messages.unreviewed, { count: unreviewed.length })}
            <Icon name="plus" size={20} />
          </summary>
          <p>{messages.unreviewedText}</p>
          <ul>
            {unreviewed.map(({ name, href }) => (
              <li key={href}>
                <a className="link" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="prose">
        <RichText context={textContext} text={text.intro} />
      </div>
    </>
  );
}
