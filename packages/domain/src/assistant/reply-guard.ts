import type { HelpOrganisation } from '../market-settings.ts';
import { isEvading } from './concern.ts';
import { type Figures, figuresFrom, fitsFigures, hasSpeltNumber, readNumbers } from './mentioned-numbers.ts';
import { fold } from './phrases.ts';
import { type Sentence, SentenceCutter } from './sentences.ts';
import type { NameFinder, Spoken } from './spoken-names.ts';

/** What may be said: the market's own casinos, their figures, its help organisations. */
export interface Sayable {
  /** The market's casinos, and the brands that only other markets list. */
  own: NameFinder;
  foreign: NameFinder;
  /** The numbers of a casino of the market, for the conversation's deposit. */
  figuresOfCasino: (slug: string) => Figures | null;
  /** The link that is meant by an address of a casino, however it is written; null for any other. */
  linkOf: (address: string) => { slug: string; link: string } | null;
  /** Names, numbers and hosts of help organisations, as `helpTextsOf` lists them. */
  helpTexts: readonly string[];
  /** Numbers that may be said without a casino. */
  general: Figures;
  /** Folded words with a capital letter that are no names of casinos. */
  properNames: ReadonlySet<string>;
  /** Sentences of the site's own that say nothing of an offer. A refusal names what it refuses. */
  fixed: ReadonlySet<string>;
}

export interface GuardLimits {
  /** Letters that are let through in all. */
  letters: number;
  /** Casinos that are spoken of in one answer. */
  casinos: number;
}

export interface Mention {
  slug: string;
  /** Its net value and how many finish stood in the same sentence. */
  hasNet: boolean;
}

/**
 * Lets a text through sentence by sentence, as it comes in, and holds each back until it is known to be safe: no
 * markup, no link but to the market's casinos, no number that is not in the offer it speaks of, no casino of
 * another market. What is not safe is left out, the whole sentence. How the text is cut into pieces makes no
 * difference.
 */
export class ReplyGuard {
  readonly #sayable: Sayable;
  readonly #limits: GuardLimits;
  readonly #cutter = new SentenceCutter();
  readonly #mentions = new Map<string, Mention>();
  #letters = 0;
  #gap: Sentence['gap'] = '';
  #dropped = 0;

  constructor(sayable: Sayable, limits: GuardLimits) {
    this.#sayable = sayable;
    this.#limits = limits;
  }

  push(piece: string): string {
    return this.#cutter.push(piece).reduce((text, sentence) => text + this.#let(sentence), '');
  }

  end(): string {
    return this.#cutter.end().reduce((text, sentence) => text + this.#let(sentence), '');
  }

