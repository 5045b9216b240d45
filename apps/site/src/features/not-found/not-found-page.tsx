import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

interface NotFoundPageProps {
  messages: Messages;
  homeHref: string;
  reviewsHref: string;
}

export function NotFoundPage({ messages, homeHref, reviewsHref }: NotFoundPageProps) {
  const links = [
    { label: messages.toHome, href: homeHref },
    { label: messages.toReviews, href: reviewsHref },
  ];
  return (
    <div className="wrap not-found">
      <div aria-hidden="true" className="not-found-figure">
        <p className="num">404</p>
        <i />
        <i />
      </div>
      <div>
        <h1>{messages.notFoundHeading}</h1>
        <p className="lead">{messages.notFoundText}</p>
        <SearchForm
          action={homeHref}
          placeholder={messages.searchPlaceholder}
          size="large"
          submit={messages.search}
        />
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="link" href={href}>
                <Icon name="arrow" size={20} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
