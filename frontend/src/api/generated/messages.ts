import type {
  Conversation,
  ConversationHeads,
  ConversationPage,
  ConversationSettings,
  ConversationSettingsInput,
  EditMessageInput,
  FoundConversations,
  FoundInConversation,
  LiveConnection,
  Message,
  MessageAttachment,
  MessageDraft,
  MessageDraftInput,
  MessageFileForm,
  MessageTimes,
  Openers,
  Reaction,
  ReadInput,
  ReadState,
  SendMessageInput,
  StartConversationInput,
  ThreadPage,
  UnreadCountInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Messages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations`,
          params: {
            limit: queryArg.limit,
            archived: queryArg.archived,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Messages'],
      }),
      startConversation: build.mutation<StartConversationApiResponse, StartConversationApiArg>({
        query: (queryArg) => ({ url: `/api/conversations`, method: 'POST', body: queryArg.startConversationInput }),
        invalidatesTags: ['Messages'],
      }),
      getConversationHeads: build.query<GetConversationHeadsApiResponse, GetConversationHeadsApiArg>({
        query: () => ({ url: `/api/conversations/heads` }),
        providesTags: ['Messages'],
      }),
      searchConversations: build.query<SearchConversationsApiResponse, SearchConversationsApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/search`,
          params: {
            q: queryArg.q,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Messages'],
      }),
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}` }),
        providesTags: ['Messages'],
      }),
      changeConversation: build.mutation<ChangeConversationApiResponse, ChangeConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.conversationSettingsInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      uploadMessageFile: build.mutation<UploadMessageFileApiResponse, UploadMessageFileApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/attachments`,
          method: 'POST',
          body: queryArg.messageFileForm,
        }),
        invalidatesTags: ['Messages'],
      }),
      saveMessageDraft: build.mutation<SaveMessageDraftApiResponse, SaveMessageDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/draft`,
          method: 'PUT',
          body: queryArg.messageDraftInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      getMessages: build.query<GetMessagesApiResponse, GetMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/messages`,
          params: {
            after: queryArg.after,
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Messages'],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.sendMessageInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      getOpeners: build.query<GetOpenersApiResponse, GetOpenersApiArg>({
        query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}/openers` }),
        providesTags: ['Messages'],
      }),
      markConversationRead: build.mutation<MarkConversationReadApiResponse, MarkConversationReadApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/read`,
          method: 'PUT',
          body: queryArg.readInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      searchConversation: build.query<SearchConversationApiResponse, SearchConversationApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/search`,
          params: {
            q: queryArg.q,
            before: queryArg.before,
          },
        }),
        providesTags: ['Messages'],
      }),
      getMessageFile: build.query<GetMessageFileApiResponse, GetMessageFileApiArg>({
        query: (queryArg) => ({
          url: `/api/message-attachments/${queryArg.id}`,
          params: {
            size: queryArg.size,
          },
        }),
        providesTags: ['Messages'],
      }),
      deleteMessage: build.mutation<DeleteMessageApiResponse, DeleteMessageApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Messages'],
      }),
      editMessage: build.mutation<EditMessageApiResponse, EditMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/messages/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.editMessageInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      removeReaction: build.mutation<RemoveReactionApiResponse, RemoveReactionApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}/reactions/${queryArg.reaction}`, method: 'DELETE' }),
        invalidatesTags: ['Messages'],
      }),
      setReaction: build.mutation<SetReactionApiResponse, SetReactionApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}/reactions/${queryArg.reaction}`, method: 'PUT' }),
        invalidatesTags: ['Messages'],
      }),
      getMessageTimes: build.query<GetMessageTimesApiResponse, GetMessageTimesApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${queryArg.id}/times` }),
        providesTags: ['Messages'],
      }),
      countUnreadMessages: build.mutation<CountUnreadMessagesApiResponse, CountUnreadMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/rpc/get_new_unread_message_count`,
          method: 'POST',
          body: queryArg.unreadCountInput,
        }),
        invalidatesTags: ['Messages'],
      }),
      openLiveConnection: build.query<OpenLiveConnectionApiResponse, OpenLiveConnectionApiArg>({
        query: () => ({ url: `/socket.io` }),
        providesTags: ['Messages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as messagesApi };
export type ListConversationsApiResponse = /** status 200 List my conversations */ ConversationPage;
export type ListConversationsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The archived conversations instead of the others. */
  archived?: 'true' | 'false';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type StartConversationApiResponse =
  /** status 200 It already existed */ Conversation | /** status 201 Started */ Conversation;
export type StartConversationApiArg = {
  startConversationInput: StartConversationInput;
};
export type GetConversationHeadsApiResponse =
  /** status 200 Get the state of my latest conversations */ ConversationHeads;
export type GetConversationHeadsApiArg = void;
export type SearchConversationsApiResponse = /** status 200 Find words in my conversations */ FoundConversations;
export type SearchConversationsApiArg = {
  /** Every word has to occur, also as a part of another one. Case and accents do not matter. */
  q: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetConversationApiResponse = /** status 200 Get one of my conversations */ Conversation;
export type GetConversationApiArg = {
  id: string;
};
export type ChangeConversationApiResponse =
  /** status 200 Archive or mute one of my conversations */ ConversationSettings;
export type ChangeConversationApiArg = {
  id: string;
  conversationSettingsInput: ConversationSettingsInput;
};
export type UploadMessageFileApiResponse = /** status 201 Upload a file for a message */ MessageAttachment;
export type UploadMessageFileApiArg = {
  id: string;
  messageFileForm: MessageFileForm;
};
export type SaveMessageDraftApiResponse =
  /** status 200 Save what I have begun to write in a conversation */ MessageDraft;
export type SaveMessageDraftApiArg = {
  id: string;
  messageDraftInput: MessageDraftInput;
};
export type GetMessagesApiResponse = /** status 200 Read part of a conversation */ ThreadPage;
export type GetMessagesApiArg = {
  id: string;
  /** Everything after this number, oldest first, to catch up. */
  after?: number;
  /** The last ones before this number: for looking back. */
  before?: number;
  /** How many at most. */
  limit?: number;
};
export type SendMessageApiResponse = /** status 201 Send a message */ Message;
export type SendMessageApiArg = {
  id: string;
  sendMessageInput: SendMessageInput;
};
export type GetOpenersApiResponse = /** status 200 Suggest openers for a first message */ Openers;
export type GetOpenersApiArg = {
  id: string;
};
export type MarkConversationReadApiResponse = /** status 200 Mark a conversation as read up to a message */ ReadState;
export type MarkConversationReadApiArg = {
  id: string;
  readInput: ReadInput;
};
export type SearchConversationApiResponse = /** status 200 Find words in one of my conversations */ FoundInConversation;
export type SearchConversationApiArg = {
  id: string;
  /** Every word has to occur, also as a part of another one. Case and accents do not matter. */
  q: string;
  /** Only messages before this number: the `nextBefore` of the previous page. */
  before?: number;
};
export type GetMessageFileApiResponse =
  /** status 200 Download a file of a message */ Blob | /** status 206 The part that a Range asked for. */ Blob;
export type GetMessageFileApiArg = {
  id: string;
  /** `small` is at most 640 pixels wide and high; a document has one size. */
  size?: 'small' | 'full';
};
export type DeleteMessageApiResponse = /** status 200 Delete my message */ Message;
export type DeleteMessageApiArg = {
  id: string;
};
export type EditMessageApiResponse = /** status 200 Edit my message */ Message;
export type EditMessageApiArg = {
  id: string;
  editMessageInput: EditMessageInput;
};
export type RemoveReactionApiResponse = /** status 200 Remove a reaction */ Message;
export type RemoveReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type SetReactionApiResponse = /** status 200 React to a message */ Message;
export type SetReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type GetMessageTimesApiResponse = /** status 200 Say when a message was sent, delivered and read */ MessageTimes;
export type GetMessageTimesApiArg = {
  id: string;
};
export type CountUnreadMessagesApiResponse = /** status 200 Count the unread messages */ number;
export type CountUnreadMessagesApiArg = {
  unreadCountInput: UnreadCountInput;
};
export type OpenLiveConnectionApiResponse = /** status 200 What travels over the connection */ LiveConnection;
export type OpenLiveConnectionApiArg = void;
export const {
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useStartConversationMutation,
  useGetConversationHeadsQuery,
  useLazyGetConversationHeadsQuery,
  useSearchConversationsQuery,
  useLazySearchConversationsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useChangeConversationMutation,
  useUploadMessageFileMutation,
  useSaveMessageDraftMutation,
  useGetMessagesQuery,
  useLazyGetMessagesQuery,
  useSendMessageMutation,
  useGetOpenersQuery,
  useLazyGetOpenersQuery,
  useMarkConversationReadMutation,
  useSearchConversationQuery,
  useLazySearchConversationQuery,
  useGetMessageFileQuery,
  useLazyGetMessageFileQuery,
  useDeleteMessageMutation,
  useEditMessageMutation,
  useRemoveReactionMutation,
  useSetReactionMutation,
  useGetMessageTimesQuery,
  useLazyGetMessageTimesQuery,
  useCountUnreadMessagesMutation,
  useOpenLiveConnectionQuery,
  useLazyOpenLiveConnectionQuery,
} = injectedRtkApi;
export type {
  AccountUpdated,
  AgreementChanged,
  ArrivalChanged,
  AttachmentKind,
  BanNoticed,
  CallAcknowledged,
  CallCandidate,
  CallClosed,
  CallDescription,
  CallJoinEvent,
  CallJoined,
  CallLeaveEvent,
  CallOther,
  CallPresence,
  CallPresenceChanged,
  CallSignal,
  CallSignalEvent,
  CallTakenOver,
  Conversation,
  ConversationAvailability,
  ConversationChanged,
  ConversationHead,
  ConversationHeads,
  ConversationPage,
  ConversationReadChanged,
  ConversationReadEvent,
  ConversationSettings,
  ConversationSettingsInput,
  EditMessageInput,
  EmployerClockChanged,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  FoundConversation,
  FoundConversations,
  FoundInConversation,
  FoundMessage,
  HeldMessageChanged,
  HoursChanged,
  InterviewChanged,
  LastMessage,
  LiveAnswers,
  LiveConnection,
  LiveEvents,
  LiveRequests,
  Message,
  MessageAttachment,
  MessageChanged,
  MessageDraft,
  MessageDraftInput,
  MessageFileForm,
  MessageMoment,
  MessageSendEvent,
  MessageTimes,
  MessageWarned,
  MessageWriter,
  Mute,
  Notification,
  NotificationCreated,
  NotificationGroup,
  NotificationPerson,
  NotificationsUnread,
  Openers,
  OtherPerson,
  Partner,
  PresenceChanged,
  QuotedMessage,
  Reaction,
  ReactionChanged,
  ReactionSetEvent,
  ReadInput,
  ReadState,
  ReplyHabit,
  SendMessageInput,
  SessionEnded,
  StartConversationInput,
  ThreadChange,
  ThreadMessage,
  ThreadPage,
  ThreadReaction,
  TypingEvent,
  TypingNotice,
  UnreadChanged,
  UnreadCountInput,
  Verified,
} from './types';
