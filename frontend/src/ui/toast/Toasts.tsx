import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { Icon } from '../Icon';
import { toastQueue } from './toast';
import styles from './Toasts.module.css';

function show(): void {
  for (const { kind, title, description } of toastQueue.take())
    sonner[kind](title, { ...(description ? { description } : {}) });
}

/** One toast at a time, in the house's clothes. */
export default function Toasts() {
  useEffect(() => {
    show();
    return toastQueue.subscribe(show);
  }, []);
  return (
    <Toaster
      visibleToasts={1}
      position="bottom-right"
      mobileOffset={{ bottom: 'calc(var(--tabbar) + 16px)' }}
      icons={{ success: <Icon name="check" />, error: <Icon name="alert" />, info: <Icon name="info" /> }}
      toastOptions={{
        unstyled: true,
        className: styles.toast ?? '',
        classNames: {
          title: styles.title ?? '',
          description: styles.description ?? '',
          icon: styles.icon ?? '',
          success: styles.success ?? '',
          error: styles.error ?? '',
        },
      }}
    />
  );
}
