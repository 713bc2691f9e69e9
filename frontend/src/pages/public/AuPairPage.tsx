import type { AuPairPage } from '../../api/au-pairs';
import { AuPairScreen, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';

export { loadAuPair as load } from '../../features/profile-page';

const slots: ProfileSlots<AuPairPage> = {
  below: ({ id, teaser }) => <ReviewsBelow personId={id} rating={teaser.rating} />,
};

export function Component() {
  return <AuPairScreen slots={slots} />;
}
