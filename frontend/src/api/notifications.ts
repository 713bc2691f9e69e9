import { notificationsApi as generated } from './generated/notifications';

export * from './generated/notifications';

export const notificationsApi = generated.enhanceEndpoints({
  endpoints: {
    // The live connection says what comes and how many are unread; asking again after each reading would undo that.
    readNotification: { invalidatesTags: [] },
    readAllNotifications: { invalidatesTags: [] },
    putPushDevice: { invalidatesTags: [] },
    removePushDevice: { invalidatesTags: [] },
    // Ticks follow one another quickly; each is shown at once.
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
