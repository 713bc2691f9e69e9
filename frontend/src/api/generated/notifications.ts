import type {
  MailSubscription,
  NotificationPage,
  NotificationSettings,
  NotificationSettingsInput,
  NotificationsUnread,
  PushDevice,
  PushDevices,
  PushRenewalInput,
  PushSubscriptionInput,
  ReadAllInput,
} from './types';
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
export type ReadNotificationSettingsApiResponse =
  /** status 200 Read my notification settings and quiet hours */ NotificationSettings;
export type ReadNotificationSettingsApiArg = void;
export type ChangeNotificationSettingsApiResponse =
  /** status 200 Change my notification settings or quiet hours */ NotificationSettings;
export type ChangeNotificationSettingsApiArg = {
  notificationSettingsInput: NotificationSettingsInput;
};
export type ListNotificationsApiResponse = /** status 200 List my notifications */ NotificationPage;
export type ListNotificationsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ReadMailSubscriptionApiResponse = /** status 200 Read what an unsubscribe link is about */ MailSubscription;
export type ReadMailSubscriptionApiArg = {
  /** From the link in the email. */
  token: string;
};
export type ReadAllNotificationsApiResponse =
  /** status 200 Mark all notifications up to a time as read */ NotificationsUnread;
export type ReadAllNotificationsApiArg = {
  readAllInput: ReadAllInput;
};
export type CountUnreadNotificationsApiResponse = /** status 200 Count my unread notifications */ NotificationsUnread;
export type CountUnreadNotificationsApiArg = void;
export type UnsubscribeApiResponse = /** status 200 Unsubscribe from one group of emails */ MailSubscription;
export type UnsubscribeApiArg = {
  /** From the link in the email. */
  token: string;
};
export type ReadNotificationApiResponse = /** status 200 Mark a notification as read */ NotificationsUnread;
export type ReadNotificationApiArg = {
  id: string;
};
export type ListPushDevicesApiResponse = /** status 200 List the devices that show my notifications */ PushDevices;
export type ListPushDevicesApiArg = void;
export type PutPushDeviceApiResponse = /** status 200 Show my notifications on this device */ PushDevice;
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
export type {
  ChosenNotificationGroup,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  GroupChoice,
  GroupChoiceInput,
  MailSubscription,
  Notification,
  NotificationGroup,
  NotificationPage,
  NotificationPerson,
  NotificationSettings,
  NotificationSettingsInput,
  NotificationsUnread,
  PushDevice,
  PushDevices,
  PushRenewalInput,
  PushSubscriptionInput,
  QuietHours,
  QuietHoursInput,
  ReadAllInput,
} from './types';
