/**
 * Measures two hundred concurrent chat streams: memory per stream, and the latency that the site adds to the first
 * words. Alternates between the site and the bare provider. `npm run bench:chat` after `npm run build`.
 */
import { availableParallelism, loadavg } from 'node:os';
import { NEW_CHAT_STREAM, readChatStream } from '@nettobonus/domain/assistant/chat-stream';
import { medianOf } from '@nettobonus/domain/shared/median';
import type { StubProvider } from '../ops/stub-process.ts';
import { CHAT_KEY, withChatSite } from './chat-site.ts';
import { cpuMs, residentKb } from './process-figures.ts';

const STREAMS = 200;
const ROUNDS = 4;
/** All streams open one after the other within this time. */
const RAMP_MS = 2_000;
/** How long the stub streams one answer. */
const ANSWER_MS = 6_000;
/** At this time all streams are open and none has ended. */
const MEASURED_AT_MS = 4_500;

interface Times {
  /** Time to the first words. */
  first: number[];
  /** Time to the first whole sentence; the site streams nothing before it. */
  sentence: number[];
}

await withChatSite(measure, { STUB_HELD_MS: String(ANSWER_MS) });
process.exit();

async function measure(url: string, pid: number, stub: StubProvider): Promise<void> {
  const site: Times = { first: [], sentence: [] };
  const bare: Times = { first: [], sentence: [] };
  const perStream: number[] = [];
  const cpuPerAnswer: number[] = [];
  const viaSite = (index: number, round: number) =>
    read(
      fetch(`${url}/api/casino-chat?lang=fi`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${CHAT_KEY}`,
          'X-Forwarded-For': `10.${round}.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'Mikä on paras bonus?' }] }),
      }),
    );
  const viaProvider = () =>
    read(
      fetch(`${stub.baseURL}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ messages: [{ role: 'user', content: 'Mikä on paras bonus?' }] }),
      }),
    );

  // The first round warms up the site and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await residentKb(pid);
    const cpuBefore = await cpuMs(pid);
    const running = openAll((index) => viaSite(index, round));
    // Awaited below: an earlier rejection must not end the process and orphan its children.
    running.catch(() => {});
    await new Promise((done) => setTimeout(done, MEASURED_AT_MS));
    const during = await residentKb(pid);
    const answers = await running;
    const cpuAfter = await cpuMs(pid);
    const bareAnswers = await openAll(viaProvider);
    if (round === 0) continue;
    perStream.push((during - before) / STREAMS);
    cpuPerAnswer.push((cpuAfter - cpuBefore) / STREAMS);
    for (const { first, sentence } of answers) {
      site.first.push(first);
      site.sentence.push(sentence);
    }
    for (const { first, sentence } of bareAnswers) {
      bare.first.push(first);
      bare.sentence.push(sentence);
    }
  }

  console.log(
    `\n${STREAMS} streams at once, ${ROUNDS} rounds, site and bare provider interleaved (median, 95th percentile, ms)`,
  );
  console.log(
    `  bare provider  first word ${spread(bare.first)}   first whole sentence ${spread(bare.sentence)}`,
  );
  console.log(
    `  through site   first word ${spread(site.first)}   (streamed after its whole sentence is checked)`,
  );
  console.log(`  added to the first word      ${difference(site.first, bare.first)}`);
  console.log(`  added to the first sentence  ${difference(site.first, bare.sentence)}`);
  console.log(
    `Site memory per open stream, KB by round: ${perStream.map((kb) => kb.toFixed(0)).join(', ')} (median ${medianOf(perStream)?.toFixed(0)})`,
  );
  console.log(
    `Site CPU time per answer, ms by round: ${cpuPerAnswer.map((ms) => ms.toFixed(1)).join(', ')}; load average ${loadavg()[0]?.toFixed(0)} on ${availableParallelism()} cores`,
  );
}

function openAll<T>(open: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      await new Promise((done) => setTimeout(done, (index * RAMP_MS) / STREAMS));
      return open(index);
    }),
  );
}

async function read(request: Promise<Response>): Promise<{ first: number; sentence: number }> {
  const startedAt = performance.now();
  const response = await request;
  if (!response.ok) throw new Error(`Status ${response.status}: ${await response.text()}`);
  let stream = NEW_CHAT_STREAM;
  let first = 0;
  let sentence = 0;
  for await (const chunk of response.body ?? []) {
    stream = readChatStream(stream, chunk);
    const { text } = stream;
    if (text !== '') first ||= performance.now() - startedAt;
    if (text.includes('. ') || text.endsWith('.')) sentence ||= performance.now() - startedAt;
  }
  const { text } = stream;
  if (!text.includes('Winz Casino ok')) throw new Error(`Unexpected answer: ${text.slice(0, 80)}`);
  return { first, sentence };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

function spread(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(0)}, ${percentile(values, 0.95).toFixed(0)}`;
}

function difference(values: readonly number[], from: readonly number[]): string {
  return `${(percentile(values, 0.5) - percentile(from, 0.5)).toFixed(0)}, ${(percentile(values, 0.95) - percentile(from, 0.95)).toFixed(0)}`;
}
