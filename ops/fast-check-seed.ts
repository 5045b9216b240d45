import fc from 'fast-check';

/**
 * Property tests use a fixed seed, so that a run can be repeated. FAST_CHECK_SEED=random explores other cases, as the
 * nightly run does. To repeat a failure, set FAST_CHECK_SEED to the number that it printed.
 */
const seed = process.env.FAST_CHECK_SEED ?? '2025';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
