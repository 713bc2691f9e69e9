import { ReferenceFormScreen, referenceFormMessages } from '../../features/reference-form';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={referenceFormMessages.title} hidden />
      <ReferenceFormScreen />
    </>
  );
}
