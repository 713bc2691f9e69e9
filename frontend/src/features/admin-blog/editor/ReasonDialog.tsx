import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { messageOf } from '../../../api/error-text';
import { adminBlogMessages } from '../messages';
import styles from './editor.module.css';

const { reason: texts } = adminBlogMessages;
const LEAST = 10;

interface ReasonDialogProps {
  words: { title: string; text: string; ok: string };
  onCancel: () => void;
  /** Does it; throws what the API says. */
  onReason: (reason: string) => Promise<void>;
}

/** Asks before something is taken away, names what happens, and wants to know why. */
export function ReasonDialog({ words, onCancel, onReason }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    try {
      await onReason(reason);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.ok}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true, disabled: reason.trim().length < LEAST, loading: busy }}
      onCancel={onCancel}
      onOk={() => void go()}
    >
      <p>{words.text}</p>
      <div className={styles.row}>
        <label htmlFor={id}>{texts.label}</label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          value={reason}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p id={`${id}-hint`} className={failure ? styles.error : styles.hint} role="status">
          {failure ?? texts.hint}
        </p>
      </div>
    </Modal>
  );
}
