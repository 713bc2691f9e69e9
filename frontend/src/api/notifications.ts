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
    // Settings change quickly one after another; each is shown at once.
    changeNotificationSettings: {
      invalidatesTags: [],
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(generated.util.updateQueryData('readNotificationSettings', undefined, () => data));
      },
    },
    unsubscribe: { invalidatesTags: [] },
  },
});
