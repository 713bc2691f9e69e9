import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSessionDraft } from '../../lib/forms';
import styles from './thread.module.css';
import { toast } from '../../ui/toast';

const THREAD_CHANGED: ReadonlySet<string> = new Set(['duplicate_request_mismatch', 'answered_meanwhile']);

export interface WritingFormProps {
  /** The key of the draft in this tab. */
  draft: string;
  texts: { label: string; hint: string; send: string; sent: string; notSent: string };
  /** The fewest and the most characters. */
  shortest?: number;
  longest: number;
  rows?: number;
  /** `entryId` is the same for every attempt with the same entry, so that none is stored twice. */
  send: (entry: { entryId: string; words: string }) => Promise<unknown>;
  /** Another admin has answered, or an earlier attempt with other words had arrived: the thread is refetched. */
  onThreadChanged?: () => void;
}

/** A form for an answer or a note. Typed text survives a reload and a failed attempt. */
export function WritingForm({
  draft,
  texts,
  shortest = 1,
  longest,
  rows = 7,
  send,
  onThreadChanged,
}: WritingFormProps) {
  const { values, type, forget } = useSessionDraft(draft, { words: '', entryId: '' });
  const [busy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(values);
      type({ words: '', entryId: '' });
      forget();
      toast.success(texts.sent);
    } catch (problem) {
      // The typed text becomes a new entry, for an admin who still wants to send it.
      if (isApiError(problem) && THREAD_CHANGED.has(problem.code)) {
        type({ entryId: crypto.randomUUID() });
        onThreadChanged?.();
      }
      toast.error(`${texts.notSent} ${messageOf(problem)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.writing} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <Input.TextArea
        id={id}
        rows={rows}
        maxLength={longest}
        readOnly={busy}
        value={values.words}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type({ words: target.value, entryId: values.entryId || crypto.randomUUID() })}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
      <Button type="primary" htmlType="submit" loading={busy} disabled={values.words.trim().length < shortest}>
        {texts.send}
      </Button>
    </form>
  );
}
