import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './Dialog.module.css';
import { FieldError } from './form';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the cross, and a press next to the panel. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, always in sight. */
  footer?: ReactNode;
  /** Why the dialog's action failed, next to its buttons; typed text stays. */
  failure?: string | null;
  className?: string;
}

type Placement = 'middle' | 'bottom' | 'right' | 'edge';

/** A modal dialog on the platform's own element: focus stays inside and returns. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="middle" />;
}

/** A panel that slides in from the bottom or the right; `edge` is below on phones, at the right on wide screens. */
export function Sheet({ side = 'bottom', ...props }: DialogProps & { side?: Exclude<Placement, 'middle'> }) {
  return <Modal {...props} placement={side} />;
}

function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  failure,
  className,
  placement,
}: DialogProps & { placement: Placement }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressedOn = useRef<EventTarget | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // Focus returns only when the dialog is closed while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (element?.open) element.close();
    };
  }, []);
  const pressed = ({ target }: PointerEvent) => {
    pressedOn.current = target;
  };
  // A text selection by mouse may end outside the panel; that is not a press there.
  const clicked = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressedOn.current === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement], className)}
      aria-labelledby={heading}
      // Closes before the platform does: its event comes later, and an Enter in between would be lost.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Deferred, because React's double effects in development have opened it again by then.
      onClose={() => open && !isGone.current && !dialog.current?.open && onClose()}
      onPointerDown={pressed}
      onClick={clicked}
    >
      {open ? (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          <div role="alert" className={styles.failure}>
            {failure ? <FieldError>{failure}</FieldError> : null}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
