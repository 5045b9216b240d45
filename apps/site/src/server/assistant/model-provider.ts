import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AnswerProvider, Conversation } from './conversation.ts';
import { LIMITS, type TokenBudget } from './limits.ts';
import { buildPrompt } from './prompt.ts';
import { runTool, TOOL_DEFINITIONS } from './tools.ts';

export interface ModelOptions {
  baseURL: string;
  apiKey: string;
  model: string;
}

/** Approximate number of characters per token in the four languages, for endpoints that do not report usage. */
const CHARACTERS_PER_TOKEN = 3;
const TOOL_DEFINITIONS_LENGTH = JSON.stringify(TOOL_DEFINITIONS).length;

interface ToolCall {
  id: string;
  name: string;
  args: string;
}

/** Calls any endpoint with an OpenAI-compatible API, with the catalogue as tools. */
export function createModelProvider({ baseURL, apiKey, model }: ModelOptions): AnswerProvider {
  const client = new OpenAI({
    baseURL,
    apiKey,
    // Null, because the client would read environment variables that may be meant for another program.
    organization: null,
    project: null,
    // No retries: if the provider fails, the catalogue answers immediately.
    maxRetries: 0,
    timeout: LIMITS.firstSentenceMs,
    logLevel: 'off',
    fetch: fetchLimited,
  });

  async function* answer(
    conversation: Conversation,
    tokens: TokenBudget,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: buildPrompt(conversation) },
      ...conversation.questions.map((content) => ({ role: 'user' as const, content })),
    ];
    for (let round = 0; round <= LIMITS.toolRounds; round++) {
      const calls = yield* runRound(messages, round < LIMITS.toolRounds, tokens, signal);
      if (calls.length === 0) return;
      messages.push({
        role: 'assistant',
        content: null,
        tool_calls: calls.map(({ id, name, args }) => ({
          id,
          type: 'function',
          function: { name, arguments: args },
        })),
      });
      for (const { id, name, args } of calls) {
        messages.push({ role: 'tool', tool_call_id: id, content: runTool(name, args, conversation) });
      }
    }
  }

  async function* runRound(
    messages: ChatCompletionMessageParam[],
    mayUseTools: boolean,
    tokens: TokenBudget,
    signal: AbortSignal,
  ): AsyncGenerator<string, ToolCall[]> {
    const calls = new Map<number, ToolCall>();
    let characters = JSON.stringify(messages).length + TOOL_DEFINITIONS_LENGTH;
    const reserved = Math.ceil(characters / CHARACTERS_PER_TOKEN) + LIMITS.outputTokens;
    if (!tokens.reserve(reserved)) return [];
    let reportedTokens = 0;
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
        reportedTokens = chunk.usage?.total_tokens ?? reportedTokens;
        const delta = chunk.choices?.[0]?.delta;
        for (const call of delta?.tool_calls ?? []) characters += addCallDelta(calls, call);
        if (typeof delta?.content !== 'string' || delta.content === '') continue;
        characters += delta.content.length;
        yield delta.content;
      }
    } finally {
      tokens.settle(reserved, Math.max(reportedTokens, Math.ceil(characters / CHARACTERS_PER_TOKEN)));
    }
    return mayUseTools ? [...calls.values()].slice(0, LIMITS.toolCallsPerRound) : [];
  }

  return { answer };
}

interface ToolCallDelta {
  index: number;
  id?: string | undefined;
  function?: { name?: string | undefined; arguments?: string | undefined } | undefined;
}

/** Tool calls arrive in deltas, like text. Returns the number of characters added. */
function addCallDelta(calls: Map<number, ToolCall>, { index, id, function: delta }: ToolCallDelta): number {
  const call = calls.get(index) ?? { id: '', name: '', args: '' };
  calls.set(index, call);
  call.id += id ?? '';
  call.name += delta?.name ?? '';
  call.args += delta?.arguments ?? '';
  return (delta?.arguments ?? '').length;
}

/**
 * Limits the response size: the client would buffer an endless line in memory. It follows no redirects, which would
 * send the visitor's messages and the API key to another host.
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
