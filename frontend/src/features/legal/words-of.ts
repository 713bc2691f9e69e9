export type Word = { kind: 'plain' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; to: string };

const MARKED = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/** Splits a line at its marks: `[links](/path)`, `**weight**` and `` `names` ``. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > end) words.push({ kind: 'plain', text: line.slice(end, match.index) });
    const { strong, code, label = '', to = '' } = match.groups ?? {};
    if (strong) words.push({ kind: 'strong', text: strong });
    else if (code) words.push({ kind: 'code', text: code });
    else words.push({ kind: 'link', text: label, to });
    end = match.index + match[0].length;
  }
  if (end < line.length) words.push({ kind: 'plain', text: line.slice(end) });
  return words;
}
