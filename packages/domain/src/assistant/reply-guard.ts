import type { HelpOrganisation } from '../markets/market-settings.ts';
import { GENERAL_CLAIMS } from './claims.ts';
import { type Figures, findSubject, isAllowed, parseNumbers } from './mentioned-numbers.ts';
import type { NameFinder, NameMatch } from './name-finder.ts';
import { type Sentence, SentenceSplitter } from './sentences.ts';
import { type Reading, type Vocabulary, WORD } from './vocabulary/vocabulary.ts';
import type { Claim, Role } from './vocabulary/word-lists.ts';

/** What the catalogue states about a casino. */
export interface CasinoKnowledge {
  figures: Figures;
  claims: ReadonlySet<Claim>;
  /** The casino's bonus, features and wagering in the catalogue's wording. */
  texts: readonly string[];
}

/** The permitted content of a reply: known words, the market's casinos, and what the catalogue states about them. */
export interface ReplyAllowlist {
  vocabulary: Vocabulary;
  /** Finds the market's casinos. */
  own: NameFinder;
  /** Finds brands that only other markets list. */
  foreign: NameFinder;
  getCasino: (slug: string) => CasinoKnowledge | null;
  /** The canonical link for any spelling of a casino's URL; null for other URLs. */
  findCasinoLink: (url: string) => { slug: string; link: string } | null;
  /** Names, numbers and hosts of help organisations, as `listHelpTexts` lists them. */
  helpTexts: readonly string[];
  /** Numbers that a sentence may state without naming a casino. */
  general: Figures;
  /**
   * The site's own sentences, which pass unchecked. The value is the sentence that must precede the key, or null if the
   * key may stand anywhere.
   */
  fixed: ReadonlyMap<string, string | null>;
  /** Slugs of the casinos that the visitor named: a sentence without a name may be about them. */
  context: readonly string[];
  /** The catalogue's own answer, which replaces the first dropped sentence. */
  getOwnAnswer: () => string;
}

export interface GuardLimits {
  /** The maximum length of a reply, in characters. */
  maxLength: number;
  maxCasinos: number;
}

export interface Mention {
  slug: string;
  /** Whether one sentence had the casino's net value and the share of players who complete the wagering. */
  hasNet: boolean;
}

/**
 * Filters the streamed text of a model, one sentence at a time. A sentence passes only if the vocabulary knows every
 * word, and the catalogue confirms every number and claim for the casinos that it names. Chunk boundaries make no
 * difference.
 */
export class ReplyGuard {
  readonly #allowed: ReplyAllowlist;
  readonly #limits: GuardLimits;
  readonly #splitter = new SentenceSplitter();
  readonly #mentions = new Map<string, Mention>();
  /** Claims of sentences that named no casino. They must be true of every casino that the reply names. */
  readonly #generalClaims = new Set<Claim>();
  #length = 0;
  #gap: Sentence['gap'] = '';
  #last = '';
  #passed = 0;
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

  get passed(): number {
    return this.#passed;
  }

  get dropped(): number {
    return this.#dropped;
  }

  get isFull(): boolean {
    return this.#length >= this.#limits.maxLength;
  }

