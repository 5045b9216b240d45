import type { Market } from '../markets/market.ts';

/** The limits of a conversation, in the browser and on the server. */
export const CHAT = {
  /** The server answers from this many of the last messages. */
  messagesRead: 12,
  /** The largest request body, in bytes. */
  sentBytes: 44 * 1024,
  /** The most messages stored in the visitor's tab. */
  messagesStored: 40,
  questionMaxLength: 1_000,
  messageLetters: 6_000,
  /** The timeout between two bytes of a reply. */
  silenceMs: 12_000,
  /** Casinos beyond this number appear as links. */
  cardsPerReply: 3,
} as const;

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** The session storage key of the conversation; each market has its own. */
export const chatKey = (market: Market) => `chat_${market}`;

/** Parses the stored conversation. Users can edit the storage, so invalid messages are dropped. */
export function parseConversation(stored: string | null): ChatMessage[] {
  const messages = parseJson(stored ?? '');
  return Array.isArray(messages) ? messages.flatMap(toMessage).slice(-CHAT.messagesStored) : [];
}

export function addMessage(conversation: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return [...conversation, ...toMessage(message)].slice(-CHAT.messagesStored);
}

/**
 * The messages of a request: the last ones and all of the visitor's own. A visitor who has raised a safety
 * concern gets no offers for the rest of the conversation. Over the size limit, the oldest replies are dropped first,
 * then the oldest questions.
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

/** The message as the server accepts it, or an empty array. */
function toMessage(value: unknown): ChatMessage[] {
  const { role, content } = (value ?? {}) as Partial<Record<string, unknown>>;
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return [];
  const letters = role === 'user' ? CHAT.questionMaxLength : CHAT.messageLetters;
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
