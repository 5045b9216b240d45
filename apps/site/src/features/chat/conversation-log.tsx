import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ChatMessages } from '../../i18n/assistant.ts';
import type { Greeting } from '../../i18n/greeting.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Author, PartialReply, Reply } from './reply.tsx';
import type { Entry } from './use-conversation.ts';

export interface ConversationLogHandle {
  /** Scrolls to the last question or confirmation, unless the visitor has scrolled since. */
  follow: () => void;
}

interface ConversationLogProps {
  entries: readonly Entry[];
  partialReply: string | null;
  messages: ChatMessages;
  context: OfferContext;
  greeting: Greeting;
  /** The error message shown if the request for a reply fails and the server has sent none. */
  failed: string;
  onAsk: (question: string) => void;
  ref: Ref<ConversationLogHandle>;
}

/** The conversation. While a reply streams in, its question stays at the top until the visitor scrolls. */
export function ConversationLog({ entries, partialReply, onAsk, ref, ...props }: ConversationLogProps) {
  const { messages, context, greeting } = props;
  const log = useRef<HTMLDivElement>(null);
  const firstMessage = useRef<HTMLDivElement>(null);
  const followed = useRef<HTMLDivElement>(null);
  /** The message that the visitor has scrolled away from. */
  const released = useRef<HTMLDivElement>(null);
  const followedEntry = entries.findLast(({ kind }) => kind === 'question' || kind === 'confirmation');

  function follow(): void {
    if (!log.current || !firstMessage.current || !followed.current) return;
    if (followed.current === released.current) return;
    log.current.scrollTop = followed.current.offsetTop - firstMessage.current.offsetTop;
  }
  function release(): void {
    released.current = followed.current;
  }
  useLayoutEffect(follow);
  useImperativeHandle(ref, () => ({ follow }));

  return (
    <div
      aria-busy={partialReply !== null}
      aria-label={messages.conversation}
      className="chat-log"
      onKeyDown={release}
      onPointerDown={release}
      onTouchMove={release}
      onWheel={release}
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <div className="msg" lang={greeting.lang} ref={firstMessage}>
        <p>{greeting.text}</p>
      </div>
      {entries.length === 0 && partialReply === null && <Examples messages={messages} onAsk={onAsk} />}
      {entries.map((entry) => (
        <Message
          {...props}
          entry={entry}
          key={entry.id}
          onGrow={follow}
          ref={entry === followedEntry ? followed : undefined}
        />
      ))}
      {partialReply !== null && (
        <PartialReply market={context.market} messages={messages} text={partialReply} />
      )}
    </div>
  );
}

/** Questions for a visitor who does not know what to ask. They disappear with the first question. */
function Examples({ messages, onAsk }: Pick<ConversationLogProps, 'messages' | 'onAsk'>) {
  const questions = [messages.example_wagerFree, messages.example_deposit, messages.example_net];
  return (
    <ul aria-label={messages.examples} className="chat-examples">
      {questions.map((question) => (
        <li key={question}>
          <button onClick={() => onAsk(question)} type="button">
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MessageProps extends Pick<ConversationLogProps, 'messages' | 'context' | 'failed'> {
  entry: Entry;
  onGrow: () => void;
  ref: Ref<HTMLDivElement> | undefined;
}

function Message({ entry, messages, context, failed, onGrow, ref }: MessageProps) {
  switch (entry.kind) {
    case 'question':
      return (
        <div className="msg msg-user" ref={ref}>
          <Author name={messages.you} />
          {entry.text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question does not change
            <p key={index}>{line}</p>
          ))}
        </div>
      );
    case 'reply':
      return (
        <Reply
          context={context}
          deposit={entry.deposit}
          messages={messages}
          onGrow={onGrow}
          text={entry.text}
        />
      );
    case 'failed':
      return (
        <div className="msg msg-failed">
          <Icon name="warning" size={18} />
          <p>{entry.text ?? failed}</p>
        </div>
      );
    case 'confirmation':
      return (
        <div className="msg msg-confirmation" ref={ref}>
          <Icon name="check" size={18} />
          <p>
            <b>{entry.heading}</b> {entry.text}
          </p>
        </div>
      );
  }
}
