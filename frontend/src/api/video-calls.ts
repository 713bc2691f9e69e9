import { videoCallsApi as generated } from './generated/video-calls';

export * from './generated/video-calls';

export const videoCallsApi = generated.enhanceEndpoints({
  endpoints: {
    // Valid for one connection and a limited time.
    getIceServers: { keepUnusedDataFor: 0, providesTags: [] },
    getCallRoom: { keepUnusedDataFor: 0 },
    // The page already has the text that it saved; refetching would overwrite what is typed next.
    getInterviewNotes: { keepUnusedDataFor: 0, providesTags: [] },
    saveInterviewNotes: { invalidatesTags: [], extraOptions: { outlivesPage: true } },
  },
});
