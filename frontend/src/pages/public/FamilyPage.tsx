import type { FamilyPage } from '../../api/families';
import { FamilyScreen, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';

export { loadFamily as load } from '../../features/profile-page';

const slots: ProfileSlots<FamilyPage> = {
  below: ({ id, teaser }) => <ReviewsBelow personId={id} rating={teaser.rating} />,
};

export function Component() {
  return <FamilyScreen slots={slots} />;
}
