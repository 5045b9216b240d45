import { addMessage, type ChatMessage, chatKey, parseConversation } from '@nettobonus/domain/assistant/chat';
import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import type { Market } from '@nettobonus/domain/markets/market';
import type { FragmentRequest } from '../../client/fetch-fragment.ts';
import { askAssistant } from './ask-assistant.ts';
import { createLog } from './conversation-log.ts';

export type ChatView = 'talk' | 'contact';

export interface Chat {
  open: (view: ChatView) => void;
  /** Back to the conversation, with a word that something is done. */
  confirm: (heading: string, text: string) => void;
}

/** Wide screens keep the page beside the panel usable. */
const WIDE = '(width >= 48rem)';

export function prepareChat(panel: HTMLDialogElement, { fetchFragment, session }: FragmentRequest): Chat {
  const find = <T extends HTMLElement>(selector: string) => panel.querySelector(selector) as T;
  const market = document.body.dataset.market as Market;
  const talk = find('.chat-talk');
  const contact = find('.chat-contact');
  const toggle = find<HTMLButtonElement>('.chat-toggle');
  const form = find<HTMLFormElement>('.chat-form');
  const input = find<HTMLInputElement>('.chat-form input');
  const button = find<HTMLButtonElement>('.chat-form button');
  const wide = matchMedia(WIDE);
  const log = createLog(panel, market, fetchFragment);
  let conversation: ChatMessage[] = [];
  let view: ChatView = 'talk';

  function keep(message: ChatMessage): void {
    conversation = addMessage(conversation, message);
    session.write(chatKey(market), JSON.stringify(conversation));
  }

  function restore(): void {
    conversation = parseConversation(session.read(chatKey(market)));
    log.clear();
    let asked = '';
    for (const { role, content } of conversation) {
      if (role === 'user') log.addQuestion(content);
      else log.addReply(content, parseMentionedDeposit(asked));
      asked = content;
    }
  }

  async function ask(question: string): Promise<void> {
    keep({ role: 'user', content: question });
    log.addQuestion(question);
    const reply = log.beginReply();
    const answer = await askAssistant(conversation, reply.grow);
    reply.end();
    if (answer.state !== 'refused' && answer.text.trim() !== '') {
      keep({ role: 'assistant', content: answer.text });
      log.addReply(answer.text, parseMentionedDeposit(question));
    }
    if (answer.state !== 'whole') log.addFailed(answer.state === 'refused' ? answer.message : null);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const question = input.value.trim();
    if (question === '' || button.disabled) return;
    input.value = '';
    input.focus();
    button.disabled = true;
    form.ariaBusy = 'true';
    await ask(question);
    button.disabled = false;
    form.ariaBusy = 'false';
  });

  function show(next: ChatView): void {
    const isContact = next === 'contact';
    const { ariaLabel, dataset } = toggle;
    view = next;
    talk.hidden = isContact;
    contact.hidden = !isContact;
    toggle.ariaPressed = String(isContact);
    toggle.title = (isContact ? dataset.back : ariaLabel) ?? '';
    (isContact ? find('.chat-contact input') : input).focus();
    log.follow();
  }
  function open(next: ChatView): void {
    if (!panel.open) wide.matches ? panel.show() : panel.showModal();
    show(next);
  }

  toggle.addEventListener('click', () => show(view === 'talk' ? 'contact' : 'talk'));
  // Browsers that do not know what dialogs are closed by.
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.close();
  });
  wide.addEventListener('change', () => {
    if (!panel.open) return;
    panel.close();
    open(view);
  });
  // A page that comes back as it was left does not know what was said on others.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  restore();

  return {
    open,
    confirm(heading, text) {
      log.addDone(heading, text);
      show('talk');
    },
  };
}
