import { useState } from 'react';
import { saveSupportLetterFile, useSaveSupportLetterMutation, type EmployerClock } from '../../api/employer-clock';
import { PlacementPanel } from '../../entities/placements';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useSessionDraft } from '../../lib/forms';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './employer-clock.module.css';
import { employerClockTexts } from './texts';

const { letter: texts } = employerClockTexts;
const LENGTH = { min: 10, max: 1500 };

/** The family's letter of support: the family writes the reason, both download it. */
export function LetterCard({ clock, canWrite }: { clock: EmployerClock; canWrite: boolean }) {
  const { agreementId, you, letter } = clock;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveSupportLetterFile(agreementId);
    } catch (error) {
      toast.error(texts.notDownloaded, messageOf(error));
    }
    setBusy(false);
  };
  return (
    <PlacementPanel id="support-letter" title={texts.heading}>
      <p>{texts.text[you]}</p>
      {you === 'family' && canWrite ? (
        <Reason clock={clock} />
      ) : (
        <blockquote className={styles.note}>
          <p className={styles.quiet}>{texts.reasonOf}</p>
          <p>{letter.reason}</p>
        </blockquote>
      )}
      <Button variant="quiet" busy={busy} onClick={() => void download()}>
        {texts.download}
      </Button>
    </PlacementPanel>
  );
}

/** The reason that is being written; kept over a reload until it is saved. */
function Reason({ clock: { agreementId, letter } }: { clock: EmployerClock }) {
  const { values, type, forget } = useSessionDraft<{ reason: string | null }>(`support-letter:${agreementId}`, {
    reason: null,
  });
  const reason = values.reason ?? letter.reason;
  const [problem, setProblem] = useState<string>();
  const [form, focusProblem] = useProblemFocus<HTMLDivElement>();
  const [save, { isLoading: busy }] = useSaveSupportLetterMutation();
  const length = reason.trim().length;
  const keep = () => {
    type({ reason: null });
    forget();
    toast.success(texts.saved);
  };
  const refuse = (text: string) => {
    setProblem(text);
    focusProblem();
  };
  const store = async (text: string | null) => {
    setProblem(undefined);
    try {
      await save({ agreementId, supportLetterInput: { reason: text } }).unwrap();
      keep();
    } catch (error) {
      const field = fieldProblems(error)['reason'];
      if (field) refuse(field);
      else toast.error(texts.failed, messageOf(error));
    }
  };
  const submit = () => {
    // Nothing is left to save; a disabled button would lose the focus.
    if (reason.trim() === letter.reason) keep();
    else if (length < LENGTH.min) refuse(texts.short);
    else if (length > LENGTH.max) focusProblem();
    else void store(reason.trim());
  };
  return (
    <div ref={form} className={styles.fields}>
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        rows={6}
        count={reason.length}
        maxLength={LENGTH.max}
        value={reason}
        error={problem}
        readOnly={busy}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={submit}>
          {texts.save}
        </Button>
        {letter.isOwn ? (
          <Button ref={focusParentOnUnmount} variant="plain" size="small" busy={busy} onClick={() => void store(null)}>
            {texts.restore}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
