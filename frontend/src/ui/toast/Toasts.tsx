import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast as sonner, Toaster } from 'sonner';
import { useRegionalPath } from '../../lib/region';
import { Icon } from '../Icon';
import { toastQueue, type ToastAction } from './toast';
import styles from './Toasts.module.css';

/** A toast with an action stays until it is dismissed. */
const ACTION_MS = 60_000;

/** Shows one toast at a time in the site's style. */
export default function Toasts() {
  const navigate = useNavigate();
  const regional = useRegionalPath();
  const follow = (action: ToastAction) => ('run' in action ? action.run() : void navigate(regional(action.to)));
  const layer = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    if (toastQueue.peek().length > 0) raise(layer.current);
    for (const { kind, title, description, action } of toastQueue.take())
      sonner[kind](title, {
        ...(description ? { description } : {}),
        ...(action ? { duration: ACTION_MS, action: { label: action.label, onClick: () => follow(action) } } : {}),
      });
  });
  useEffect(() => {
    show();
    return toastQueue.subscribe(() => show());
  }, []);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toaster
        visibleToasts={1}
        position="bottom-right"
        offset={{ bottom: 'calc(var(--bottom-bar) + 24px)' }}
        mobileOffset={{ bottom: 'calc(var(--tabbar) + var(--bottom-bar) + 16px)' }}
        icons={{ success: <Icon name="check" />, error: <Icon name="alert" />, info: <Icon name="info" /> }}
        toastOptions={{
          unstyled: true,
          className: styles.toast ?? '',
          classNames: {
            title: styles.title ?? '',
            description: styles.description ?? '',
            icon: styles.icon ?? '',
            actionButton: styles.action ?? '',
            success: styles.success ?? '',
            error: styles.error ?? '',
          },
        }}
      />
    </div>
  );
}

/** Above an open dialog: later elements of the top layer cover earlier ones. */
function raise(layer: HTMLDivElement | null): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
