import { FieldError } from '../../ui/form';
import { reviewTexts } from './texts';
import styles from './WriteReview.module.css';

const { form: words } = reviewTexts;
const STAR = 'M10 2l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5L10 14.4 5 17.1l1.1-5.5L2 7.8l5.6-.7Z';
const FIVE = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  id: string;
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** One to five stars: five radios, so that arrow keys and screen readers find what they know. */
export function StarChoice({ id, value, error, onChange }: StarChoiceProps) {
  return (
    <fieldset className={styles.question} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{words.stars}</legend>
      <p className={styles.hint}>{words.starsHint}</p>
      <div className={styles.stars}>
        {FIVE.map((stars) => (
          <label key={stars} data-on={stars <= value || undefined}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="sr">{words.star(stars)}</span>
          </label>
        ))}
        <output aria-hidden="true">{value > 0 ? words.star(value) : ''}</output>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
