import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAnswerCheckInMutation,
  type ArrivalCheckIn,
  type ArrivalPlan,
  type CheckInAnswer,
} from '../../api/arrivals';
import { paths, supportRequestPath } from '../../config/paths';
import { PlacementPanel } from '../../entities/placements';
import { messageOf } from '../../lib/api-error';
import { weekdayInWords } from '../../lib/format/date';
import { useSessionDraft } from '../../lib/forms';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useRegionalPath } from '../../lib/region';
import { ArrowLink, Button } from '../../ui/Button';
import { ChoiceCard, FieldError, TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import { openCheckIn } from './arrival-words';
import styles from './arrival.module.css';
import { arrivalTexts } from './texts';

const { checkIn: texts, exit } = arrivalTexts;
const ANSWERS = ['good', 'talk', 'help'] as const satisfies readonly CheckInAnswer[];
const LONGEST_NOTE = 2000;

/** “How is it going?”, while it waits for an answer; otherwise what was answered, and when the next one is. */
export function CheckInCard({ plan }: { plan: ArrivalPlan }) {
  const open = openCheckIn(plan);
  const next = plan.checkIns.find(({ isDue }) => !isDue);
  const past = plan.checkIns.filter((one) => one.isDue && one !== open);
  if (plan.checkIns.length === 0) return null;
  return (
    <PlacementPanel id="check-in" title={texts.heading}>
      {open ? <Question key={open.day} plan={plan} checkIn={open} /> : null}
      {past.length > 0 ? <Answered plan={plan} past={past} /> : null}
      {open || !next ? null : <p className={styles.quiet}>{texts.ahead(next.day, weekdayInWords(next.dueOn))}</p>}
    </PlacementPanel>
  );
}

function useAnswer(plan: ArrivalPlan) {
  const [answer, { isLoading }] = useAnswerCheckInMutation();
  const navigate = useNavigate();
  const earlyExit = useRegionalPath()(paths.earlyExit);
  const send = async (day: ArrivalCheckIn['day'], given: CheckInAnswer, note?: string) => {
    try {
      const checkInInput = { answer: given, ...(note && { note }) };
      await answer({ agreementId: plan.agreementId, day, checkInInput }).unwrap();
      if (given === 'help') void navigate(earlyExit);
      else toast.success(texts.thanks[given]);
      return true;
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
      return false;
    }
  };
  return { send, busy: isLoading };
}

function Question({ plan, checkIn: { day } }: { plan: ArrivalPlan; checkIn: ArrivalCheckIn }) {
  const name = useId();
  const error = useId();
  const { values, type, forget } = useSessionDraft<{ given: CheckInAnswer | null; note: string }>(
    `check-in:${plan.agreementId}:${day}`,
    { given: null, note: '' },
  );
  const { given, note } = values;
  const [missing, setMissing] = useState(false);
  const { send, busy } = useAnswer(plan);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(given === null);
    if (given !== null && (await send(day, given, note.trim()))) forget();
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={styles.answers} aria-describedby={missing ? error : undefined}>
        <legend>
          {texts.day(day)}. {texts.private(plan.with.displayName)}
        </legend>
        {ANSWERS.map((one) => (
          <ChoiceCard
            key={one}
            name={name}
            label={texts.answers[one]}
            checked={given === one}
            onChange={() => {
              type({ given: one });
              setMissing(false);
            }}
          />
        ))}
      </fieldset>
      {missing ? (
        <div role="alert">
          <FieldError id={error}>{texts.missing}</FieldError>
        </div>
      ) : null}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <Button ref={focusParentOnUnmount} type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

function Answered({ plan, past }: { plan: ArrivalPlan; past: readonly ArrivalCheckIn[] }) {
  const { send, busy } = useAnswer(plan);
  const last = past.at(-1);
  const thread = past.findLast(({ supportRequestId }) => supportRequestId !== null)?.supportRequestId;
  return (
    <>
      <ul className={styles.earlier} aria-label={texts.earlier}>
        {past.map(({ day, answer }) => (
          <li key={day}>{answer ? texts.answered(day, texts.answers[answer]) : texts.unanswered(day)}</li>
        ))}
      </ul>
      {last?.answer === 'help' ? (
        <div className={styles.help}>
          <h3>{texts.helpHeading}</h3>
          <p>{texts.helpText}</p>
          <ArrowLink to={paths.earlyExit}>{exit.link}</ArrowLink>
        </div>
      ) : last ? (
        <Button
          ref={focusParentOnUnmount}
          variant="plain"
          size="small"
          busy={busy}
          onClick={() => void send(last.day, 'help')}
        >
          {texts.afterAll}
        </Button>
      ) : null}
      {thread ? <ArrowLink to={supportRequestPath(thread)}>{texts.thread}</ArrowLink> : null}
    </>
  );
}
