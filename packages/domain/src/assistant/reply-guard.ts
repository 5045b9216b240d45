import type { HelpOrganisation } from '../markets/market-settings.ts';
import { isEvading } from './concern.ts';
import {
  createFigures,
  type Figures,
  hasNumberInWords,
  matchesFigures,
  parseNumbers,
} from './mentioned-numbers.ts';
import type { NameFinder, NameMatch } from './name-finder.ts';
import { fold } from './phrases.ts';
import { type Sentence, SentenceSplitter } from './sentences.ts';

/** The permitted content of a reply: the market's own casinos, their figures and its help organisations. */
export interface ReplyAllowlist {
  /** Finds the market's casinos. */
  own: NameFinder;
  /** Finds brands that only other markets list. */
  foreign: NameFinder;
  /** The numbers of one of the market's casinos, for the conversation's deposit. */
  getCasinoFigures: (slug: string) => Figures | null;
  /** The canonical link for any spelling of a casino's URL; null for other URLs. */
  findCasinoLink: (url: string) => { slug: string; link: string } | null;
  /** Names, numbers and hosts of help organisations, as `listHelpTexts` lists them. */
  helpTexts: readonly string[];
  /** Numbers that a sentence may state without naming a casino. */
  general: Figures;
  /** Folded capitalised words that are not casino names. */
  properNames: ReadonlySet<string>;
  /** The site's own sentences, which pass unchecked: a refusal mentions what it refuses. */
  fixed: ReadonlySet<string>;
}

export interface GuardLimits {
  /** Of a reply, in characters. */
  maxLength: number;
  maxCasinos: number;
}

export interface Mention {
  slug: string;
  /** Whether its net value and the share of players who finish appeared in the same sentence. */
  hasNet: boolean;
}

/**
 * Filters a streamed text and buffers each sentence until it is known to be safe: no markup, only links to the market's
 * casinos, only numbers of the offers it mentions, no casino of another market. Drops unsafe sentences. Chunk
 * boundaries make no difference.
 */
export class ReplyGuard {
  readonly #allowed: ReplyAllowlist;
  readonly #limits: GuardLimits;
  readonly #splitter = new SentenceSplitter();
  readonly #mentions = new Map<string, Mention>();
  #length = 0;
  #gap: Sentence['gap'] = '';
  #dropped = 0;

  constructor(allowed: ReplyAllowlist, limits: GuardLimits) {
    this.#allowed = allowed;
    this.#limits = limits;
  }

  push(piece: string): string {
    return this.#splitter.push(piece).reduce((text, sentence) => text + this.#filter(sentence), '');
  }

  end(): string {
    return this.#splitter.end().reduce((text, sentence) => text + this.#filter(sentence), '');
  }

