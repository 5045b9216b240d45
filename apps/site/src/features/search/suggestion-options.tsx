import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { Icon, SvgIcon } from '../../ui/icon.tsx';
import { BOOK_PATH, QUESTION_PATH } from '../../ui/result-icons.ts';
import { MarkedText } from './marked-text.tsx';
import type { SuggestionsData } from './suggestions-data.ts';

interface SuggestionOptionsProps extends SuggestionsData {
  query: string;
  /** The page with all results. */
  allHref: string;
  listId: string;
  /** Index of the selected option. */
  active: number;
}

/** The options of a list of suggestions: casinos, pages, and the search of the whole site. */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { casinos, pages, deposit, messages, query, allHref, listId, active } = props;
  const optionProps = (index: number) => ({ id: `${listId}-${index}`, isSelected: index === active });
  return (
    <>
      {casinos.length > 0 && (
        <Group label={messages.casinos} note={formatMessage(messages.net, { deposit })}>
          {casinos.map(({ name, href, image, licence, net }, index) => (
            <Option {...optionProps(index)} href={href} key={href}>
              <img alt="" className="tile" height="36" src={image} width="36" />
              <span>
                <b>
                  <MarkedText parts={name} />
                </b>
                <small>{licence}</small>
              </span>
              {net ? <b className={`amount is-${net.sign}`}>{net.text}</b> : <small>{messages.noNet}</small>}
            </Option>
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group label={messages.pages}>
          {pages.map(({ kind, title, href, about }, index) => (
            <Option
              {...optionProps(casinos.length + index)}
              href={href}
              key={`${href} ${title.map(({ text }) => text).join('')}`}
            >
              <SvgIcon path={kind === 'question' ? QUESTION_PATH : BOOK_PATH} size={20} />
              <span>
                <b>
                  <MarkedText parts={title} />
                </b>
                {about && <small>{about}</small>}
              </span>
            </Option>
          ))}
        </Group>
      )}
      <Option {...optionProps(casinos.length + pages.length)} href={allHref}>
        <Icon name="search" size={18} />
        <b>{formatMessage(messages.all, { query })}</b>
      </Option>
    </>
  );
}

function Group({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is not a group of fields
    <div aria-label={label} role="group">
      <p aria-hidden="true">
        <span>{label}</span>
        {note && <span>{note}</span>}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  href: string;
  isSelected: boolean;
  children: ReactNode;
}

function Option({ id, href, isSelected, children }: OptionProps) {
  return (
    <a aria-selected={isSelected} href={href} id={id} role="option" tabIndex={-1}>
      {children}
    </a>
  );
}
