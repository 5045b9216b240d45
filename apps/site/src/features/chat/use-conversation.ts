import {
  addMessage,
  type ChatMessage,
  chatStorageKey,
  parseConversation,
} from '@nettobonus/domain/assistant/chat';
import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import type { Market } from '@nettobonus/domain/markets/market';
import { useRef, useState } from 'react';
import { deposit as visitorDeposit } from '../../client/deposit.ts';
import { session } from '../../client/session.ts';
import { askAssistant } from './ask-assistant.ts';
import { usePageRestored } from './use-page-restored.ts';

type EntryContent =
  | { kind: 'question'; text: string }
  /** `deposit` is the amount that the question mentions, or the visitor's deposit. */
  | { kind: 'reply'; text: string; deposit: number | null }
  /** The text is null if the server has sent no error message. */
  | { kind: 'failed'; text: string | null }
  /** Confirms an action by the visitor, such as a sent contact message. */
  | { kind: 'confirmation'; heading: string; text: string };

/** A message in the log. Only questions and replies are stored. */
export type Entry = EntryContent & { id: number };

let lastId = 0;

function toEntry(content: EntryContent): Entry {
  lastId += 1;
  return { ...content, id: lastId };
}

function toEntries(conversation: readonly ChatMessage[]): Entry[] {
  return conversation.map(({ role, content: text }, index) => {
    if (role === 'user') return toEntry({ kind: 'question', text });
    const deposit = parseMentionedDeposit(conversation[index - 1]?.content ?? '') ?? visitorDeposit.get();
    return toEntry({ kind: 'reply', text, deposit });
  });
}

const readStored = (market: Market) => parseConversation(session.read(chatStorageKey(market)));

/** The conversation with the assistant. It is stored for the session, so that it continues on other pages. */
export function useConversation(market: Market) {
  const [stored] = useState(() => readStored(market));
  const conversation = useRef(stored);
  const [entries, setEntries] = useState(() => toEntries(stored));
  /** The text of the reply so far. Null while no reply is expected. */
  const [partialReply, setPartialReply] = useState<string | null>(null);

  // The visitor may have continued the conversation on another page.
  usePageRestored(() => {
    conversation.current = readStored(market);
    setEntries(toEntries(conversation.current));
  });

  function store(message: ChatMessage): void {
    conversation.current = addMessage(conversation.current, message);
    session.write(chatStorageKey(market), JSON.stringify(conversation.current));
  }

  function addEntry(content: EntryContent): void {
    const entry = toEntry(content);
    setEntries((current) => [...current, entry]);
  }

  async function ask(question: string): Promise<void> {
    store({ role: 'user', content: question });
    addEntry({ kind: 'question', text: question });
    setPartialReply('');
    const reply = await askAssistant(conversation.current, setPartialReply);
    setPartialReply(null);
    if (reply.state !== 'refused' && reply.text.trim() !== '') {
      store({ role: 'assistant', content: reply.text });
      addEntry({
        kind: 'reply',
        text: reply.text,
        deposit: parseMentionedDeposit(question) ?? visitorDeposit.get(),
      });
    }
    if (reply.state !== 'complete') {
      addEntry({ kind: 'failed', text: reply.state === 'refused' ? reply.message : null });
    }
  }

  return { entries, partialReply, ask, addEntry };
}
