import { Suspense } from 'react';
import { useGetUserQuery } from '../../api/profiles';
import { preloadedPart } from '../../lib/lazy-part';
import { useSession } from '../../lib/session';
import { useRefetched } from '../../lib/use-refetched';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { contactDetailsTexts as words } from './contact-texts';
import { accountTexts } from './texts';

const ContactForm = preloadedPart(async () => (await import('./ContactForm')).ContactForm);

/** Phone, region and time zone of the profile. Admins have none. */
export function ContactSettings() {
  const { user } = useSession();
  const query = useGetUserQuery({ id: user?.id ?? '' }, { refetchOnMountOrArgChange: true, skip: !user });
  const { error, refetch } = query;
  const profile = useRefetched(query);
  if (error && !profile)
    return <PartFailed text={words.loadFailed} again={accountTexts.again} onAgain={() => void refetch()} />;
  const waiting = <Skeleton shape="card" height="420px" />;
  return profile ? (
    <Suspense fallback={waiting}>
      <ContactForm profile={profile} />
    </Suspense>
  ) : (
    waiting
  );
}
