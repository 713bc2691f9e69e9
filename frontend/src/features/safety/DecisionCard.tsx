import { useState, type FormEvent } from 'react';
import { messageOf } from '../../lib/api-error';
import type { OwnDecision } from '../../api/safety';
import { useSessionDraft } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { safetyTexts, WORDS_LENGTH } from './texts';
import styles from './safety.module.css';

const { appeal: texts } = safetyTexts;

interface DecisionCardProps {
  decision: OwnDecision;
  /** Rejects when it could not be sent. */
  onAppeal: (words: string) => Promise<void>;
}

/** One decision: what, why, and what can be done about it. */
export function DecisionCard({ decision, onAppeal }: DecisionCardProps) {
  const { action, subjectType, words, excerpt, decidedAt, suspendedUntil, appealUntil, appeal } = decision;
  return (
    <article className={styles.decision}>
      <h2>
        {texts.actions[action]} {suspendedUntil ? texts.until(dayInWords(suspendedUntil)) : null}
      </h2>
      <p className={styles.muted}>
        {texts.subjects[subjectType]} · {texts.decided(dayInWords(decidedAt))}
      </p>
      <p>{words}</p>
      {excerpt ? (
        <blockquote>
          <small>{texts.you}</small>
          <p>{excerpt}</p>
        </blockquote>
      ) : null}
      {appeal ? (
        <div className={styles.answer}>
          <p>
            <b>
              {appeal.outcome === null
                ? texts.waiting
                : appeal.outcome === 'overturned'
                  ? texts.overturned
                  : texts.upheld}
            </b>
          </p>
          {appeal.answer ? <p>{appeal.answer}</p> : null}
        </div>
      ) : appealUntil ? (
        <AppealForm id={decision.id} until={dayInWords(appealUntil)} onAppeal={onAppeal} />
      ) : (
        <p className={styles.muted}>{texts.over}</p>
      )}
    </article>
  );
}

function AppealForm({
  id,
  until,
  onAppeal,
}: {
  id: string;
  until: string;
  onAppeal: (words: string) => Promise<void>;
}) {
  const { values, type, forget } = useSessionDraft(`appeal:${id}`, { words: '' });
  const [failure, setFailure] = useState<string>();
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await onAppeal(values.words);
      forget();
      toast.success(texts.sent);
    } catch (error) {
      setFailure(messageOf(error));
      focusProblem();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.muted}>{texts.openUntil(until)}</p>
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        error={failure}
        maxLength={WORDS_LENGTH}
        value={values.words}
        onChange={(event) => type({ words: event.target.value })}
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
