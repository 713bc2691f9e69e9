import { useState } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import {
  useEndAgreementOfEarlyExitMutation,
  type EarlyExitAgreement,
  type EarlyExitOverview,
} from '../../api/early-exits';
import { endsEarly } from '../../entities/placements/ends-early';
import { useToday } from '../../lib/clocks';
import { dayInWords } from '../../lib/format/date';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { TextArea, TextInput } from '../../ui/form';
import { earlyExitTexts } from './early-exit-texts';
import styles from './EarlyExit.module.css';

const { end: texts } = earlyExitTexts;

/** Ends what was agreed, in two presses: the first step after which the other side knows. */
export function EndAgreement({ overview: { agreements, latest } }: { overview: EarlyExitOverview }) {
  const today = useToday();
  const about = agreements.find(({ id }) => id === latest?.agreementId);
  if (!about && !agreements.some((one) => canEnd(one, today))) return null;
  return (
    <section aria-labelledby="end-agreement" className={styles.sheet}>
      <h2 id="end-agreement">{texts.heading}</h2>
      {!latest || !about ? (
        <p className={styles.text}>{texts.first}</p>
      ) : (
        <>
          {about.state === 'ended_early' ? (
            <p className={styles.done}>{texts.done(about.otherName, dayInWords(about.endedOn ?? about.endsOn))}</p>
          ) : null}
          {canEnd(about, today) ? (
            <EndForm
              key={about.endedOn}
              exitId={latest.id}
              name={about.otherName}
              hasBegun={about.state !== 'confirmed'}
              endsEarly={about.state === 'ended_early'}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

/** A placement that ended early can end sooner while its last day is ahead. */
const canEnd = (one: EarlyExitAgreement, today: string): boolean =>
  one.state !== 'ended_early' || endsEarly(one, today);

interface EndFormProps {
  exitId: string;
  name: string;
  hasBegun: boolean;
  /** The placement already ends early, and can end sooner. */
  endsEarly: boolean;
}

function EndForm({ exitId, name, hasBegun, endsEarly }: EndFormProps) {
  const today = useToday();
  const [sure, setSure] = useState(false);
  const [on, setOn] = useState('');
  const [word, setWord] = useState('');
  const [problems, setProblems] = useState<{ on?: string; all?: string }>({});
  const [form, focusProblem] = useProblemFocus<HTMLDivElement>();
  const [end, { isLoading: busy, isSuccess }] = useEndAgreementOfEarlyExitMutation();
  if (isSuccess) return <p className={styles.done}>{texts.called(name)}</p>;

  const submit = async () => {
    setProblems({});
    try {
      await end({ id: exitId, earlyExitEndingInput: { ...(on && { on }), word: word.trim() || null } }).unwrap();
    } catch (error) {
      const field = fieldProblems(error)['on'];
      setProblems(field ? { on: field } : { all: `${texts.failed} ${messageOf(error)}` });
      if (field) setSure(false);
      focusProblem();
    }
  };
  return (
    <>
      <p className={styles.text}>{endsEarly ? texts.sooner(name) : texts.text(name)}</p>
      <div ref={form} className={styles.form}>
        {hasBegun ? (
          <TextInput
            label={texts.on}
            hint={texts.onHint}
            optional
            type="date"
            min={undefined}
            placeholder={today}
            value={on}
            error={problems.on}
            onChange={({ target }) => setOn(target.value)}
          />
        ) : null}
        <TextArea
          label={texts.word}
          hint={texts.wordHint}
          optional
          rows={3}
          maxLength={500}
          value={word}
          error={problems.all}
          onChange={({ target }) => setWord(target.value)}
        />
        <div className={styles.actions}>
          {sure ? (
            <>
              <Button variant="danger" busy={busy} onClick={() => void submit()}>
                {texts.confirm(name)}
              </Button>
              <Button variant="quiet" onClick={() => setSure(false)}>
                {texts.keep}
              </Button>
            </>
          ) : (
            <Button variant="quiet" onClick={() => setSure(true)}>
              {endsEarly ? texts.startSooner : texts.start}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
