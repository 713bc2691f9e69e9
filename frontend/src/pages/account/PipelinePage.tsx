import { pipelineTexts, PipelineScreen } from '../../features/pipeline';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={pipelineTexts.title} hidden />
      <PipelineScreen />
    </>
  );
}
