import type { Interview } from '../../../api/interviews';
import { ownTimeZone, shortWeekday, useServerNow } from '../../../lib/clocks';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { FieldError } from '../../../ui/form';
import { interviewTexts } from '../texts';
import { lengthOf } from '../model/length-of';
import { clockAndDay } from '../model/spoken';
import { BothTimes } from '../TwoClocks';
import styles from './InterviewCard.module.css';
import { useInterviewSteps } from './use-interview-steps';

const { card: texts } = interviewTexts;

/** The times that wait for an answer, on both clocks; each can be accepted by whom they were proposed to. */
export function ProposalList({ interview, receivedAt }: { interview: Interview; receivedAt: number }) {
  const { proposals, steps, moving, minutes, with: partner } = interview;
  const now = useServerNow(interview.now, receivedAt, () => false);
  const { accept, accepting, refusal } = useInterviewSteps(interview);
  const mine = ownTimeZone();
  const canAccept = steps.includes('accept');
  const passed = proposals.every(({ startsAt }) => Date.parse(startsAt) <= now);
  const words = moving
    ? canAccept
      ? texts.theyMoveText
      : texts.youMoveText(partner.displayName)
    : canAccept
      ? texts.theyProposeText
      : texts.youProposeText(proposals.length);
  return (
    <div className={classNames(styles.list, moving && styles.moving)}>
      {moving ? <h4>{canAccept ? texts.theyMove(partner.displayName) : texts.youMove}</h4> : null}
      <p className={styles.lead}>
        {passed ? texts.allPassed : words}
        {moving && minutes !== lengthOf(interview) ? ` ${texts.newLength(minutes)}` : null}
      </p>
      <ul className={styles.times}>
        {proposals.map(({ id, startsAt, firstOfTwo }) => {
          const at = new Date(startsAt);
          const isPassed = at.getTime() <= now;
          return (
            <li key={id} data-passed={isPassed || undefined}>
              <span>
                <strong>
                  {shortWeekday(at, mine)}
                  {isPassed ? ` ${texts.passed}` : ''}
                </strong>
                <BothTimes at={at} partner={partner} />
                {firstOfTwo ? <small>{texts.firstOfTwo}</small> : null}
              </span>
              {canAccept && !isPassed ? (
                <Button
                  ref={focusParentOnUnmount}
                  variant={moving || proposals.length > 1 ? 'quiet' : 'primary'}
                  icon="check"
                  size="small"
                  busy={accepting === id}
                  aria-label={texts.acceptNamed(clockAndDay(at, mine))}
                  onClick={() => void accept(id)}
                >
                  {texts.accept}
                </Button>
              ) : null}
              {refusal?.proposalId === id ? (
                <div className={styles.error}>
                  <FieldError>{refusal.message}</FieldError>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
