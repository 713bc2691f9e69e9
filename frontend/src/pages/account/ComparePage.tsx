import { compareScreenMessages, CompareScreen } from '../../features/compare';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={compareScreenMessages.title} hidden />
      <CompareScreen />
    </>
  );
}
