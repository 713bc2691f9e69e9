import { useSelector } from 'react-redux';
import type { UnreadState } from './unread-slice';

export { badgeText } from './unread-slice';

/** How many messages are unread. */
export function useUnreadCount(): number {
  return useSelector((state: { unread: UnreadState }) => state.unread.count);
}
