import { seededRandom } from '@nettobonus/domain/shared/seeded-random';

/** Choices that are the same again for the same seed. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number below. */
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** Once in so many. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  of<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** One of the ways, as often as its weight says. */
  weighed<T>(ways: readonly (readonly [weight: number, way: T])[]): T {
    let left = this.below(ways.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, way] of ways) {
      if (left < weight) return way;
      left -= weight;
    }
    throw new Error('Nothing to choose from');
  }

  /** Letters of one alphabet. */
  text(alphabet: string, length: number): string {
    let text = '';
    for (let count = 0; count < length; count += 1) text += alphabet[this.below(alphabet.length)];
    return text;
  }
}
