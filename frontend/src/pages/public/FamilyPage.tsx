import type { FamilyPage } from '../../api/families';
import { paths } from '../../config/paths';
import { TakenDates } from '../../features/arrangement';
import { FamilyScreen, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';
import { PersonMenu } from '../../features/safety';
import { TrustBadge } from '../../features/verification/TrustBadge';

export { loadFamily as load } from '../../features/profile-page';

const slots: ProfileSlots<FamilyPage> = {
  trust: ({ id, teaser, full }) => (
    <>
      <TrustBadge id={id} verified={teaser.verified} />
      <TakenDates dates={full?.takenDates} who="family" />
    </>
  ),
  actions: ({ id, full }) =>
    full && <PersonMenu person={{ id, displayName: full.familyName }} afterwards={paths.searchFamilies} look="words" />,
  below: ({ id, teaser }) => <ReviewsBelow personId={id} rating={teaser.rating} />,
};

export function Component() {
  return <FamilyScreen slots={slots} />;
}
