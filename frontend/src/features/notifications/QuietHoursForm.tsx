import { useForm } from 'react-hook-form';
import { useChangeNotificationSettingsMutation, type QuietHours } from '../../api/notifications';
import { messageOf } from '../../lib/api-error';
import { zoneCity } from '../../lib/clocks';
import { showFieldErrors } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { Checkbox, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { notificationSettingsTexts } from './texts';
import styles from './NotificationSettings.module.css';

const { quiet: texts, failed } = notificationSettingsTexts;

/** The hours in which emails and devices wait, in the person's own time zone. */
export function QuietHoursForm({ quietHours, timeZone }: { quietHours: QuietHours; timeZone: string | null }) {
  const [change] = useChangeNotificationSettingsMutation();
  const { register, handleSubmit, setError, watch, formState } = useForm<QuietHours>({ defaultValues: quietHours });
  const on = watch('on');
  const submit = handleSubmit(async (values) => {
    try {
      await change({ notificationSettingsInput: { quietHours: values } }).unwrap();
      toast.success(texts.saved);
    } catch (failure) {
      if (!showFieldErrors(failure, ['from', 'until'], setError)) toast.error(failed, messageOf(failure));
    }
  });
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      <h2>{texts.heading}</h2>
      <p className={styles.muted}>
        {texts.line} {timeZone ? texts.zone(zoneCity(timeZone)) : ''}
      </p>
      <Checkbox label={texts.on} {...register('on')} />
      <div className={styles.hours}>
        <TextInput
          label={texts.from}
          type="time"
          readOnly={!on}
          error={formState.errors.from?.message}
          {...register('from')}
        />
        <TextInput
          label={texts.until}
          type="time"
          readOnly={!on}
          error={formState.errors.until?.message}
          {...register('until')}
        />
      </div>
      <Button type="submit" variant="quiet" busy={formState.isSubmitting}>
        {texts.save}
      </Button>
    </form>
  );
}
