import { arrivalTexts } from '../../features/arrival';
import { ArrivalScreen } from '../../features/arrival/ArrivalScreen';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={arrivalTexts.title} hidden />
      <ArrivalScreen />
    </>
  );
}
