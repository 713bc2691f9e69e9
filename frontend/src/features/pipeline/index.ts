export { PipelineScreen } from './PipelineScreen';
export { pipelineMessages } from './texts';
