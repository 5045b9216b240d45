import type { ReviewMessages } from '../../i18n/pages.ts';

/** Opens the contact form, in the sidebar of a fact sheet. Without scripts the button would do nothing. */
export function RequestReview({ messages }: { messages: ReviewMessages }) {
  return (
    <section className="request-review">
      <h2>{messages.requestHeading}</h2>
      <p>{messages.requestText}</p>
      <button className="button button-line" data-opens="chat" data-view="contact" type="button">
        {messages.requestReview}
      </button>
    </section>
  );
}
