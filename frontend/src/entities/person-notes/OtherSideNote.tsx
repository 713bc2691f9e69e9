import { lazy, Suspense } from 'react';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { Skeleton } from '../../ui/Skeleton';

/** Visitors do not load this code. */
const PersonNote = lazy(retryImport(() => import('./PersonNote').then((part) => ({ default: part.PersonNote }))));

interface OtherSideNoteProps {
  id: string;
  name: string;
  userType: string | null;
}

/** The reader's note about a person of the other role; nothing for visitors, admins and people of the same role. */
export function OtherSideNote({ id, name, userType }: OtherSideNoteProps) {
  const { user } = useSession();
  const isOtherSide =
    (user?.userType === 'family' && userType === 'aupair') || (user?.userType === 'aupair' && userType === 'family');
  return isOtherSide ? (
    <Suspense fallback={<Skeleton shape="card" height="280px" />}>
      <PersonNote id={id} name={name} />
    </Suspense>
  ) : null;
}
