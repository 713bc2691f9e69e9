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
    changeConversation: { invalidatesTags: [] },
    setReaction: { invalidatesTags: [] },
    removeReaction: { invalidatesTags: [] },
    // Made of two profiles: each time a conversation without a message is opened, as they are now.
    getOpeners: { keepUnusedDataFor: 0, providesTags: [] },
    startConversation: { invalidatesTags: ['Messages', 'Dashboard'] },
  },
});

export const messagesApi = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** My conversations as one growing list, and those that I archived as another. */
    conversationList: build.infiniteQuery<ConversationPage, 'archived' | void, string | null>({
      query: ({ pageParam, queryArg }) => ({
        url: '/api/conversations',
        params: { limit: 50, cursor: pageParam, archived: queryArg && 'true' },
      }),
      providesTags: ['Messages'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
  }),
});

export const { useConversationListInfiniteQuery } = messagesApi;
