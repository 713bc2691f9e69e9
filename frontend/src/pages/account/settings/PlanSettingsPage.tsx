import { AccountFrame } from '../../../features/account-settings';
import { YourPlan } from '../../../features/payment';

export function Component() {
  return (
    <AccountFrame section="plan">
      <YourPlan />
    </AccountFrame>
  );
}
