import { arrivalMessages } from '../../features/arrival';
import { ArrivalScreen } from '../../features/arrival/ArrivalScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={arrivalMessages.title} hidden />
      <ArrivalScreen />
    </>
  );
}
