import { DeviceZone, useDeviceZonePending } from '../../features/account-settings/DeviceZone';
import { interviewTexts, InterviewsScreen } from '../../features/interviews';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={interviewTexts.title} hidden />
      <InterviewsScreen isWaiting={useDeviceZonePending()} below={<DeviceZone frame="wrap" />} />
    </>
  );
}
