/** How many people pass the filters, honest up to a cap. */
export class SearchCount {
  /** @example 38 */
  value: number;

  /** There are or may be more than `value`: say "38+". @example false */
  capped: boolean;
}
