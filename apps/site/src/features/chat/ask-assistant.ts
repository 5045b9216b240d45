import { CHAT, type ChatMessage, messagesToSend } from '@nettobonus/domain/assistant/chat';
import { NEW_CHAT_STREAM, readChatStream } from '@nettobonus/domain/assistant/chat-stream';
import { deposit } from '../../client/deposit.ts';
import { readPage } from '../../client/page.ts';

export type AssistantReply =
  | { state: 'complete'; text: string }
  /** The stream ended early. The text may be empty. */
  | { state: 'interrupted'; text: string }
  /** The message is null if the response did not come from our own server. */
  | { state: 'refused'; message: string | null };

/** Sends the conversation and passes the partial reply to `onText`. Resolves after a failure too; never rejects. */
export async function askAssistant(
  conversation: readonly ChatMessage[],
  onText: (text: string) => void,
): Promise<AssistantReply> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, CHAT.idleTimeoutMs);
  };
  let stream = NEW_CHAT_STREAM;
  window.addEventListener('pagehide', abort);
  try {
    restartTimeout();
    const response = await send(conversation, controller.signal);
    if (!response.ok) return { state: 'refused', message: await readRefusal(response) };
    const reader = response.body?.getReader();
    while (reader && !stream.isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      restartTimeout();
      stream = readChatStream(stream, value);
      onText(stream.text);
    }
  } catch {
    // The stream holds the text received so far.
  } finally {
    clearTimeout(timer);
    window.removeEventListener('pagehide', abort);
    abort();
  }
  const { text, isDone } = stream;
  return isDone && text.trim() !== '' ? { state: 'complete', text } : { state: 'interrupted', text };
}

function send(conversation: readonly ChatMessage[], signal: AbortSignal): Promise<Response> {
  const { market, chatKey } = readPage();
  // The specified parameter carries a market code.
  return fetch(`/api/casino-chat?lang=${market}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${chatKey}` },
    body: JSON.stringify({ messages: messagesToSend(conversation), deposit: deposit.get() }),
    signal,
  });
}

/** Ignores error pages from proxies, which are not meant for visitors. */
async function readRefusal(response: Response): Promise<string | null> {
  if (response.status >= 500) return null;
  const body = (await response.json()) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  return typeof message === 'string' && message !== '' ? message : null;
}
