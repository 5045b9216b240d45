/** Longer than any sentence of a valid reply, in characters. */
export const SENTENCE_LIMIT = 600;

export interface Sentence {
  /** Null if the sentence exceeds the limit or contains invisible characters. */
  text: string | null;
  /** The whitespace after the sentence. */
  gap: '' | ' ' | '\n' | '\n\n';
  startsLine: boolean;
}

/** Abbreviations and numbers before a full stop: the sentence continues unless a capital letter follows. */
const ABBREVIATION_END = /(?:^|[^\p{L}])(?:kr|min|max|maks|esim|ex|eks|ca|nr|bl|mm|jne|osv|\d+)\.$/u;
/** Emphasis markers are removed, so that they cannot shift a sentence boundary. */
const EMPHASIS = /[*_`]/;
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
/** Enough characters to recognise how the sentence so far ends. */
const TAIL_LENGTH = 12;

/**
 * Splits a streamed text into sentences. It works character by character, so that chunk boundaries do not affect
 * where a sentence ends.
 */
export class SentenceSplitter {
  #text = '';
  #tail = '';
  #length = 0;
  #gap = '';
  #startsLine = true;
  #hasInvisible = false;

  push(piece: string): Sentence[] {
    const done: Sentence[] = [];
    for (let index = 0; index < piece.length; index++) {
      const character = piece.charAt(index);
      if (character === '\n' || character === ' ' || character === '\t' || character === '\r') {
        this.#gap += this.#gap.length < TAIL_LENGTH || character === '\n' ? character : '';
        continue;
      }
      if (EMPHASIS.test(character)) continue;
      if (INVISIBLE.test(character)) {
        this.#hasInvisible = true;
        continue;
      }
      if (this.#gap !== '' && this.#endsBefore(character)) done.push(this.#flush());
      else if (this.#gap !== '') this.#add(' ');
      this.#gap = '';
      this.#add(character);
    }
    return done;
  }

  end(): Sentence[] {
    return this.#length > 0 ? [this.#flush()] : [];
  }

  #endsBefore(character: string): boolean {
    if (this.#length === 0) return false;
    if (this.#gap.includes('\n')) return true;
    if (/[!?\u2026]["'”’)]?$/u.test(this.#tail)) return true;
    if (!/\.["'”’)]?$/u.test(this.#tail)) return false;
    return (
      !ABBREVIATION_END.test(this.#tail.toLowerCase()) || (/\p{Lu}/u.test(character) && !this.#isOrdinal())
    );
  }

  /** Whether the text so far is the number of a list item, as in "1. Winz". */
  #isOrdinal(): boolean {
    return this.#startsLine && /^\d{1,2}\.$/.test(this.#text);
  }

  #add(character: string): void {
    this.#length += 1;
    if (this.#length <= SENTENCE_LIMIT) this.#text += character;
    this.#tail = (this.#tail + character).slice(-TAIL_LENGTH);
  }

  #flush(): Sentence {
    const lines = this.#gap.split('\n').length - 1;
    const sentence: Sentence = {
      text: this.#length <= SENTENCE_LIMIT && !this.#hasInvisible ? this.#text : null,
      gap: lines > 1 ? '\n\n' : lines === 1 ? '\n' : this.#gap ? ' ' : '',
      startsLine: this.#startsLine,
    };
    this.#text = '';
    this.#tail = '';
    this.#length = 0;
    this.#gap = '';
    this.#startsLine = lines > 0;
    this.#hasInvisible = false;
    return sentence;
  }
}
