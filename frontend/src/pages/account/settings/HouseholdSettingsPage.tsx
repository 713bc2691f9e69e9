import { AccountFrame } from '../../../features/account-settings';
import { HouseholdSettings } from '../../../features/household';

export function Component() {
  return (
    <AccountFrame section="household">
      <HouseholdSettings />
    </AccountFrame>
  );
}
