import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isLost, useRecordHoursMutation, type RecordedDayInput } from '../../api/hours';
import { realtime } from '../../api/realtime';
import { isApiError, messageOf } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { hoursOutbox, isSameDay, type UnsentDay } from './hours-outbox';
import { weekdayInWords } from './hours-words';
import { hoursMessages } from './texts';

const NOTHING: readonly UnsentDay[] = [];
/** Days on their way, so that no two calls send the same one. */
const sending: UnsentDay[] = [];

interface HoursOutbox {
  /** What waits of one placement. */
  unsent: readonly UnsentDay[];
  send: (day: string, minutes: number, input: RecordedDayInput) => void;
}

/** Records days, at once or as soon as there is a connection again. */
export function useHoursOutbox(accountId: string, arrangementId: string): HoursOutbox {
  const [record] = useRecordHoursMutation();
  const all = useSyncExternalStore(hoursOutbox.subscribe, hoursOutbox.snapshot, () => NOTHING);

  const sendOne = async (day: UnsentDay) => {
    if (sending.some((one) => isSameDay(one, day))) return;
    if (!navigator.onLine) return hoursOutbox.delay(day);
    sending.push(day);
    try {
      await record({ arrangementId: day.arrangementId, day: day.day, recordedDayInput: day.input }).unwrap();
      hoursOutbox.remove(day);
    } catch (error) {
      if (isApiError(error) && isLost(error)) hoursOutbox.delay(day);
      else {
        hoursOutbox.remove(day);
        toast.error(hoursMessages.actions.notRecorded(weekdayInWords(day.day)), messageOf(error));
      }
    }
    sending.splice(sending.indexOf(day), 1);
    const newer = hoursOutbox.snapshot().find((one) => isSameDay(one, day) && !one.delayed);
    if (newer) void sendOne(newer);
  };
  const flush = useEffectEvent(() => {
    for (const day of hoursOutbox.snapshot()) if (day.accountId === accountId) void sendOne(day);
  });
  useEffect(() => {
    flush();
    const online = () => flush();
    const connected = realtime.subscribeStatus(() => {
      if (realtime.getStatus() === 'connected') flush();
    });
    window.addEventListener('online', online);
    return () => {
      connected();
      window.removeEventListener('online', online);
    };
  }, [accountId]);

  return {
    unsent: all.filter((one) => one.accountId === accountId && one.arrangementId === arrangementId),
    send: (day, minutes, input) => {
      const unsent: UnsentDay = { accountId, arrangementId, day, minutes, input, delayed: false };
      hoursOutbox.put(unsent);
      void sendOne(unsent);
    },
  };
}
