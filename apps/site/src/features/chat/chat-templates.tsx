import type { ChatMessages } from '../../i18n/assistant.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChatTemplatesProps {
  messages: ChatMessages;
  shellMessages: ShellMessages;
  failed: string;
}

/** Templates that the chat script clones into the conversation. */
export function ChatTemplates({ messages, shellMessages, failed }: ChatTemplatesProps) {
  return (
    <>
      <template data-is="user">
        <div className="msg msg-user">
          <span className="sr-only">{messages.you}: </span>
        </div>
      </template>
      <template data-is="assistant">
        <div className="msg">
          <span className="sr-only">{messages.name}: </span>
        </div>
      </template>
      <template data-is="typing">
        <div aria-label={messages.typing} className="msg msg-typing" role="img">
          <i />
          <i />
          <i />
        </div>
      </template>
      <template data-is="failed">
        <div className="msg msg-failed">
          <Icon name="warning" size={18} />
          <p>{failed}</p>
        </div>
      </template>
      <template data-is="done">
        <div className="msg msg-done">
          <Icon name="check" size={18} />
          <p />
        </div>
      </template>
      <template data-is="link">
        <a className="link msg-link" href="/" rel="noopener" target="_blank">
          {messages.toCasino}
          <Icon name="external" size={14} />
          <span className="sr-only"> ({shellMessages.opensElsewhere})</span>
        </a>
      </template>
    </>
  );
}
