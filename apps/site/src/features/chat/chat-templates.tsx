import type { ChatWords } from '../../i18n/chat/words.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChatTemplatesProps {
  words: ChatWords;
  messages: Messages;
  failed: string;
}

/** Templates that the chat script clones into the conversation. */
export function ChatTemplates({ words, messages, failed }: ChatTemplatesProps) {
  return (
    <>
      <template data-is="user">
        <div className="msg msg-user">
          <span className="sr-only">{words.you}: </span>
        </div>
      </template>
      <template data-is="assistant">
        <div className="msg">
          <span className="sr-only">{words.name}: </span>
        </div>
      </template>
      <template data-is="typing">
        <div aria-label={words.typing} className="msg msg-typing" role="img">
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
          {words.toCasino}
          <Icon name="outward" size={14} />
          <span className="sr-only"> ({messages.opensElsewhere})</span>
        </a>
      </template>
    </>
  );
}
