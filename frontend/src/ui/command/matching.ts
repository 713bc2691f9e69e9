import type { Command } from './CommandPalette';

/** Without accents and capitals: "Noemie" finds "Noémie". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The commands in which every word of the query occurs, those that begin with it first. */
export function matching<One extends Command>(commands: readonly One[], query: string): One[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return [...commands];
  const found = commands.filter(({ label, hint = '' }) => {
    const text = plain(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: One) => plain(label).startsWith(first);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
