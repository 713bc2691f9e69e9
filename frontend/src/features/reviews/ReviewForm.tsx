import { useState, type FormEvent } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useSaveMyReviewMutation, type ReviewedPlacement } from '../../api/reviews';
import { useSessionDraft, type FormError } from '../../lib/forms';
import type { SessionUser } from '../../lib/session';
import { Button } from '../../ui/Button';
import { ErrorSummary, TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import { AnswerChoice } from './AnswerChoice';
import { reviewTexts } from './texts';
import {
  FIELDS,
  inputOf,
  LIMITS,
  problemsOf,
  questionsFor,
  valuesOf,
  type Question,
  type ReviewProblems,
} from './review-form';
import { StarChoice } from './StarChoice';
import styles from './WriteReview.module.css';

const { form: words } = reviewTexts;
const idOf = (field: string) => `review-${field}`;

const labelOf = (question: Question, userType: string): string => {
  const label = words[question];
  return typeof label === 'string' ? label : userType === 'family' ? label.family : label.aupair;
};

/** The review that is being written; kept over a reload until it has arrived. */
export function ReviewForm({ placement, user }: { placement: ReviewedPlacement; user: SessionUser }) {
  const { values, problems, failure, busy, change, submit } = useReviewForm(placement, user);
  const questions = questionsFor(user.userType);
  const listed: FormError[] = failure
    ? [{ id: null, message: failure }]
    : FIELDS.flatMap((field) => {
        const problem = problems[field];
        const question = questions.find((one) => one === field);
        // Above the form no one sees which question "Please choose one" is below.
        const named = problem && question ? `${labelOf(question, user.userType)}: ${problem}` : problem;
        return named ? [{ id: idOf(field), message: named }] : [];
      });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary title={failure ? words.failed : words.problems} errors={busy ? [] : listed} />
      <StarChoice
        id={idOf('stars')}
        value={values.stars}
        error={problems.stars}
        onChange={(stars) => change({ stars })}
      />
      <TextArea
        id={idOf('words')}
        label={words.words}
        hint={words.wordsHint}
        rows={8}
        maxLength={LIMITS.words.max}
        count={values.words.length}
        value={values.words}
        error={problems.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <section aria-labelledby="review-answers" className={styles.answers}>
        <h2 id="review-answers">{questions.length === 4 ? words.answers : words.answersForFamily}</h2>
        {questions.map((question) => (
          <AnswerChoice
            key={question}
            id={idOf(question)}
            label={labelOf(question, user.userType)}
            value={values[question]}
            error={problems[question]}
            onChange={(answer) => change({ [question]: answer })}
          />
        ))}
      </section>
      <TextArea
        id={idOf('moderatorNote')}
        label={words.moderatorNote}
        hint={words.moderatorHint}
        optional
        rows={2}
        maxLength={LIMITS.moderatorNote}
        value={values.moderatorNote}
        error={problems.moderatorNote}
        onChange={({ target }) => change({ moderatorNote: target.value })}
      />
      <Button type="submit" busy={busy}>
        {placement.own ? words.change : words.submit}
      </Button>
    </form>
  );
}

/** The typed review, its problems, and saving it. */
function useReviewForm({ agreementId, own }: ReviewedPlacement, { userType }: SessionUser) {
  const { values, type, forget } = useSessionDraft(`review:${agreementId}`, valuesOf(own));
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading: busy }] = useSaveMyReviewMutation();

  const change = (next: Partial<typeof values>) => {
    type(next);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const missing = problemsOf(values, userType);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      await save({ agreementId, reviewInput: inputOf(values, userType) }).unwrap();
      forget();
      toast.success(own ? words.saved : words.sent, own ? undefined : words.sentText);
    } catch (error) {
      const fieldErrors = fieldProblems(error, FIELDS);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
    }
  };
  return { values, problems, failure, busy, change, submit };
}
