import type { VisaVerdict } from '../../../../api/admin-visas';
import type { LinePart, RuleState } from '../rule-words';

const lines: Record<LinePart, { label: string; hint: string; hintOfPassport: string }> = {
  conditions: {
    label: 'Conditions',
    hint: 'What everyone with this visa needs to know, one sentence each.',
    hintOfPassport: 'Shown before the conditions for all passports.',
  },
  documents: {
    label: 'Documents',
    hint: 'What someone needs to apply.',
    hintOfPassport: 'Shown before the documents for all passports.',
  },
  longer: {
    label: 'What makes a longer placement possible',
    hint: 'For example, permission from the authority.',
    hintOfPassport: 'Shown before the text for all passports.',
  },
  laterVisas: {
    label: 'Second and third visas',
    hint: 'What you need for them.',
    hintOfPassport: 'Replaces the text for all passports. If empty, that text is used.',
  },
  unclear: {
    label: 'What to ask the authority',
    hint: 'What the sources leave open or disagree about.',
    hintOfPassport: 'Shown before the text for all passports.',
  },
};

/** The numbers that a rule can set, in the order of the form. */
export const NUMBER_NAMES = [
  'ageLeast',
  'ageMost',
  'stayMonths',
  'enterWithinMonths',
  'mostVisas',
  'employerMonths',
  'places',
] as const;
type NumberName = (typeof NUMBER_NAMES)[number];

const numbers: Record<NumberName, { label: string; hint: string; empty?: string }> = {
  ageLeast: { label: 'Lowest age', hint: 'In years, on the day of applying.' },
  ageMost: {
    label: 'Highest age',
    hint: 'In years, on the day of applying. 30 ends on the day before the 31st birthday.',
  },
  stayMonths: { label: 'Length of the visa, in months', hint: 'From the day someone enters the country.' },
  enterWithinMonths: { label: 'Enter within, in months', hint: 'From the day the visa was granted.' },
  mostVisas: { label: 'Visas per person', hint: 'How many of this kind one person can have.' },
  employerMonths: {
    label: 'Months with one family',
    hint: 'From the first day of work.',
    empty: 'If empty: as long as the visa.',
  },
  places: { label: 'Places a year', hint: 'For this passport.', empty: 'If empty: no limit, or none we know of.' },
};

const choices = {
  employerContested: {
    label: 'Do sources disagree about the months with one family?',
    hint: 'If so, answers show the earlier day first, then the later one, and say to ask the authority.',
  },
  ballot: { label: 'Is there a ballot?', hint: 'Answers then say that applying may not be enough.' },
} as const;

const verdicts: Record<VisaVerdict, string> = {
  open: 'Can apply',
  open_later: 'Can apply later, before the start',
  held: 'Has the visa, and it is valid at the start',
  free: 'Does not need a visa',
  expires: 'The current visa ends before the start',
  too_young: 'Too young at the start',
  too_old: 'Too old to apply',
  starts_too_late: 'The start is too late for this visa',
  used_up: 'Has had all visas of this kind',
  ended: 'The rule has ended',
  not_yet: 'The rule has not started',
};

