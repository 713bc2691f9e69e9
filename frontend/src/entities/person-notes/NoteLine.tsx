import { useState } from 'react';
import type { PersonNote as StoredNote } from '../../api/person-notes';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PersonNote } from './PersonNote';
import styles from './PersonNote.module.css';
import { personNoteTexts as texts } from './texts';

interface NoteLineProps {
  id: string;
  name: string;
  note: StoredNote | undefined;
}

/** A note below a person's card: its labels, its beginning, and the button to edit it. */
export function NoteLine({ id, name, note }: NoteLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.line}>
      {note && note.labels.length > 0 ? (
        <ul className={styles.tags} aria-label={texts.labels}>
          {note.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
      {note?.content ? <p className={styles.first}>{note.content}</p> : null}
      <Button
        variant="quiet"
        size="small"
        icon="edit"
        aria-label={note ? texts.editAbout(name) : texts.writeAbout(name)}
        onClick={() => setOpen(true)}
      >
        {note ? texts.edit : texts.write}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.heading}>
        {open ? <PersonNote id={id} name={name} bare /> : null}
      </Dialog>
    </div>
  );
}
