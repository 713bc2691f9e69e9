import {
  messagesApi as generated,
  type ConversationPage,
  type FoundConversations,
  type FoundInConversation,
} from './generated/messages';

export * from './generated/messages';

const enhanced = generated.enhanceEndpoints({
  endpoints: {
    // Conversations are updated by their numbered events; refetching after each change would overwrite that.
    getMessages: { keepUnusedDataFor: 0, providesTags: [] },
    getMessageTimes: { keepUnusedDataFor: 0, providesTags: [] },
    sendMessage: { invalidatesTags: [] },
    saveMessageDraft: { invalidatesTags: [] },
    countUnreadMessages: { invalidatesTags: [] },
    markConversationRead: { invalidatesTags: [] },
    uploadMessageFile: { invalidatesTags: [] },
    getMessageFile: { providesTags: [] },
    editMessage: { invalidatesTags: [] },
    deleteMessage: { invalidatesTags: [] },
    changeConversation: { invalidatesTags: [] },
    setReaction: { invalidatesTags: [] },
    removeReaction: { invalidatesTags: [] },
    // Based on both profiles, so it is refetched each time a conversation without messages is opened.
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
    /** Messages with these words, by conversation. */
    messageSearch: build.infiniteQuery<FoundConversations, string, string | null>({
      query: ({ pageParam, queryArg }) => ({
        url: '/api/conversations/search',
        params: { q: queryArg, cursor: pageParam ?? undefined },
      }),
      keepUnusedDataFor: 0,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
    /** Numbers of the messages with these words in one conversation. */
    conversationSearch: build.infiniteQuery<FoundInConversation, { id: string; q: string }, number | null>({
      query: ({ pageParam, queryArg: { id, q } }) => ({
        url: `/api/conversations/${id}/search`,
        params: { q, before: pageParam ?? undefined },
      }),
      keepUnusedDataFor: 0,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined },
    }),
  }),
});

export const { useConversationListInfiniteQuery, useMessageSearchInfiniteQuery, useConversationSearchInfiniteQuery } =
  messagesApi;
