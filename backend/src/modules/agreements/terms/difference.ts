import type { ClauseName } from './term-values.js';
import type { ClauseInWords } from './terms-in-words.js';

/** A changed clause. Lines that both versions have are in neither list. */
interface ClauseChange {
  clause: ClauseName;
  title: string;
  was: string[];
  is: string[];
}

/** Lists the changes from one version to the next, clause by clause, in the order of the document. */
export function changesBetween(before: readonly ClauseInWords[], after: readonly ClauseInWords[]): ClauseChange[] {
  const old = new Map(before.map((clause) => [clause.clause, clause]));
  const gone = before.filter(({ clause }) => !after.some((one) => one.clause === clause));
  const compared = after.map(({ clause, title, lines }) => change(clause, title, old.get(clause)?.lines ?? [], lines));
  return [...compared, ...gone.map(({ clause, title, lines }) => change(clause, title, lines, []))].filter(
    ({ was, is }) => was.length > 0 || is.length > 0,
  );
}

function change(clause: ClauseName, title: string, before: readonly string[], after: readonly string[]): ClauseChange {
  return { clause, title, was: withoutThose(before, after), is: withoutThose(after, before) };
}

/** The lines that the other list does not have, as often as they are missing there. */
function withoutThose(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
