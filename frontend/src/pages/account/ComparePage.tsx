import { compareScreenTexts, CompareScreen } from '../../features/compare';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={compareScreenTexts.title} hidden />
      <CompareScreen />
    </>
  );
}
