import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import type { Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { createStubPlan, FORBIDDEN, type StubPlan, toSeedTag } from './stub-model-plan.ts';

/** The visitor must see the first words within this time, whatever the provider does. */
const FIRST_WORDS_LIMIT_MS = 10_000;
const REPLY_LIMIT_MS = 31_000;

const QUESTION: Record<Market, string> = {
  fi: 'Mikä on paras bonus?',
  se: 'Vilken är den bästa bonusen?',
  no: 'Hva er den beste bonusen?',
  dk: 'Hvad er den bedste bonus?',
};

export interface ChatRun {
  plan: StubPlan;
  status: number;
  text: string;
  isDone: boolean;
  hasDisconnected: boolean;
  firstWordsMs: number;
  totalMs: number;
}

/** Sends a question and reads the response stream, as the chat in the browser does. */
export async function askChat(chatUrl: string, key: string, seed: number): Promise<ChatRun> {
  const plan = createStubPlan(seed);
  const abort = new AbortController();
  const timer =
    plan.disconnectAfterMs === null ? undefined : setTimeout(() => abort.abort(), plan.disconnectAfterMs);
  const startedAt = performance.now();
  const run: ChatRun = {
    plan,
    status: 0,
    text: '',
    isDone: false,
    hasDisconnected: false,
    firstWordsMs: Number.POSITIVE_INFINITY,
    totalMs: 0,
  };
  try {
    const response = await fetch(`${chatUrl}?lang=${plan.market}`, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        // A separate address block (/24) per run, so that no rate limit spans several runs.
        'X-Forwarded-For': `10.${(seed >> 8) & 255}.${seed & 255}.1`,
      },
      body: JSON.stringify({
        messages: [{ role: 'user', content: `${QUESTION[plan.market]} ${toSeedTag(seed)}` }],
      }),
    });
    run.status = response.status;
    let incompleteLine = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      incompleteLine += decoder.decode(chunk, { stream: true });
      const lines = incompleteLine.split('\n');
      incompleteLine = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue;
        if (line === 'data: [DONE]') run.isDone = true;
        else {
          run.text += (
            JSON.parse(line.slice(6)) as { choices: [{ delta: { content: string } }] }
          ).choices[0].delta.content;
          if (run.text !== '') run.firstWordsMs = Math.min(run.firstWordsMs, performance.now() - startedAt);
        }
      }
    }
  } catch (error) {
    run.hasDisconnected = abort.signal.aborted;
    if (!run.hasDisconnected) throw new Error(`Run ${seed} (${plan.fault}) failed`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  run.totalMs = performance.now() - startedAt;
  return run;
}

const REVIEW_PATHS = new Map<Market, Set<string>>();
function getReviewPaths(market: Market): Set<string> {
  const paths =
    REVIEW_PATHS.get(market) ??
    new Set(listSampleCasinos(market).map(({ casino }) => reviewPathFor(casino, market)));
  REVIEW_PATHS.set(market, paths);
  return paths;
}

export function listRunProblems({
  plan,
  status,
  text,
  isDone,
  hasDisconnected,
  firstWordsMs,
  totalMs,
}: ChatRun): string[] {
  const problems: string[] = [];
  const forbidden = FORBIDDEN.exec(text)?.[0];
  if (forbidden) problems.push(`contains ${JSON.stringify(forbidden)}`);
  for (const [link] of text.matchAll(/\/[a-z]{2}\/kasino\/[^\s.,)]*/g)) {
    if (!getReviewPaths(plan.market).has(link)) problems.push(`links to ${link}`);
  }
  if (!hasDisconnected) {
    if (status !== 200) problems.push(`status ${status}`);
    if (!isDone) problems.push('no [DONE]');
    if (text.trim() === '') problems.push('no text');
    // The offer is wager-free: the reply does not say how many players complete the wagering.
    if (/Winz/.test(text) && !/\+\d/.test(text)) problems.push('an offer without its net value');
    if (firstWordsMs > FIRST_WORDS_LIMIT_MS)
      problems.push(`first words after ${Math.round(firstWordsMs)} ms`);
    if (totalMs > REPLY_LIMIT_MS) problems.push(`took ${Math.round(totalMs)} ms`);
  }
  return problems.map((problem) => `run ${plan.seed} (${plan.fault}, ${plan.market}): ${problem}`);
}

/** Returns whether the condition was met before the timeout. */
export async function pollUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return condition();
}
