import type { Market } from './market.ts';

/** What bounds a conversation, in the browser and on the server. */
export const CHAT = {
  /** So many of the last messages are answered to. */
  messagesRead: 12,
  /** What is sent at most, in bytes. */
  sentBytes: 44 * 1024,
  /** So many are kept in the visitor's tab. */
  messagesKept: 40,
  questionLetters: 1_000,
  messageLetters: 6_000,
  /** After so long without a byte nothing more is expected. */
  silenceMs: 12_000,
  /** Further casinos of one reply are links. */
  cardsPerReply: 3,
} as const;

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** Where a tab keeps the conversation; each market has its own. */
export const chatKey = (market: Market) => `chat_${market}`;

/** What a tab has kept. Anybody can change it there, so whatever is no message is left out. */
export function parseConversation(stored: string | null): ChatMessage[] {
  const kept = parseJson(stored ?? '');
  return Array.isArray(kept) ? kept.flatMap(toMessage).slice(-CHAT.messagesKept) : [];
}

export function addMessage(conversation: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return [...conversation, ...toMessage(message)].slice(-CHAT.messagesKept);
}

/**
 * What is sent with the last question: the last messages, and all that the visitor has written, because somebody who
 * has told of a trouble is offered nothing for the rest of the conversation. Where it is too much, replies are left
 * out first, then what is oldest.
 */
export function messagesToSend(conversation: readonly ChatMessage[]): ChatMessage[] {
  const readFrom = conversation.length - CHAT.messagesRead;
  const sent = conversation.filter(({ role }, index) => role === 'user' || index >= readFrom);
  const bytes = (messages: readonly ChatMessage[]) =>
    new TextEncoder().encode(JSON.stringify(messages)).length;
  while (sent.length > 1 && bytes(sent) > CHAT.sentBytes) {
    const reply = sent.findIndex(({ role }) => role === 'assistant');
    sent.splice(Math.max(reply, 0), 1);
  }
  return sent;
}

/** A message as the server takes it, or none. */
function toMessage(value: unknown): ChatMessage[] {
  const { role, content } = (value ?? {}) as Partial<Record<string, unknown>>;
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return [];
  const letters = role === 'user' ? CHAT.questionLetters : CHAT.messageLetters;
  const text = content.trim().slice(0, letters).trim();
  return text === '' ? [] : [{ role, content: text }];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
