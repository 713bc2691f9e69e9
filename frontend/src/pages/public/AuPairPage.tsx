import type { AuPairPage } from '../../api/au-pairs';
import { paths } from '../../config/paths';
import { TakenDates } from '../../features/arrangement';
import { AuPairScreen, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';
import { PersonMenu } from '../../features/safety';
import { TrustBadge } from '../../features/verification/TrustBadge';

export { loadAuPair as load } from '../../features/profile-page';

const slots: ProfileSlots<AuPairPage> = {
  trust: ({ id, teaser, full }) => (
    <>
      <TrustBadge id={id} verified={teaser.verified} />
      <TakenDates dates={full?.takenDates} who="aupair" />
    </>
  ),
  actions: ({ id, teaser }) => (
    <PersonMenu person={{ id, displayName: teaser.firstName }} afterwards={paths.searchAuPairs} look="words" />
  ),
  below: ({ id, teaser }) => <ReviewsBelow personId={id} rating={teaser.rating} />,
};

export function Component() {
  return <AuPairScreen slots={slots} />;
}
