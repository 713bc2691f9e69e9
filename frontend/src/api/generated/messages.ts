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
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}` }),
        providesTags: ['Messages'],
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
      markConversationRead: build.mutation<MarkConversationReadApiResponse, MarkConversationReadApiArg>({
        query: (queryArg) => ({
          url: `/api/conversations/${queryArg.id}/read`,
          method: 'PUT',
          body: queryArg.readInput,
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
export type ListConversationsApiResponse = /** status 200  */ ConversationPage;
export type ListConversationsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type StartConversationApiResponse =
  /** status 200 It was there already */ Conversation | /** status 201 It was begun */ Conversation;
export type StartConversationApiArg = {
  startConversationInput: StartConversationInput;
};
export type GetConversationHeadsApiResponse = /** status 200  */ ConversationHeads;
export type GetConversationHeadsApiArg = void;
export type GetConversationApiResponse = /** status 200  */ Conversation;
export type GetConversationApiArg = {
  id: string;
};
export type GetMessagesApiResponse = /** status 200  */ ThreadPage;
export type GetMessagesApiArg = {
  id: string;
  /** What came after this number, oldest first: for catching up. */
  after?: number;
  /** The last ones before this number: for looking back. */
  before?: number;
  /** How many at most. */
  limit?: number;
};
export type SendMessageApiResponse = /** status 201  */ Message;
export type SendMessageApiArg = {
  id: string;
  sendMessageInput: SendMessageInput;
};
export type MarkConversationReadApiResponse = /** status 200  */ ReadState;
export type MarkConversationReadApiArg = {
  id: string;
  readInput: ReadInput;
};
export type RemoveReactionApiResponse = /** status 200  */ Message;
export type RemoveReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type SetReactionApiResponse = /** status 200  */ Message;
export type SetReactionApiArg = {
  id: string;
  reaction: Reaction;
};
export type CountUnreadMessagesApiResponse = /** status 200  */ number;
export type CountUnreadMessagesApiArg = {
  unreadCountInput: UnreadCountInput;
};
export type OpenLiveConnectionApiResponse = /** status 200 What travels over the connection */ LiveConnection;
export type OpenLiveConnectionApiArg = void;
export type LastMessage = {
  content: string;
  createdAt: string;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type Partner = {
  displayName: string;
  id: string;
  /** To five minutes; `null` when they were never here. */
  lastSeenAt: string | null;
  online: boolean;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  /** A family's city, or where an au pair comes from; empty when unknown. */
  place: string;
  /** IANA name, to tell what time it is for them. */
  timeZone: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type Conversation = {
  id: string;
  lastMessage: LastMessage | null;
  /** When somebody last wrote; until then, when the conversation was begun. */
  lastMessageAt: string;
  /** How far the caller has read. */
  lastReadSeq: number;
  /** The number of the newest message or reaction; 0 while there is none. */
  lastSeq: number;
  /** How far the other person has read. */
  theirLastReadSeq: number;
  /** Messages of this conversation that the caller has not read. */
  unreadCount: number;
  with: Partner;
};
export type ConversationPage = {
  /** The latest first. */
  items: Conversation[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reused'
  | 'written_already'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full'
  | 'stale_edit'
  | 'slug_taken'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'document_unreadable'
  | 'document_infected'
  | 'document_encrypted'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_refused'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'last_admin'
  | 'mfa_already_enabled'
  | 'mfa_challenge_ended'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_demanded'
  | 'mfa_not_enabled'
  | 'reauthentication_required'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'arrangement_changed'
  | 'arrangement_dates_taken'
  | 'arrangement_move_refused'
  | 'arrangement_needs_interview'
  | 'arrangement_needs_verification'
  | 'arrangement_open'
  | 'profile_withheld'
  | 'evidence_limit_reached'
  | 'reference_closed'
  | 'reference_limit_reached'
  | 'reference_settled'
  | 'verification_decided'
  | 'verification_unopened'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'profile_incomplete'
  | 'call_signal_too_late'
  | 'call_taken_over'
  | 'notes_changed'
  | 'relay_unavailable'
  | 'interview_move_not_possible'
  | 'interview_not_open'
  | 'interview_not_scheduled'
  | 'interview_open_already'
  | 'review_too_early'
  | 'review_closed'
  | 'review_replied'
  | 'support_request_full'
  | 'exit_not_possible'
  | 'application_exists'
  | 'application_limit_reached'
  | 'application_move_refused'
  | 'application_obstacles'
  | 'place_not_open'
  | 'saved_searches_full'
  | 'grant_over'
  | 'invoice_not_cancellable'
  | 'invoice_open'
  | 'invoice_settled'
  | 'payment_processing'
  | 'payment_unavailable'
  | 'payments_not_set_up'
  | 'plan_needed'
  | 'plan_stands'
  | 'price_changed'
  | 'signature_invalid'
  | 'appeal_not_possible'
  | 'appeal_of_own_decision'
  | 'account_banned'
  | 'account_open'
  | 'suspension_of_oneself'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_claimed'
  | 'message_held'
  | 'message_dropped'
  | 'report_of_oneself'
  | 'report_open_already'
  | 'brevo_key_refused'
  | 'brevo_not_connected'
  | 'brevo_rejected'
  | 'brevo_reports_unset'
  | 'brevo_unavailable'
  | 'campaign_audience_changed'
  | 'marketing_people_leaving'
  | 'export_asked_already'
  | 'erasure_not_possible'
  | 'role_unchanged'
  | 'role_profile_exists'
  | 'approval_waiting'
  | 'approval_decided'
  | 'approval_of_own_proposal'
  | 'approval_about_oneself'
  | 'attachment_limit_reached'
  | 'attachments_changed';
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: what was changed, as it stands now, in the shape in which the operation answers with it. */
  current?: {
    [key: string]: any;
  };
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** HTTP status. */
  statusCode: number;
};
export type StartConversationInput = {
  /** Whom to write to. */
  userId: string;
};
export type ConversationHead = {
  conversationId: string;
  /** How far the caller has read. */
  lastReadSeq: number;
  lastSeq: number;
  /** How far the other person has read. */
  theirLastReadSeq: number;
};
export type ConversationHeads = {
  /** The 200 conversations in which something was said last. */
  items: ConversationHead[];
};
export type Message = {
  clientMessageId: string;
  content: string;
  conversationId: string;
  createdAt: string;
  id: string;
  /** The receiver has read it. */
  isRead: boolean;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  receiverId: string;
  /** Moderators took it away; `content` says so. */
  removed: boolean;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type ThreadMessage = {
  kind: 'message';
  message: Message;
  seq: number;
};
export type ThreadReaction = {
  kind: 'reaction';
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type ThreadPage = {
  /** In the order of `seq`, without gaps inside the page. */
  items: (
    | ({
        kind: 'message';
      } & ThreadMessage)
    | ({
        kind: 'reaction';
      } & ThreadReaction)
  )[];
  /** The newest number of the conversation; there is more to ask for while the last item's is smaller. */
  lastSeq: number;
};
export type SendMessageInput = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
};
export type ReadState = {
  /** How far the conversation is read now: it never goes back, and never past what there is. */
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
};
export type ReadInput = {
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type Reaction = 'heart' | 'laugh' | 'thumbs_up' | 'wow' | 'sad' | 'celebrate';
export type UnreadCountInput = {
  /** Must be the caller's own id. */
  p_user_profile_id: string;
};
export type CallPresence = 'here' | 'reconnecting' | 'away' | 'left';
export type CallOther = {
  state: CallPresence;
  /** Null while they are not here. */
  visitId: string | null;
};
export type CallJoined = {
  closesAt: string;
  other: CallOther;
  /** Whether this side yields when both propose at once. The au pair's does. */
  polite: boolean;
};
export type CallAcknowledged = {};
export type LiveAnswers = {
  'call.join': CallJoined;
  'call.leave': CallAcknowledged;
  'call.signal': CallAcknowledged;
  'conversation.read': ReadState;
  'message.send': Message;
  'reaction.set': Message;
};
export type AccountUpdated = {};
export type AgreementChanged = {
  arrangementId: string;
};
export type BanNoticed = {
  personId: string;
};
export type CallClosed = {
  interviewId: string;
};
export type CallPresenceChanged = {
  interviewId: string;
  state: CallPresence;
  /** Null while they are not here. */
  visitId: string | null;
};
export type CallCandidate = {
  candidate: string;
  sdpMLineIndex: number | null;
  sdpMid: string | null;
  usernameFragment?: string | null;
};
export type CallDescription = {
  sdp: string;
  type: 'offer' | 'answer';
};
export type CallSignal = {
  candidate: CallCandidate | null;
  description: CallDescription | null;
  /** The visit that says it. */
  from: string;
  interviewId: string;
  /** The visit that it is meant for; another one lets it be. */
  to: string;
};
export type CallTakenOver = {
  interviewId: string;
};
export type ConversationAvailability = {
  available: boolean;
  conversationId: string;
};
export type ConversationChanged = {
  conversationId: string;
};
export type ConversationReadChanged = {
  conversationId: string;
  lastReadSeq: number;
  userId: string;
};
export type InterviewChanged = {
  conversationId: string;
  interviewId: string;
};
export type HeldMessageChanged = {
  conversationId: string;
};
export type MessageWarned = {
  conversationId: string;
};
export type NotificationGroup =
  | 'messages'
  | 'interviews'
  | 'arrangements'
  | 'reviews'
  | 'job-board'
  | 'saved-searches'
  | 'verification'
  | 'safety'
  | 'payments';
export type NotificationPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  userType: 'family' | 'aupair' | 'admin';
};
export type Notification = {
  createdAt: string;
  group: NotificationGroup;
  id: string;
  kind: string;
  line: string;
  /** Where it leads. */
  path: string;
  person: NotificationPerson | null;
  readAt: string | null;
  title: string;
  /** It comes up while the product is open, and waits for no morning. */
  urgent: boolean;
};
export type NotificationCreated = {
  notification: Notification;
  unreadCount: number;
};
export type NotificationsUnread = {
  unreadCount: number;
};
export type PresenceChanged = {
  /** To five minutes. */
  lastSeenAt: string | null;
  online: boolean;
  userId: string;
};
export type ReactionChanged = {
  conversationId: string;
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type SessionEnded = {
  reason: string;
  sessionId: string;
};
export type TypingNotice = {
  conversationId: string;
  userId: string;
};
export type UnreadChanged = {
  count: number;
};
export type LiveEvents = {
  'account.updated': AccountUpdated;
  'arrangement.changed': AgreementChanged;
  'ban.noticed': BanNoticed;
  'call.closed': CallClosed;
  'call.presence': CallPresenceChanged;
  'call.signal': CallSignal;
  'call.taken-over': CallTakenOver;
  'conversation.availability': ConversationAvailability;
  'conversation.changed': ConversationChanged;
  'conversation.read': ConversationReadChanged;
  heads: ConversationHeads;
  'interview.changed': InterviewChanged;
  'message.created': Message;
  'message.held-changed': HeldMessageChanged;
  'message.warned': MessageWarned;
  'notification.created': NotificationCreated;
  'notifications.read': NotificationsUnread;
  presence: PresenceChanged;
  'reaction.changed': ReactionChanged;
  'session.ended': SessionEnded;
  typing: TypingNotice;
  unread: UnreadChanged;
};
export type CallJoinEvent = {
  /** Whether this page has sat here before. */
  again: boolean;
  interviewId: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type CallLeaveEvent = {
  interviewId: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type CallSignalEvent = {
  candidate?: CallCandidate;
  description?: CallDescription;
  interviewId: string;
  /** The visit of the other one that this is meant for. */
  to: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type ConversationReadEvent = {
  conversationId: string;
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type MessageSendEvent = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
  conversationId: string;
};
export type ReactionSetEvent = {
  messageId: string;
  /** Whether it shall be there. */
  on: boolean;
  reaction: Reaction;
};
export type TypingEvent = {
  conversationId: string;
};
export type LiveRequests = {
  'call.join': CallJoinEvent;
  'call.leave': CallLeaveEvent;
  'call.signal': CallSignalEvent;
  'conversation.read': ConversationReadEvent;
  'message.send': MessageSendEvent;
  'reaction.set': ReactionSetEvent;
  typing: TypingEvent;
};
export type LiveConnection = {
  answers: LiveAnswers;
  events: LiveEvents;
  requests: LiveRequests;
};
export const {
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useStartConversationMutation,
  useGetConversationHeadsQuery,
  useLazyGetConversationHeadsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useGetMessagesQuery,
  useLazyGetMessagesQuery,
  useSendMessageMutation,
  useMarkConversationReadMutation,
  useRemoveReactionMutation,
  useSetReactionMutation,
  useCountUnreadMessagesMutation,
  useOpenLiveConnectionQuery,
  useLazyOpenLiveConnectionQuery,
} = injectedRtkApi;
