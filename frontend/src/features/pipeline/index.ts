export { PipelineScreen } from './PipelineScreen';
export { pipelineTexts } from './texts';
