import { pipelineApi as generated } from './generated/pipeline';

export * from './generated/pipeline';

export const pipelineApi = generated.enhanceEndpoints({
  endpoints: {
    // Derived from other data, so it is refetched each time it is opened.
    listPipeline: { keepUnusedDataFor: 0 },
  },
});
