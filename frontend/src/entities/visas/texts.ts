import type { VisaVerdict } from '../../api/visas';
import { countOf, MONTHS } from '../../lib/format/count';
import { dayInWords, shortDay } from '../../lib/format/date';

/** Texts about the visas of members. They are information only: unclear cases go to the authority. */
export const visaTexts = {
  own: {
    heading: 'Your visa',
    typedHeading: 'Visas that fit',
    where: { australia: 'For Australia', newzealand: 'For New Zealand' },
    private: 'Only you see this. Families see how long you could stay with them, but not your date of birth.',
    missing: 'To tell you more, we need',
    add: (label: string) => `Add: ${label}`,
    loading: 'Working out your visa',
    failed: 'We could not work out your visa just now.',
    again: 'Try again',
    none: (passport: string) =>
      passport
        ? `We know of no working holiday visa for a passport from ${passport}. Ask the authority which other visas there are.`
        : 'Tell us which passport you have to see which visas you can apply for.',
    verdicts: {
      open: 'You can apply',
      open_later: 'You can apply later',
      held: 'You have it',
      free: 'No visa needed',
      expires: 'Ends before you start',
      too_young: 'Not old enough yet',
      too_old: 'Past the age limit',
      starts_too_late: 'You would start too late',
      used_up: 'None left',
      ended: 'No longer granted',
      not_yet: 'Not granted yet',
    } satisfies Record<VisaVerdict, string>,
    labels: {
      apply: 'Apply',
      employer: 'With one family',
      stay: 'The visa lasts',
      startBy: 'Start by',
      left: 'Visas left after it',
      until: 'With a family from your first day',
    },
    apply: (least: number, most: number, from: string | null, until: string | null) => {
      const ages = `at ${least} to ${most} years of age`;
      if (!until || !from) return ages;
      return `until ${dayInWords(until)}, ${ages}`;
    },
    months: (months: number) => countOf(months, MONTHS),
    span: (months: number, from: string, until: string) =>
      `${countOf(months, MONTHS)}, ${shortDay(from)} to ${shortDay(until)}`,
    contested: (months: number) => `${countOf(months, MONTHS)}, but sources disagree`,
    ruleDay: (day: string) => `The rule changes or ended on ${dayInWords(day)}.`,
    changes: (days: readonly string[]) =>
      `The rules change before you start, on ${days.map((day) => dayInWords(day)).join(' and ')}.`,
    more: 'Conditions, documents, longer placements',
    lines: {
      conditions: 'Conditions',
      documents: 'What they ask for',
      longer: 'To stay longer with one family',
      laterVisas: 'For another visa',
    },
    unclear: 'Ask the authority',
    others: 'Other visas that au pairs have',
  },
  source: {
    rule: (from: string, read: string) => `valid from ${shortDay(from)}, read on ${shortDay(read)}`,
    due: 'due for another check',
    authority: (name: string) => `Official answers: ${name}`,
    note: 'For information. Only the authority decides.',
  },
  stay: {
    until: (day: string) => `Can stay with you until ${dayInWords(day)}`,
    free: 'No visa limits how long they can stay with you',
    from: (day: string) => `Counted from ${dayInWords(day)}, when both of you can begin.`,
    because: {
      employer: 'The visa allows that long with one family.',
      stay: 'The visa lasts until then.',
    },
    held: (visa: string) => `They say they already have it: ${visa}.`,
    toGet: (visa: string, ages: string) => `With a visa that they still have to get: ${visa}${ages}.`,
    ages: (least: number, most: number) => `, for which people apply at ${least} to ${most} years of age`,
    otherwise: (day: string) =>
      `Sources disagree about how long someone may work for one family. Without that limit the last day is ${dayInWords(day)}: ask the authority.`,
    citizen: 'Their passport needs no working holiday visa here.',
  },
} as const;
