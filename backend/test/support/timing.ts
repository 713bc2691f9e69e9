/** Milliseconds that it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - start, result };
}

const quantile = (share: number, values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: number[]): number => quantile(1 / 2, values);

/**
 * How far apart the quicker answers of two kinds are, as a share of the larger: 0 means alike. The lower quartile,
 * because other work on the machine only ever adds. Below `noise` milliseconds no one can tell over a network.
 */
export function apart(some: number[], others: number[], noise = 5): number {
  const [a, b] = [quantile(1 / 4, some), quantile(1 / 4, others)];
  return Math.abs(a - b) <= noise ? 0 : Math.abs(a - b) / Math.max(a, b);
}
