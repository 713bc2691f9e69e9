import type { OwnReview, ReviewAnswer, ReviewInput } from '../../api/reviews';
import { reviewTexts } from './texts';

export const QUESTIONS = ['hoursAsAgreed', 'payOnTime', 'houseRules', 'communication'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The values of the form; 0 and '' are not chosen yet. */
type ReviewValues = Record<Question, ReviewAnswer | ''> & {
  stars: number;
  words: string;
  moderatorNote: string;
};
type ReviewField = 'stars' | 'words' | Question | 'moderatorNote';
export type ReviewProblems = Partial<Record<ReviewField, string>>;

export const FIELDS = ['stars', 'words', ...QUESTIONS, 'moderatorNote'] as const satisfies readonly ReviewField[];
export const LIMITS = { words: { min: 50, max: 2000 }, moderatorNote: 500, reply: 1000 } as const;

/** Families are not asked whether they were paid. */
export const questionsFor = (userType: string): readonly Question[] =>
  userType === 'aupair' ? QUESTIONS : QUESTIONS.filter((question) => question !== 'payOnTime');

export function valuesOf(own: OwnReview | null): ReviewValues {
  return {
    stars: own?.stars ?? 0,
    words: own?.words ?? '',
    hoursAsAgreed: own?.hoursAsAgreed ?? '',
    payOnTime: own?.payOnTime ?? '',
    houseRules: own?.houseRules ?? '',
    communication: own?.communication ?? '',
    moderatorNote: own?.moderatorNote ?? '',
  };
}

/** What is missing, in words. */
export function problemsOf(values: ReviewValues, userType: string): ReviewProblems {
  const problems: ReviewProblems = {};
  if (values.stars < 1) problems.stars = reviewTexts.rules.stars;
  if (values.words.trim().length < LIMITS.words.min) problems.words = reviewTexts.rules.words;
  for (const question of questionsFor(userType))
    if (values[question] === '') problems[question] = reviewTexts.rules.answer;
  return problems;
}

/** The input for the API, once nothing is missing. */
export function inputOf(values: ReviewValues, userType: string): ReviewInput {
  const answer = (question: Question) => values[question] || 'yes';
  return {
    stars: values.stars,
    words: values.words,
    hoursAsAgreed: answer('hoursAsAgreed'),
    payOnTime: userType === 'aupair' ? answer('payOnTime') : null,
    houseRules: answer('houseRules'),
    communication: answer('communication'),
    moderatorNote: values.moderatorNote.trim() || null,
  };
}
