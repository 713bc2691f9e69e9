import type { ReviewAnswer } from '../../api/reviews';
import { FieldError } from '../../ui/form';
import { reviewTexts } from './texts';
import styles from './WriteReview.module.css';

const ANSWERS = ['yes', 'mostly', 'no'] as const;

interface AnswerChoiceProps {
  id: string;
  label: string;
  value: ReviewAnswer | '';
  error: string | undefined;
  onChange: (answer: ReviewAnswer) => void;
}

/** Yes, mostly or no. */
export function AnswerChoice({ id, label, value, error, onChange }: AnswerChoiceProps) {
  return (
    <fieldset className={styles.answer} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.pills}>
        {ANSWERS.map((answer, index) => (
          <label key={answer}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <span>{reviewTexts.answers[answer]}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
