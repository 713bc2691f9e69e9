import { hoursTexts } from '../../features/hours';
import { HoursScreen } from '../../features/hours/HoursScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={hoursTexts.title} hidden />
      <HoursScreen />
    </>
  );
}