  #filter({ text, gap, startsLine }: Sentence): string {
    const plain = text === null ? null : toPlainText(text, startsLine, this.#allowed);
    const before = this.#gap;
    this.#gap = widerGap(before, gap);
    if (plain === '') return '';
    const checked = plain === null ? null : this.#check(plain);
    if (checked === null) return this.#replace();
    const output = (this.#length > 0 ? before || ' ' : '') + checked.text;
    const slugs = new Set([...this.#mentions.keys(), ...checked.mentions.map(({ slug }) => slug)]);
    if (this.#length + output.length > this.#limits.maxLength || slugs.size > this.#limits.maxCasinos) {
      // Stop after a sentence that exceeds the limit: a shorter one after it would not follow from the text so far.
      if (slugs.size <= this.#limits.maxCasinos) this.#length = this.#limits.maxLength;
      return '';
    }
    this.#length += output.length;
    this.#gap = gap;
    this.#last = checked.text;
    this.#passed += 1;
    for (const claim of checked.generalClaims) this.#generalClaims.add(claim);
    for (const { slug, hasNet } of checked.mentions) {
      this.#mentions.set(slug, { slug, hasNet: hasNet || (this.#mentions.get(slug)?.hasNet ?? false) });
    }
    return output;
  }

  #check(plain: string): CheckedSentence | null {
    const { fixed, context, getCasino } = this.#allowed;
    const predecessor = fixed.get(plain);
    if (predecessor === null || (predecessor !== undefined && predecessor === this.#last)) {
      return { text: plain, mentions: [], generalClaims: [] };
    }
    const checked = checkSentence(plain, this.#allowed, [...context, ...this.#mentions.keys()]);
    const isConsistent = checked?.mentions.every(({ slug }) =>
      [...this.#generalClaims].every((claim) => getCasino(slug)?.claims.has(claim)),
    );
    return isConsistent ? checked : null;
  }

  /** Replaces the first dropped sentence with the catalogue's answer. Later ones need no replacement. */
  #replace(): string {
    this.#dropped += 1;
    if (this.#dropped > 1) return '';
    const { own, getOwnAnswer } = this.#allowed;
    const answer = getOwnAnswer();
    for (const { slug } of own.find(answer)) this.#mentions.set(slug, { slug, hasNet: true });
    const output = (this.#length > 0 ? '\n\n' : '') + answer;
    this.#length += output.length;
    this.#gap = '\n\n';
    this.#last = '';
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
  generalClaims: readonly Claim[];
}

/**
 * A mask replaces each character of checked text, so that positions do not shift. A reply in which the model itself
 * writes these characters is refused.
 */
const NAME_MASK = '\ue000';
const TEXT_MASK = '\ue001';
const NUMBER_MASK = '\ue002';

const PIECE = String.raw`["“”„»«(]*(?:${WORD}|\ue000+|\ue001+|\ue002+)[)"”»«]*`;
/** Words, masked text and punctuation in their usual places. This is also the list of permitted characters. */
const LAYOUT = new RegExp(String.raw`^${PIECE}(?:(?:[,;:]? | [–-] | \+ )${PIECE})*[.!?…]?[)"”»«]*$`, 'iu');
const START = /^["“”„»«(]*(?:\p{Lu}|\p{Co})/u;
/** "Bonus casino" looks like the name of a casino, and so do two names in a row; "A is B" equates two casinos. */
const NAME_LIKE = /(?<!\p{L})(?:bonus|netto|cashback)[ -](?:casino|kasino)|\ue000 (?:(?:on|är|er) )?\ue000/iu;
/** The same word twice could spell a number: "ett ett ett". */
const REPETITION = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

function checkSentence(
  plain: string,
  allowed: ReplyAllowlist,
  context: readonly string[],
): CheckedSentence | null {
  const linked = resolveLinks(plain, allowed);
  if (linked === null) return null;
  const { text } = linked;
  const helpMasked = maskHelpTexts(linked.masked, allowed.helpTexts);
  if (allowed.foreign.find(helpMasked).length > 0) return null;
  const names = allowed.own.find(helpMasked);
  const namesMasked = mask(helpMasked, names, NAME_MASK);
  const mentioned = [...names, ...linked.links].toSorted((a, b) => a.index - b.index);
  // "This casino is connected to Spelpaus" would be a claim that the catalogue cannot confirm.
  if (helpMasked !== linked.masked && mentioned.length > 0) return null;
  const slugs = [...new Set(mentioned.map(({ slug }) => slug))];

  const quotes = findQuotes(namesMasked, slugs, allowed);
  const quotesMasked = mask(namesMasked, quotes, TEXT_MASK);
  const numbers = parseNumbers(quotesMasked, allowed.vocabulary);
  if (!numbers) return null;
  const masked = mask(quotesMasked, numbers, NUMBER_MASK).replaceAll('\u00a0', ' ');
  if (!LAYOUT.test(masked) || !START.test(masked) || NAME_LIKE.test(masked) || REPETITION.test(masked))
    return null;
  const reading = allowed.vocabulary.read(masked);
  if (!reading || allowed.vocabulary.isUnfinished(masked)) return null;

  if (quotes.some((quote) => isMisplaced(quote, reading))) return null;
  const numberStatements = toNumberStatements(numbers, reading, allowed);
  if (!numberStatements) return null;
  const claimStatements = reading.claims.map(({ claim, index }) =>
    toClaimStatement(claim, index, allowed, context),
  );
  const groups = groupStatements(mentioned, [...quotes, ...numberStatements, ...claimStatements]);
  if (!groups.every(isGroupTrue)) return null;
  return {
    text,
    mentions: slugs.map((slug) => ({ slug, hasNet: groups.some((group) => showsNet(group, slug, allowed)) })),
    generalClaims: groups.flatMap(({ slugs: named, statements }) =>
      named.length > 0 ? [] : statements.flatMap(({ claim }) => claim ?? []),
    ),
  };
}

/** The text without markup, or null if some markup has no plain equivalent. */
function toPlainText(raw: string, startsLine: boolean, { findCasinoLink }: ReplyAllowlist): string | null {
  // Equivalent characters, such as the Kelvin sign, would pass as the letters of a name.
  if (raw !== raw.normalize('NFC') || /[\p{C}\p{M}\u0130]/u.test(raw)) return null;
  let isForeign = raw.includes('![');
  let text = raw.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (_, label: string, target: string) => {
    const known = findCasinoLink(target);
    isForeign ||= known === null;
    return `${label} ${known?.link ?? ''}`;
  });
  if (isForeign) return null;
  if (startsLine) text = text.replace(/^(?:#{1,6} |[-\u2022] |\d{1,2}[.)] )+/, '');
  // Models write amounts with narrow spaces.
  return text
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const EDGE_PUNCTUATION = /^["'”’(,.;:!?]+|["'”’),.;:!?]+$/g;

/** Null if a word with a slash is neither a link to one of the market's casinos nor a number out of ten. */
function resolveLinks(text: string, { findCasinoLink }: ReplyAllowlist) {
  const links: NameMatch[] = [];
  let result = '';
  let masked = '';
  for (const word of text.split(/( )/)) {
    const core = word.replace(EDGE_PUNCTUATION, '');
    const isPlain = !core.includes('/') || /^\d+(?:[.,]\d)?\/10$/.test(core);
    const known = isPlain ? null : findCasinoLink(core);
    if (!isPlain && !known) return null;
    if (known) links.push({ slug: known.slug, index: result.length, length: known.link.length });
    result += known ? word.replace(core, () => known.link) : word;
    masked += known ? word.replace(core, () => TEXT_MASK.repeat(known.link.length)) : word;
  }
  return { text: result, masked, links };
}

function mask(text: string, spans: readonly { index: number; length: number }[], character: string): string {
  return spans.reduce(
    (rest, { index, length }) => rest.slice(0, index) + character.repeat(length) + rest.slice(index + length),
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
  return helpTexts.reduce((rest, help) => rest.replaceAll(help, TEXT_MASK.repeat(help.length)), text);
}

/** Something that a sentence states about the casinos that it names, or about bonuses in general. */
interface Statement {
  index: number;
  isTrue: (slug: string | null) => boolean;
  claim?: Claim;
  subject?: string;
}

interface Quote extends Statement {
  length: number;
  hasNumber: boolean;
}

/** Whether a sentence presents the text of a bonus as something else: "the lowest deposit is 100 % up to 300 €". */
function isMisplaced({ index, hasNumber }: Quote, { roles, getClause }: Reading): boolean {
  const isOtherRole = (role: Role) => role !== 'bonus' && role !== 'spinValue';
  return hasNumber && roles.some(({ role, clause }) => isOtherRole(role) && clause === getClause(index));
}

/** The bonus and the features of the named casinos, in the catalogue's own words. */
function findQuotes(text: string, slugs: readonly string[], { getCasino }: ReplyAllowlist): Quote[] {
  const texts = [...new Set(slugs.flatMap((slug) => getCasino(slug)?.texts ?? []).map(toComparable))];
  const quotes: Quote[] = [];
  let rest = toComparable(text);
  for (const quote of texts.toSorted((a, b) => b.length - a.length)) {
    for (let index = rest.indexOf(quote); index >= 0; index = rest.indexOf(quote, index + quote.length)) {
      // The feature "Free spins" is not part of "50 free spins".
      const isPart = /[\p{L}\p{N}-]$|\d $/u.test(rest.slice(0, index));
      if (isPart || /^[\p{L}\p{N}-]/u.test(rest.slice(index + quote.length))) continue;
      const isTrue = (slug: string | null) =>
        slug !== null && (getCasino(slug)?.texts.map(toComparable).includes(quote) ?? false);
      quotes.push({ index, length: quote.length, hasNumber: /\d/.test(quote), isTrue });
      rest = mask(rest, [{ index, length: quote.length }], TEXT_MASK);
    }
  }
  return quotes;
}

function toComparable(text: string): string {
  return text.replaceAll('\u00a0', ' ').toLowerCase();
}

/** Words that need a number about one of these subjects in their clause: "the highest win" alone would be a promise. */
const NEEDED_SUBJECTS: Partial<Record<Role, readonly string[]>> = {
  win: ['win'],
  cost: ['cost'],
  rtp: ['rtp'],
  spinValue: ['spinValue'],
  requires: ['wagering', 'deposit', 'minDeposit'],
  score: ['score'],
};
/**
 * Words that need such a number only if the sentence has amounts that they could describe: "300 €, which is the net".
 */
const SUBJECTS_NEEDED_WITH_AMOUNTS: typeof NEEDED_SUBJECTS = {
  net: ['net'],
  deposit: ['deposit'],
  minDeposit: ['minDeposit'],
  bet: ['bet'],
  finish: ['finish'],
};

function toNumberStatements(
  numbers: NonNullable<ReturnType<typeof parseNumbers>>,
  reading: Reading,
  { general, getCasino }: ReplyAllowlist,
): Statement[] | null {
  const statements: Statement[] = [];
  const used = new Set<string>();
  for (const number of numbers) {
    const subject = findSubject(number, reading);
    if (subject === null) return null;
    used.add(`${subject} ${reading.getClause(number.index)}`);
    const isTrue = (slug: string | null) => {
      const figures = slug === null || number.unit === 'count' ? general : getCasino(slug)?.figures;
      return figures !== undefined && isAllowed(number, subject, figures);
    };
    statements.push({ index: number.index, isTrue, subject });
  }
  const hasAmounts = numbers.some(({ unit }) => ['money', 'percent', 'ofTen'].includes(unit));
  const isComplete = reading.roles.every(({ role, clause }) => {
    const needed = NEEDED_SUBJECTS[role] ?? (hasAmounts ? SUBJECTS_NEEDED_WITH_AMOUNTS[role] : undefined);
    return needed?.some((subject) => used.has(`${subject} ${clause}`)) ?? true;
  });
  return isComplete ? statements : null;
}

function toClaimStatement(
  claim: Claim,
  index: number,
  { getCasino }: ReplyAllowlist,
  context: readonly string[],
): Statement {
  const isTrueOf = (slug: string) => getCasino(slug)?.claims.has(claim) ?? false;
  return {
    index,
    claim,
    isTrue: (slug) => (slug === null ? GENERAL_CLAIMS.has(claim) && context.every(isTrueOf) : isTrueOf(slug)),
  };
}

interface Group {
  slugs: readonly string[];
  statements: readonly Statement[];
}

/**
 * A statement belongs to all casinos that are named together before it, or, at the beginning of a sentence, after it.
 * Casinos at the end without a statement of their own share the one before: "A has 10×, and so does B".
 */
function groupStatements(names: readonly NameMatch[], statements: readonly Statement[]): Group[] {
  const groups: { slugs: string[]; statements: Statement[]; isClosed: boolean }[] = [
    { slugs: [], statements: [], isClosed: false },
  ];
  const parts = [
    ...names.map(({ slug, index }) => ({ slug, index, statement: null })),
    ...statements.map((statement) => ({ slug: null, index: statement.index, statement })),
  ].toSorted((a, b) => a.index - b.index);
  for (const { slug, statement } of parts) {
    if (slug !== null && groups.at(-1)?.isClosed) groups.push({ slugs: [], statements: [], isClosed: false });
    const group = groups.at(-1);
    if (!group) continue;
    if (slug !== null) group.slugs.push(slug);
    if (statement) {
      group.statements.push(statement);
      group.isClosed = group.slugs.length > 0;
    }
  }
  return groups.map(({ slugs, statements: own }, index) => ({
    slugs,
    statements: own.length === 0 ? (groups[index - 1]?.statements ?? []) : own,
  }));
}

function isGroupTrue({ slugs, statements }: Group): boolean {
  const subjects: readonly (string | null)[] = slugs.length > 0 ? slugs : [null];
  return statements.every(({ isTrue }) => subjects.every(isTrue));
}

/** A net is complete with how many of ten players complete the wagering, if there is any. */
function showsNet({ slugs, statements }: Group, slug: string, { getCasino }: ReplyAllowlist): boolean {
  const subjects = new Set(statements.map(({ subject }) => subject));
  const isWagerFree = getCasino(slug)?.claims.has('wagerfreefeature') ?? false;
  return slugs.includes(slug) && subjects.has('net') && (isWagerFree || subjects.has('finish'));
}
