/** Milliseconds that it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - start, result };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * How far apart two medians are, as a share of the larger: 0 means alike. Below `noise` milliseconds nobody can tell
 * them apart over a network, and a busy machine makes more of it.
 */
export function apart(some: number[], others: number[], noise = 5): number {
  const [a, b] = [median(some), median(others)];
  return Math.abs(a - b) <= noise ? 0 : Math.abs(a - b) / Math.max(a, b);
}
