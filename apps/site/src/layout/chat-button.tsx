import type { ShellMessages } from '../i18n/shell.ts';
import { Icon } from '../ui/icon.tsx';

interface ChatButtonProps {
  messages: ShellMessages;
  /** The language from the URL. The assistant's greeting uses it. */
  lang: string | null;
}

export function ChatButton({ messages, lang }: ChatButtonProps) {
  return (
    <button
      aria-label={messages.openChat}
      className="chat-button"
      data-opens={lang ? `chat?lang=${encodeURIComponent(lang)}` : 'chat'}
      type="button"
    >
      <Icon name="chat" size={24} />
    </button>
  );
}
