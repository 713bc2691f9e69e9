import { pipelineApi as generated } from './generated/pipeline';

export * from './generated/pipeline';

export const pipelineApi = generated.enhanceEndpoints({
  endpoints: {
    // It is derived from what other screens change: it is asked for anew each time it is opened.
    listPipeline: { keepUnusedDataFor: 0 },
  },
});
