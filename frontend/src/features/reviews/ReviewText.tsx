import type { ReviewAnswer } from '../../api/reviews';
import { Icon } from '../../ui/Icon';
import { Stars } from '../../ui/Stars';
import { reviewTexts } from './texts';
import { QUESTIONS, type Question } from './review-form';
import styles from './reviews.module.css';

interface ReviewTextProps {
  review: { stars: number; words: string } & Partial<Record<Question, ReviewAnswer | null>>;
}

const SIGNS = { yes: 'check', mostly: 'minus', no: 'close' } as const;

/** Stars, words and answers of one review. */
export function ReviewText({ review }: ReviewTextProps) {
  return (
    <>
      <Stars rating={review.stars} />
      <div className={styles.words}>
        {review.words.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.facts}>
        {QUESTIONS.map((question) => {
          const answer = review[question];
          return answer ? (
            <li key={question} data-answer={answer}>
              <Icon name={SIGNS[answer]} size={16} />
              {reviewTexts.facts[question]}: {reviewTexts.answers[answer].toLowerCase()}
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
