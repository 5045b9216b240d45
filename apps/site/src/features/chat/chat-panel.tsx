import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../../client/use-media.ts';
import type { ChatMessages } from '../../i18n/assistant.ts';
import type { Greeting } from '../../i18n/greeting.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { LogoMark } from '../../ui/brand.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import type { OpenRequest } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChatForm } from './chat-form.tsx';
import { ConversationLog, type ConversationLogHandle } from './conversation-log.tsx';
import { useConversation } from './use-conversation.ts';

const ID = 'chat-panel';
/** On wide screens the page next to the panel stays usable. */
const WIDE = '(width >= 48rem)';

export interface ChatPanelData {
  messages: ChatMessages;
  context: OfferContext;
  greeting: Greeting;
  /** The error message shown if the request for a reply fails. */
  failed: string;
  /** Whether a language model replies. Otherwise the replies come only from the catalogue. */
  hasModel: boolean;
  /** Whether the market shows no links to casinos. */
  isInformationOnly: boolean;
  /** An organisation that helps with gambling problems. */
  help: { label: string; name: string; url: string } | null;
}

interface Focusable {
  focus: () => void;
}

/** The interface between the panel and the contact form in it. */
interface ContactSlot {
  /** Gets the focus when the form is shown. */
  ref: RefObject<Focusable | null>;
  /** Confirms in the conversation that the message was sent. */
  onSent: (heading: string, text: string) => void;
}

interface ChatPanelProps extends ChatPanelData {
  openRequest: OpenRequest;
  renderContact: (slot: ContactSlot) => ReactNode;
}

/** The assistant's panel: the conversation, or the contact form in its place. */
export function ChatPanel({ openRequest, renderContact, ...data }: ChatPanelProps) {
  const { messages, context, greeting, failed, hasModel } = data;
  const { entries, partialReply, ask, addEntry } = useConversation(context.market);
  const isWide = useMedia(WIDE);
  const panel = useOpenPanel(openRequest, isWide);
  const [selected, selectView] = useSelectedView(openRequest);
  const input = useRef<HTMLInputElement>(null);
  const contactForm = useRef<Focusable>(null);
  const log = useRef<ConversationLogHandle>(null);
  const isContact = selected.view === 'contact';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that reopens has lost its focus
  useLayoutEffect(() => {
    (isContact ? contactForm : input).current?.focus();
    log.current?.follow();
  }, [selected, isWide]);

  function confirmSent(heading: string, text: string): void {
    addEntry({ kind: 'confirmation', heading, text });
    selectView({ view: 'talk' });
  }

  return (
    <dialog
      aria-labelledby="chat-heading"
      className="chat"
      id={ID}
      // For browsers without `closedby`.
      onKeyDown={({ key }) => {
        if (key === 'Escape') panel.current?.close();
      }}
      ref={panel}
      {...{ closedby: 'closerequest' }}
    >
      <div className="chat-head">
        <LogoMark />
        <div>
          <h2 id="chat-heading">{messages.name}</h2>
          <p>{hasModel ? messages.answersByModel : messages.answersFromCatalogue}</p>
        </div>
        <button
          aria-label={messages.contactForm}
          aria-pressed={isContact}
          className="icon-button chat-toggle"
          onClick={() => selectView({ view: isContact ? 'talk' : 'contact' })}
          title={isContact ? messages.backToChat : messages.contactForm}
          type="button"
        >
          <Icon name="mail" size={20} />
          <Icon name="chat" size={20} />
        </button>
        <CloseButton dialog={ID} label={messages.close} size={20} />
      </div>
      <div className="chat-talk" hidden={isContact}>
        <ConversationLog
          context={context}
          entries={entries}
          failed={failed}
          greeting={greeting}
          messages={messages}
          onAsk={(question) => {
            // The button disappears with the first question.
            input.current?.focus();
            ask(question);
          }}
          partialReply={partialReply}
          ref={log}
        />
        <ChatForm inputRef={input} isWaiting={partialReply !== null} messages={messages} onAsk={ask} />
        <Note {...data} />
      </div>
      <div className="chat-contact" hidden={!isContact}>
        {renderContact({ ref: contactForm, onSent: confirmSent })}
      </div>
    </dialog>
  );
}

function Note({ messages, context, isInformationOnly, help }: ChatPanelData) {
  return (
    <p className="chat-note">
      {isInformationOnly ? messages.noteWithoutLinks : messages.note}
      {help && (
        <>
          {` ${help.label}: `}
          <a className="link" href={help.url} rel="noopener noreferrer" target="_blank">
            {help.name}
            <span className="sr-only">{` (${context.messages.opensInNewTab})`}</span>
          </a>
        </>
      )}
    </p>
  );
}

/** Opens the panel on every request. Reopens it, modal or not, when the width crosses the breakpoint. */
function useOpenPanel(openRequest: OpenRequest, isWide: boolean): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null);
  // This effect must come first: on the first request it finds the panel closed, and does nothing.
  useLayoutEffect(() => {
    if (!panel.current?.open) return;
    panel.current.close();
    openPanel(panel.current, isWide);
  }, [isWide]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the width must not open a closed panel
  useLayoutEffect(() => {
    if (panel.current && !panel.current.open) openPanel(panel.current, isWide);
  }, [openRequest]);
  return panel;
}

function openPanel(panel: HTMLDialogElement, isWide: boolean): void {
  if (isWide) panel.show();
  else panel.showModal();
}

/** The view that the last request or the visitor selected. It is a new object each time, so that effects run again. */
function useSelectedView(openRequest: OpenRequest): [OpenRequest, (selected: OpenRequest) => void] {
  const [lastRequest, setLastRequest] = useState(openRequest);
  const [selected, select] = useState(openRequest);
  if (openRequest !== lastRequest) {
    setLastRequest(openRequest);
    select(openRequest);
  }
  return [selected, select];
}