  /** The casinos that were spoken of, in the order of their first mention. */
  get mentions(): readonly Mention[] {
    return [...this.#mentions.values()];
  }

  get dropped(): number {
    return this.#dropped;
  }

  get isFull(): boolean {
    return this.#letters >= this.#limits.letters;
  }

  #let({ text, gap, startsLine }: Sentence): string {
    const checked = text === null ? null : checkSentence(text, startsLine, this.#sayable);
    const before = this.#gap;
    this.#gap = strongerGap(before, gap);
    if (checked === null || checked.text === '') {
      this.#dropped += checked === null ? 1 : 0;
      return '';
    }
    const said = (this.#letters > 0 ? before || ' ' : '') + checked.text;
    const slugs = new Set([...this.#mentions.keys(), ...checked.mentions.map(({ slug }) => slug)]);
    if (this.#letters + said.length > this.#limits.letters || slugs.size > this.#limits.casinos) {
      this.#dropped += 1;
      // Nothing after a sentence that was too much: the next short one would not belong to what was said.
      if (slugs.size <= this.#limits.casinos) this.#letters = this.#limits.letters;
      return '';
    }
    this.#letters += said.length;
    this.#gap = gap;
    for (const { slug, hasNet } of checked.mentions) {
      this.#mentions.set(slug, { slug, hasNet: hasNet || (this.#mentions.get(slug)?.hasNet ?? false) });
    }
    return said;
  }
}

const GAPS: readonly Sentence['gap'][] = ['', ' ', '\n', '\n\n'];

function strongerGap(a: Sentence['gap'], b: Sentence['gap']): Sentence['gap'] {
  return GAPS[Math.max(GAPS.indexOf(a), GAPS.indexOf(b))] ?? '';
}

interface Checked {
  text: string;
  mentions: Mention[];
}

function checkSentence(raw: string, startsLine: boolean, sayable: Sayable): Checked | null {
  const plain = toPlainText(raw, startsLine, sayable);
  if (plain !== null && sayable.fixed.has(plain)) return { text: plain, mentions: [] };
  if (plain === null || isUrging(plain) || hasSpeltNumber(plain)) return null;
  const linked = resolveLinks(plain, sayable);
  if (linked === null) return null;
  const { text, blanked } = linked;
  // What is known of the help organisations may always be said; it has numbers and addresses of its own.
  const rest = blankHelp(blanked, sayable.helpTexts);
  if (hasAddress(rest) || sayable.foreign.find(rest).length > 0) return null;
  if (rest === blanked && isEvading(rest)) return null;

  const named = sayable.own.find(rest);
  const nameless = blank(rest, named);
  if (hasUnknownName(nameless, sayable.properNames)) return null;
  const spoken = [...named, ...linked.links].toSorted((a, b) => a.at - b.at);
  return checkNumbers(text, nameless, spoken, sayable);
}

/** Without markup; null where there is some that has no plain reading. */
function toPlainText(raw: string, startsLine: boolean, { linkOf }: Sayable): string | null {
  let text = raw
    .split('\u00a0')
    .map((part) => part.normalize('NFKC'))
    .join('\u00a0')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  if (text.includes('![')) return null;
  let isForeign = false;
  text = text.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (_, label: string, target: string) => {
    const known = linkOf(target);
    isForeign ||= known === null;
    return `${label} ${known?.link ?? ''}`;
  });
  if (isForeign) return null;
  if (startsLine) text = text.replace(/^(?:#{1,6} |[-*\u2022] |\d{1,2}[.)] )+/, '');
  text = text.replace(/[*_`]/g, '').replace(/ {2,}/g, ' ').trim();
  return /[<>{}[\]|\\^~=@#]/.test(text) ? null : text;
}

const EDGES = /^["'”’(,.;:!?]+|["'”’),.;:!?]+$/g;

/** Every word with a slash is a link to a casino of the market, a figure, or two words; otherwise null. */
function resolveLinks(text: string, { linkOf }: Sayable) {
  const links: Spoken[] = [];
  let result = '';
  let blanked = '';
  for (const part of text.split(/( )/)) {
    const core = part.replace(EDGES, '');
    const isPlain =
      !core.includes('/') || /^\d+(?:[.,]\d)?\/\d+$/.test(core) || /^\p{L}+\/\p{L}+$/u.test(core);
    const known = isPlain ? null : linkOf(core);
    if (!isPlain && !known) return null;
    if (known) links.push({ slug: known.slug, at: result.length, length: known.link.length });
    const written = known ? part.replace(core, () => known.link) : part;
    result += written;
    blanked += known ? ' '.repeat(written.length) : written;
  }
  return { text: result, blanked, links };
}

/** Stands for what has been read already, so that places stay where they are. */
const FILLER = '\u25a1';

function blank(text: string, spans: readonly { at: number; length: number }[]): string {
  return spans.reduce(
    (rest, { at, length }) => rest.slice(0, at) + FILLER.repeat(length) + rest.slice(at + length),
    text,
  );
}

export function hostOf({ url }: HelpOrganisation): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** What may always be said of help organisations, longest first. */
export function helpTextsOf(help: readonly HelpOrganisation[]): string[] {
  return help
    .flatMap((one) => [one.note, one.phone ?? '', hostOf(one), one.name])
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
}

function blankHelp(text: string, helpTexts: readonly string[]): string {
  return helpTexts.reduce((rest, part) => rest.replaceAll(part, FILLER.repeat(part.length)), text);
}

/** Abbreviations with dots inside, which are no hosts. */
const ABBREVIATION = /\b(?:t\.ex|f\.eks|bl\.a|m\.m|o\.s\.v|o\.a)\./giu;
/** Addresses of any kind: schemes, hosts, numbers with dots. */
const ADDRESS = /:\/|\b[wW]{3}\b|\p{L}:[\p{L}/]|[\p{L}\p{N}-][.\u3002\uff61\u2024][\p{L}-]{2,}|\d\.\d+\.\d/u;

function hasAddress(text: string): boolean {
  return ADDRESS.test(text.replace(ABBREVIATION, ''));
}

/** Words that push to play or promise a win. */
const URGING =
  /pelaa (?:nyt|heti)|klikkaa|lunasta (?:nyt|heti)|älä missaa|vain tänään|riskit(?:ön|tä|töm)|varma(?:n|a)? voit|taattu|takuuvarm|spela nu|klicka|missa inte|bara idag|endast idag|riskfri|garanter|spill nå|klikk (?:her|på)|ikke gå glipp|bare i dag|kun i dag|risikofri|spil nu|klik (?:her|på)|gå ikke glip|play now|click|risk[- ]?free|guaranteed|hurry|sure win|skynd|kiirehdi/iu;

function isUrging(text: string): boolean {
  return URGING.test(text);
}

/** A name that is none of ours: a word with a capital letter where no sentence begins, or one made like a casino's. */
function hasUnknownName(text: string, properNames: ReadonlySet<string>): boolean {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*/gu)].filter(
    ({ index }) => !/[\p{L}\p{N}]$/u.test(text.slice(0, index)),
  );
  return words.some(({ 0: word, index }) => {
    if (word.length === 1 || properNames.has(fold(word)) || /^\p{Lu}{2,5}$/u.test(word)) return false;
    if (MADE_LIKE_A_CASINO.test(word.toLowerCase())) return true;
    return /[\p{L}\p{N}\u25a1]/u.test(text.slice(0, index));
  });
}

const MADE_LIKE_A_CASINO =
  /^(?!(?:pika|netti|verkko|snabb|nät|nett?|hurtig|online|mga|krypto)?-?[kc]asino)\p{L}+-?(?:casino|kasino|slots?|spins?|vegas|palace|jackpot)\p{L}{0,4}$/u;

/** Each number has to be one of the offer that was named last before it, or of all that were named together. */
function checkNumbers(
  text: string,
  nameless: string,
  spoken: readonly Spoken[],
  { figuresOfCasino, general }: Sayable,
): Checked | null {
  const numbers = readNumbers(nameless);
  if (!numbers) return null;
  const netTold = new Set<string>();
  let group = new Set<string>();
  let groupHasNumbers = false;
  let next = 0;
  for (const number of numbers) {
    // What stands before the first name belongs to it.
    for (let name = spoken[next]; name && (name.at < number.at || group.size === 0); name = spoken[++next]) {
      if (groupHasNumbers) group = new Set();
      groupHasNumbers = false;
      group.add(name.slug);
    }
    groupHasNumbers = true;
    const figures = group.size === 0 ? [general] : [...group].map(figuresOfCasino);
    if (!figures.every((known) => known && fitsFigures(number, known))) return null;
    if (number.kind === 'share') for (const slug of group) netTold.add(slug);
  }
  const hasSigned = numbers.some(({ isSigned, kind }) => isSigned && kind === 'money');
  const slugs = [...new Set(spoken.map(({ slug }) => slug))];
  return { text, mentions: slugs.map((slug) => ({ slug, hasNet: hasSigned && netTold.has(slug) })) };
}

/** What may be said without naming a casino: the age, the deposit, what every figure assumes, and what is `told`. */
export function generalFigures(
  deposit: number,
  emergency: number,
  told: { counts?: readonly number[]; percents?: readonly number[]; times?: readonly number[] },
): Figures {
  return figuresFrom({
    plain: [18, emergency, ...(told.counts ?? [])],
    money: [Math.round(deposit / 100)],
    percent: [96, 4, ...(told.percents ?? [])],
    times: told.times ?? [],
  });
}
