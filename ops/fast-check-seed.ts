import fc from 'fast-check';

/**
 * Property tests use one seed, so that a run can be repeated. FAST_CHECK_SEED=random explores other cases, as the
 * nightly run does; a number repeats a failure that it printed.
 */
const seed = process.env.FAST_CHECK_SEED ?? '2025';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
