import type { PageText } from '@nettobonus/domain/page-text';
import type { ReactNode } from 'react';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { SearchForm } from '../../ui/search-form.tsx';

interface HeroProps {
  text: PageText;
  messages: Messages;
  action: string;
  search: string;
  casinoCount: number;
  /** The newest day on which an offer was checked, as the market writes it. */
  updatedOn: string | null;
  /** The showcase, beside the words. */
  children?: ReactNode;
}

const SEPARATED =
  "not-first:before:mr-5 not-first:before:inline-block not-first:before:h-3.5 not-first:before:w-px not-first:before:bg-control not-first:before:align-[-1px] not-first:before:content-['']";

export function Hero({ text, messages, action, search, casinoCount, updatedOn, children }: HeroProps) {
  const [firstWord = '', ...rest] = text.heading.split(' ');
  return (
    <section className="overflow-hidden">
      <div
        className={`wrap grid pt-5 pb-6 md:items-center md:pt-14 md:pb-16 ${children ? 'md:grid-cols-[minmax(0,1fr)_25rem] md:gap-10 wide:grid-cols-[minmax(0,1fr)_29rem] wide:gap-18' : ''}`}
      >
        <div className="min-w-0">
          <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 md:mb-6">
            {updatedOn && <span className={SEPARATED}>{say(messages.updatedOn, { date: updatedOn })}</span>}
            <span className={SEPARATED}>{say(messages.casinoCount, { count: casinoCount })}</span>
            <span className={`${SEPARATED} hidden md:inline`}>{messages.sameFormula}</span>
          </p>
          <h1 className="text-[2.8125rem]/[2.8125rem] tracking-[-0.042em] md:text-[3.25rem]/none wide:text-7xl wide:not-[:lang(fi)]:text-[4.4375rem]/[1.02]">
            {firstWord}
            <br />
            {rest.join(' ')}
          </h1>
          <p className="mt-4 font-serif text-[1.4375rem]/[1.8125rem] tracking-[-0.01em] text-balance md:mt-6 md:text-[1.6875rem]/[2.0625rem]">
            {text.lead}
          </p>
          {text.intro.map((paragraph) => (
            <p className="mt-3.5 hidden max-w-148 text-[1.0625rem]/6.5 text-ink-2 md:block" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <SearchForm
            action={action}
            className="mt-6 max-w-148 md:mt-7"
            placeholder={messages.searchPlaceholder}
            size="large"
            submit={messages.search}
            value={search}
          />
        </div>
        {children && <div className="mt-5 min-w-0 md:mt-0">{children}</div>}
      </div>
    </section>
  );
}
