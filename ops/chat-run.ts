import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import type { Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { FORBIDDEN, markOf, planOf, type StubPlan } from './stub-plan.ts';

/** The visitor must see the first words within this time, whatever the provider does. */
const WORDS_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 31_000;

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
  hasLeft: boolean;
  firstWordsMs: number;
  totalMs: number;
}

/** Sends a question and reads the response stream as the visitor's page does. */
export async function askChat(chatUrl: string, key: string, seed: number): Promise<ChatRun> {
  const plan = planOf(seed);
  const leave = new AbortController();
  const timer = plan.leavesAfterMs === null ? undefined : setTimeout(() => leave.abort(), plan.leavesAfterMs);
  const startedAt = performance.now();
  const run: ChatRun = {
    plan,
    status: 0,
    text: '',
    isDone: false,
    hasLeft: false,
    firstWordsMs: Number.POSITIVE_INFINITY,
    totalMs: 0,
  };
  try {
    const response = await fetch(`${chatUrl}?lang=${plan.market}`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        // A separate visitor address per run, behind the trusted proxy.
        'X-Forwarded-For': `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`,
      },
      body: JSON.stringify({
        messages: [{ role: 'user', content: `${QUESTION[plan.market]} ${markOf(seed)}` }],
      }),
    });
    run.status = response.status;
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
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
    run.hasLeft = leave.signal.aborted;
    if (!run.hasLeft) throw new Error(`Run ${seed} (${plan.fault}) failed`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  run.totalMs = performance.now() - startedAt;
  return run;
}

const LINKS = new Map<Market, Set<string>>();
function linksOf(market: Market): Set<string> {
  const links =
    LINKS.get(market) ??
    new Set(listSampleCasinos(market).map(({ casino }) => reviewPathFor(casino, market)));
  LINKS.set(market, links);
  return links;
}

/** Lists the problems of a run. */
export function judge({ plan, status, text, isDone, hasLeft, firstWordsMs, totalMs }: ChatRun): string[] {
  const problems: string[] = [];
  const forbidden = FORBIDDEN.exec(text)?.[0];
  if (forbidden) problems.push(`said ${JSON.stringify(forbidden)}`);
  for (const [link] of text.matchAll(/\/[a-z]{2}\/kasino\/[^\s.,)]*/g)) {
    if (!linksOf(plan.market).has(link)) problems.push(`linked to ${link}`);
  }
  if (!hasLeft) {
    if (status !== 200) problems.push(`status ${status}`);
    if (!isDone) problems.push('no [DONE]');
    if (text.trim() === '') problems.push('no text');
    if (/Winz/.test(text) && !/\d+\/10/.test(text)) problems.push('an offer without its net value');
    if (firstWordsMs > WORDS_WITHIN_MS) problems.push(`first words after ${Math.round(firstWordsMs)} ms`);
    if (totalMs > ANSWER_WITHIN_MS) problems.push(`took ${Math.round(totalMs)} ms`);
  }
  return problems.map((problem) => `run ${plan.seed} (${plan.fault}, ${plan.market}): ${problem}`);
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return condition();
}
