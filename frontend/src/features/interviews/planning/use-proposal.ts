import { useState } from 'react';
import {
  useProposeInterviewMutation,
  useProposeOtherTimesMutation,
  type Interview,
  type ProposedTimesInput,
} from '../../../api/interviews';
import { isApiError, messageOf } from '../../../lib/api-error';
import { ownTimeZone, serverNow } from '../../../lib/clocks';
import { interviewTexts } from '../texts';
import { dayAfter, friendlyTime } from '../model/both-awake';
import { momentOf } from '../../../lib/wall-time';
import type { SlotValue } from './TimeSlot';

const { planning: texts } = interviewTexts;

type Minutes = ProposedTimesInput['minutes'];
export const LENGTHS: readonly Minutes[] = [15, 30, 45, 60];
export const MOST_SLOTS = 3;
export const MOST_DAYS = 90;

interface Planning {
  conversationId: string;
  interview: Interview | null;
  theirs: string | null;
  /** Called once the times have been sent. */
  onSent: () => void;
  /** Called once an attempt has failed and its problems are known. */
  onRefused: () => void;
}

/** The times someone is about to propose. What was chosen stays until it has been sent. */
export function useProposal({ conversationId, interview, theirs, onSent, onRefused }: Planning) {
  const mine = ownTimeZone();
  const [minutes, setMinutes] = useState<Minutes>(interview?.minutes ?? 30);
  const [slots, setSlots] = useState<SlotValue[]>(() => [suggested(0)]);
  /** Words next to a slot, by its key. */
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
  /** Why nothing was sent, where it is about no single slot. */
  const [failure, setFailure] = useState<string | null>(null);
  const [propose, proposing] = useProposeInterviewMutation();
  const [proposeOthers, proposingOthers] = useProposeOtherTimesMutation();

  /** A day further than the last, at an hour at which both are awake. */
  function suggested(index: number): SlotValue {
    const day = dayAfter(serverNow(), index + 2, mine);
    return { key: index, day, time: friendlyTime(day, mine, theirs ?? mine) };
  }

  const add = () => setSlots((now) => [...now, { ...suggested(now.length), key: Math.max(...now.map(keyOf)) + 1 }]);
  const remove = (key: number) => setSlots((now) => now.filter((slot) => slot.key !== key));
  const change = (changed: SlotValue) => {
    setSlots((now) => now.map((slot) => (slot.key === changed.key ? changed : slot)));
    setErrors(({ [changed.key]: _mended, ...rest }) => rest);
  };

  const send = async () => {
    const problems = Object.fromEntries(
      slots.flatMap(({ key, day, time }) => {
        const moment = momentOf(`${day}T${time}`, mine);
        const problem = !moment ? texts.missing : moment.kind === 'skipped' ? texts.skipped : null;
        return problem ? [[key, problem]] : [];
      }),
    ) as Record<number, string>;
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return onRefused();
    const input = { minutes, timeZone: mine, times: slots.map(({ day, time }) => `${day}T${time}`) };
    try {
      if (interview) await proposeOthers({ id: interview.id, proposedTimesInput: input }).unwrap();
      else await propose({ proposeInterviewInput: { conversationId, ...input } }).unwrap();
      onSent();
    } catch (reason) {
      const fields = isApiError(reason) ? (reason.fields ?? {}) : {};
      const slotErrors = slots.flatMap(({ key }, index) => {
        const message = fields[`times.${index}`]?.[0];
        return message ? [[key, message]] : [];
      });
      setErrors(Object.fromEntries(slotErrors) as Record<number, string>);
      onRefused();
      if (slotErrors.length === 0) setFailure(`${texts.failed}. ${messageOf(reason)} ${texts.failedText}`);
    }
  };

  const busy = proposing.isLoading || proposingOthers.isLoading;
  return { minutes, setMinutes, slots, errors, failure, add, remove, change, send, busy };
}

const keyOf = ({ key }: SlotValue) => key;
