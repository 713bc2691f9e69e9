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
  const { agreementId, days } = week;
  const { unsent, send, discard, putBack } = useHoursOutbox(accountId, agreementId);
  const [remove, removing] = useRemoveHoursMutation();
  const [entering, setEntering] = useState<HoursDay | null>(null);
  const heldOf = ({ day }: HoursDay) => unsent.find((one) => one.changed && one.day === day);
  const discardHeld = (held: UnsentDay) => {
    discard(held);
    toast.info(texts.discarded(weekdayInWords(held.day)), undefined, { label: texts.undo, run: () => putBack(held) });
  };
  const removeDay = async ({ day, version, recorded }: HoursDay) => {
    try {
      const left = await remove({ agreementId, day, version }).unwrap();
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
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const open = openPlannedDays(days, unsent);
  const recordAll = () => {
    const entries = recordAsPlanned(accountId, week, open);
    const undo = () =>
      takeBack(dispatch, entries).catch((error: unknown) => toast.error(texts.failed, messageOf(error)));
    const said = offline || !navigator.onLine ? texts.allWaiting : texts.allRecorded;
    toast.info(said(entries.length), undefined, { label: texts.undo, run: () => void undo() });
  };
  const busyWith = (day: HoursDay) =>
    unsent.some((one) => one.day === day.day && !one.delayed && !one.changed) ||
    (removing.isLoading && removing.originalArgs?.day === day.day);
  const waits = ({ day }: HoursDay) => unsent.some((one) => one.day === day && one.delayed && !one.changed);
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
          const held = heldOf(day);
          return (
            <DayRow
              key={day.day}
              day={day}
              week={week}
              unsent={unsent.find((one) => one.day === day.day)}
              offline={offline}
            >
              {held ? (
                <>
                  <Button {...labelled(texts.check, day)} disabled={offline} onClick={() => setEntering(day)} />
                  <Button {...labelled(texts.discard, day)} variant="plain" onClick={() => discardHeld(held)} />
                </>
              ) : !day.canRecord ? null : day.recorded || waits(day) ? (
                <>
                  <Button
                    {...labelled(texts.change, day)}
                    variant="quiet"
                    disabled={busyWith(day)}
                    onClick={() => setEntering(day)}
                  />
                  {offline || !day.recorded || day.recorded.state === 'confirmed' ? null : (
                    <Button
                      {...labelled(texts.remove, day)}
                      variant="plain"
                      disabled={busyWith(day)}
                      onClick={() => void removeDay(day)}
                    />
                  )}
                </>
              ) : (
                <>
                  {day.plannedMinutes > 0 ? (
                    <Button
                      {...labelled(texts.asPlanned, day)}
                      icon="check"
                      busy={busyWith(day)}
                      onClick={() => send(day.day, day.plannedMinutes, { way: 'planned', version: day.version })}
                    />
                  ) : null}
                  <Button
                    {...labelled(texts.enter, day)}
                    variant="quiet"
                    disabled={busyWith(day)}
                    onClick={() => setEntering(day)}
                  />
                </>
              )}
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
