import { AccountFrame } from '../../../features/account-settings';
import { CalendarFeed } from '../../../features/interviews';

export function Component() {
  return (
    <AccountFrame section="calendar">
      <CalendarFeed />
    </AccountFrame>
  );
}
