import { CHAT } from '@nettobonus/domain/assistant/chat';
import { type RefObject, type SubmitEvent, useState } from 'react';
import type { ChatMessages } from '../../i18n/assistant.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChatFormProps {
  messages: ChatMessages;
  /** Whether a reply is loading: until it is complete, the visitor can type but not send. */
  isWaiting: boolean;
  onAsk: (question: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

export function ChatForm({ messages, isWaiting, onAsk, inputRef }: ChatFormProps) {
  const [text, setText] = useState('');

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const question = text.trim();
    if (question === '' || isWaiting) return;
    setText('');
    // Focus the input first: the button is about to be disabled, and a disabled button loses the focus.
    inputRef.current?.focus();
    onAsk(question);
  }

  return (
    <form aria-busy={isWaiting} className="chat-form" onSubmit={submit}>
      <input
        aria-label={messages.message}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={CHAT.questionMaxLength}
        name="question"
        onChange={({ target }) => setText(target.value)}
        placeholder={messages.placeholder}
        ref={inputRef}
        value={text}
      />
      <button aria-label={messages.send} className="button button-primary" disabled={isWaiting} type="submit">
        <Icon name="send" size={20} />
      </button>
    </form>
  );
}
