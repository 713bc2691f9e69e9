import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the cross, and a press beside the panel. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, always in sight. */
  footer?: ReactNode;
  className?: string;
}

type Placement = 'middle' | 'bottom' | 'right' | 'edge';

/** A question that has to be answered first, on the platform's own dialog: focus stays inside and comes back. */
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
  className,
  placement,
}: DialogProps & { placement: Placement }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const pressedBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement], className)}
      aria-labelledby={heading}
      onClose={() => open && onClose()}
      onClick={pressedBeside}
    >
      {open ? (
        <div className={styles.panel}>
          <header>
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer ? <footer>{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
