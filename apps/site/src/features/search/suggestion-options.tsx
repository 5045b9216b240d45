import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { Icon, SvgIcon } from '../../ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SuggestedPage, SuggestionsData } from './suggestions-data.ts';

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
              <SvgIcon path={PAGE_ICON_PATHS[kind]} size={20} />
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

const PAGE_ICON_PATHS: Record<SuggestedPage['kind'], string> = {
  page: 'M3 4h5.5L10 5.5 11.5 4H17v12h-5.5L10 17.2 8.5 16H3zM10 5.5v11.7',
  question: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 13.6v.6',
  game: 'M6.5 4.5v11l9-5.5z',
};

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
