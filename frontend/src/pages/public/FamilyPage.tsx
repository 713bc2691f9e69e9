import { lazy, Suspense } from 'react';
import { familiesApi, type FamilyPage } from '../../api/families';
import { paths } from '../../config/paths';
import { OtherSideNote } from '../../entities/person-notes';
import { UnavailableDates } from '../../features/agreement/UnavailableDates';
import { FamilyScreen, loadProfile, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';
import { TrustBadge } from '../../features/verification/TrustBadge';
import { familyInSentence } from '../../lib/format/family-in-sentence';
import type { LoadArgs } from '../../lib/load-args';
import { retryImport } from '../../lib/retry-import';

export const load = (args: LoadArgs) =>
  loadProfile(args, (id) => args.store.dispatch(familiesApi.endpoints.getFamilyPage.initiate({ id })));

/** For those who are signed in only: visitors do not fetch it. */
const PersonMenu = lazy(
  retryImport(() => import('../../features/safety/PersonMenu').then((part) => ({ default: part.PersonMenu }))),
);

/** For members only, below the first screen: visitors do not fetch it. */
const AvailabilityCalendar = lazy(
  retryImport(() =>
    import('../../features/agreement/AvailabilityCalendar').then((part) => ({ default: part.AvailabilityCalendar })),
  ),
);

/** For au pairs only. */
const FamilyListing = lazy(
  retryImport(() => import('../../features/job-board/FamilyListing').then((part) => ({ default: part.FamilyListing }))),
);

const slots: ProfileSlots<FamilyPage> = {
  trust: ({ id, teaser, full }) => (
    <>
      <TrustBadge id={id} verified={teaser.verified} />
      <UnavailableDates dates={full?.takenDates} who="family" />
    </>
  ),
  actions: ({ id, full }) =>
    full && (
      <Suspense>
        <PersonMenu
          person={{ id, displayName: familyInSentence(full.familyName) }}
          pageAfterBlock={paths.searchFamilies}
          variant="words"
        />
      </Suspense>
    ),
  below: ({ id, teaser, full }) => (
    <>
      {full ? (
        <Suspense>
          <FamilyListing familyId={id} name={familyInSentence(full.familyName)} />
        </Suspense>
      ) : null}
      {full ? (
        <Suspense>
          <AvailabilityCalendar who="family" start={teaser.startDate} taken={full.takenDates} />
        </Suspense>
      ) : null}
      {full ? <OtherSideNote id={id} name={familyInSentence(full.familyName)} userType="family" /> : null}
      <ReviewsBelow personId={id} rating={teaser.rating} />
    </>
  ),
};

export function Component() {
  return <FamilyScreen slots={slots} />;
}
