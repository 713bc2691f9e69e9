import { notificationsApi, useChangeNotificationSettingsMutation, type GroupChoice } from '../../api/notifications';
import { messageOf } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { notificationSettingsTexts as texts } from './texts';
import { usePatches } from './use-patches';
import styles from './NotificationSettings.module.css';

const CHANNELS = ['email', 'push'] as const;
type Channel = (typeof CHANNELS)[number];

/** Each group by each channel: a tick is saved at once, and undone when saving fails. */
export function ChannelMatrix({ groups }: { groups: readonly GroupChoice[] }) {
  const dispatch = usePatches();
  const [change] = useChangeNotificationSettingsMutation();

  const choose = async ({ group, email, push }: GroupChoice, channel: Channel, wanted: boolean) => {
    const choice = { group, email, push, [channel]: wanted };
    const shown = dispatch(
      notificationsApi.util.updateQueryData('readNotificationSettings', undefined, (settings) => {
        const row = settings.groups.find((one) => one.group === group);
        if (row) row[channel] = wanted;
      }),
    );
    try {
      await change({ notificationSettingsInput: { groups: [choice] } }).unwrap();
    } catch (failure) {
      shown.undo();
      toast.error(texts.failed, messageOf(failure));
    }
  };

  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{texts.matrix.subject}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {texts.matrix[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((choice) => (
          <tr key={choice.group}>
            <th scope="row">
              {choice.label}
              <span className={styles.muted}>{choice.line}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <label className={styles.switch}>
                  <input
                    type="checkbox"
                    aria-label={texts.choice(texts.matrix[channel], choice.label)}
                    checked={choice[channel]}
                    onChange={({ target }) => void choose(choice, channel, target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
