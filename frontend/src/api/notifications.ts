import { notificationsApi as generated } from './generated/notifications';

export * from './generated/notifications';

export const notificationsApi = generated.enhanceEndpoints({
  addTagTypes: ['Unread notifications'],
  endpoints: {
    countUnreadNotifications: { providesTags: ['Notifications', 'Unread notifications'] },
    // The socket announces new notifications and the unread count; refetching after each read would overwrite that.
    readNotification: { invalidatesTags: [] },
    readAllNotifications: { invalidatesTags: [] },
    putPushDevice: { invalidatesTags: [] },
    removePushDevice: { invalidatesTags: [] },
    // Choices change quickly one after another and are shown at once: an answer may not know the next one yet.
    changeNotificationSettings: {
      invalidatesTags: [],
      async onQueryStarted({ notificationSettingsInput: { quietHours } }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data && quietHours)
          dispatch(
            generated.util.updateQueryData('readNotificationSettings', undefined, (settings) => {
              settings.quietHours = data.quietHours;
            }),
          );
      },
    },
    unsubscribe: { invalidatesTags: [] },
  },
});
