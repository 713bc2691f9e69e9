import { Input, Modal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { messageOf } from '../lib/api-error';
import { useFocusReturn } from './use-focus-return';
import { FieldRow } from './FieldRow';
import { adminUiTexts } from './texts';

const { reason: texts } = adminUiTexts;

interface ReasonDialogProps {
  words: { title: string; text: string; ok: string };
  /** Further choices above the reason. */
  children?: ReactNode;
  /** Whether the further choices are complete. */
  ready?: boolean;
  /** The action deletes nothing, so the button is not red. */
  harmless?: boolean;
  /** The API's minimum length of the reason. */
  least?: number;
  onCancel: () => void;
  /** Runs the action; throws the API's error. */
  onReason: (reason: string) => Promise<void>;
}

/** Asks for a reason before an action on a person, and says what happens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, children, ready = true, harmless = false, least = 10, onCancel, onReason } = props;
  const id = useId();
  useFocusReturn();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
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
      okButtonProps={{ danger: !harmless, disabled: !ready || reason.trim().length < least, loading: busy }}
      onCancel={onCancel}
      onOk={() => void go()}
    >
      <p>{words.text}</p>
      {children}
      <FieldRow id={id} label={texts.label} error={failure ?? undefined} hint={texts.hint(least)}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FieldRow>
    </Modal>
  );
}
