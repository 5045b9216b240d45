import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

interface NotFoundPageProps {
  messages: Messages;
  homeHref: string;
  reviewsHref: string;
}

export function NotFoundPage({ messages, homeHref, reviewsHref }: NotFoundPageProps) {
  const ways = [
    { label: messages.toHome, href: homeHref },
    { label: messages.toReviews, href: reviewsHref },
  ];
  return (
    <div className="wrap grid items-center gap-8 pt-10 pb-14 md:pt-18 md:pb-22 wide:grid-cols-[34rem_minmax(0,1fr)] wide:gap-20">
      <div aria-hidden="true" className="w-max max-w-full">
        <p className="num -ml-[0.023em] pr-[0.043em] text-[11rem]/[0.78] font-bold tracking-[-0.06em] md:text-[19rem]/[0.78]">
          404
        </p>
        <div className="mt-9 grid gap-1">
          <div className="h-4.5 bg-ink" />
          <div className="hatch h-12" />
        </div>
      </div>
      <div>
        <h1 className="text-4xl tracking-[-0.038em] md:text-5xl">{messages.notFoundHeading}</h1>
        <p className="mt-4 max-w-160 font-serif text-[1.1875rem]/6.5 text-pretty md:text-[1.3125rem]/7.25">
          {messages.notFoundText}
        </p>
        <SearchForm
          action={homeHref}
          className="mt-7 max-w-148"
          placeholder={messages.searchPlaceholder}
          size="large"
          submit={messages.search}
        />
        <ul className="mt-3.5 flex flex-wrap gap-x-7 gap-y-1 text-md font-medium">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a className="link inline-flex min-h-11 items-center gap-2" href={href}>
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
