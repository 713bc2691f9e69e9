import type { EmployerClock } from '../../api/employer-clock';
import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import { headlineOf, isNear, listOf, progressOf } from './clock-words';
import styles from './employer-clock.module.css';
import { employerClockTexts } from './texts';

const { count: texts } = employerClockTexts;

/** The days that are left, why, and what goes with them. */
export function DayCount({ clock }: { clock: EmployerClock }) {
  const { lastDay, countedFrom, endsOn, state, noticeWeeks } = clock;
  const cautions = cautionsOf(clock);
  return (
    <section className={styles.count} data-near={isNear(clock) || undefined} aria-labelledby="days-left">
      <h2 id="days-left" className={styles.label}>
        {texts.label}
      </h2>
      <p className={styles.number} aria-live="polite">
        {headlineOf(clock)}
      </p>
      <Progress clock={clock} />
      <dl className={styles.facts}>
        {lastDay ? <Fact label={texts.lastDay} day={lastDay} /> : null}
        <Fact label={texts.countedFrom} day={countedFrom} />
        <Fact label={texts.placement} day={endsOn} />
      </dl>
      <p>{reasonOf(clock)}</p>
      {cautions.length > 0 ? (
        <div className={styles.caution}>
          <Icon name="alert" />
          <div>
            {cautions.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </div>
      ) : null}
      {lastDay && state !== 'ended' ? (
        <p className={styles.quiet}>
          {texts.told(listOf(noticeWeeks))} {texts.newVisa}
        </p>
      ) : null}
    </section>
  );
}

/** The share of the time that has passed. */
export function Progress({ clock }: { clock: EmployerClock }) {
  const progress = progressOf(clock);
  if (!progress) return null;
  const { passed, all } = progress;
  return <progress className={styles.progress} aria-label={texts.progress(passed, all)} value={passed} max={all} />;
}

function Fact({ label, day }: { label: string; day: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={day}>{dayInWords(day)}</time>
      </dd>
    </div>
  );
}

function reasonOf({ because, ruleLastDay, rule: { kind, months, visa, unclear } }: EmployerClock): string {
  if (because === 'permission') return texts.permission(ruleLastDay);
  if (kind === 'unclear' && unclear) return texts.reasons[unclear];
  if (kind === 'none' || months === null) return texts.noLimit(visa);
  return texts.rule(months, visa ?? '');
}

function cautionsOf({ rule, state, countedFrom, startsOn, endsOn, lastDay, because }: EmployerClock): string[] {
  if (state === 'ended') return [];
  return [
    ...(rule.contested && rule.months !== null && because === 'rule' ? [texts.contested(rule.months)] : []),
    ...(countedFrom < startsOn ? [texts.earlier] : []),
    ...(lastDay && endsOn > lastDay && state !== 'over' ? [texts.after(endsOn)] : []),
    ...(state === 'over' ? [texts.past] : []),
  ];
}
