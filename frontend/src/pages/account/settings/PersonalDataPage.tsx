import { AccountFrame } from '../../../features/account-settings';
import { PersonalData } from '../../../features/personal-data';

export function Component() {
  return (
    <AccountFrame section="data">
      <PersonalData />
    </AccountFrame>
  );
}
