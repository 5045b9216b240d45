/** Integrates by Simpson's rule; `steps` must be even. */
export function integrate(curve: (x: number) => number, from: number, to: number, steps: number): number {
  const width = (to - from) / steps;
  let sum = 0;
  for (let step = 0; step <= steps; step++) {
    const weight = step === 0 || step === steps ? 1 : step % 2 ? 4 : 2;
    sum += weight * curve(from + step * width);
  }
  return (sum * width) / 3;
}
