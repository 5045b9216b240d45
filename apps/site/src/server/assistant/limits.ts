import { CHAT } from '@nettobonus/domain/assistant/chat';
import { toAddressBlock } from '@nettobonus/domain/shared/visitor-address';
import { DailyVisitors, secondsLeft } from '../daily-visitors.ts';

/** All limits of the assistant. Each process counts separately. */
export const LIMITS = {
  bodyBytes: 48 * 1024,
  messages: 40,
  questionMaxLength: CHAT.questionMaxLength,
  messageMaxLength: CHAT.messageMaxLength,
  /** The model gets only this many of the visitor's last questions, and the casinos that the last reply named. */
  contextQuestions: 4,
  namedCasinos: 8,

  questionsPerMinute: 12,
  questionsPerDay: 200,
  streamsPerVisitor: 4,
  siteQuestionsPerDay: 20_000,
  siteTokensPerDay: 2_000_000,
  /** Limits per visitor and per address block, so that neither can use up the site's daily tokens. */
  visitorTokensPerDay: 60_000,
  blockTokensPerDay: 300_000,
  siteStreams: 256,

  /** Deadline for a provider's first displayable sentence. After this deadline the catalogue answers. */
  firstSentenceMs: 6_000,
  /** Longest gap between two sentences from a provider. */
  stallMs: 3_000,
  answerMs: 30_000,
  answerMaxLength: 3_000,
  casinosPerAnswer: 5,
  /** Per provider response. */
  upstreamBytes: 256 * 1024,
  outputTokens: 700,
  toolRounds: 3,
  toolCallsPerRound: 4,
} as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface VisitorCounts {
  minute: number;
  questionsThisMinute: number;
  questionsToday: number;
  openStreams: number;
  tokens: number;
}

/** The tokens that one visitor may still use today. */
export interface TokenBudget {
  hasTokensLeft: () => boolean;
  /** Counts the tokens of a call before it is made, so that parallel calls cannot exceed the budget. */
  reserve: (count: number) => boolean;
  /** Corrects a reservation once the call's actual token count is known. */
  settle: (reserved: number, used: number) => void;
}

export type Admission =
  | { admitted: true; tokens: TokenBudget; release: () => void }
  | { admitted: false; retryAfterSeconds: number };

/** Counts questions, streams and tokens. */
export class ChatLimits {
  readonly #now: () => number;
  readonly #visitors = new DailyVisitors<VisitorCounts>(() => ({
    minute: 0,
    questionsThisMinute: 0,
    questionsToday: 0,
    openStreams: 0,
    tokens: 0,
  }));
  readonly #blocks = new DailyVisitors<{ tokens: number }>(() => ({ tokens: 0 }));
  #questions = 0;
  #tokens = 0;
  #streams = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get openStreams(): number {
    return this.#streams;
  }

  admit(address: string): Admission {
    const now = this.#now();
    this.#resetIfNewDay(now);
    const visitor = this.#visitors.getCounts(address);
    const minute = Math.floor(now / MINUTE_MS);
    if (visitor.minute !== minute) Object.assign(visitor, { minute, questionsThisMinute: 0 });
    if (this.#questions >= LIMITS.siteQuestionsPerDay || visitor.questionsToday >= LIMITS.questionsPerDay) {
      return deny(now, DAY_MS);
    }
    const isOverLimit =
      this.#streams >= LIMITS.siteStreams ||
      visitor.openStreams >= LIMITS.streamsPerVisitor ||
      visitor.questionsThisMinute >= LIMITS.questionsPerMinute;
    if (isOverLimit) return deny(now, MINUTE_MS);

    visitor.questionsThisMinute += 1;
    visitor.questionsToday += 1;
    visitor.openStreams += 1;
    this.#questions += 1;
    this.#streams += 1;
    let isOpen = true;
    return {
      admitted: true,
      tokens: this.#createBudget(address),
      release: () => {
        if (!isOpen) return;
        isOpen = false;
        visitor.openStreams -= 1;
        this.#streams -= 1;
      },
    };
  }

  #createBudget(address: string): TokenBudget {
    const hasRoomFor = (count: number) => {
      this.#resetIfNewDay(this.#now());
      return (
        this.#tokens + count <= LIMITS.siteTokensPerDay &&
        this.#visitors.getCounts(address).tokens + count <= LIMITS.visitorTokensPerDay &&
        this.#blocks.getCounts(toAddressBlock(address)).tokens + count <= LIMITS.blockTokensPerDay
      );
    };
    const add = (count: number) => {
      this.#resetIfNewDay(this.#now());
      const visitor = this.#visitors.getCounts(address);
      const block = this.#blocks.getCounts(toAddressBlock(address));
      // Not below zero: a call can be reserved before midnight and settled after it.
      this.#tokens = Math.max(0, this.#tokens + count);
      visitor.tokens = Math.max(0, visitor.tokens + count);
      block.tokens = Math.max(0, block.tokens + count);
    };
    return {
      hasTokensLeft: () => hasRoomFor(1),
      reserve: (count) => {
        if (!hasRoomFor(count)) return false;
        add(count);
        return true;
      },
      settle: (reserved, used) => add(used - reserved),
    };
  }

  #resetIfNewDay(now: number): void {
    if (!this.#visitors.resetIfNewDay(now)) return;
    this.#blocks.resetIfNewDay(now);
    this.#questions = 0;
    this.#tokens = 0;
  }
}

function deny(now: number, windowMs: number): Admission {
  return { admitted: false, retryAfterSeconds: secondsLeft(now, windowMs) };
}
