import type { VisaVerdict } from '../../../../api/admin-visas';
import type { LinePart, RuleState } from '../rule-words';

const lines: Record<LinePart, { label: string; hint: string; hintOfPassport: string }> = {
  conditions: {
    label: 'Conditions',
    hint: 'What everyone with this visa has to know, one sentence each.',
    hintOfPassport: 'Said before the conditions for all passports.',
  },
  documents: {
    label: 'Documents',
    hint: 'What someone needs to apply.',
    hintOfPassport: 'Said before the documents for all passports.',
  },
  longer: {
    label: 'What makes a longer placement possible',
    hint: 'For example a permission that the authority gives.',
    hintOfPassport: 'Said before what is said for all passports.',
  },
  laterVisas: {
    label: 'Second and third visas',
    hint: 'What they ask for.',
    hintOfPassport: 'Replaces what is said for all passports. Empty: the same as for all.',
  },
  unclear: {
    label: 'What to ask the authority',
    hint: 'What sources do not say, or disagree about.',
    hintOfPassport: 'Said before what is said for all passports.',
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
  stayMonths: { label: 'Length of the visa, in months', hint: 'From the day on which someone enters the country.' },
  enterWithinMonths: { label: 'Enter within, in months', hint: 'From the day on which the visa was granted.' },
  mostVisas: { label: 'Visas per person', hint: 'How many of this kind one person can have.' },
  employerMonths: {
    label: 'Months with one family',
    hint: 'From the first day of work.',
    empty: 'Empty: as long as the visa.',
  },
  places: { label: 'Places a year', hint: 'For this passport.', empty: 'Empty: no limit, or none that we know.' },
};

const choices = {
  employerContested: {
    label: 'Do sources disagree about the months with one family?',
    hint: 'If so, answers give the earlier day, the later one next to it, and say to ask the authority.',
  },
  ballot: { label: 'Are applicants drawn by lot?', hint: 'Answers then say that applying may not be enough.' },
} as const;

const verdicts: Record<VisaVerdict, string> = {
  open: 'Can apply',
  open_later: 'Can apply later, before the start',
  held: 'Has the visa, and it is valid at the start',
  free: 'Needs no visa',
  expires: 'The present visa ends before the start',
  too_young: 'Too young at the start',
  too_old: 'Too old to apply',
  starts_too_late: 'The start is too late for this visa',
  used_up: 'Has had all visas of this kind',
  ended: 'The rule has ended',
  not_yet: 'The rule has not begun',
};

/** Texts of the editor of a visa’s rules for a passport. */
export const ruleEditorMessages = {
  title: (visa: string, passport: string) => `${visa}: ${passport}`,
  opened: {
    titleEdit: 'Visa rules',
    loading: 'The rules are loading',
    failed: 'The rules did not load',
    missing: { title: 'There is no such visa or passport', text: 'Its address is wrong, or a release has removed it.' },
    back: 'All visa rules',
  },
  standing: {
    saved: 'As published',
    changed: 'Not published yet. Kept in this browser.',
    due: 'Review due',
    notToday: 'No rule is valid today',
    today: (span: string) => `Valid today: ${span}`,
  },
  log: 'Who changed it, and when',
  check: 'Try the draft',
  publish: 'Publish',
  leave: 'What you have not published stays in this browser only.',
  conflict: 'Someone else has published these rules since you opened them',
  problems: 'These rules cannot be published yet',
  rules: 'Rules',
  rulesText:
    'Each rule is valid from its first day to its last. There must be no days on which two are valid, or none between two. A rule that has been valid stays, because older agreements go by it: give it a last day and add the next one.',
  noRules: 'There is no rule for this passport yet. Add the first one.',
  states: { past: 'Past', current: 'Valid today', coming: 'Coming' } satisfies Record<RuleState, string>,
  isNew: 'New',
  toCorrect: 'To correct',
  unnamed: 'A rule without a first day',
  adding: {
    label: 'Add a rule that is valid from',
    hint: 'It begins as a copy of the last rule, which gets the day before as its last day.',
    missing: 'Please give the day on which the new rule begins',
    taken: 'A rule begins on that day already',
    ok: 'Add a rule',
  },
  remove: 'Remove this rule',
  removeOf: (span: string) => `Remove the rule ${span}`,
  dates: 'When it is valid',
  sets: 'What it sets',
  says: 'What it says',
  source: 'Where it was read',
  validFrom: { label: 'Valid from', hint: 'The first day, in the country of the visa.' },
  begun: 'It has been valid: its first day stays.',
  validUntil: { label: 'Last day', hint: 'Empty: without an end.' },
  numbers,
  choices,
  yes: 'Yes',
  no: 'No',
  asForAll: 'As for all passports',
  asForAllIs: (value: string) => `Empty: as for all passports, ${value}.`,
  asForAllNone: 'Empty: as for all passports, which set none.',
  lines,
  line: (part: string, place: number) => `${part}, sentence ${place}`,
  addLine: (part: string) => `Add a sentence to ${part}`,
  addLineShort: 'Add a sentence',
  removeLine: (line: string) => `Remove ${line}`,
  withLink: 'With its own source',
  linkTitle: 'Name of the source',
  linkUrl: 'Address of the source',
  sourceTitle: { label: 'Name of the source', hint: 'As someone would search for it. It is shown with every answer.' },
  sourceUrl: { label: 'Address of the source', hint: 'The page of the authority, beginning with https://' },
  checkedOn: { label: 'Source checked on', hint: 'The day on which you compared the rule with it.' },
  reviewBy: { label: 'Review by', hint: 'From this day on it waits under Facts to review.' },
  note: { label: 'Note for admins', hint: 'Shown here only.' },
  used: {
    title: 'Where it is used',
    answers: (visa: string) =>
      `In every answer about ${visa}, also in the profiles of au pairs, from the moment it is published.`,
    agreements: 'What was agreed or answered on an earlier day keeps the rule of its day.',
    common: 'Its numbers and sentences are the base of each passport:',
    own: 'What is empty here comes from the rules for',
    all: 'all passports',
  },
  trial: {
    title: 'Try the draft',
    text: 'The examples of this release and people of your own get an answer by the published rules and by your draft. Nothing is stored.',
    people: 'People of your own',
    person: (place: number) => `Person ${place}`,
    addPerson: 'Add a person',
    removePerson: (place: number) => `Remove person ${place}`,
    nationality: 'Passport',
    bornOn: 'Born on',
    startsOn: 'First day with the family',
    earlierVisas: 'Earlier visas',
    arrivedOn: 'Present visa began on',
    withFamilySince: 'Works for this family since',
    optional: 'May stay empty',
    failed: 'The draft could not be tried',
    outdated: 'The draft has changed since. Try it again to see what it changes now.',
    changed: (changed: number, all: number) =>
      changed === 0
        ? `None of ${all} answers changes.`
        : changed === 1
          ? `1 of ${all} answers changes.`
          : `${changed} of ${all} answers change.`,
    noExamples: 'There are no examples for this passport. Add a person of your own to see an answer.',
    showAll: 'Show answers that stay the same',
    results: 'Answers',
    before: 'Published',
    after: 'Your draft',
    same: 'Stays the same',
    differs: 'Changes',
    own: 'Your person',
    someone: (passport: string, born: string | null, start: string) =>
      `${passport}${born ? `, born ${born}` : ''}, starts on ${start}`,
    by: (day: string) => `by the rules of ${day}`,
  },
  publishing: {
    title: (visa: string, passport: string) => `Publish ${visa} for ${passport}?`,
    text: 'Answers follow it at once, and what is published is recorded in the audit log with your name.',
    ok: 'Publish',
    trying: 'The draft is being tried',
    notTried: 'The draft could not be tried, and nothing was published',
    done: 'Published. Answers follow it from now on.',
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
    source: (title: string, since: string, read: string) => `Source: ${title}, since ${since}, read on ${read}`,
  },
} as const;
