import type { Messages } from '../i18n/messages.ts';
import { Icon } from '../ui/icon.tsx';

export function ChatButton({ messages }: { messages: Messages }) {
  return (
    <button aria-label={messages.openChat} className="chat-button" data-opens="chat" type="button">
      <Icon name="chat" size={24} />
    </button>
  );
}
