import { CHAT, type ChatMessage, messagesToSend } from '@nettobonus/domain/assistant/chat';
import { NEW_CHAT_STREAM, readChatStream } from '@nettobonus/domain/assistant/chat-stream';

export type Answer =
  | { state: 'whole'; text: string }
  /** It ended before its end, perhaps before its first words. */
  | { state: 'broken'; text: string }
  /** With a sentence for the visitor, where the answer is one of ours. */
  | { state: 'refused'; message: string | null };

/** Sends the conversation and tells the reply as it grows. Whatever goes wrong is an answer too. */
export async function askAssistant(
  conversation: readonly ChatMessage[],
  onText: (text: string) => void,
): Promise<Answer> {
  const stop = new AbortController();
  const end = () => stop.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CHAT.silenceMs);
  };
  let stream = NEW_CHAT_STREAM;
  window.addEventListener('pagehide', end);
  try {
    heard();
    const response = await send(conversation, stop.signal);
    if (!response.ok) return { state: 'refused', message: await readRefusal(response) };
    const reader = response.body?.getReader();
    while (reader && !stream.isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      heard();
      stream = readChatStream(stream, value);
      onText(stream.text);
    }
  } catch {
    // What has come stands in the stream.
  } finally {
    clearTimeout(timer);
    window.removeEventListener('pagehide', end);
    end();
  }
  const { text, isDone } = stream;
  return isDone && text.trim() !== '' ? { state: 'whole', text } : { state: 'broken', text };
}

function send(conversation: readonly ChatMessage[], signal: AbortSignal): Promise<Response> {
  const { market, chatKey } = document.body.dataset;
  return fetch(`/api/casino-chat?lang=${market}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${chatKey}` },
    body: JSON.stringify({ messages: messagesToSend(conversation) }),
    signal,
  });
}

/** A server in between answers in its own words; they are not for visitors. */
async function readRefusal(response: Response): Promise<string | null> {
  if (response.status >= 500) return null;
  const body = (await response.json()) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  return typeof message === 'string' && message !== '' ? message : null;
}
