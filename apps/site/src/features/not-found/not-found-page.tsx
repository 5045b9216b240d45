import type { ShellMessages } from '../../i18n/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

interface NotFoundPageProps {
  shellMessages: ShellMessages;
  homeHref: string;
  reviewsHref: string;
  calculatorHref: string;
}

export function NotFoundPage({ shellMessages, homeHref, reviewsHref, calculatorHref }: NotFoundPageProps) {
  const links = [
    { label: shellMessages.toHome, href: homeHref },
    { label: shellMessages.toReviews, href: reviewsHref },
    { label: shellMessages.calculateOwn, href: calculatorHref },
  ];
  return (
    <div className="wrap not-found">
      <div aria-hidden="true" className="not-found-figure">
        <p className="num">404</p>
        <i />
        <i />
      </div>
      <div>
        <h1>{shellMessages.notFoundHeading}</h1>
        <p className="lead">{shellMessages.notFoundText}</p>
        <SearchForm
          action={homeHref}
          placeholder={shellMessages.searchPlaceholder}
          size="large"
          submit={shellMessages.search}
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
