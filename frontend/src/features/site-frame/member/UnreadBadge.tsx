import { badgeText, useUnreadCount } from '../../../entities/unread';
import { Badge } from '../../../ui/Badge';
import { memberFrameTexts } from './texts';

/** The number of unread messages; nothing at zero. */
export function UnreadBadge() {
  const count = useUnreadCount();
  const text = badgeText(count);
  if (!text) return null;
  return (
    <Badge variant="count">
      <span aria-hidden="true">{text}</span>
      <span className="sr">{memberFrameTexts.unread(count)}</span>
    </Badge>
  );
}
