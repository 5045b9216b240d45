import { CHAT } from '@nettobonus/domain/assistant/chat';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import type { ReactNode } from 'react';
import type { ChatMessages } from '../../i18n/assistant.ts';
import type { Greeting } from '../../i18n/greeting.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { LogoMark } from '../../ui/brand.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import style from './chat.css?url';
import { ChatTemplates } from './chat-templates.tsx';

const ID = 'chat-panel';

interface ChatPanelProps {
  messages: ChatMessages;
  shellMessages: ShellMessages;
  greeting: Greeting;
  /** Shown if the request for a reply fails. */
  failed: string;
  /** Whether a language model replies. Otherwise the replies come only from the catalogue. */
  hasModel: boolean;
  /** Whether the market shows no links to casinos. */
  isInformationOnly: boolean;
  help: HelpOrganisation | undefined;
  /** The contact form. */
  children: ReactNode;
}

/** The assistant's panel. Its script opens it, stores the conversation and displays it. */
export function ChatPanel({ messages, greeting, hasModel, children, ...rest }: ChatPanelProps) {
  return (
    <dialog
      aria-labelledby="chat-heading"
      className="chat"
      data-style={style}
      id={ID}
      {...{ closedby: 'closerequest' }}
    >
      <div className="chat-head">
        <LogoMark />
        <div>
          <h2 id="chat-heading">{messages.name}</h2>
          <p>{hasModel ? messages.byModel : messages.byCatalogue}</p>
        </div>
        <button
          aria-label={messages.contactForm}
          aria-pressed="false"
          className="icon-button chat-toggle"
          data-back={messages.backToChat}
          title={messages.contactForm}
          type="button"
        >
          <Icon name="mail" size={20} />
          <Icon name="chat" size={20} />
        </button>
        <CloseButton dialog={ID} label={messages.close} size={20} />
      </div>
      <div className="chat-talk">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <div aria-label={messages.conversation} className="chat-log" role="log" tabIndex={0}>
          <div className="msg" lang={greeting.lang}>
            <p>{greeting.text}</p>
          </div>
        </div>
        <ChatForm messages={messages} {...rest} />
      </div>
      <div className="chat-contact" hidden>
        {children}
      </div>
      <ChatTemplates messages={messages} {...rest} />
    </dialog>
  );
}

type ChatFormProps = Pick<ChatPanelProps, 'messages' | 'shellMessages' | 'isInformationOnly' | 'help'>;

function ChatForm({ messages, shellMessages, isInformationOnly, help }: ChatFormProps) {
  return (
    <>
      <form className="chat-form">
        <input
          aria-label={messages.message}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the visitor has opened the dialog to type
          autoFocus
          enterKeyHint="send"
          maxLength={CHAT.questionMaxLength}
          name="question"
          placeholder={messages.placeholder}
        />
        <button aria-label={messages.send} className="button button-primary" type="submit">
          <Icon name="send" size={20} />
        </button>
      </form>
      <p className="chat-note">
        {isInformationOnly ? messages.noteWithoutLinks : messages.note}
        {help && (
          <>
            {' '}
            {shellMessages.footerHelp}:{' '}
            <a className="link" href={help.url} rel="noopener noreferrer" target="_blank">
              {help.name}
              <span className="sr-only"> ({shellMessages.opensElsewhere})</span>
            </a>
          </>
        )}
      </p>
    </>
  );
}
