/** "38", or "500+" where counting stopped. */
export function countText({ value, capped }: { value: number; capped: boolean }): string {
  return capped ? `${value}+` : String(value);
}
