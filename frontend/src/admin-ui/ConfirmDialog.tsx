import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../lib/api-error';
import { FieldNote } from './FieldNote';
import { adminUiMessages } from './texts';

interface ConfirmDialogProps {
  words: { title: string; text?: string; ok: string };
  /** Something is taken away. */
  danger?: boolean;
  /** What else is asked for. */
  children?: ReactNode;
  onCancel: () => void;
  /** Does it and closes the dialog; throws what the API says. */
  onConfirm: () => Promise<void>;
}

/** Asks before something is done. A failure is said here, and the button tries again. */
export function ConfirmDialog({ words, danger = false, children, onCancel, onConfirm }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(`${adminUiMessages.notDone} ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.ok}
      cancelText={adminUiMessages.reason.cancel}
      okButtonProps={{ danger, loading: busy }}
      onCancel={onCancel}
      onOk={() => void go()}
    >
      {words.text ? <p>{words.text}</p> : null}
      {children}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
    </Modal>
  );
}
