const problems: string[] = [];

/** Records a problem unless the condition is met. The benchmark continues. */
export function check(isMet: boolean, problem: string): void {
  if (!isMet) problems.push(problem);
}

/** Prints the problems and exits: without an explicit exit the embedded database ends the process with code 0. */
export async function runBenchmark(run: () => Promise<void>, success: string): Promise<never> {
  await run().catch((error) => problems.push(String(error)));
  for (const problem of problems) console.log(`  PROBLEM ${problem}`);
  if (problems.length === 0) console.log(success);
  process.exit(problems.length === 0 ? 0 : 1);
}
