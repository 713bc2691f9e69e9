import { Fragment, useRef, type ReactNode } from 'react';
import {
  useSetArrivalTaskMutation,
  type ArrivalPlan,
  type ArrivalTask,
  type ArrivalTaskState,
  type EndingTask,
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
import { taskText, type TaskLink, type TaskText } from './task-texts';
import { arrivalTexts } from './texts';

const { tasks: texts } = arrivalTexts;
/** Id of the heading of the main list. */
export const TASKS_HEADING = 'arrival-tasks';

type AnyTask = ArrivalTask | EndingTask;

interface TaskTimelineProps<Task extends AnyTask> {
  /** Of the heading. */
  id: string;
  heading: string;
  plan: ArrivalPlan;
  /** In the order in which they are due. */
  tasks: readonly Task[];
  /** A day among them. */
  milestone: { label: string; day: string };
  textOf: (key: Task['key']) => TaskText;
  /** Below the reason of a task that is open. */
  noteOf: (key: Task['key']) => ReactNode;
}

/** Tasks of both sides by the day on which they are due. */
export function TaskTimeline<Task extends AnyTask>(props: TaskTimelineProps<Task>) {
  const { id, heading, plan, tasks, milestone, textOf, noteOf } = props;
  const first = tasks.find(({ dueOn }) => dueOn >= milestone.day)?.key;
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <ol className={styles.timeline}>
        {tasks.map((task: Task) => (
          <Fragment key={task.key}>
            {task.key === first ? (
              <li className={styles.milestone}>
                <b>{milestone.label}</b> {weekdayInWords(milestone.day)}
              </li>
            ) : null}
            <TaskItem task={task} plan={plan} text={textOf(task.key)} note={noteOf(task.key)} />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** The tasks of the arrival, with the first day of the placement among them. */
export function ArrivalTasks({ id = TASKS_HEADING, plan }: { id?: string; plan: ArrivalPlan }) {
  const { tasks, region, startsOn, workingWithChildren } = plan;
  return (
    <TaskTimeline
      id={id}
      heading={texts.heading}
      plan={plan}
      tasks={tasks}
      milestone={{ label: texts.first, day: startsOn }}
      textOf={(key) => taskText(key, region, workingWithChildren?.state)}
      noteOf={(key) => (key === 'working_with_children' ? <CheckFee plan={plan} /> : null)}
    />
  );
}

function CheckFee({ plan: { workingWithChildren, region } }: { plan: ArrivalPlan }) {
  const fee = workingWithChildren?.fee;
  if (!fee) return null;
  return (
    <p>
      {texts.fee(feeWords(fee.amount, region), shortDay(fee.validFrom))}{' '}
      <a href={fee.sourceUrl} rel="noreferrer" target="_blank">
        {fee.sourceTitle}
      </a>
    </p>
  );
}

interface TaskItemProps {
  task: AnyTask;
  plan: ArrivalPlan;
  text: TaskText;
  note: ReactNode;
}

function TaskItem({ task, plan, text, note }: TaskItemProps) {
  const { key, side, dueOn, state, canChange } = task;
  const { you, today } = plan;
  const [set, setting] = useSetArrivalTaskMutation();
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
          {note}
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

function settled({ state, changedBy, changedAt }: AnyTask, { with: { displayName } }: ArrivalPlan): string {
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
