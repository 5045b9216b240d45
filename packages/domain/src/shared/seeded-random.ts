/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

export const SEED_PARAM = 'seed';
/** Seeds are integers below this limit. */
export const SEED_LIMIT = 2 ** 32;

/** The seed in the URL, or null if it is missing or invalid. */
export function parseSeed(params: URLSearchParams): number | null {
  const value = params.get(SEED_PARAM) ?? '';
  const seed = /^\d{1,10}$/.test(value) ? Number(value) : SEED_LIMIT;
  return seed < SEED_LIMIT ? seed : null;
}

/**
 * Mulberry32: each number adds a constant to 32 bits of state and hashes the result. The same seed gives the same
 * numbers everywhere. `skip` resumes a sequence after that many numbers. Suitable for games, not for secrets.
 */
export function seededRandom(seed: number, skip = 0): Random {
  const step = 0x6d2b79f5;
  let state = (seed + Math.imul(skip, step)) | 0;
  return () => {
    state = (state + step) | 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}