  /** The casinos mentioned, in order of first mention. */
  get mentions(): readonly Mention[] {
    return [...this.#mentions.values()];
  }

  get dropped(): number {
    return this.#dropped;
  }

  get isFull(): boolean {
    return this.#length >= this.#limits.maxLength;
  }

  #filter({ text, gap, startsLine }: Sentence): string {
    const checked = text === null ? null : checkSentence(text, startsLine, this.#allowed);
    const before = this.#gap;
    this.#gap = widerGap(before, gap);
    if (checked === null || checked.text === '') {
      this.#dropped += checked === null ? 1 : 0;
      return '';
    }
    const output = (this.#length > 0 ? before || ' ' : '') + checked.text;
    const slugs = new Set([...this.#mentions.keys(), ...checked.mentions.map(({ slug }) => slug)]);
    if (this.#length + output.length > this.#limits.maxLength || slugs.size > this.#limits.maxCasinos) {
      this.#dropped += 1;
      // Stop after a sentence that exceeds the limit: a shorter one after it would not follow from the text so far.
      if (slugs.size <= this.#limits.maxCasinos) this.#length = this.#limits.maxLength;
      return '';
    }
    this.#length += output.length;
    this.#gap = gap;
    for (const { slug, hasNet } of checked.mentions) {
      this.#mentions.set(slug, { slug, hasNet: hasNet || (this.#mentions.get(slug)?.hasNet ?? false) });
    }
    return output;
  }
}

const GAPS: readonly Sentence['gap'][] = ['', ' ', '\n', '\n\n'];

function widerGap(a: Sentence['gap'], b: Sentence['gap']): Sentence['gap'] {
  return GAPS[Math.max(GAPS.indexOf(a), GAPS.indexOf(b))] ?? '';
}

interface CheckedSentence {
  text: string;
  mentions: Mention[];
}

function checkSentence(raw: string, startsLine: boolean, allowed: ReplyAllowlist): CheckedSentence | null {
  const plain = toPlainText(raw, startsLine, allowed);
  if (plain !== null && allowed.fixed.has(plain)) return { text: plain, mentions: [] };
  if (plain === null || isUrging(plain) || hasNumberInWords(plain)) return null;
  const linked = resolveLinks(plain, allowed);
  if (linked === null) return null;
  const { text, masked } = linked;
  // Texts about help organisations are always allowed, and contain numbers and hosts that would fail the checks.
  const rest = maskHelpTexts(masked, allowed.helpTexts);
  if (hasAddress(rest) || allowed.foreign.find(rest).length > 0) return null;
  if (rest === masked && isEvading(rest)) return null;

  const named = allowed.own.find(rest);
  const withoutNames = maskSpans(rest, named);
  if (hasUnknownName(withoutNames, allowed.properNames)) return null;
  const mentioned = [...named, ...linked.links].toSorted((a, b) => a.index - b.index);
  return checkNumbers(text, withoutNames, mentioned, allowed);
}

/** The text without markup, or null if some markup has no plain equivalent. */
function toPlainText(raw: string, startsLine: boolean, { findCasinoLink }: ReplyAllowlist): string | null {
  let text = raw
    .split('\u00a0')
    .map((run) => run.normalize('NFKC'))
    .join('\u00a0')
    .replace(/[*_`\p{C}\p{Zl}\p{Zp}]/gu, '');
  if (text.includes('![')) return null;
  let isForeign = false;
  text = text.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (_, label: string, target: string) => {
    const known = findCasinoLink(target);
    isForeign ||= known === null;
    return `${label} ${known?.link ?? ''}`;
  });
  if (isForeign) return null;
  if (startsLine) text = text.replace(/^(?:#{1,6} |[-\u2022] |\d{1,2}[.)] )+/, '');
  text = text.replace(/ {2,}/g, ' ').trim();
  return /[<>{}[\]|\\^~=@#]/.test(text) ? null : text;
}

const EDGE_PUNCTUATION = /^["'”’(,.;:!?]+|["'”’),.;:!?]+$/g;

/** Null if a word with a slash is neither a link to one of the market's casinos, a figure nor a pair of words. */
function resolveLinks(text: string, { findCasinoLink }: ReplyAllowlist) {
  const links: NameMatch[] = [];
  let result = '';
  let masked = '';
  for (const word of text.split(/( )/)) {
    const core = word.replace(EDGE_PUNCTUATION, '');
    const isPlain =
      !core.includes('/') || /^\d+(?:[.,]\d)?\/\d+$/.test(core) || /^\p{L}+\/\p{L}+$/u.test(core);
    const known = isPlain ? null : findCasinoLink(core);
    if (!isPlain && !known) return null;
    if (known) links.push({ slug: known.slug, index: result.length, length: known.link.length });
    const replaced = known ? word.replace(core, () => known.link) : word;
    result += replaced;
    masked += known ? ' '.repeat(replaced.length) : replaced;
  }
  return { text: result, masked, links };
}

/** Replaces each character of already checked text, so that positions do not shift. */
const MASK = '\u25a1';

function maskSpans(text: string, spans: readonly { index: number; length: number }[]): string {
  return spans.reduce(
    (rest, { index, length }) => rest.slice(0, index) + MASK.repeat(length) + rest.slice(index + length),
    text,
  );
}

export function getHelpHost({ url }: HelpOrganisation): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** Texts about help organisations that are always allowed, longest first. */
export function listHelpTexts(help: readonly HelpOrganisation[]): string[] {
  return help
    .flatMap((entry) => [entry.note, entry.phone ?? '', getHelpHost(entry), entry.name])
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
}

function maskHelpTexts(text: string, helpTexts: readonly string[]): string {
  return helpTexts.reduce((rest, help) => rest.replaceAll(help, MASK.repeat(help.length)), text);
}

/** Abbreviations with dots inside, which are not hosts. */
const ABBREVIATION = /\b(?:t\.ex|f\.eks|bl\.a|m\.m|o\.s\.v|o\.a)\./giu;
/** Addresses of any kind: schemes, hosts, numbers with dots. */
const ADDRESS = /:\/|\b[wW]{3}\b|\p{L}:[\p{L}/]|[\p{L}\p{N}-][.\u3002\uff61\u2024][\p{L}-]{2,}|\d\.\d+\.\d/u;

function hasAddress(text: string): boolean {
  return ADDRESS.test(text.replace(ABBREVIATION, ''));
}

/** Phrases that urge visitors to play or promise a win. */
const URGING =
  /pelaa (?:nyt|heti)|klikkaa|lunasta (?:nyt|heti)|älä missaa|vain tänään|riskit(?:ön|tä|töm)|varma(?:n|a)? voit|taattu|takuuvarm|spela nu|klicka|missa inte|bara idag|endast idag|riskfri|garanter|spill nå|klikk (?:her|på)|ikke gå glipp|bare i dag|kun i dag|risikofri|spil nu|klik (?:her|på)|gå ikke glip|play now|click|risk[- ]?free|guaranteed|hurry|sure win|skynd|kiirehdi/iu;

function isUrging(text: string): boolean {
  return URGING.test(text);
}

/** Whether an unknown name occurs: a capitalised word inside a sentence, or a word that resembles a casino's name. */
function hasUnknownName(text: string, properNames: ReadonlySet<string>): boolean {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*/gu)].filter(
    ({ index }) => !/[\p{L}\p{N}]$/u.test(text.slice(0, index)),
  );
  return words.some(({ 0: word, index }) => {
    if (word.length === 1 || properNames.has(fold(word)) || /^\p{Lu}{2,5}$/u.test(word)) return false;
    if (CASINO_LIKE.test(word.toLowerCase())) return true;
    return /[\p{L}\p{N}\u25a1]/u.test(text.slice(0, index));
  });
}

const CASINO_LIKE =
  /^(?!(?:pika|netti|verkko|snabb|nät|nett?|hurtig|online|mga|krypto)?-?[kc]asino)\p{L}+-?(?:casino|kasino|slots?|spins?|vegas|palace|jackpot)\p{L}{0,4}$/u;

/** Each number must belong to the last offer named before it, or to all offers that are named together. */
function checkNumbers(
  text: string,
  withoutNames: string,
  mentioned: readonly NameMatch[],
  { getCasinoFigures, general }: ReplyAllowlist,
): CheckedSentence | null {
  const numbers = parseNumbers(withoutNames);
  if (!numbers) return null;
  const slugsWithShare = new Set<string>();
  let group = new Set<string>();
  let groupHasNumbers = false;
  let next = 0;
  for (const number of numbers) {
    // A number before the first name belongs to that name.
    for (
      let name = mentioned[next];
      name && (name.index < number.index || group.size === 0);
      name = mentioned[++next]
    ) {
      if (groupHasNumbers) group = new Set();
      groupHasNumbers = false;
      group.add(name.slug);
    }
    groupHasNumbers = true;
    const figures = group.size === 0 ? [general] : [...group].map(getCasinoFigures);
    if (!figures.every((known) => known && matchesFigures(number, known))) return null;
    if (number.kind === 'share') for (const slug of group) slugsWithShare.add(slug);
  }
  const hasSigned = numbers.some(({ isSigned, kind }) => isSigned && kind === 'money');
  const slugs = [...new Set(mentioned.map(({ slug }) => slug))];
  return { text, mentions: slugs.map((slug) => ({ slug, hasNet: hasSigned && slugsWithShare.has(slug) })) };
}

/** Numbers allowed without naming a casino: the age limit, the deposit, the assumptions and the `extra` ones. */
export function generalFigures(
  deposit: number,
  emergency: number,
  extra: { counts?: readonly number[]; percents?: readonly number[]; times?: readonly number[] },
): Figures {
  return createFigures({
    plain: [18, emergency, ...(extra.counts ?? [])],
    money: [Math.round(deposit / 100)],
    percent: [96, 4, ...(extra.percents ?? [])],
    times: extra.times ?? [],
  });
}
