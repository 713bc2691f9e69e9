import { videoCallsApi as generated } from './generated/video-calls';

export * from './generated/video-calls';

export const videoCallsApi = generated.enhanceEndpoints({
  endpoints: {
    // Of use for one connection only, and by the clock.
    getIceServers: { keepUnusedDataFor: 0, providesTags: [] },
    getCallRoom: { keepUnusedDataFor: 0 },
    // The page that writes knows what it wrote; asking again would race with the next letter.
    getInterviewNotes: { keepUnusedDataFor: 0, providesTags: [] },
    saveInterviewNotes: { invalidatesTags: [], extraOptions: { outlivesPage: true } },
  },
});
