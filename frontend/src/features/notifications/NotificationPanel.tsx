import { Sheet } from '../../ui/Dialog';
import { notificationTexts as texts } from './texts';
import { NotificationList } from './NotificationList';

const MOST = 8;

/** The newest notifications, at the right of wide screens and at the foot of small ones. */
export default function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="edge">
      <NotificationList most={MOST} onLeave={onClose} />
    </Sheet>
  );
}
