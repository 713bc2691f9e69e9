import { useId, type ComponentProps } from 'react';
import { useMounted } from '../lib/use-mounted';
import { useProblemFocus } from '../lib/use-problem-focus';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './Dialog.module.css';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'onClose' | 'title' | 'failure' | 'children'> {
  /** The label of the button that submits. */
  submit: string;
  cancel?: string;
  busy?: boolean;
  /**
   * Resolves with whether it succeeded. The dialog then closes, unless it was closed before; otherwise the first field
   * with a problem gets the focus.
   */
  onSubmit: () => boolean | Promise<boolean>;
}

/** A dialog with a form, and the buttons that submit and cancel it. */
export function FormDialog({
  submit,
  cancel = 'Cancel',
  busy = false,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const [fields, focusProblem] = useProblemFocus<HTMLFormElement>();
  const isMounted = useMounted();
  const send = async () => {
    if (!(await onSubmit())) focusProblem();
    else if (isMounted()) dialog.onClose();
  };
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
