import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AnswerProvider, Conversation } from './conversation.ts';
import { LIMITS } from './limits.ts';
import { buildPrompt } from './prompt.ts';
import { runTool, TOOL_DEFINITIONS } from './tools.ts';

export interface ModelOptions {
  baseURL: string;
  apiKey: string;
  model: string;
  spendTokens: (count: number) => void;
}

/** About so many letters make a token in the four languages; endpoints that do not tell are counted by it. */
const LETTERS_PER_TOKEN = 3;

interface ToolCall {
  id: string;
  name: string;
  written: string;
}

/** Any endpoint that speaks OpenAI's protocol, with the catalogue at hand as tools. */
export function createModelProvider({ baseURL, apiKey, model, spendTokens }: ModelOptions): AnswerProvider {
  const client = new OpenAI({
    baseURL,
    apiKey,
    // Read from the environment otherwise, where they may be meant for something else.
    organization: null,
    project: null,
    // The catalogue answers at once where a provider does not; a second try would cost the visitor's patience.
    maxRetries: 0,
    timeout: LIMITS.firstWordsMs,
    logLevel: 'off',
    fetch: fetchLimited,
  });

  async function* answer(conversation: Conversation, signal: AbortSignal): AsyncGenerator<string> {
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: buildPrompt(conversation.catalogue.market) },
      ...conversation.messages,
    ];
    for (let round = 0; round <= LIMITS.toolRounds; round++) {
      const calls = yield* oneRound(messages, round < LIMITS.toolRounds, signal);
      if (calls.length === 0) return;
      messages.push({
        role: 'assistant',
        content: null,
        tool_calls: calls.map(({ id, name, written }) => ({
          id,
          type: 'function',
          function: { name, arguments: written },
        })),
      });
      for (const { id, name, written } of calls) {
        messages.push({ role: 'tool', tool_call_id: id, content: runTool(name, written, conversation) });
      }
    }
  }

  async function* oneRound(
    messages: ChatCompletionMessageParam[],
    mayUseTools: boolean,
    signal: AbortSignal,
  ): AsyncGenerator<string, ToolCall[]> {
    const calls = new Map<number, ToolCall>();
    let letters = JSON.stringify(messages).length;
    let told = 0;
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          messages,
          tools: TOOL_DEFINITIONS,
          tool_choice: mayUseTools ? 'auto' : 'none',
          max_completion_tokens: LIMITS.outputTokens,
          temperature: 0.2,
          stream: true,
        },
        { signal },
      );
      for await (const chunk of stream) {
        told = chunk.usage?.total_tokens ?? told;
        const delta = chunk.choices?.[0]?.delta;
        for (const part of delta?.tool_calls ?? []) letters += addCall(calls, part);
        if (typeof delta?.content !== 'string' || delta.content === '') continue;
        letters += delta.content.length;
        yield delta.content;
      }
    } finally {
      spendTokens(Math.max(told, Math.ceil(letters / LETTERS_PER_TOKEN)));
    }
    return mayUseTools ? [...calls.values()].slice(0, LIMITS.toolCallsPerRound) : [];
  }

  return { answer };
}

interface CallPart {
  index: number;
  id?: string | undefined;
  function?: { name?: string | undefined; arguments?: string | undefined } | undefined;
}

/** A call comes in pieces, as text does. */
function addCall(calls: Map<number, ToolCall>, { index, id, function: part }: CallPart): number {
  const call = calls.get(index) ?? { id: '', name: '', written: '' };
  calls.set(index, call);
  call.id += id ?? '';
  call.name += part?.name ?? '';
  call.written += part?.arguments ?? '';
  return (part?.arguments ?? '').length;
}

/**
 * Ends an answer that goes on and on: a line without an end would otherwise be collected in memory. No redirect is
 * followed: a visitor's words would go to whoever the endpoint names.
 */
const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > LIMITS.upstreamBytes) {
          controller.error(new Error(`The provider sent more than ${LIMITS.upstreamBytes} bytes`));
        } else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, response);
};
