/** Capitalised words next to an age or a child that are not names. */
const NOT_A_NAME =
  /^(?:aged?|and|ages?|baby|babies|born|both|boys?|brothers?|child|children|currently|daughters?|days?|due|each|eldest|every|everyone|everything|expecting|first|girls?|grade|he|her|his|i|infant|it|kids?|kindy|level|little|months?|mths?|my|newborn|nearly|no|number|old|oldest|one|our|prep|room|school|second|she|sisters?|sons?|that|the|their|there|they|third|this|toddlers?|triplets?|turning|twins?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|unit|we|weeks?|who|year|years?|yrs?|you|youngest|your|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const CAPITALISED = new RegExp(NAME, 'gu');
const CAPITALISED_TO_STOP = new RegExp(`${NAME}(\\.?)`, 'gu');

/** "Ruby", "Ruby and Tom", "Ruby, Tom & Zoe". */
const NAMES = String.raw`(?<names>${NAME}(?:(?:, ?${NAME})*,? (?:and|&) ${NAME})?)`;
const CHILD = String.raw`(?:son|daughter|boy|girl|baby|babies|toddler|twin|triplet|kid|child|children|eldest|oldest|youngest|middle one|little one|newborn|brother|sister|(?:boy|girl|son|daughter|twin|kid|brother|sister|toddler|triplet|little one)s)`;
const AGE = String.raw`(?:\d{1,2}(?= ?m(?:on)?ths?)|1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** Words that follow an age, but not a distance or a count. */
const BEHIND_AGE = String.raw`(?= ?(?:[).,;:!?]|$|and\b|&|months?\b|mths?\b|years?\b|yrs?\b|year-old))`;

/** How families name children within a text. */
const MENTIONS = [
  // "our son Tom", "two girls, Ruby and Zoe", "a daughter called Ruby"
  String.raw`\b${CHILD},? (?:(?:is|are|is called|are called|called|named) )?${NAMES}`,
  // "Ruby, our eldest", "Tom is our little boy"
  String.raw`\b${NAMES}(?:,| is| are) our (?:\p{Ll}+ )?${CHILD}\b`,
  // "Ruby (4)", "Tom (7 years)"
  String.raw`\b${NAMES} ?\((?:aged )?${AGE}${BEHIND_AGE}`,
  // "Ruby is 4", "Tom, aged 7", "Ruby and Tom are 4 and 7", "Zoe, who is two"
  String.raw`\b${NAMES}(?:,? who)?(?: is| are| turns| just turned|,? aged) (?:only |almost |nearly |now )?${AGE}${BEHIND_AGE}`,
  // "Ruby, 4, loves the sea"
  String.raw`\b${NAMES}, ${AGE},`,
].map((pattern) => new RegExp(pattern, 'gu'));

const initial = (name: string): string => `${name[0] ?? ''}.`;
const namesIn = (words: string): string[] =>
  (words.match(CAPITALISED) ?? []).map(withoutPossessive).filter((word) => !NOT_A_NAME.test(word));
const withoutPossessive = (word: string): string => word.replace(/['’]s?$/, '');

/**
 * Replaces the names of a family's children by initials: names next to an age or described as a child's, wherever they
 * occur. The parents decide in a conversation whom they tell a child's name: it must never appear elsewhere.
 */
export function withoutChildrensNames<Texts extends Record<string, string | null>>(
  childrenAges: string,
  texts: Texts,
): Texts {
  const written = Object.values(texts).filter((text) => text !== null);
  const mentioned = written.flatMap((text) =>
    MENTIONS.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.['names'] ?? '')),
  );
  const names = new Set([childrenAges, ...mentioned].flatMap(namesIn));
  if (names.size === 0) return texts;
  const cut = (text: string) =>
    text.replace(CAPITALISED_TO_STOP, (word, stop: string) => {
      const name = withoutPossessive(word.slice(0, word.length - stop.length));
      // One full stop at the end of a sentence is enough.
      return names.has(name) ? initial(name) + word.slice(name.length).replace(/^\.$/, '') : word;
    });
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text && cut(text)])) as Texts;
}
