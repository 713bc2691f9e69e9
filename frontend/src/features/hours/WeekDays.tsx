import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useConfirmHoursMutation,
  useRemoveHoursMutation,
  type HoursDay,
  type HoursWeek,
  type RecordedHours,
} from '../../api/hours';
import { messageOf } from '../../lib/api-error';
import { weekdayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { DayRow } from './DayRow';
import { DisputeDialog } from './DisputeDialog';
import { EnterHoursDialog } from './EnterHoursDialog';
import type { UnsentDay } from './hours-outbox';
import styles from './hours.module.css';
import { openPlannedDays, recordAsPlanned, takeBack } from './planned-week';
import { hoursTexts } from './texts';
import { useHoursOutbox } from './use-hours-outbox';

const { actions: texts, week: weekTexts } = hoursTexts;

/** What the au pair entered for a recorded day. */
const enteredOf = ({ asPlanned, startsAt, endsAt, minutes, note }: RecordedHours) => ({
  ...(asPlanned
    ? { way: 'planned' as const }
    : startsAt && endsAt
      ? { way: 'times' as const, startsAt, endsAt }
      : { way: 'duration' as const, minutes }),
  ...(note && { note }),
});

const labelled = (action: string, { day }: HoursDay) => ({
  ref: focusParentOnUnmount,
  size: 'small' as const,
  'aria-label': texts.on(action, weekdayInWords(day)),
  children: action,
});

/** The days of a week for the au pair, who records them. */
export function OwnDays({ week, accountId, offline }: { week: HoursWeek; accountId: string; offline: boolean }) {
  const { days } = week;
  const [entering, setEntering] = useState<HoursDay | null>(null);
  const { unsent, send, discard, remove, removing, open, recordAll } = useOwnDays(week, accountId, offline);
  return (
    <>
      {open.length > 1 ? (
        <div className={styles.confirmWeek}>
          <p>{texts.toRecord(open.length)}</p>
          <Button ref={focusParentOnUnmount} icon="check" onClick={recordAll}>
            {texts.allAsPlanned}
          </Button>
        </div>
      ) : null}
      <ol className={styles.days} aria-label={weekTexts.days}>
        {days.map((day) => {
          const ofDay = unsent.find((one) => one.day === day.day);
          return (
            <DayRow key={day.day} day={day} week={week} unsent={ofDay} offline={offline}>
              <OwnDayActions
                day={day}
                unsent={ofDay}
                offline={offline}
                isRemoving={removing === day.day}
                onEnter={() => setEntering(day)}
                onAsPlanned={() => send(day.day, day.plannedMinutes, { way: 'planned', version: day.version })}
                onRemove={() => void remove(day)}
                onDiscard={discard}
              />
            </DayRow>
          );
        })}
      </ol>
      {entering ? (
        <EnterHoursDialog
          day={entering}
          timeZone={week.timeZone}
          typed={unsent.find(({ day }) => day === entering.day)}
          onClose={() => setEntering(null)}
          onRecord={(minutes, input) => send(entering.day, minutes, input)}
        />
      ) : null}
    </>
  );
}

/** Records, removes and discards days. Toasts offer to undo the last two, and to undo a whole week. */
function useOwnDays(week: HoursWeek, accountId: string, offline: boolean) {
  const { agreementId, days } = week;
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { unsent, send, discard, putBack } = useHoursOutbox(accountId, agreementId);
  const [removeHours, removing] = useRemoveHoursMutation();
  const open = openPlannedDays(days, unsent);

  const remove = async ({ day, version, recorded }: HoursDay) => {
    try {
      const left = await removeHours({ agreementId, day, version }).unwrap();
      const removed = left.days.find((one) => one.day === day);
      if (!recorded || !removed) return;
      toast.info(texts.removed(weekdayInWords(day)), undefined, {
        label: texts.undo,
        run: () => send(day, recorded.minutes, { ...enteredOf(recorded), version: removed.version }),
      });
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  const recordAll = () => {
    const entries = recordAsPlanned(accountId, week, open);
    const undo = () =>
      takeBack(dispatch, entries).catch((error: unknown) => toast.error(texts.failed, messageOf(error)));
    const title = offline || !navigator.onLine ? texts.allWaiting : texts.allRecorded;
    toast.info(title(entries.length), undefined, { label: texts.undo, run: () => void undo() });
  };
  return {
    unsent,
    send,
    remove,
    /** The day that is being removed. */
    removing: removing.isLoading ? removing.originalArgs?.day : undefined,
    /** Planned days that no one has recorded yet. */
    open,
    recordAll,
    discard: (entry: UnsentDay) => {
      discard(entry);
      toast.info(texts.discarded(weekdayInWords(entry.day)), undefined, {
        label: texts.undo,
        run: () => putBack(entry),
      });
    },
  };
}

interface OwnDayActionsProps {
  day: HoursDay;
  /** The entry for this day that the server does not have yet. */
  unsent: UnsentDay | undefined;
  offline: boolean;
  isRemoving: boolean;
  onEnter: () => void;
  onAsPlanned: () => void;
  onRemove: () => void;
  onDiscard: (entry: UnsentDay) => void;
}

function OwnDayActions(props: OwnDayActionsProps) {
  const { day, unsent, offline, isRemoving, onEnter, onAsPlanned, onRemove, onDiscard } = props;
  const { recorded } = day;
  if (unsent?.changed)
    return (
      <>
        <Button {...labelled(texts.check, day)} disabled={offline} onClick={onEnter} />
        <Button {...labelled(texts.discard, day)} variant="plain" onClick={() => onDiscard(unsent)} />
      </>
    );
  if (!day.canRecord) return null;
  const isBusy = isRemoving || (unsent !== undefined && !unsent.delayed);
  if (recorded || unsent?.delayed)
    return (
      <>
        <Button {...labelled(texts.change, day)} variant="quiet" disabled={isBusy} onClick={onEnter} />
        {offline || !recorded || recorded.state === 'confirmed' ? null : (
          <Button {...labelled(texts.remove, day)} variant="plain" disabled={isBusy} onClick={onRemove} />
        )}
      </>
    );
  return (
    <>
      {day.plannedMinutes > 0 ? (
        <Button {...labelled(texts.asPlanned, day)} icon="check" busy={isBusy} onClick={onAsPlanned} />
      ) : null}
      <Button {...labelled(texts.enter, day)} variant="quiet" disabled={isBusy} onClick={onEnter} />
    </>
  );
}

interface FamilyDaysProps {
  week: HoursWeek;
  offline: boolean;
  /** False for a co-parent, who reads. */
  canConfirm: boolean;
}

/** The days of a week for the family, who confirms them. */
export function FamilyDays({ week, offline, canConfirm }: FamilyDaysProps) {
  const { agreementId, days, totals } = week;
  const [confirm, confirming] = useConfirmHoursMutation();
  const [disputing, setDisputing] = useState<string | null>(null);
  const disputed = days.find(({ day }) => day === disputing);
  const open = days.filter(({ recorded }) => recorded?.state === 'recorded');
  const confirmDays = async (chosen: readonly HoursDay[]) => {
    try {
      const read = chosen.map(({ day, version }) => ({ day, version }));
      await confirm({ agreementId, daysToConfirm: { days: read } }).unwrap();
      toast.success(texts.confirmed);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  return (
    <>
      {open.length > 0 && !offline ? (
        <div className={styles.confirmWeek}>
          <p>{texts.toConfirm(totals.toConfirm)}</p>
          {canConfirm ? (
            <Button
              ref={focusParentOnUnmount}
              icon="check"
              busy={confirming.isLoading}
              onClick={() => void confirmDays(open)}
            >
              {texts.confirmWeek(open.length)}
            </Button>
          ) : (
            <p className={styles.quiet}>{texts.onlyAccountHolder}</p>
          )}
        </div>
      ) : null}
      <ol className={styles.days} aria-label={weekTexts.days}>
        {days.map((day) => (
          <DayRow key={day.day} day={day} week={week} unsent={undefined} offline={offline}>
            {day.recorded && !offline && canConfirm ? (
              <>
                {day.recorded.state === 'confirmed' ? null : (
                  <Button
                    {...labelled(texts.confirm, day)}
                    variant="quiet"
                    icon="check"
                    disabled={confirming.isLoading}
                    onClick={() => void confirmDays([day])}
                  />
                )}
                <Button
                  {...labelled(texts.dispute, day)}
                  variant="plain"
                  flush={day.recorded.state === 'confirmed'}
                  onClick={() => setDisputing(day.day)}
                />
              </>
            ) : null}
          </DayRow>
        ))}
      </ol>
      {disputed ? <DisputeDialog week={week} day={disputed} onClose={() => setDisputing(null)} /> : null}
    </>
  );
}
