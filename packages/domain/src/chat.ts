import type { Market } from './market.ts';

/** What bounds a conversation, in the browser and on the server. */
export const CHAT = {
  /** So many of the last messages are sent and read. */
  messagesSent: 12,
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

/** The part of a conversation that is sent with its last question. */
export function messagesToSend(conversation: readonly ChatMessage[]): ChatMessage[] {
  return conversation.slice(-CHAT.messagesSent);
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
