import { lazy, Suspense } from 'react';
import type { AuPairCard, FamilyCard } from '../../api/search';
import type { CompareSlot } from '../../features/search';
import { retryImport } from '../../lib/retry-import';
import { Skeleton } from '../../ui/Skeleton';

/** Only members who look for people fetch it. */
const load = () => import('../../entities/compare');
const CompareCard = lazy(retryImport(() => load().then((part) => ({ default: part.CompareCard }))));
const CompareBar = lazy(retryImport(() => load().then((part) => ({ default: part.CompareBar }))));

export const compareFound: CompareSlot = {
  toggle: (item) => (
    <Suspense fallback={<Skeleton width="120px" height="52px" />}>
      <CompareCard card={item as AuPairCard | FamilyCard} />
    </Suspense>
  ),
  bar: () => (
    <Suspense>
      <CompareBar />
    </Suspense>
  ),
};
