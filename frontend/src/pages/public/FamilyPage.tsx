import type { FamilyPage } from '../../api/families';
import { FamilyScreen, type ProfileSlots } from '../../features/profile-page';

export { loadFamily as load } from '../../features/profile-page';

const slots: ProfileSlots<FamilyPage> = {};

export function Component() {
  return <FamilyScreen slots={slots} />;
}
