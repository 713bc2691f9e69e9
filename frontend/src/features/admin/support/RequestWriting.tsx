import { App, Button, Input, Tabs } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useAnswerSupportRequestMutation, useNoteOnSupportRequestMutation } from '../../../api/admin';
import { messageOf } from '../../../lib/api-error';
import { useSessionDraft } from '../../../lib/forms';
import { adminSupportMessages as texts } from './texts';
import styles from './support.module.css';

/** Forms for a reply and for a note. Typed text survives a reload and a failed attempt. */
export function RequestWriting({ id }: { id: string }) {
  const [answer] = useAnswerSupportRequestMutation();
  const [note] = useNoteOnSupportRequestMutation();
  return (
    <Tabs
      aria-label={texts.writing}
      items={[
        {
          key: 'answer',
          label: texts.answering.tab,
          children: (
            <WritingForm
              keptAs={`support-answer-${id}`}
              words={texts.answering}
              send={(words) => answer({ id, supportMessageInput: { words } }).unwrap()}
            />
          ),
        },
        {
          key: 'note',
          label: texts.noting.tab,
          children: (
            <WritingForm
              keptAs={`support-note-${id}`}
              words={texts.noting}
              send={(words) => note({ id, supportNoteInput: { words } }).unwrap()}
            />
          ),
        },
      ]}
    />
  );
}

interface WritingFormProps {
  keptAs: string;
  words: { label: string; hint: string; send: string; sent: string };
  send: (words: string) => Promise<unknown>;
}

function WritingForm({ keptAs, words: { label, hint, send: action, sent }, send }: WritingFormProps) {
  const { values, type, forget } = useSessionDraft(keptAs, { words: '' });
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
      void message.success(sent);
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
        rows={5}
        maxLength={4000}
        value={values.words}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type({ words: target.value })}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <Button type="primary" htmlType="submit" loading={busy} disabled={!values.words.trim()}>
        {action}
      </Button>
    </form>
  );
}
