import type { Region } from '../../api/agreements';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { Icon } from '../../ui/Icon';
import { TextArea } from '../../ui/form';
import { ClauseDifference } from './ClauseDifference';
import type { Counted } from './EditorContents';
import { problemsByStep, STEPS, type StepId } from './steps';
import styles from './TermsEditor.module.css';
import { differencesOf } from './terms-difference';
import { hoursInWords, idOf, weeklyMinutes, WEEKDAYS, type TermsForm } from './terms-form';
import { agreementTexts } from './texts';

const { days, editor: texts, fields, summary } = agreementTexts;

interface ReviewStepProps extends Counted {
  /** The name of the person who reads the terms next. */
  name: string;
  note: string;
  readOnly: boolean;
  onOpen: (step: StepId) => void;
  onNote: (note: string) => void;
}

/** The last step: the proposed terms, step by step, and the message that is sent with them. */
export function ReviewStep({ errors, terms, version, region, name, note, readOnly, onOpen, onNote }: ReviewStepProps) {
  const problems = problemsByStep(errors);
  const changes = version
    ? STEPS.flatMap(({ clauses }) => clauses).filter(
        (clause) => differencesOf(clause, version.terms, terms, region).length > 0,
      )
    : [];
  return (
    <div className={styles.review}>
      <p>{texts.review(name)}</p>
      {version && changes.length === 0 ? <p>{texts.notChanged}</p> : null}
      <ul className={styles.parts}>
        {STEPS.filter(({ clauses }) => clauses.length > 0).map(({ id, clauses }) => (
          <li key={id}>
            <button type="button" aria-label={texts.change(texts.titles[id])} onClick={() => onOpen(id)}>
              {texts.titles[id]}
            </button>
            <p>{summaryOf(id, terms, region)}</p>
            {problems[id] ? (
              <p className={styles.wrong}>
                <Icon name="alert" size={17} /> {texts.problems(problems[id])}
              </p>
            ) : null}
            {version
              ? clauses.map((clause) => (
                  <ClauseDifference
                    key={clause}
                    {...{ clause, region }}
                    by={version.by}
                    from={version.terms}
                    to={terms}
                  />
                ))
              : null}
          </li>
        ))}
      </ul>
      <TextArea
        id={idOf('note')}
        label={texts.note(name)}
        optional
        rows={3}
        maxLength={1000}
        readOnly={readOnly}
        error={errors.note}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </div>
  );
}

function summaryOf(step: StepId, { dates, hours, duties, pay, car, notice }: TermsForm, region: Region): string {
  const free = WEEKDAYS.filter((day) => hours[day].length === 0).length;
  const words: Record<StepId, () => string> = {
    dates: () =>
      dates.startsOn && dates.endsOn
        ? summary.dates(dayInWords(dates.startsOn), dayInWords(dates.endsOn))
        : summary.noDates,
    work: () => `${fields.total(hoursInWords(weeklyMinutes(hours)), free)}; ${summary.duties(duties.duties.length)}`,
    pay: () =>
      pay.weeklyCents === null
        ? summary.noPay
        : summary.pay(exactMoney(pay.weeklyCents, region === 'newzealand' ? 'NZD' : 'AUD'), days[pay.paidOn]),
    home: () => `${fields.carUse}: ${fields.carOptions[car.use]}`,
    notice: () => summary.notice(notice.weeks),
    send: () => '',
  };
  return words[step]();
}
