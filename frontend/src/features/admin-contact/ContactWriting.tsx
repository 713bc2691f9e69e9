import { App, Button, Input, Tabs } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import {
  useAnswerContactMessageMutation,
  useNoteOnContactMessageMutation,
  type ContactInboxDetail,
} from '../../api/back-office-contact';
import { messageOf } from '../../api/error-text';
import { useKept } from '../../lib/forms';
import { adminContactMessages } from './messages';
import styles from './admin-contact.module.css';

const texts = adminContactMessages.drawer;

/** Room for an answer and for a note. What is typed survives a reload and a failed sending. */
export function ContactWriting({ message: { id, email } }: { message: ContactInboxDetail }) {
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
              send={(words) => answer({ id, contactAnswerInput: { words } }).unwrap()}
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
              send={(words) => note({ id, contactNoteInput: { words } }).unwrap()}
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
  /** Characters. */
  longest: number;
  send: (words: string) => Promise<unknown>;
}

function WritingForm({ keptAs, label, hint, action, done, longest, send }: WritingFormProps) {
  const { values, type, forget } = useKept(keptAs, { words: '' });
  const [busy, setBusy] = useState(false);
  const { message } = App.useApp();
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(values.words);
      type({ words: '' });
      forget();
      void message.success(done);
    } catch (problem) {
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
        onChange={({ target }) => type({ words: target.value })}
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
