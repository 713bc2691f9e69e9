import { Fragment, useRef } from 'react';
import {
  useSetArrivalTaskMutation,
  type ArrivalPlan,
  type ArrivalTask,
  type ArrivalTaskState,
} from '../../api/arrivals';
import { messageOf } from '../../lib/api-error';
import { dayOfMoment, shortDay, weekdayInWords } from '../../lib/format/date';
import { passFocus } from '../../lib/pass-focus';
import { RegionLink } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import { feeWords } from './arrival-words';
import styles from './arrival.module.css';
import { taskText, type TaskLink } from './task-texts';
import { arrivalTexts } from './texts';

const { tasks: texts } = arrivalTexts;
/** Id of the heading. */
export const TASKS_HEADING = 'arrival-tasks';

/** The tasks of both sides by the day on which they are due, with the first day of the placement among them. */
export function TaskTimeline({ plan }: { plan: ArrivalPlan }) {
  const first = plan.tasks.find(({ dueOn }) => dueOn >= plan.startsOn)?.key;
  return (
    <>
      <h2 id={TASKS_HEADING}>{texts.heading}</h2>
      <ol className={styles.timeline}>
        {plan.tasks.map((task) => (
          <Fragment key={task.key}>
            {task.key === first ? (
              <li className={styles.milestone}>
                <b>{texts.first}</b> {weekdayInWords(plan.startsOn)}
              </li>
            ) : null}
            <Task task={task} plan={plan} />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

function Task({ task, plan }: { task: ArrivalTask; plan: ArrivalPlan }) {
  const { key, side, dueOn, state, canChange } = task;
  const { region, workingWithChildren, you, today } = plan;
  const [set, setting] = useSetArrivalTaskMutation();
  const text = taskText(key, region, workingWithChildren?.state);
  const first = useRef<HTMLButtonElement>(null);
  const saving = setting.isLoading ? setting.originalArgs?.arrivalTaskInput.state : undefined;
  const change = async (next: ArrivalTaskState, pressed: Element) => {
    if (saving) return;
    try {
      await set({ agreementId: plan.agreementId, key, arrivalTaskInput: { state: next } }).unwrap();
      passFocus(pressed, first.current);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  const action = (label: string, next: ArrivalTaskState, icon?: 'check') => (
    <Button
      {...(next !== 'not_needed' && { ref: first })}
      size="small"
      variant={next === 'done' ? 'quiet' : 'plain'}
      {...(icon && { icon })}
      flush={next === 'open'}
      busy={saving === next}
      aria-label={texts.on(label, text.title)}
      onClick={({ currentTarget }) => void change(next, currentTarget)}
    >
      {label}
    </Button>
  );
  const fee = key === 'working_with_children' ? workingWithChildren?.fee : null;
  return (
    <li className={styles.task} data-state={state} data-yours={canChange || undefined}>
      <header>
        <h3>
          {state === 'open' ? null : <Icon name={state === 'done' ? 'check' : 'minus'} size={20} />}
          {text.title}
        </h3>
        <span className={styles.labels}>
          {state === 'open' && dueOn < today ? <Badge variant="warning">{texts.late}</Badge> : null}
          <Badge variant={canChange ? 'accent' : 'quiet'}>{side === you ? texts.yours : texts.sides[side]}</Badge>
        </span>
      </header>
      <p className={styles.quiet} aria-live={canChange ? 'polite' : undefined}>
        {state === 'open' ? texts.due(weekdayInWords(dueOn)) : settled(task, plan)}
      </p>
      {state === 'open' ? (
        <>
          <p>{text.why}</p>
          {fee ? (
            <p>
              {texts.fee(feeWords(fee.amount, region), shortDay(fee.validFrom))}{' '}
              <a href={fee.sourceUrl} rel="noreferrer" target="_blank">
                {fee.sourceTitle}
              </a>
            </p>
          ) : null}
          {text.link ? <More link={text.link} /> : null}
        </>
      ) : null}
      {canChange ? (
        <div className={styles.actions}>
          {/* The same button in both states, so that it keeps the focus. */}
          {state === 'open' ? action(texts.done, 'done', 'check') : action(texts.reopen, 'open')}
          {state === 'open' ? action(texts.notNeeded, 'not_needed') : null}
        </div>
      ) : null}
    </li>
  );
}

function settled({ state, changedBy, changedAt }: ArrivalTask, { with: { displayName } }: ArrivalPlan): string {
  const day = changedAt ? weekdayInWords(dayOfMoment(changedAt)) : '';
  if (state === 'done') return changedBy === 'you' ? texts.doneByYou(day) : texts.doneByThem(displayName, day);
  return changedBy === 'you' ? texts.notNeededByYou(day) : texts.notNeededByThem(displayName, day);
}

function More({ link: { to, label } }: { link: TaskLink }) {
  return (
    <p className={styles.more}>
      {to.startsWith('https:') ? (
        <a href={to} rel="noreferrer" target="_blank">
          {label}
        </a>
      ) : (
        <RegionLink to={to}>{label}</RegionLink>
      )}
    </p>
  );
}
