import { ANSWER_STEPS } from '../../messaging/index.js';

/** The number of answers by duration: each key is a step in minutes. */
export type AnswersByStep = ReadonlyMap<number, number>;

/** The median in minutes, as precise as the steps; null without an answer. */
export function medianMinutes(answers: AnswersByStep): number | null {
  const half = [...answers.values()].reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  let before = 0;
  for (const [index, step] of ANSWER_STEPS.entries()) {
    const count = answers.get(step) ?? 0;
    if (count > 0 && before + count >= half) {
      const from = ANSWER_STEPS[index - 1] ?? 0;
      return Math.round(from + ((half - before) / count) * (step - from));
    }
    before += count;
  }
  return null;
}
