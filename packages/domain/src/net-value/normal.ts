const SQRT_2PI = Math.sqrt(2 * Math.PI);
/** Below this, Φ is so small that its logarithm is calculated by the asymptotic series. */
const SERIES_BELOW = -6;

export function normalDensity(z: number): number {
  return Math.exp(-(z * z) / 2) / SQRT_2PI;
}

/** Φ, the normal distribution function, by Hart's rational approximation, to 14 digits. */
export function normalCdf(z: number): number {
  const x = Math.abs(z);
  if (x > 37) return z > 0 ? 1 : 0;
  const e = Math.exp(-(x * x) / 2);
  let tail: number;
  if (x < 7.07106781186547) {
    const numerator =
      ((((((0.0352624965998911 * x + 0.700383064443688) * x + 6.37396220353165) * x + 33.912866078383) * x +
        112.079291497871) *
        x +
        221.213596169931) *
        x +
        220.206867912376) *
      e;
    const denominator =
      ((((((0.0883883476483184 * x + 1.75566716318264) * x + 16.064177579207) * x + 86.7807322029461) * x +
        296.564248779674) *
        x +
        637.333633378831) *
        x +
        793.826512519948) *
        x +
      440.413735824752;
    tail = numerator / denominator;
  } else {
    tail = e / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / SQRT_2PI;
  }
  return z > 0 ? 1 - tail : tail;
}

/** ln Φ, even where Φ itself underflows. */
export function logNormalCdf(z: number): number {
  if (z > SERIES_BELOW) return Math.log(normalCdf(z));
  const square = z * z;
  const series = 1 - 1 / square + 3 / square ** 2 - 15 / square ** 3;
  return -square / 2 - Math.log(-z * SQRT_2PI) + Math.log(series);
}
