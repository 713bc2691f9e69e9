import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../lib/api-error';
import { FieldNote } from './FieldNote';
import { adminUiMessages } from './texts';

interface ConfirmDialogProps {
  words: { title: string; text?: string; ok: string };
  /** Something is taken away. */
  danger?: boolean;
  /** What else is asked for, or shown. */
  children?: ReactNode;
  /** Where that needs more room than a question. */
  width?: number;
  /** Whether it can be answered yet. */
  ready?: boolean;
  onCancel: () => void;
  /** Does it and closes the dialog; throws what the API says. */
  onConfirm: () => Promise<void>;
}

/** Asks before something is done. A failure is said here, and the button tries again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { words, danger = false, children, width, ready = true, onCancel, onConfirm } = props;
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
      {...(width === undefined ? {} : { width })}
      okText={words.ok}
      cancelText={adminUiMessages.reason.cancel}
      okButtonProps={{ danger, disabled: !ready, loading: busy }}
      onCancel={onCancel}
      onOk={() => void go()}
    >
      {words.text ? <p>{words.text}</p> : null}
      {children}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
    </Modal>
  );
}
