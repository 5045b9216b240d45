import type { Market } from '../markets/market.ts';

/** The limits of a conversation, in the browser and on the server. */
export const CHAT = {
  maxRequestBytes: 44 * 1024,
  /** In the visitor's session storage. */
  maxStoredMessages: 40,
  questionMaxLength: 1_000,
  messageMaxLength: 6_000,
  /** How long the browser waits for the next bytes of a reply. */
  idleTimeoutMs: 12_000,
  /** Casinos beyond this number appear as links. */
  cardsPerReply: 3,
} as const;

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** The session storage key of the conversation; each market has its own. */
export const chatStorageKey = (market: Market) => `chat_${market}`;

/** Parses the stored conversation, and drops invalid messages: users can edit the storage. */
export function parseConversation(stored: string | null): ChatMessage[] {
  const messages = parseJson(stored ?? '');
  return Array.isArray(messages) ? messages.flatMap(toMessage).slice(-CHAT.maxStoredMessages) : [];
}

export function addMessage(conversation: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return [...conversation, ...toMessage(message)].slice(-CHAT.maxStoredMessages);
}

/**
 * The messages of a request: all of the visitor's questions and the last reply. The questions are needed because a
 * visitor who has raised a safety concern gets no offers for the rest of the conversation; the reply, because a
 * question can refer to its casinos. Over the size limit, drops the reply first, then the oldest questions.
 */
export function messagesToSend(conversation: readonly ChatMessage[]): ChatMessage[] {
  const lastReply = conversation.findLast(({ role }) => role === 'assistant');
  const sent = conversation.filter((message) => message.role === 'user' || message === lastReply);
  const bytes = (messages: readonly ChatMessage[]) =>
    new TextEncoder().encode(JSON.stringify(messages)).length;
  while (sent.length > 1 && bytes(sent) > CHAT.maxRequestBytes) {
    const reply = sent.findIndex(({ role }) => role === 'assistant');
    sent.splice(Math.max(reply, 0), 1);
  }
  return sent;
}

/** The message in the form that the server accepts, or an empty array if it is invalid. */
function toMessage(value: unknown): ChatMessage[] {
  const { role, content } = (value ?? {}) as Partial<Record<string, unknown>>;
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return [];
  const maxLength = role === 'user' ? CHAT.questionMaxLength : CHAT.messageMaxLength;
  const text = content.trim().slice(0, maxLength).trim();
  return text === '' ? [] : [{ role, content: text }];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
