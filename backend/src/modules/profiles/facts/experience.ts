import { folded } from '../../country/index.js';
import { groupsOfAges, type ChildGroup } from './child-ages.js';
import { withDigits } from './number-words.js';

/** Words that tell with whom someone has been; "in high school I …" and "babysitting" do not. */
const WORDS: readonly (readonly [ChildGroup, RegExp])[] = [
  ['baby', /\b(?:bab(?:y|ies)(?!.?s[ia]t)|infants?|newborns?|napp(?:y|ies))\b/],
  ['toddler', /\b(?:toddlers?|creche|nursery)\b/],
  ['preschool', /\b(?:kindergarten|kindy|pre.?schools?|preschoolers?|kita|day.?care|early childhood)\b/],
  [
    'school',
    /\b(?:(?:primary|elementary) school|school.?(?:children|kids|age)|after.?school|homework|camps?|scouts?)\b/,
  ],
  ['teen', /\b(?:teens?|teenagers?|adolescents?)\b/],
];
const WITH_CHILDREN =
  /\b(?:au.?pair|nann(?:y|ies)|bab(?:y|ies).?s[ia]t\w*|childcare|child care|siblings?|brothers?|sisters?|cousins?|nephews?|nieces?|child(?:ren)?|kids?|tutor\w*|coach\w*)\b/;

const TO = '(?:-|–|to|and|,)';
const AGED = new RegExp(
  `\\b(?:aged?|ages) (?:between |from )?(\\d{1,2})(?: ?${TO} ?(\\d{1,2}))?(?! ?(?:weeks|months))`,
  'g',
);
const YEARS_OLD = new RegExp(`\\b(\\d{1,2})(?: ?${TO} ?(\\d{1,2}))?[ -]?(?:years?|yrs?)[ -]?olds?\\b`, 'g');
const MONTHS_OLD = /\b(\d{1,2})[ -]?months?[ -]?old\b/g;
/** "When I was 15 years old" speaks of the writer. */
const OF_MYSELF =
  /\b(?:i am|i'm|i was|since|myself)(?: only)? (?:the age of )?\d{1,2}[ -]?(?:years?|yrs?)?[ -]?(?:old)?/g;

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

function agesNamed(words: string): number[] {
  const years = [...words.matchAll(AGED), ...words.matchAll(YEARS_OLD)].flatMap(([, from, to]) =>
    between(Number(from), Number(to ?? from)),
  );
  const months = [...words.matchAll(MONTHS_OLD)].map(([, number]) => Math.floor(Number(number) / 12));
  return [...years, ...months];
}

export interface Experience {
  /** Groups of children that the text names, by word or by age. */
  groups: ChildGroup[];
  /** It speaks of children at all. */
  withChildren: boolean;
}

/** With which children someone says to have been. */
export function experienceIn(text: string): Experience {
  const words = withDigits(folded(text)).replace(OF_MYSELF, ' ');
  const named = new Set<ChildGroup>([
    ...WORDS.filter(([, sign]) => sign.test(words)).map(([group]) => group),
    ...groupsOfAges(agesNamed(words)),
  ]);
  return { groups: [...named], withChildren: named.size > 0 || WITH_CHILDREN.test(words) };
}
