import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/form';
import { Icon } from '../../../ui/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { callTexts } from '../texts';
import type { Notes } from '../model/use-notes';
import styles from './NotesEditor.module.css';

const { notes: texts } = callTexts;
const MOST_CHARACTERS = 20_000;

/** The field for private notes, with its save state. */
export function NotesEditor({ notes, name, rows = 8 }: { notes: Notes; name: string; rows?: number }) {
  const { draft, failed, saving } = notes;
  if (failed)
    return (
      <div className={styles.failed}>
        <p>{texts.loadFailed}</p>
        <Button variant="quiet" size="small" icon="retry" onClick={notes.load}>
          {texts.again}
        </Button>
      </div>
    );
  if (!draft)
    return (
      <div aria-label={texts.loading} role="status">
        <Skeleton height="160px" shape="card" />
      </div>
    );
  return (
    <div className={styles.editor}>
      <TextArea
        label={texts.label(name)}
        hint={texts.hint}
        placeholder={texts.placeholder}
        value={draft.content}
        rows={rows}
        maxLength={MOST_CHARACTERS}
        onChange={(event) => notes.write({ content: event.target.value })}
      />
      <p className={styles.saving} data-state={saving} role="status">
        {saving === 'saved' && draft.revision === 0 ? null : (
          <>
            <Icon name={saving === 'saved' ? 'check' : saving === 'failed' ? 'alert' : 'clock'} size={16} />
            {texts[saving]}
          </>
        )}
      </p>
    </div>
  );
}
