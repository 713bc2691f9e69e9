import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../lib/api-error';
import { useFocusReturn } from './use-focus-return';
import { FieldNote } from './FieldNote';
import { adminUiTexts } from './texts';

interface ConfirmDialogProps {
  words: { title: string; text?: string; ok: string };
  /** The action deletes something. */
  danger?: boolean;
  /** Further fields or details. */
  children?: ReactNode;
  /** Makes the dialog wider for its content. */
  width?: number;
  /** Whether the confirm button can be used yet. */
  ready?: boolean;
  onCancel: () => void;
  /** Runs the action and closes the dialog; throws the API's error. */
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation. A failure is shown in the dialog, and the button tries again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { words, danger = false, children, width, ready = true, onCancel, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useFocusReturn();
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(`${adminUiTexts.notDone} ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={words.title}
      {...(width === undefined ? {} : { width })}
      okText={words.ok}
      cancelText={adminUiTexts.reason.cancel}
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
