import { App, Button, Input, Tabs } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import {
  useAnswerContactMessageMutation,
  useNoteOnContactMessageMutation,
  type ContactInboxDetail,
} from '../../../api/admin-contact';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useSessionDraft } from '../../../lib/forms';
import { adminContactMessages } from './texts';
import styles from './contact.module.css';

const texts = adminContactMessages.drawer;

interface ContactWritingProps {
  message: ContactInboxDetail;
  /** The entry had already been received, so the thread is refetched. */
  onWrittenAlready: () => void;
}

/** Forms for a reply and for a note. Typed text survives a reload and a failed attempt. */
export function ContactWriting({ message: { id, email }, onWrittenAlready }: ContactWritingProps) {
  const [answer] = useAnswerContactMessageMutation();
  const [note] = useNoteOnContactMessageMutation();
  return (
    <Tabs
      aria-label={texts.tabs.label}
      items={[
        {
          key: 'answer',
          label: texts.tabs.answer,
          children: (
            <WritingForm
              keptAs={`contact-answer-${id}`}
              label={texts.answer}
              hint={texts.answerHint(email)}
              action={texts.sendAnswer}
              done={texts.answerSent}
              longest={8_000}
              send={(entry) => answer({ id, contactAnswerInput: entry }).unwrap()}
              onWrittenAlready={onWrittenAlready}
            />
          ),
        },
        {
          key: 'note',
          label: texts.tabs.note,
          children: (
            <WritingForm
              keptAs={`contact-note-${id}`}
              label={texts.note}
              hint={texts.noteHint}
              action={texts.sendNote}
              done={texts.noteKept}
              longest={4_000}
              send={(entry) => note({ id, contactNoteInput: entry }).unwrap()}
              onWrittenAlready={onWrittenAlready}
            />
          ),
        },
      ]}
    />
  );
}

interface WritingFormProps {
  keptAs: string;
  label: string;
  hint: string;
  action: string;
  done: string;
  /** Maximum length in characters. */
  longest: number;
  /** `entryId` is the same for every attempt with the same entry. */
  send: (entry: { entryId: string; words: string }) => Promise<unknown>;
  onWrittenAlready: () => void;
}

function WritingForm({ keptAs, label, hint, action, done, longest, send, onWrittenAlready }: WritingFormProps) {
  const { values, type, forget } = useSessionDraft(keptAs, { words: '', entryId: '' });
  const [busy, setBusy] = useState(false);
  const { message } = App.useApp();
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(values);
      type({ words: '', entryId: '' });
      forget();
      void message.success(done);
    } catch (problem) {
      // It had already arrived, so the typed text becomes a new entry, for an admin who still wants to send it.
      if (isApiError(problem) && problem.code === 'duplicate_request_mismatch') {
        type({ entryId: crypto.randomUUID() });
        onWrittenAlready();
      }
      void message.error(`${texts.notSent} ${messageOf(problem)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.writing} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={7}
        maxLength={longest}
        value={values.words}
        aria-describedby={`${id}-hint`}
        // The same for every attempt, so that a double press, a lost answer or a reload does not send it twice.
        onChange={({ target }) => type({ words: target.value, entryId: values.entryId || crypto.randomUUID() })}
      />
      <p id={`${id}-hint`} className={styles.small}>
        {hint}
      </p>
      <Button type="primary" htmlType="submit" loading={busy} disabled={values.words.trim().length < 2}>
        {action}
      </Button>
    </form>
  );
}
