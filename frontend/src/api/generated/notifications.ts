import { baseApi as api } from '../base-api';
export const addTagTypes = ['Notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readNotificationSettings: build.query<ReadNotificationSettingsApiResponse, ReadNotificationSettingsApiArg>({
        query: () => ({ url: `/api/notification-settings` }),
        providesTags: ['Notifications'],
      }),
      changeNotificationSettings: build.mutation<
        ChangeNotificationSettingsApiResponse,
        ChangeNotificationSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notification-settings`,
          method: 'PATCH',
          body: queryArg.notificationSettingsInput,
        }),
        invalidatesTags: ['Notifications'],
      }),
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Notifications'],
      }),
      readMailSubscription: build.query<ReadMailSubscriptionApiResponse, ReadMailSubscriptionApiArg>({
        query: (queryArg) => ({
          url: `/api/notifications/mail-subscription`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ['Notifications'],
      }),
      readAllNotifications: build.mutation<ReadAllNotificationsApiResponse, ReadAllNotificationsApiArg>({
        query: (queryArg) => ({ url: `/api/notifications/read-all`, method: 'POST', body: queryArg.readAllInput }),
        invalidatesTags: ['Notifications'],
      }),
      countUnreadNotifications: build.query<CountUnreadNotificationsApiResponse, CountUnreadNotificationsApiArg>({
        query: () => ({ url: `/api/notifications/unread-count` }),
        providesTags: ['Notifications'],
      }),
      unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
        query: (queryArg) => ({
          url: `/api/notifications/unsubscribe`,
          method: 'POST',
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ['Notifications'],
      }),
      readNotification: build.mutation<ReadNotificationApiResponse, ReadNotificationApiArg>({
        query: (queryArg) => ({ url: `/api/notifications/${queryArg.id}/read`, method: 'PUT' }),
        invalidatesTags: ['Notifications'],
      }),
      listPushDevices: build.query<ListPushDevicesApiResponse, ListPushDevicesApiArg>({
        query: () => ({ url: `/api/push-devices` }),
        providesTags: ['Notifications'],
      }),
      putPushDevice: build.mutation<PutPushDeviceApiResponse, PutPushDeviceApiArg>({
        query: (queryArg) => ({ url: `/api/push-devices`, method: 'PUT', body: queryArg.pushSubscriptionInput }),
        invalidatesTags: ['Notifications'],
      }),
      renewPushDevice: build.mutation<RenewPushDeviceApiResponse, RenewPushDeviceApiArg>({
        query: (queryArg) => ({ url: `/api/push-devices/renewal`, method: 'POST', body: queryArg.pushRenewalInput }),
        invalidatesTags: ['Notifications'],
      }),
      removePushDevice: build.mutation<RemovePushDeviceApiResponse, RemovePushDeviceApiArg>({
        query: (queryArg) => ({ url: `/api/push-devices/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type ReadNotificationSettingsApiResponse = /** status 200  */ NotificationSettings;
export type ReadNotificationSettingsApiArg = void;
export type ChangeNotificationSettingsApiResponse = /** status 200  */ NotificationSettings;
export type ChangeNotificationSettingsApiArg = {
  notificationSettingsInput: NotificationSettingsInput;
};
export type ListNotificationsApiResponse = /** status 200  */ NotificationPage;
export type ListNotificationsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ReadMailSubscriptionApiResponse = /** status 200  */ MailSubscription;
export type ReadMailSubscriptionApiArg = {
  /** From the link in the mail. */
  token: string;
};
export type ReadAllNotificationsApiResponse = /** status 200  */ NotificationsUnread;
export type ReadAllNotificationsApiArg = {
  readAllInput: ReadAllInput;
};
export type CountUnreadNotificationsApiResponse = /** status 200  */ NotificationsUnread;
export type CountUnreadNotificationsApiArg = void;
export type UnsubscribeApiResponse = /** status 200  */ MailSubscription;
export type UnsubscribeApiArg = {
  /** From the link in the mail. */
  token: string;
};
export type ReadNotificationApiResponse = /** status 200  */ NotificationsUnread;
export type ReadNotificationApiArg = {
  id: string;
};
export type ListPushDevicesApiResponse = /** status 200  */ PushDevices;
export type ListPushDevicesApiArg = void;
export type PutPushDeviceApiResponse = /** status 200  */ PushDevice;
export type PutPushDeviceApiArg = {
  pushSubscriptionInput: PushSubscriptionInput;
};
export type RenewPushDeviceApiResponse = unknown;
export type RenewPushDeviceApiArg = {
  pushRenewalInput: PushRenewalInput;
};
export type RemovePushDeviceApiResponse = unknown;
export type RemovePushDeviceApiArg = {
  id: string;
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
export type GroupChoice = {
  email: boolean;
  group: NotificationGroup;
  label: string;
  line: string;
  push: boolean;
};
export type QuietHours = {
  from: string;
  on: boolean;
  until: string;
};
export type NotificationSettings = {
  groups: GroupChoice[];
  quietHours: QuietHours;
  /** Whose clock the quiet hours go by; `null` before there is a profile. */
  timeZone: string | null;
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
export type GroupChoiceInput = {
  email: boolean;
  group: NotificationGroup;
  push: boolean;
};
export type QuietHoursInput = {
  /** By the person's own clock. */
  from: string;
  on: boolean;
  until: string;
};
export type NotificationSettingsInput = {
  groups?: GroupChoiceInput[];
  quietHours?: QuietHoursInput;
};
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
export type NotificationPage = {
  /** Newest first. */
  items: Notification[];
  /** Asks for the next page; `null` at the end. */
  nextCursor: string | null;
  /** How many are unread, on all pages. */
  unreadCount: number;
};
export type MailSubscription = {
  group: NotificationGroup;
  label: string;
  /** Whether mails about it are sent. */
  subscribed: boolean;
};
export type NotificationsUnread = {
  unreadCount: number;
};
export type ReadAllInput = {
  /** When the newest one came that the person has seen: what came after it stays unread. */
  until: string;
};
export type PushDevice = {
  createdAt: string;
  device: string;
  /** The last characters of its address, by which a browser knows itself. */
  endpointEnd: string;
  id: string;
  /** When it was last told something. */
  lastToldAt: string | null;
};
export type PushDevices = {
  /** The newest first, ten at most. */
  items: PushDevice[];
  /** The key by which browsers know us (`applicationServerKey`); `null` where this installation tells no devices. */
  publicKey: string | null;
};
export type PushSubscriptionInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: string;
  device: string;
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};
export type PushRenewalInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: string;
  endpoint: string;
  oldAuth: string;
  oldEndpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};
export const {
  useReadNotificationSettingsQuery,
  useLazyReadNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useReadMailSubscriptionQuery,
  useLazyReadMailSubscriptionQuery,
  useReadAllNotificationsMutation,
  useCountUnreadNotificationsQuery,
  useLazyCountUnreadNotificationsQuery,
  useUnsubscribeMutation,
  useReadNotificationMutation,
  useListPushDevicesQuery,
  useLazyListPushDevicesQuery,
  usePutPushDeviceMutation,
  useRenewPushDeviceMutation,
  useRemovePushDeviceMutation,
} = injectedRtkApi;
