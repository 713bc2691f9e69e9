import { ReferenceFormScreen, referenceFormTexts } from '../../features/reference-form';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={referenceFormTexts.title} hidden />
      <ReferenceFormScreen />
    </>
  );
}
