import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { auPairsApi, type AuPairPage } from '../../api/au-pairs';
import { paths } from '../../config/paths';
import { OtherSideNote } from '../../entities/person-notes';
import { UnavailableDates } from '../../features/agreement/UnavailableDates';
import { AuPairScreen, loadProfile, type ProfileSlots } from '../../features/profile-page';
import { ReviewsBelow } from '../../features/reviews';
import { TrustBadge } from '../../features/verification/TrustBadge';
import type { LoadArgs } from '../../lib/load-args';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { sessionHint, useSession } from '../../lib/session';

export const load = (args: LoadArgs) =>
  loadProfile(args, (id) => args.store.dispatch(auPairsApi.endpoints.getAuPairPage.initiate({ id })));

/** For those who are signed in only: visitors do not fetch it. */
const PersonMenu = lazy(
  retryImport(() => import('../../features/safety/PersonMenu').then((part) => ({ default: part.PersonMenu }))),
);

const { Part: VisaStay, preload: loadVisaStay } = lazyPart(
  retryImport(async () => (await import('../../entities/visas')).VisaStay),
);

const OwnVisa = lazy(retryImport(() => import('../../entities/visas').then((part) => ({ default: part.OwnVisa }))));

/** For members only, below the first screen: visitors do not fetch it. */
const AvailabilityCalendar = lazy(
  retryImport(() =>
    import('../../features/agreement/AvailabilityCalendar').then((part) => ({ default: part.AvailabilityCalendar })),
  ),
);

const slots: ProfileSlots<AuPairPage> = {
  trust: ({ id, teaser, full, visa }) => (
    <>
      <TrustBadge id={id} verified={teaser.verified} />
      <UnavailableDates dates={full?.takenDates} who="aupair" />
      {visa ? (
        <Suspense>
          <VisaStay limit={visa} />
        </Suspense>
      ) : null}
      <IfOwn id={id}>
        <OwnVisa />
      </IfOwn>
    </>
  ),
  actions: ({ id, teaser }) => (
    <Suspense>
      <PersonMenu person={{ id, displayName: teaser.firstName }} pageAfterBlock={paths.searchAuPairs} variant="words" />
    </Suspense>
  ),
  below: ({ id, teaser, full }) => (
    <>
      {full ? (
        <Suspense>
          <AvailabilityCalendar who="aupair" start={teaser.availabilityDate} taken={full.takenDates} />
        </Suspense>
      ) : null}
      {full ? <OtherSideNote id={id} name={teaser.firstName} userType="aupair" /> : null}
      <ReviewsBelow personId={id} rating={teaser.rating} />
    </>
  ),
};

/** For the person whose page it is. */
function IfOwn({ id, children }: { id: string; children: ReactNode }) {
  return useSession().user?.id === id ? <Suspense>{children}</Suspense> : null;
}

export function Component() {
  const { user } = useSession();
  useEffect(() => {
    // Loads while the member's page is waited for: shown later, it would push that away.
    if (sessionHint.read()) loadVisaStay().catch(() => undefined);
  }, [user]);
  return <AuPairScreen slots={slots} />;
}
