import { useState } from 'react';
import { saveSupportLetterFile, useSaveSupportLetterMutation, type EmployerClock } from '../../api/employer-clock';
import { PlacementPanel } from '../../entities/placements';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './employer-clock.module.css';
import { employerClockMessages } from './texts';

const { letter: texts } = employerClockMessages;
const LENGTH = { min: 10, max: 1500 };

/** The family's letter of support: the family writes the reason, both download it. */
export function LetterCard({ clock, canWrite }: { clock: EmployerClock; canWrite: boolean }) {
  const { arrangementId, you, letter } = clock;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveSupportLetterFile(arrangementId);
    } catch (error) {
      toast.error(texts.notDownloaded, messageOf(error));
    }
    setBusy(false);
  };
  return (
    <PlacementPanel id="support-letter" title={texts.heading}>
      <p>{texts.text[you]}</p>
      {you === 'family' && canWrite ? (
        <Reason key={letter.reason} clock={clock} />
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

function Reason({ clock: { arrangementId, letter } }: { clock: EmployerClock }) {
  const [reason, setReason] = useState(letter.reason);
  const [problem, setProblem] = useState<string>();
  const [save, { isLoading: busy }] = useSaveSupportLetterMutation();
  const length = reason.trim().length;
  const store = async (text: string | null) => {
    setProblem(undefined);
    try {
      await save({ arrangementId, supportLetterInput: { reason: text } }).unwrap();
      toast.success(texts.saved);
    } catch (error) {
      const field = fieldProblems(error)['reason'];
      if (field) setProblem(field);
      else toast.error(texts.failed, messageOf(error));
    }
  };
  const submit = () => {
    if (length < LENGTH.min) setProblem(texts.short);
    else if (length <= LENGTH.max) void store(reason.trim());
  };
  return (
    <div className={styles.fields}>
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        rows={6}
        count={reason.length}
        maxLength={LENGTH.max}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.acts}>
        <Button size="small" busy={busy} disabled={reason.trim() === letter.reason} onClick={submit}>
          {texts.save}
        </Button>
        {letter.isOwn ? (
          <Button variant="plain" size="small" disabled={busy} onClick={() => void store(null)}>
            {texts.restore}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
