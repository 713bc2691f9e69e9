import type { AdminVisaTrialResult, VisaOption } from '../../../../api/admin-visas';
import { shortDay } from '../../../../lib/format/date';
import { LINE_PARTS } from '../rule-words';
import { lineInWords } from './rules-model';
import { ruleEditorTexts } from './texts';

const { answer: texts, lines } = ruleEditorTexts;

/** The answer for a person about a visa, one line each; the verdict first. */
export function answerInWords(option: VisaOption | null): string[] {
  if (!option) return [texts.none];
  const { verdict, apply, startBy, stay, employer, withFamily, ruleDay, places, ballot, visasLeft, changes, rules } =
    option;
  return [
    texts.verdicts[verdict],
    ...(apply ? [texts.apply(apply.ageLeast, apply.ageMost)] : []),
    ...(apply?.from ? [texts.applyFrom(shortDay(apply.from))] : []),
    ...(apply?.until ? [texts.applyUntil(shortDay(apply.until))] : []),
    ...(startBy ? [texts.startBy(shortDay(startBy))] : []),
    ...(stay ? [texts.stay(stay.months, shortDay(stay.until))] : []),
    ...(employer ? [texts.employer(employer.months, shortDay(employer.until))] : []),
    ...(employer?.contested ? [texts.contested] : []),
    ...(withFamily ? [texts.withFamily(shortDay(withFamily.until))] : []),
    ...(withFamily?.otherwise ? [texts.otherwise(shortDay(withFamily.otherwise))] : []),
    ...(ruleDay ? [texts.ruleDay(shortDay(ruleDay))] : []),
    ...(places === null ? [] : [texts.places(places)]),
    ...(ballot ? [texts.ballot] : []),
    texts.visasLeft(visasLeft),
    ...(changes.length > 0 ? [texts.changes(changes.map((day) => shortDay(day)).join(', '))] : []),
    ...LINE_PARTS.flatMap((part) => option[part].map((line) => `${lines[part].label}: ${lineInWords(line)}`)),
    ...rules.map(({ title, validFrom, checkedOn }) => texts.source(title, shortDay(validFrom), shortDay(checkedOn))),
  ];
}

/** The verdict of both answers, and only their differences below it. */
export function differenceOf({ before, after }: Pick<AdminVisaTrialResult, 'before' | 'after'>) {
  const [old, now] = [answerInWords(before), answerInWords(after)];
  return {
    before: { verdict: old[0] ?? '', lines: old.slice(1).filter((line) => !now.includes(line)) },
    after: { verdict: now[0] ?? '', lines: now.slice(1).filter((line) => !old.includes(line)) },
  };
}
