import { groupsOfAges, parseChildAges } from '../facts/child-ages.js';
import { numberInWords } from '../facts/number-words.js';
import { messages } from './texts.js';

const { and, groups: groupWords, one, several } = messages.children;

function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

/** "Two children: toddler and school age", from the number and the family's text about ages. */
export function childrenInWords(numberOfChildren: number, childrenAges: string): string {
  const children = numberOfChildren === 1 ? one : several(numberInWords(numberOfChildren));
  const groups = groupsOfAges(parseChildAges(childrenAges)).map((group) => groupWords[group]);
  return groups.length > 0 ? `${children}: ${joined(groups)}` : children;
}
