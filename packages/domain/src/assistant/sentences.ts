/** No answer needs a longer sentence. */
export const SENTENCE_LIMIT = 600;

export interface Sentence {
  /** Null if it exceeds the limit. */
  text: string | null;
  /** The whitespace after it. */
  gap: '' | ' ' | '\n' | '\n\n';
  startsLine: boolean;
}

/** Abbreviations and numbers before a full stop: the sentence continues unless a capital letter follows. */
const MAYBE_END = /(?:^|[^\p{L}])(?:kr|min|max|maks|esim|ex|eks|ca|nr|bl|mm|jne|osv|\d+)\.$/u;
/** Emphasis marks and invisible characters. They are dropped before the text is split, so they cannot move a boundary. */
const DROPPED = /[*_`\p{Cc}\p{Cf}]/u;
/** Enough characters to recognise how the sentence so far ends. */
const TAIL = 12;

/**
 * Splits a streamed text into sentences. It works character by character, so that chunk boundaries do not affect
 * where a sentence ends.
 */
export class SentenceCutter {
  #text = '';
  #tail = '';
  #length = 0;
  #gap = '';
  #startsLine = true;

  push(piece: string): Sentence[] {
    const done: Sentence[] = [];
    for (let at = 0; at < piece.length; at++) {
      const letter = piece.charAt(at);
      if (letter === '\n' || letter === ' ' || letter === '\t' || letter === '\r') {
        this.#gap += this.#gap.length < TAIL || letter === '\n' ? letter : '';
        continue;
      }
      if (DROPPED.test(letter)) continue;
      if (this.#gap !== '' && this.#endsBefore(letter)) done.push(this.#take());
      else if (this.#gap !== '') this.#add(' ');
      this.#gap = '';
      this.#add(letter);
    }
    return done;
  }

  end(): Sentence[] {
    return this.#length > 0 ? [this.#take()] : [];
  }

  #endsBefore(letter: string): boolean {
    if (this.#length === 0) return false;
    if (this.#gap.includes('\n')) return true;
    if (/[!?\u2026]["'”’)]?$/u.test(this.#tail)) return true;
    if (!/\.["'”’)]?$/u.test(this.#tail)) return false;
    return !MAYBE_END.test(this.#tail.toLowerCase()) || (/\p{Lu}/u.test(letter) && !this.#isOrdinal());
  }

  /** "1. Winz": the number of a list item. */
  #isOrdinal(): boolean {
    return this.#startsLine && /^\d{1,2}\.$/.test(this.#text);
  }

  #add(letter: string): void {
    this.#length += 1;
    if (this.#length <= SENTENCE_LIMIT) this.#text += letter;
    this.#tail = (this.#tail + letter).slice(-TAIL);
  }

  #take(): Sentence {
    const lines = this.#gap.split('\n').length - 1;
    const sentence: Sentence = {
      text: this.#length <= SENTENCE_LIMIT ? this.#text : null,
      gap: lines > 1 ? '\n\n' : lines === 1 ? '\n' : this.#gap ? ' ' : '',
      startsLine: this.#startsLine,
    };
    this.#text = '';
    this.#tail = '';
    this.#length = 0;
    this.#gap = '';
    this.#startsLine = lines > 0;
    return sentence;
  }
}
