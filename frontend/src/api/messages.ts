import { messagesApi as generated, type ConversationPage } from './generated/messages';

export * from './generated/messages';

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    // Conversations follow their own numbered events; asking for everything again after each of them would undo that.
    getMessages: { keepUnusedDataFor: 0, providesTags: [] },
    sendMessage: { invalidatesTags: [] },
    countUnreadMessages: { invalidatesTags: [] },
    markConversationRead: { invalidatesTags: [] },
    editMessage: { invalidatesTags: [] },
    deleteMessage: { invalidatesTags: [] },
    setReaction: { invalidatesTags: [] },
    removeReaction: { invalidatesTags: [] },
    // Made of two profiles: each time a conversation without a message is opened, as they are now.
    getOpeners: { keepUnusedDataFor: 0, providesTags: [] },
    startConversation: { invalidatesTags: ['Messages', 'Dashboard'] },
  },
});

export const messagesApi = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** My conversations as one growing list. */
    conversationList: build.infiniteQuery<ConversationPage, void, string | null>({
      query: ({ pageParam }) => ({ url: '/api/conversations', params: { limit: 50, cursor: pageParam } }),
      providesTags: ['Messages'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
  }),
});

export const { useConversationListInfiniteQuery } = messagesApi;
