import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hoursApi } from '../../api/hours';
import { realtime } from '../../api/realtime';
import { isApiError, messageOf, type ApiError } from '../../lib/api-error';
import { weekdayInWords } from '../../lib/format/date';
import { toast } from '../../ui/toast';
import { hoursOutbox, type UnsentDay } from './hours-outbox';
import { hoursTexts } from './texts';

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

let dispatch: ApiDispatch | null = null;
/** Whose days are sent; null for no one. */
let accountId: string | null = null;
let following = false;
let sending = false;
let allSent = Promise.resolve();
let askedMeanwhile = false;

/** Sends what this account recorded and the server does not have, now and whenever it can be reached again. */
export function openHoursOutbox(account: string, store: ApiDispatch): void {
  [accountId, dispatch] = [account, store];
  if (!following) {
    following = true;
    realtime.subscribeStatus(() => {
      if (realtime.getStatus() === 'connected') flushHours();
    });
    window.addEventListener('online', flushHours);
  }
  flushHours();
}

/** Someone signed out. What is unsent stays for their next visit. */
export function closeHoursOutbox(): void {
  accountId = null;
}

/** Sends one day after another, in the order in which they were recorded. */
export function flushHours(): void {
  askedMeanwhile = sending;
  if (!sending) allSent = sendAll();
}

/** Resolves once nothing is on its way to the server. */
export async function whenSent(): Promise<void> {
  while (sending) await allSent;
}

const ownUnsent = (): UnsentDay[] =>
  hoursOutbox.snapshot().filter((day) => day.accountId === accountId && !day.changed);

async function sendAll(): Promise<void> {
  sending = true;
  for (let [next] = ownUnsent(); next; [next] = ownUnsent()) {
    if (await sendOne(next)) continue;
    ownUnsent().forEach(hoursOutbox.delay);
    break;
  }
  sending = false;
  if (askedMeanwhile) flushHours();
}

/** A new sign-in, or a little time, makes these possible. */
const LATER = new Set([401, 408, 429]);

/** Whether the server has refused a day for good. Any other failure leaves it unsent. */
const isRefused = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && !LATER.has(status) && code !== 'second_factor_required';

/** False while the server has not decided about the day, which then waits. */
async function sendOne(day: UnsentDay): Promise<boolean> {
  if (!dispatch || !navigator.onLine) return false;
  const { agreementId, input } = day;
  const args = { agreementId, day: day.day, recordedDayInput: input };
  try {
    await dispatch(hoursApi.endpoints.recordHours.initiate(args, { track: false })).unwrap();
  } catch (error) {
    if (!isApiError(error) || !isRefused(error)) return false;
    toast.error(hoursTexts.actions.notRecorded(weekdayInWords(day.day)), messageOf(error));
    // Typed hours stay for the person to look at; one tap is easily repeated.
    if (error.code === 'stale_edit' && input.way !== 'planned') {
      hoursOutbox.hold(day);
      return true;
    }
  }
  hoursOutbox.remove(day);
  return true;
}
