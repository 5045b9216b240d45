/** A sentence longer than this is none that an answer needs. */
export const SENTENCE_LIMIT = 600;

export interface Sentence {
  /** Null where it was longer than the limit. */
  text: string | null;
  /** What stood after it. */
  gap: '' | ' ' | '\n' | '\n\n';
  startsLine: boolean;
}

/** Abbreviations and numbers before a full stop: a sentence goes on unless a capital letter follows. */
const MAYBE_END = /(?:^|[^\p{L}])(?:kr|min|max|maks|esim|ex|eks|ca|nr|bl|mm|jne|osv|\d+)\.$/u;
/** Enough to tell how the sentence so far ends. */
const TAIL = 12;

/**
 * Cuts a text that comes in pieces into sentences. It goes on letter by letter, so that the pieces have no say in
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

  /** "1. Winz": the number of a line in a list. */
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
