/** True if `value` is nested more than `limit` levels deep. Iterative, so that no depth exhausts the stack. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.filter((part) => part !== null && typeof part === 'object').flatMap((part) => Object.values(part));
    if (level.length === 0) return false;
  }
  return true;
}
