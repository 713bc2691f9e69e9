import { pipelineMessages, PipelineScreen } from '../../features/pipeline';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={pipelineMessages.title} hidden />
      <PipelineScreen />
    </>
  );
}
