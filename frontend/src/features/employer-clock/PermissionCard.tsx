import { useState, type ReactNode } from 'react';
import {
  useRecordPermissionMutation,
  useRemovePermissionStepMutation,
  type EmployerClock,
  type PermissionEntry,
  type PermissionStepInput,
} from '../../api/employer-clock';
import { PlacementPanel } from '../../entities/placements';
import { messageOf } from '../../lib/api-error';
import { dayOfMoment } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './employer-clock.module.css';
import { PermissionDialog } from './PermissionDialog';
import { employerClockTexts } from './texts';

const { permission: texts } = employerClockTexts;
type Step = PermissionEntry['step'];

/** The next step. */
const next = (permission: Step | null): readonly Step[] =>
  permission === 'asked' ? ['granted', 'declined'] : ['asked'];

/** Whether permission was asked for, what came of it, and its history. */
export function PermissionCard({ clock }: { clock: EmployerClock }) {
  const { agreementId, permission, canRecord, history, hasEarlierSteps } = clock;
  const [editing, setEditing] = useState<Step | null>(null);
  const [record] = useRecordPermissionMutation();
  const [remove, removing] = useRemovePermissionStepMutation();

  const takeBack = async (entryId: string) => {
    try {
      await remove({ agreementId, entryId }).unwrap();
      toast.info(texts.takenBack);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  /** Throws what the server says. */
  const save = async (permissionStepInput: PermissionStepInput) => {
    const { history: after } = await record({ agreementId, permissionStepInput }).unwrap();
    const entry = after.findLast(({ canRemove }) => canRemove);
    toast.info(texts.recorded, undefined, entry && { label: texts.undo, run: () => void takeBack(entry.id) });
  };

  return (
    <PlacementPanel id="permission" title={texts.heading}>
      <p aria-live="polite">{texts.states[permission ?? 'none']}</p>
      {canRecord ? (
        <div className={styles.actions}>
          {next(permission).map((step) => (
            <Button key={step} ref={focusParentOnUnmount} variant="quiet" onClick={() => setEditing(step)}>
              {texts.act[step]}
            </Button>
          ))}
        </div>
      ) : null}
      {history.length > 0 ? (
        <>
          <h3 className={styles.subheading}>{texts.history}</h3>
          {hasEarlierSteps ? <p className={styles.quiet}>{texts.earlier}</p> : null}
          <ol className={styles.history}>
            {history.map((entry) => (
              <Entry key={entry.id} entry={entry} name={clock.with.displayName}>
                {entry.canRemove ? (
                  <Button
                    ref={focusParentOnUnmount}
                    variant="plain"
                    size="small"
                    flush
                    busy={removing.isLoading && removing.originalArgs?.entryId === entry.id}
                    aria-label={`${texts.remove}: ${texts.steps[entry.step](entry.on, entry.until)}`}
                    onClick={() => void takeBack(entry.id)}
                  >
                    {texts.remove}
                  </Button>
                ) : null}
              </Entry>
            ))}
          </ol>
        </>
      ) : null}
      {editing ? (
        <PermissionDialog clock={clock} step={editing} onSave={save} onClose={() => setEditing(null)} />
      ) : null}
    </PlacementPanel>
  );
}

interface EntryProps {
  entry: PermissionEntry;
  /** The other side. */
  name: string;
  children: ReactNode;
}

function Entry({ entry: { step, on, until, note, recordedBy, recordedAt, removedAt }, name, children }: EntryProps) {
  const words = texts.steps[step](on, until);
  return (
    <li data-removed={removedAt !== null || undefined}>
      <div>
        {removedAt ? <del>{words}</del> : <b>{words}</b>}
        {note ? <p className={styles.note}>{note}</p> : null}
        <p className={styles.quiet}>
          {texts.by(recordedBy === 'you' ? texts.you : name, dayOfMoment(recordedAt))}
          {removedAt ? `. ${texts.removed(dayOfMoment(removedAt))}` : ''}
        </p>
      </div>
      {children}
    </li>
  );
}
