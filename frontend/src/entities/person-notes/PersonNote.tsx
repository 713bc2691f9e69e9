import { useState, type KeyboardEvent } from 'react';
import {
  useListPersonNotesQuery,
  useSavePersonNoteMutation,
  type PersonNote as StoredNote,
} from '../../api/person-notes';
import { DraftQueue, useSaveQueue } from '../../lib/autosave';
import { useRefetched } from '../../lib/use-refetched';
import { useSession } from '../../lib/session';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { NewerElsewhere, SaveNote, TextArea, TextInput } from '../../ui/form';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PersonNote.module.css';
import { personNoteTexts as texts } from './texts';

const MOST_CHARACTERS = 2_000;
const MOST_LABELS = 5;
const LONGEST_LABEL = 24;

interface PersonNoteProps {
  id: string;
  name: string;
  /** Hides the heading, where the surrounding frame has one. */
  bare?: boolean;
}

/** A member's private note about a person, saved while they type. No one else sees it. */
export function PersonNote(props: PersonNoteProps) {
  return <FreshNote key={props.id} {...props} />;
}

function FreshNote({ id, name, bare = false }: PersonNoteProps) {
  const query = useListPersonNotesQuery({ ids: id }, { refetchOnMountOrArgChange: true });
  const fresh = useRefetched(query);
  return (
    <section className={styles.note} aria-label={bare ? texts.private : undefined}>
      {bare ? null : <h2>{texts.heading}</h2>}
      {fresh ? (
        <NoteForm id={id} name={name} stored={fresh.items[0] ?? null} />
      ) : query.isError ? (
        <PartFailed text={texts.failed} again={texts.again} onAgain={() => void query.refetch()} />
      ) : (
        <Skeleton shape="card" height="180px" />
      )}
    </section>
  );
}

interface Written {
  content: string;
  labels: string[];
}

function NoteForm({ id, name, stored }: { id: string; name: string; stored: StoredNote | null }) {
  const { written, write, state, saved, takeNewer, keepOwn } = useSavedNote(id, stored);
  const isTooLong = written.content.length > MOST_CHARACTERS;
  return (
    <>
      <p className={styles.private}>
        <span>{texts.private}</span>
        {isTooLong ? null : <SaveNote state={state} saved={saved} />}
      </p>
      {state === 'conflict' ? <NewerElsewhere onNewer={takeNewer} onOwn={keepOwn} /> : null}
      <TextArea
        label={texts.note(name)}
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={written.content}
        error={isTooLong ? texts.tooLong : undefined}
        onChange={({ target }) => write({ content: target.value })}
      />
      <Labels labels={written.labels} onChange={(labels) => write({ labels })} />
    </>
  );
}

/** What is written, saved while it is typed. Another device may have saved something newer. */
function useSavedNote(id: string, stored: StoredNote | null) {
  const userId = useSession().user?.id ?? '';
  const [save] = useSavePersonNoteMutation();
  const { queue, state } = useSaveQueue(
    `person-note:${userId}:${id}`,
    () =>
      new DraftQueue<Written, StoredNote>({
        stored,
        save: ({ content, labels }, basedOn) => save({ id, personNoteInput: { content, labels, basedOn } }).unwrap(),
      }),
  );
  const [written, setWritten] = useState<Written>(() => queue.unsaved ?? writtenIn(stored));
  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    if (next.content.length <= MOST_CHARACTERS) queue.add(next);
  };
  return {
    written,
    write,
    state,
    /** Before the first note nothing is said of saving. */
    saved: queue.isTouched || stored ? undefined : '',
    takeNewer: () => void queue.takeNewer().then((newer) => setWritten(writtenIn(newer))),
    keepOwn: () => {
      queue.add(written);
      void queue.keepOwn();
    },
  };
}

interface LabelsProps {
  labels: string[];
  onChange: (labels: string[]) => void;
}

function Labels({ labels, onChange }: LabelsProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const label = typed.replace(/\s+/g, ' ').trim();
    const isThere = labels.some((one) => one.toLowerCase() === label.toLowerCase());
    setTyped('');
    if (label && !isThere) onChange([...labels, label]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      {labels.length > 0 ? (
        <ul className={styles.labels} aria-label={texts.labels}>
          {labels.map((label) => (
            <li key={label}>
              <Chip
                ref={focusParentOnUnmount}
                removable
                aria-label={texts.remove(label)}
                onClick={() => onChange(labels.filter((other) => other !== label))}
              >
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {labels.length < MOST_LABELS ? (
        <div className={styles.add}>
          <TextInput
            label={texts.label}
            hint={texts.labelHint}
            maxLength={LONGEST_LABEL}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace('@', ''))}
            onKeyDown={onKeyDown}
          />
          <Button variant="quiet" size="small" disabled={!typed.trim()} onClick={add}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className={styles.private}>{texts.full}</p>
      )}
    </>
  );
}

const writtenIn = (note: Written | null): Written => ({ content: note?.content ?? '', labels: note?.labels ?? [] });