/** Texts of the editor of a visa’s rules for a passport. */
export const ruleEditorTexts = {
  title: (visa: string, passport: string) => `${visa}: ${passport}`,
  opened: {
    titleEdit: 'Visa rules',
    loading: 'The rules are loading',
    failed: 'The rules did not load',
    missing: { title: 'There is no such visa or passport', text: 'Its address is wrong, or a release has removed it.' },
    back: 'All visa rules',
  },
  editState: {
    saved: 'As published',
    changed: 'Not published yet. Stored in this browser.',
    due: 'Review due',
    notToday: 'No rule is valid today',
    today: (span: string) => `Valid today: ${span}`,
  },
  log: 'Who changed it, and when',
  check: 'Test the draft',
  publish: 'Publish',
  leave: 'Unpublished changes stay in this browser only.',
  conflict: 'Someone else has published these rules since you opened them',
  problems: 'These rules cannot be published yet',
  rules: 'Rules',
  rulesText:
    'Each rule is valid from its first day to its last. Rules cannot overlap or leave gaps. You cannot remove a rule that has been in force, because older agreements follow it: give it a last day and add the next one.',
  noRules: 'There is no rule for this passport yet. Add the first one.',
  states: { past: 'Past', current: 'Valid today', coming: 'Upcoming' } satisfies Record<RuleState, string>,
  isNew: 'New',
  toCorrect: 'To correct',
  unnamed: 'A rule without a first day',
  adding: {
    label: 'Add a rule that is valid from',
    hint: 'It starts as a copy of the last rule, which then ends the day before.',
    missing: 'Please enter the first day of the new rule',
    taken: 'A rule already begins on that day',
    ok: 'Add a rule',
  },
  remove: 'Remove this rule',
  removeOf: (span: string) => `Remove the rule ${span}`,
  dates: 'When it is valid',
  sets: 'What it sets',
  says: 'What it says',
  source: 'Source',
  validFrom: { label: 'Valid from', hint: 'The first day, in the country of the visa.' },
  begun: 'This rule has been in force, so its first day cannot change.',
  validUntil: { label: 'Last day', hint: 'Leave empty for no end.' },
  numbers,
  choices,
  yes: 'Yes',
  no: 'No',
  asForAll: 'As for all passports',
  asForAllIs: (value: string) => `If empty: as for all passports, ${value}.`,
  asForAllNone: 'If empty: as for all passports, which set none.',
  lines,
  line: (part: string, place: number) => `${part}, sentence ${place}`,
  addLine: (part: string) => `Add a sentence to ${part}`,
  addLineShort: 'Add a sentence',
  removeLine: (line: string) => `Remove ${line}`,
  withLink: 'With its own source',
  linkTitle: 'Name of the source',
  linkUrl: 'Address of the source',
  sourceTitle: { label: 'Name of the source', hint: 'As you would search for it. It is shown with every answer.' },
  sourceUrl: { label: 'Address of the source', hint: 'The authority’s page, starting with https://' },
  checkedOn: { label: 'Source checked on', hint: 'The day you compared the rule with the source.' },
  reviewBy: { label: 'Review by', hint: 'From this day it appears under Facts to review.' },
  note: { label: 'Note for admins', hint: 'Shown here only.' },
  used: {
    title: 'Where it is used',
    answers: (visa: string) =>
      `In every answer about ${visa}, including in au pair profiles, as soon as you publish it.`,
    agreements: 'Earlier agreements and answers keep the rule of their day.',
    common: 'Its numbers and sentences are the defaults for each passport:',
    own: 'What is empty here comes from the rules for',
    all: 'all passports',
  },
  trial: {
    title: 'Test the draft',
    text: 'Compare the answers from the published rules and from your draft, for example people and people you add. Nothing is saved.',
    people: 'People you add',
    person: (place: number) => `Person ${place}`,
    addPerson: 'Add a person',
    removePerson: (place: number) => `Remove person ${place}`,
    nationality: 'Passport',
    bornOn: 'Born on',
    startsOn: 'First day with the family',
    earlierVisas: 'Earlier visas',
    arrivedOn: 'Current visa began on',
    withFamilySince: 'Works for this family since',
    optional: 'Optional',
    failed: 'The draft could not be tested',
    outdated: 'The draft has changed since. Test it again to see the new answers.',
    changed: (changed: number, all: number) =>
      changed === 0
        ? `None of ${all} answers changes.`
        : changed === 1
          ? `1 of ${all} answers changes.`
          : `${changed} of ${all} answers change.`,
    noExamples: 'There are no examples for this passport. Add a person to see an answer.',
    showAll: 'Show answers that stay the same',
    results: 'Answers',
    before: 'Published',
    after: 'Your draft',
    same: 'Stays the same',
    differs: 'Changes',
    own: 'Added by you',
    someone: (passport: string, born: string | null, start: string) =>
      `${passport}${born ? `, born ${born}` : ''}, starts on ${start}`,
    by: (day: string) => `by the rules of ${day}`,
  },
  publishing: {
    title: (visa: string, passport: string) => `Publish ${visa} for ${passport}?`,
    text: 'Answers follow the new rules at once. The audit log records the change with your name.',
    ok: 'Publish',
    trying: 'Testing the draft',
    notTried: 'The draft could not be tested, so nothing was published',
    done: 'Published. Answers now follow these rules.',
  },
  answer: {
    verdicts,
    none: 'The visa is not for this passport',
    apply: (least: number, most: number) => `Ages ${least} to ${most}`,
    applyUntil: (day: string) => `Can apply until ${day}`,
    applyFrom: (day: string) => `Can apply from ${day}`,
    startBy: (day: string) => `Can start by ${day}`,
    stay: (months: number, until: string) => `Visa of ${months} months, until ${until}`,
    employer: (months: number, until: string) => `${months} months with one family, until ${until}`,
    contested: 'Sources disagree about the months with one family',
    withFamily: (until: string) => `With the family until ${until}`,
    otherwise: (until: string) => `Or until ${until}, if the authority agrees`,
    ruleDay: (day: string) => `The rule’s day: ${day}`,
    places: (count: number) => `${count.toLocaleString('en-AU')} places a year`,
    ballot: 'Drawn by lot',
    visasLeft: (count: number) => (count === 1 ? '1 visa left' : `${count} visas left`),
    changes: (days: string) => `Changes before the start, on ${days}`,
    source: (title: string, since: string, read: string) => `Source: ${title}, since ${since}, checked on ${read}`,
  },
} as const;
