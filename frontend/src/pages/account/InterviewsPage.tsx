import { lazy, Suspense } from 'react';
import { interviewTexts, InterviewsScreen } from '../../features/interviews';
import { PageHead } from '../../lib/head';
import { retryImport } from '../../lib/retry-import';

/** Shows something only where the device is in another time zone than the account. */
const DeviceZone = lazy(
  retryImport(() =>
    import('../../features/account-settings/DeviceZone').then((part) => ({ default: part.DeviceZone })),
  ),
);

export function Component() {
  return (
    <>
      <PageHead title={interviewTexts.title} hidden />
      <InterviewsScreen />
      <Suspense fallback={null}>
        <DeviceZone frame="wrap" />
      </Suspense>
    </>
  );
}
