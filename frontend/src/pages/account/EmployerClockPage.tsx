import { employerClockTexts } from '../../features/employer-clock';
import { EmployerClockScreen } from '../../features/employer-clock/EmployerClockScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={employerClockTexts.title} hidden />
      <EmployerClockScreen />
    </>
  );
}
