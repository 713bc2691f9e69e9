import { messagesApi as generated } from './generated/messages';

export * from './generated/messages';

export const messagesApi = generated.enhanceEndpoints({
  endpoints: {
    // Conversations follow their own numbered events; asking for everything again after each of them would undo that.
    getMessages: { keepUnusedDataFor: 0, providesTags: [] },
    sendMessage: { invalidatesTags: [] },
    countUnreadMessages: { invalidatesTags: [] },
    markConversationRead: { invalidatesTags: [] },
    setReaction: { invalidatesTags: [] },
    removeReaction: { invalidatesTags: [] },
    startConversation: { invalidatesTags: ['Messages'] },
  },
});
