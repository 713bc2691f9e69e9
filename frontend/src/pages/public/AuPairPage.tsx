import type { AuPairPage } from '../../api/au-pairs';
import { AuPairScreen, type ProfileSlots } from '../../features/profile-page';

export { loadAuPair as load } from '../../features/profile-page';

const slots: ProfileSlots<AuPairPage> = {};

export function Component() {
  return <AuPairScreen slots={slots} />;
}
