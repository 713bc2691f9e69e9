import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { useMounted } from '../lib/use-mounted';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './Dialog.module.css';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'onClose' | 'title' | 'failure' | 'children'> {
  /** The label of the button that submits. */
  submit: string;
  cancel?: string;
  busy?: boolean;
  /** The problems by field. Whenever they change, the first field with one gets the focus. */
  problems?: object;
  /** Resolves with whether it succeeded. The dialog then closes, unless it was closed before. */
  onSubmit: () => boolean | Promise<boolean>;
}

/** A dialog with a form, and the buttons that submit and cancel it. */
export function FormDialog({
  submit,
  cancel = 'Cancel',
  busy = false,
  problems,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const isMounted = useMounted();
  const send = async () => {
    if ((await onSubmit()) && isMounted()) dialog.onClose();
  };
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          <Button variant="plain" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        {children}
      </form>
    </Dialog>
  );
}
